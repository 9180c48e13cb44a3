/** The witch hunt: who approves of it, when it may be held, and what it withholds (RU-HUNT). */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Prompts, stated, type Rules } from '../../../ruleset/said.ts'
import type { Entry } from '../attributes.ts'
import { approvingHunt, hunted, isHunt, mayBeHunted } from './allowed.ts'
import { vote } from './leaders.ts'
import type { Part } from '../part.ts'
import { section } from '../section.ts'
import { noNewShots } from '../shared/shots.ts'
import { isBlack } from '../shared/sides.ts'
import { least, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords } from '../words.ts'

const abilities: Record<string, Entry> = {
  approveHunt: {
    kind: 'other',
    told: {
      en: 'When a witch hunt is proposed, you have 15 minutes at the start of the vote to approve it. It is held if half of the living players do.',
      ru: 'Если предложена охота на ведьм, на старте голосования есть 15 минут, чтобы ее одобрить. Она состоится, если ее одобрит половина живых.',
    },
    is: ['byLetter', 'word', 'unstoppable', 'ofNoRole', 'uncounted', 'stays', 'approves'],
    targets: 0,
    phases: ['hunt'],
    casual: true,
    rule: 'RU-HUNT-2',
    components: [{ does: 'mark', as: 'approvingHunt' }],
  },
}

const facts = declareFacts({
  approvesHunt: { of: 'slot' },
  noNewShots: { of: 'group' },
})

const options: Options = {
  deadMayorOpensHunt: {
    values: [true, false],
    rule: 'RU-HUNT-1',
    says: {
      en: 'Whether a mayor who died in office has lost the post, so that a witch hunt can be held.',
      ru: 'Считается ли пост потерянным, а охота на ведьм возможной, если мэр выбыл, не лишившись поста.',
    },
  },
  huntAutoVote: {
    values: [false, true],
    rule: 'RU-HUNT-3',
    says: {
      en: 'Whether who casts no ballot in a witch hunt has one against himself, as in other votes.',
      ru: 'Ставится ли на охоте автоголос тому, кто не проголосовал.',
    },
  },
  huntBoosts: {
    values: ['each', 'once'],
    rule: 'RU-HUNT-3',
    says: {
      en: 'Whether what is added to ballots is added to either of the two in a witch hunt, or to the first alone.',
      ru: 'Усиливаются ли на охоте оба голоса игрока или только первый.',
    },
  },
}

const prompts: Prompts = {
  huntApproved: {
    rule: 'RU-HUNT-2',
    says: {
      en: 'No approval of the witch hunt was entered. Did half of the main players approve it within 15 minutes?',
      ru: 'Ни одного одобрения охоты не внесено. Одобрила ли охоту за 15 минут половина основных игроков?',
    },
    choices: ['yes', 'no'],
  },
}

/** A hunt is held once; where half did not approve the vote is an ordinary one, and everybody reads so. */
function held(run: Resolution): void {
  const on = hunted(run)
  if (!on) return
  run.put({ kind: 'huntHeld', of: '', why: on, rule: 'RU-HUNT-1', lasting: true })
  run.announce(isHunt(run) ? 'huntHeld' : 'huntRefused', {}, 'RU-HUNT-2')
}

/** Two blacks lynched by a hunt: those who are left get no new shot in the next night (RU-CAP-9). */
function withholdShots(run: Resolution): void {
  if (!isHunt(run)) return
  const blacks = run.ledger
    .attempts({ kind: 'lynched', when: 'tonight' })
    .filter(({ of }) => isBlack(run.seat(of)))
    .map(({ why }) => why)
  const why = least(2, { is: 'fact', kind: 'noNewShots', of: '' }, { rule: 'RU-CAP-9' }, blacks)
  run.put({ kind: noNewShots, of: '', why, rule: 'RU-CAP-9', until: `night ${run.phase.number}` })
}

/** Approvals are asked for as the vote starts. */
function askApprovals(run: Resolution): void {
  if ((run.phase.kind === 'day' || run.phase.kind === 'hunt') && mayBeHunted(run))
    run.announce('approvals', {}, 'RU-HUNT-2', 'voteStart')
}

const rulings: Part = {
  effects: { approvingHunt },
  after: { dayStart: askApprovals },
  before: { lynch: held },
  dusk: [withholdShots],
  results: ['huntHeld'],
  vote,
}

const rules: Rules = {
  'RU-HUNT-1': stated({
    en: 'A witch hunt takes the place of a lynch once a game, when the mayor has lost the post and more than five players live, in the extended format more than six; never on an additional vote.',
    ru: 'Охота на ведьм проводится вместо линчевания один раз за игру, когда мэр потерял пост и живы больше пяти игроков, в расширенном формате больше шести; на дополнительном голосовании — никогда.',
  }),
  'RU-HUNT-2': stated({
    en: 'As the vote starts 15 minutes are given to approve of it. It is held where half of the main players alive do, without those who were not admitted to the vote; otherwise the vote is an ordinary one.',
    ru: 'На старте голосования 15 минут собирают одобрения. Охота состоится, если ее одобрила половина живых основных игроков, не считая не допущенных к голосованию; иначе голосование обычное.',
  }),
  'RU-HUNT-3': stated({
    en: 'Everybody has two ballots against different players, and may cast one or none. One against the same player again is none, and leaves the second open. Who says nothing of the second has declined it. No ballot is put on anybody, and without a wall there is none.',
    ru: 'Каждый дает два голоса в разных игроков, может дать один или отказаться. Повторный голос против того же игрока не в счет и второго не занимает. Если о втором голосе ничего не сказано, это отказ. Автоголоса на охоте нет, а без стенки нет и голоса.',
  }),
  'RU-HUNT-4': stated({
    en: 'The two with the most votes are lynched, however many blacks are left, and never more than two. There is no revote.',
    ru: 'Линчуют двоих, набравших больше всего голосов, сколько бы черных ни осталось, и никогда не больше двоих. Переголосования не бывает.',
  }),
  'RU-HUNT-5': stated({
    en: 'Where more are level than there are places, those are lynched who got a ballot earlier, without ballots left beforehand; where a judge plays, those whom the judge voted against. Two ballots of one post count from left to right.',
    ru: 'Если равных больше, чем мест, умирают те, в кого раньше кинули голос, без учета оставленных заранее; если в игре судья — те, против кого проголосовал судья. Два голоса в одном сообщении считаются слева направо.',
  }),
  'RU-HUNT-6': stated({
    en: 'On a witch hunt neither a hero nor a priest saves anybody.',
    ru: 'На охоте на ведьм никого не спасают ни герой, ни священник.',
  }),
}

const words = {
  facts: {
    approvesHunt: {
      stands: { en: '{who} approves of the hunt', ru: '{who_nom} одобряет охоту' },
      falls: { en: '{who} does not approve of the hunt', ru: '{who_nom} не одобряет охоту' },
      deed: true,
    },
    huntApproved: {
      stands: {
        en: 'half of the players approve of the hunt ({need} needed)',
        ru: 'охоту одобрила половина игроков (нужно {need})',
      },
      falls: {
        en: 'fewer than half of the players approve of the hunt ({need} needed)',
        ru: 'охоту одобрило меньше половины игроков (нужно {need})',
      },
    },
    hostSawApprovals: {
      stands: { en: 'the host saw that half approve', ru: 'ведущий видел одобрение половины' },
      falls: { en: 'the host did not see that half approve', ru: 'ведущий не видел одобрения половины' },
    },
    tooFewForHunt: {
      stands: { en: 'too few players live for a hunt', ru: 'для охоты в живых слишком мало игроков' },
      falls: { en: 'enough players live for a hunt', ru: 'для охоты в живых достаточно игроков' },
    },
    huntOn: {
      stands: { en: 'the vote is a witch hunt', ru: 'голосование — охота на ведьм' },
      falls: { en: 'the vote is no witch hunt', ru: 'голосование — не охота на ведьм' },
    },
    amongTwo: {
      stands: {
        en: '{who} is one of the two with the most votes',
        ru: '{who_nom} — среди двоих, у кого больше всего голосов',
      },
      falls: {
        en: '{who} is not one of the two with the most votes',
        ru: '{who_nom} — не среди двоих, у кого больше всего голосов',
      },
    },
    firstInHunt: {
      stands: {
        en: '{who} got a ballot before others who are level',
        ru: 'голос против {who_gen} — раньше, чем против других',
      },
      falls: {
        en: '{who} got no ballot before others who are level',
        ru: 'голос против {who_gen} — не раньше, чем против других',
      },
    },
    leadsHunt: {
      stands: { en: '{who} leads the hunt', ru: '{who_nom} — на первом месте' },
      falls: { en: '{who} does not lead the hunt', ru: '{who_nom} — не на первом месте' },
    },
    laterInHunt: {
      stands: {
        en: 'others who are level got a ballot before {who}',
        ru: 'голоса против других равных — раньше, чем против {who_gen}',
      },
      falls: {
        en: 'nobody who is level got a ballot before {who}',
        ru: 'голоса против других равных — не раньше, чем против {who_gen}',
      },
    },
    boostGiven: {
      stands: {
        en: 'what is added to a ballot of {who} is added once',
        ru: `к голосам {who_gen} прибавка только одна`,
      },
      falls: { en: 'it is added to both ballots of {who}', ru: `прибавка к обоим голосам {who_gen}` },
    },
    votesSame: {
      stands: { en: '{who} has a ballot against {other} already', ru: 'у {who_gen} уже есть голос против {other_gen}' },
      falls: {
        en: '{who} has no other ballot against {other}',
        ru: 'у {who_gen} нет другого голоса против {other_gen}',
      },
    },
    noNewShots: {
      stands: { en: 'the hunt lynched two blacks', ru: 'охота линчевала двух черных' },
      falls: { en: 'the hunt lynched no two blacks', ru: 'двух черных охота не линчевала' },
    },
    huntSparesNobody: {
      stands: { en: 'a witch hunt spares nobody', ru: 'на охоте никого не спасают' },
      falls: { en: 'it is no witch hunt', ru: 'это не охота на ведьм' },
    },
  } satisfies FactWords<typeof facts> & Readonly<Record<string, unknown>>,
  uses: { approveHunt: { en: 'approval of a hunt', ru: 'одобрение охоты' } },
  deeds: {
    approveHunt: { en: '{actor} approved of the hunt', ru: `{actor_nom} ${did('actor', 'одобрил')} охоту` },
  },
  tells: {
    huntHeld: { en: 'It was a witch hunt.', ru: 'Это была охота на ведьм.' },
    huntRefused: {
      en: 'The witch hunt was not approved: an ordinary vote.',
      ru: 'Охота на ведьм не одобрена: обычное голосование.',
    },
  },
  verbs: { approveHunt: ['approve the hunt', 'i approve of the hunt', 'for the hunt', 'approve hunt'] },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const hunts = section({ abilities, facts, options, prompts, rules, rulings, words })
