/** The terrorist (RU-TER): the detonator, with which he dies beside whom he chooses, and the explosion of his death. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { declareFacts } from '../../../resolve/sequence/vocabulary.ts'
import { chosen, stated, type Prompts, type Rules } from '../../../ruleset/localized-text.ts'
import type { Entry } from '../attributes.ts'
import { counting } from '../day/count.ts'
import type { Sentence } from '../day/hooks.ts'
import { opening } from '../day/kinds.ts'
import { section } from '../section.ts'
import { maim } from '../shared/lives.ts'
import { perRun } from '../shared/per-run.ts'
import { hasUse } from '../shared/roles.ts'
import { byRoster } from '../shared/roster.ts'
import { isBlack, isGrey, negativeOf } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { did, type FactWords, type PartWords, tried } from '../words.ts'

const abilities = {
  armDetonator: {
    kind: 'kill',
    told: {
      en: 'Once per game, before the vote, you may set the detonator. Once the vote has started you cannot take that back.',
      ru: 'Один раз за игру, до голосования, вы можете активировать детонатор. После начала голосования его уже не отменить.',
    },
    is: ['beforeVote', 'byLetter', 'stays'],
    targets: 0,
    phases: opening,
    casual: true,
    rule: 'RU-TER-2',
    components: [{ does: 'mark', as: 'arming' }],
  },
  explodeWith: {
    kind: 'kill',
    told: {
      en: 'When everybody has voted, you name the player with whom you explode.',
      ru: 'Когда все проголосовали, назовите, с кем вы взорветесь.',
    },
    is: ['byLetter', 'stays', 'keepsAim'],
    targets: 1,
    notSelf: { rule: 'RU-TER-2' },
    phases: opening,
    casual: true,
    rule: 'RU-TER-2',
    components: [{ does: 'mark', as: 'aiming' }],
  },
  explode: {
    kind: 'block',
    told: {
      en: 'If you are lynched, you explode: all the roles of everybody who voted for you are blocked for a game day.',
      ru: 'Если вас залинчуют, вы взорветесь: у всех, кто голосовал против вас, роли заблокированы на сутки.',
    },
    targets: 0,
    passive: true,
    rule: 'RU-TER-1',
    components: [],
  },
} satisfies Record<string, Entry>

const facts = declareFacts({
  /** Of a terrorist who set the detonator, and of whom he explodes with. */
  armed: { of: 'slot' },
  explodesWith: { of: 'slot' },
  /** Of a faceless who dies by day and has a draw all the same. */
  leavesLevel: { of: 'slot', data: { keeps: 'flag?' } },
  /** Of whom an explosion keeps from the roles. */
  blownUp: { of: 'slot', data: { part: ['both', 'civil', 'negative'] } },
})

const prompts: Prompts = {
  detonatorTarget: {
    rule: 'RU-TER-2',
    says: {
      en: 'Everybody has voted, and the detonator is armed. Who does the terrorist explode with?',
      ru: 'Все голоса отданы, детонатор активирован. С кем взрывается террорист?',
    },
  },
}

/** Before the vote: from its start on there is no way back (RU-TER-2). */
const arming: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const armed = all({ is: 'fact', kind: 'armed', of: actor, action }, { rule: 'RU-TER-2', action }, [why])
  run.put({ kind: 'armed', of: actor, by: actor, action, why: armed, rule: 'RU-TER-2' })
  // A terrorist who named nobody may be lynched by ballots all the same.
  return () => charges(run).find(one => one.terrorist === actor && !isPair(one))?.why ?? lynchOf(run, actor) ?? armed
}

/** Once everybody has voted he says with whom. */
const aiming: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const armed = run.ledger.seek({ kind: 'armed', of: actor, when: 'tonight' }, 'RU-TER-2', {
    is: 'fact',
    kind: 'armed',
    of: actor,
  })
  const about = { is: 'fact', kind: 'explodesWith', of: at, other: actor, action } as const
  const aims = all(about, { rule: 'RU-TER-2', action }, [why, armed])
  run.put({ kind: 'explodesWith', of: at, by: actor, action, why: aims, rule: 'RU-TER-2' })
  return aims
}

const lynchOf = (run: Resolution, who: SeatId): Reason | undefined =>
  run.ledger.attempts({ kind: 'lynched', of: who, when: 'tonight' }).at(-1)?.why

/** A terrorist and whom he explodes with. */
interface Pair {
  terrorist: SeatId
  target: SeatId
  /** That the detonator goes off with him. */
  why: Reason
  /** Why the other one does not die of it. */
  spared: readonly Reason[]
}

/** What the prompt answers of a terrorist who named nobody, so that nothing goes off. */
const NOBODY = 'nobody'

/** A detonator that does not go off. */
interface Dud extends Omit<Pair, 'target' | 'spared'> {
  /** With whom it would have, and whether that one would have lived. */
  along?: Sentence['along']
}

/** Every detonator that was set today; the host is asked for a target that no message named. */
const charges = perRun<(Pair | Dud)[]>(run =>
  run.ledger.attempts({ kind: 'armed', when: 'tonight' }).flatMap(({ of: terrorist, why: armed }): (Pair | Dud)[] => {
    if (!run.seat(terrorist).alive) return []
    if (!armed.holds) {
      const why = all({ is: 'fact', kind: 'goesOff', of: terrorist }, { rule: 'RU-TER-2' }, [armed])
      const meant = run.ledger.attempts({ kind: 'explodesWith', by: terrorist, when: 'tonight' }).at(-1)?.of
      if (meant === undefined) return [{ terrorist, why }]
      return [{ terrorist, why, along: { who: meant, lives: spares(run, terrorist, meant).length > 0 } }]
    }
    const named = run.ledger.found({ kind: 'explodesWith', by: terrorist, when: 'tonight' }).at(-1)
    const others = run
      .living()
      .filter(({ slot, details }) => slot !== terrorist && details?.title !== 'mayor')
      .map(({ slot }) => slot)
    const target = named?.of ?? run.ask('detonatorTarget', { choices: [...others, NOBODY] })
    if (target === NOBODY) {
      const nobody = run.given({ is: 'fact', kind: 'namesNoTarget', of: terrorist }, 'RU-TER-2')
      const goesOff = { is: 'fact', kind: 'goesOff', of: terrorist } as const
      return [{ terrorist, why: all(goesOff, { rule: 'RU-TER-2' }, [armed], [nobody]) }]
    }
    const word = named?.why ?? run.given({ is: 'fact', kind: 'saidToHost', of: terrorist }, 'RU-TER-2')
    const why = all({ is: 'fact', kind: 'goesOffWith', of: target, other: terrorist }, { rule: 'RU-TER-3' }, [
      armed,
      word,
    ])
    return [{ terrorist, target, why, spared: spares(run, terrorist, target) }]
  }),
)

const isPair = (one: Pair | Dud): one is Pair => 'target' in one

const pairs = (run: Resolution): Pair[] => charges(run).filter(isPair)

/** Of two reds he is maimed (RU-TER-5); a black only maims (RU-TER-B2); the faceless kills as ballots would (RU-TER-G1). */
function spares(run: Resolution, terrorist: SeatId, target: SeatId): Reason[] {
  const seat = run.seat(terrorist)
  const only = (kind: 'bothRed' | 'blackOnlyMaims' | 'notByBallotsToo', rule: RuleId): Reason[] => [
    run.given({ is: 'fact', kind, of: target, other: terrorist }, rule),
  ]
  if (isBlack(seat)) return only('blackOnlyMaims', 'RU-TER-B2')
  if (isGrey(seat))
    return counting(run).sentences.some(({ who }) => who === target) ? [] : only('notByBallotsToo', 'RU-TER-G1')
  return run.seat(target).faction === 'red' ? only('bothRed', 'RU-TER-5') : []
}

/** The pair in the place of whomever the ballots chose (RU-TER-3, RU-TER-4); who named nobody goes nowhere. */
const detonated = (run: Resolution): Sentence[] =>
  charges(run).flatMap((charge): Sentence[] => {
    const { terrorist: who, why } = charge
    const own: Sentence = { who, rule: 'RU-TER-3', because: [why], unless: [], beside: true }
    return isPair(charge)
      ? [own, { who: charge.target, rule: 'RU-TER-4', because: [why], unless: charge.spared, beside: true }]
      : [{ ...own, ...(charge.along && { along: charge.along }) }]
  })

/** What the explosions of this vote bring: the maimed, blocked voters, and a draw for a faceless terrorist. */
function explode(run: Resolution): void {
  for (const pair of pairs(run)) hurt(run, pair)
  for (const { of, why } of run.ledger.found({ kind: 'lynched', when: 'tonight' })) blast(run, of, why)
}

function hurt(run: Resolution, { terrorist, target, spared }: Pair): void {
  const lynched = lynchOf(run, terrorist)
  if (!lynched) return
  const [why] = spared
  if (why && run.seat(target).alive) {
    const action = `passive:${terrorist}:explode`
    maim(run, target, { why: [lynched, why], rule: why.rule, by: terrorist, action })
    const struck = all({ is: 'fact', kind: 'blownUp', of: target, other: terrorist }, { rule: why.rule }, [
      lynched,
      why,
    ])
    if (struck.holds) run.announce('detonatorMaimed', { who: target }, why.rule)
    if (struck.holds && isBlack(run.seat(terrorist)) && negativeOf(run.seat(target)))
      block(run, target, terrorist, 'negative', struck, 'RU-TER-B2')
  }
  blastAbout(run, terrorist, target, [lynched])
  if (isGrey(run.seat(terrorist))) leavesLevel(run, terrorist, lynched)
}

/** A draw instead of a loss, for every victim scored before this vote (RU-FAC-G3). */
function leavesLevel(run: Resolution, of: SeatId, lynched: Reason): void {
  const why = all({ is: 'fact', kind: 'leavesLevel', of }, { rule: 'RU-FAC-G3' }, [lynched])
  run.put({ kind: 'leavesLevel', of, why, rule: 'RU-FAC-G3', data: { keeps: true } })
}

/** Whoever voted against a lynched terrorist has no use of his roles for a game day (RU-TER-1). */
function blast(run: Resolution, terrorist: SeatId, lynched: Reason): void {
  const passive = hasUse(run, terrorist) ? run.passive(terrorist, 'explode') : undefined
  if (passive) blastAbout(run, terrorist, terrorist, [lynched, passive.why])
}

/** All whose ballot stood against one of the pair, however little it weighed. */
function blastAbout(run: Resolution, terrorist: SeatId, about: SeatId, goesOff: readonly Reason[]): void {
  const black = isBlack(run.seat(terrorist))
  const votes = run.ledger.found({ kind: 'votes', when: 'tonight', where: ({ data }) => data.target === about })
  const hit = byRoster(run, votes, ({ of }) => of).flatMap(({ of, why }) => {
    if (of === terrorist || run.ledger.found({ kind: 'blownUp', of, by: terrorist, when: 'tonight' }).length) return []
    const dead = lynchOf(run, of)
    const dying = dead?.holds ? [any({ is: 'fact', kind: 'diesToo', of }, { rule: 'RU-TER-6' }, [dead])] : []
    const rule: RuleId = about === terrorist ? 'RU-TER-1' : 'RU-TER-4'
    // Of a black one the negative role is left alone, and the civil one blocked all the same.
    const leaves = black ? [run.given({ is: 'fact', kind: 'blackTerrorist', of: terrorist }, 'RU-TER-B1')] : []
    const cites = black ? { rule: 'RU-TER-B1' as const, also: [rule] } : { rule }
    const claim = { is: 'fact', kind: 'blownUp', of, other: terrorist } as const
    const blown = all(claim, cites, [...goesOff, why, ...leaves], dying)
    return block(run, of, terrorist, black ? 'civil' : 'both', blown, rule) ? [of] : []
  })
  if (hit.length) run.announce('votersBlownUp', { voters: hit.join('\n') }, 'RU-TER-4')
}

function block(
  run: Resolution,
  who: SeatId,
  by: SeatId,
  part: Fact<'blownUp'>['data']['part'],
  why: Reason,
  rule: RuleId,
): boolean {
  const { number } = run.phase
  const until = part === 'negative' ? `night ${number}` : `day ${number + 1}`
  run.mark(who, 'blownUp', why, rule, { by, data: { part }, until })
  return why.holds
}

/** As the day ends everybody hears of it who lost his own moves, and lives: a phantom who voted has none. */
function tellBlownUp(run: Resolution): void {
  const struck = run.ledger.found({ kind: 'blownUp', when: 'tonight', where: ({ data }) => data.part !== 'negative' })
  for (const { of, rule } of byRoster(run, struck, fact => fact.of))
    if (run.seat(of).alive) run.tell(of, 'blownUp', {}, rule)
}

const rules: Rules = {
  'RU-TER-1': stated({
    en: 'A lynched terrorist explodes: everybody who voted against them has their roles blocked for one game day, however little the vote weighed.',
    ru: 'Залинчованный террорист взрывается: у всех, кто голосовал против него, роли заблокированы на сутки, сколько бы голос ни весил.',
  }),
  'RU-TER-2': chosen({
    en: 'Once per game, before the vote, the terrorist may arm the detonator. After the vote has started this cannot be undone; they say who they explode with once everybody has voted.',
    ru: 'Один раз за игру, до голосования, он может активировать детонатор. После начала голосования его уже не отменить; с кем взорваться, он говорит, когда все проголосовали.',
  }),
  'RU-TER-3': stated({
    en: 'The detonator replaces the vote: whoever the votes chose lives, and the pair die. On a hunt the pair takes the place of the one of the two with fewer votes, and three die.',
    ru: 'Взрыв срывает голосование: кого выбрали голоса, тот живет, а умирают террорист и его жертва. На охоте пара занимает место того из двоих, у кого голосов меньше, и умирают трое.',
  }),
  'RU-TER-4': stated({
    en: 'Both count as lynched: everybody who voted against either is blocked and is named in the result.',
    ru: 'Оба считаются залинчованными: у голосовавших против любого из них роли заблокированы, и в итогах их называют.',
  }),
  'RU-TER-5': stated({
    en: 'A red terrorist does not kill a red but maims them, and the mayor loses the post.',
    ru: 'Красный террорист красного не убивает, а калечит, и мэр теряет пост.',
  }),
  'RU-TER-6': stated({
    en: 'The explosion does not stop the dying move of a player who dies in the same vote.',
    ru: 'Предсмертному ходу того, кто умирает на том же голосовании, взрыв не мешает.',
  }),
  'RU-TER-B1': stated({
    en: 'A black terrorist’s explosion does not affect negative roles.',
    ru: 'Взрыв черного террориста не лишает хода негативные роли.',
  }),
  'RU-TER-B2': stated({
    en: 'A black terrorist’s detonator does not kill its victim: it maims them, and a negative has no move the next night.',
    ru: 'Детонатор черного террориста жертву не убивает, а калечит навсегда; негатив остается без хода в ближайшую ночь.',
  }),
  'RU-TER-G1': stated({
    en: 'A faceless terrorist’s detonator kills a player the votes would have lynched or sent to a revote, and maims anybody else.',
    ru: 'Детонатор безликого террориста убивает того, кто умер бы по голосам или попал на переголосование, а любого другого калечит.',
  }),
}

const words = {
  uses: {
    armDetonator: { en: 'detonator', ru: 'детонатор' },
    explodeWith: { en: 'detonator target', ru: 'цель взрыва' },
    explode: { en: 'explosion', ru: 'взрыв' },
  },
  deeds: {
    armDetonator: { en: '{actor} armed the detonator', ru: `{actor_nom} ${did('actor', 'активировал')} детонатор` },
    explodeWith: {
      en: '{actor} chose to explode with {first}',
      ru: `{actor_nom} ${did('actor', 'выбрал')} целью взрыва {first_acc}`,
    },
    explode: { en: '{actor} explodes', ru: '{actor_nom} взрывается' },
    'armDetonator:tried': tried('arm the detonator', 'активировать детонатор'),
    'explodeWith:tried': tried('explode with {first}', 'взорваться вместе с {first_ins}'),
  },
  facts: {
    armed: {
      stands: { en: '{who} armed the detonator', ru: `{who_nom} ${did('who', 'активировал')} детонатор` },
      falls: { en: '{who} has not armed the detonator', ru: `{who_nom} не ${did('who', 'активировал')} детонатор` },
      would: { en: '{who} would have armed the detonator', ru: `{who_nom} ${did('who', 'активировал')} бы детонатор` },
    },
    explodesWith: {
      stands: { en: '{other} chooses {who} to explode with', ru: '{other_nom} выбирает {who_acc}, чтобы взорваться' },
      falls: {
        en: '{other} does not choose {who} to explode with',
        ru: '{other_nom} не выбирает {who_acc}, чтобы взорваться',
      },
    },
    goesOffWith: {
      stands: { en: '{other} explodes with {who}', ru: '{other_nom} взрывается с {who_ins}' },
      falls: { en: '{other} does not explode with {who}', ru: '{other_nom} не взрывается с {who_ins}' },
    },
    goesOff: {
      stands: { en: '{who}’s detonator goes off', ru: 'детонатор срабатывает ({who_nom})' },
      falls: { en: '{who}’s detonator does not go off', ru: 'детонатор не срабатывает ({who_nom})' },
      would: { en: '{who}’s detonator would have gone off', ru: 'детонатор сработал бы ({who_nom})' },
    },
    namesNoTarget: {
      stands: { en: '{who} names nobody to explode with', ru: '{who_nom} не называет, с кем взорваться' },
      falls: { en: '{who} names somebody to explode with', ru: '{who_nom} называет, с кем взорваться' },
    },
    bothRed: {
      stands: { en: '{other} and {who} are both red', ru: '{other_nom} и {who_nom} — оба красные' },
      falls: { en: '{other} and {who} are not both red', ru: '{other_nom} и {who_nom} не оба красные' },
    },
    blackOnlyMaims: {
      stands: { en: '{other} is black and only maims', ru: '{other_nom} — черный террорист и только калечит' },
      falls: { en: '{other} is not black', ru: '{other_nom} не черный террорист' },
    },
    notByBallotsToo: {
      stands: { en: 'the votes would not have chosen {who}', ru: '{who_acc} голоса бы не выбрали' },
      falls: { en: 'the votes would have chosen {who} too', ru: '{who_acc} выбрали бы и голоса' },
    },
    diesToo: {
      stands: { en: '{who} dies in the same vote', ru: '{who_nom} умирает на том же голосовании' },
      falls: { en: '{who} does not die in the same vote', ru: '{who_nom} не умирает на том же голосовании' },
    },
    blackTerrorist: {
      stands: { en: '{who} is a black terrorist', ru: '{who_nom} — черный террорист' },
      falls: { en: '{who} is not a black terrorist', ru: '{who_nom} не черный террорист' },
    },
    blownUp: {
      stands: { en: 'the explosion blocks {who}’s roles', ru: 'взрыв блокирует роли {who_gen}' },
      falls: { en: 'no explosion blocks {who}’s roles', ru: 'взрыв не блокирует роли {who_gen}' },
      asks: { en: 'Does the explosion block {who}’s roles?', ru: 'Блокирует ли взрыв роли {who_gen}?' },
      would: { en: 'the explosion would have blocked {who}’s roles', ru: 'взрыв заблокировал бы роли {who_gen}' },
    },
    leavesLevel: {
      stands: { en: '{who} leaves with a draw', ru: '{who_nom} уходит с ничьей' },
      falls: { en: '{who} does not leave with a draw', ru: '{who_nom} не уходит с ничьей' },
      asks: { en: 'Does {who} leave with a draw?', ru: 'Уходит ли {who_nom} с ничьей?' },
      would: {
        en: '{who} would have left with a draw',
        ru: `{who_nom} ${did('who', 'ушел', 'ушла', 'ушли')} бы с ничьей`,
      },
    },
  } satisfies FactWords<typeof facts>,
  tells: {
    blownUp: {
      en: 'The explosion hurt you: your role is blocked until the game day is over.',
      ru: 'Вас ранило взрывом: ваша роль заблокирована на сутки.',
    },
    detonatorMaimed: { en: 'The detonator maimed {who}.', ru: 'Взрывом покалечен игрок {who}.' },
    votersBlownUp: {
      en: 'The explosion blocks the roles of these players: {voters}.',
      ru: 'Взрыв на сутки заблокировал роли: {voters}.',
    },
  },
  verbs: {
    armDetonator: ['arm', 'arm the detonator', 'set the detonator', 'detonator'],
    explodeWith: ['explode with', 'explode', 'blow up'],
  },
} satisfies PartWords

declare module '../vocabulary.ts' {
  interface Declared extends Of<typeof facts> {}
  interface Spoken extends IdsOf<typeof words.facts> {}
}

export const terrorist = section({
  abilities,
  facts,
  prompts,
  rules,
  words,
  rulings: {
    effects: { arming, aiming },
    vote: { instead: detonated },
    after: { lynch: explode },
    results: ['blownUp', 'leavesLevel'],
    dusk: [tellBlownUp],
  },
})
