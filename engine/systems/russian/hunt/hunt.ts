/** The witch hunt: who approves of it, when it may be held, and what it withholds (RU-HUNT). */
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { type Options, type Prompts, stated, type Rules } from '../../../ruleset/localized-text.ts'
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
      en: 'A mayor who died in office counts as having lost the post, so a witch hunt can be held.',
      ru: 'Считается ли пост потерянным, а охота на ведьм возможной, если мэр выбыл, не лишившись поста.',
    },
  },
  huntAutoVote: {
    values: [false, true],
    rule: 'RU-HUNT-3',
    says: {
      en: 'Players who do not vote in a witch hunt get a vote against themselves, as in other votes.',
      ru: 'Ставится ли на охоте автоголос тому, кто не проголосовал.',
    },
  },
  huntBoosts: {
    values: ['each', 'once'],
    rule: 'RU-HUNT-3',
    says: {
      en: 'In a witch hunt, boosts apply to both of a player’s votes, or only to the first.',
      ru: 'Усиливаются ли на охоте оба голоса игрока или только первый.',
    },
  },
}

const prompts: Prompts = {
  huntApproved: {
    rule: 'RU-HUNT-2',
    says: {
      en: 'No approvals of the witch hunt were entered. Did half of the main players approve it within 15 minutes?',
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
    en: 'A witch hunt replaces a lynch once per game, when the mayor has lost the post and more than five players are alive (more than six in the extended format); never on an additional vote.',
    ru: 'Охота на ведьм проводится вместо линчевания один раз за игру, когда мэр потерял пост и живы больше пяти игроков, в расширенном формате больше шести; на дополнительном голосовании — никогда.',
  }),
  'RU-HUNT-2': stated({
    en: 'When the vote starts, players have 15 minutes to approve the hunt. It is held if half of the living main players approve, not counting those not admitted to the vote; if not, the vote is an ordinary one.',
    ru: 'На старте голосования 15 минут собирают одобрения. Охота состоится, если ее одобрила половина живых основных игроков, не считая не допущенных к голосованию; иначе голосование обычное.',
  }),
  'RU-HUNT-3': stated({
    en: 'Everybody has two votes against different players and may cast one or none. A repeat vote against the same player does not count and leaves the second vote free. A player who does not mention a second vote has declined it. There are no automatic votes in a hunt, and a player without a wall has no vote.',
    ru: 'Каждый дает два голоса в разных игроков, может дать один или отказаться. Повторный голос против того же игрока не в счет и второго не занимает. Если о втором голосе ничего не сказано, это отказ. Автоголоса на охоте нет, а без стенки нет и голоса.',
  }),
  'RU-HUNT-4': stated({
    en: 'The two players with the most votes are lynched, however many blacks are left, and never more than two. There is no revote.',
    ru: 'Линчуют двоих, набравших больше всего голосов, сколько бы черных ни осталось, и никогда не больше двоих. Переголосования не бывает.',
  }),
  'RU-HUNT-5': stated({
    en: 'If more players are tied than there are places, those who were voted for first are lynched, ignoring votes left in advance; if a judge is in the game, those the judge voted against. Two votes in one post count from left to right.',
    ru: 'Если равных больше, чем мест, умирают те, в кого раньше кинули голос, без учета оставленных заранее; если в игре судья — те, против кого проголосовал судья. Два голоса в одном сообщении считаются слева направо.',
  }),
  'RU-HUNT-6': stated({
    en: 'In a witch hunt neither a hero nor a priest can save anybody.',
    ru: 'На охоте на ведьм никого не спасают ни герой, ни священник.',
  }),
}

const words = {
  facts: {
    approvesHunt: {
      stands: { en: '{who} approves the hunt', ru: '{who_nom} одобряет охоту' },
      falls: { en: '{who} does not approve the hunt', ru: '{who_nom} не одобряет охоту' },
      deed: true,
    },
    huntApproved: {
      stands: {
        en: 'half of the players approve the hunt ({need} needed)',
        ru: 'охоту одобрила половина игроков (нужно {need})',
      },
      falls: {
        en: 'fewer than half of the players approve the hunt ({need} needed)',
        ru: 'охоту одобрило меньше половины игроков (нужно {need})',
      },
    },
    hostSawApprovals: {
      stands: { en: 'the host saw half of the players approve', ru: 'ведущий видел одобрение половины' },
      falls: { en: 'the host did not see half of the players approve', ru: 'ведущий не видел одобрения половины' },
    },
    tooFewForHunt: {
      stands: { en: 'too few players are alive for a hunt', ru: 'для охоты в живых слишком мало игроков' },
      falls: { en: 'enough players are alive for a hunt', ru: 'для охоты в живых достаточно игроков' },
    },
    huntOn: {
      stands: { en: 'the vote is a witch hunt', ru: 'голосование — охота на ведьм' },
      falls: { en: 'the vote is not a witch hunt', ru: 'голосование — не охота на ведьм' },
    },
    amongTwo: {
      stands: {
        en: '{who} is one of the two with the most votes',
        ru: '{who_nom} — среди двоих, у кого больше всего голосов',
      },
      falls: {
        en: '{who} is not one of the two with the most votes',
        ru: '{who_nom} не среди двоих, у кого больше всего голосов',
      },
    },
    firstInHunt: {
      stands: {
        en: '{who} was voted for before other tied players',
        ru: 'голос против {who_gen} — раньше, чем против других',
      },
      falls: {
        en: '{who} was not voted for before other tied players',
        ru: 'голос против {who_gen} — не раньше, чем против других',
      },
    },
    leadsHunt: {
      stands: { en: '{who} leads the hunt', ru: '{who_nom} — на первом месте' },
      falls: { en: '{who} does not lead the hunt', ru: '{who_nom} не на первом месте' },
    },
    laterInHunt: {
      stands: {
        en: 'other tied players were voted for before {who}',
        ru: 'голоса против других равных — раньше, чем против {who_gen}',
      },
      falls: {
        en: 'no other tied player was voted for before {who}',
        ru: 'голоса против других равных — не раньше, чем против {who_gen}',
      },
    },
    boostGiven: {
      stands: {
        en: '{who}’s votes get a boost only once',
        ru: `к голосам {who_gen} прибавка только одна`,
      },
      falls: { en: 'both of {who}’s votes get the boost', ru: `прибавка к обоим голосам {who_gen}` },
    },
    votesSame: {
      stands: { en: '{who} already has a vote against {other}', ru: 'у {who_gen} уже есть голос против {other_gen}' },
      falls: {
        en: '{who} has no other vote against {other}',
        ru: 'у {who_gen} нет другого голоса против {other_gen}',
      },
    },
    noNewShots: {
      stands: { en: 'the hunt lynched two blacks', ru: 'охота линчевала двух черных' },
      falls: { en: 'the hunt did not lynch two blacks', ru: 'двух черных охота не линчевала' },
    },
    huntSparesNobody: {
      stands: { en: 'nobody is saved in a witch hunt', ru: 'на охоте никого не спасают' },
      falls: { en: 'it is not a witch hunt', ru: 'это не охота на ведьм' },
    },
  } satisfies FactWords<typeof facts> & Readonly<Record<string, unknown>>,
  uses: { approveHunt: { en: 'approval of a hunt', ru: 'одобрение охоты' } },
  deeds: {
    approveHunt: { en: '{actor} approved the hunt', ru: `{actor_nom} ${did('actor', 'одобрил')} охоту` },
  },
  tells: {
    huntHeld: { en: 'It was a witch hunt.', ru: 'Это была охота на ведьм.' },
    huntRefused: {
      en: 'The witch hunt was not approved, so this is an ordinary vote.',
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
