/** What of one night belongs to the general information of somebody's role (RU-GEN-13, RU-INFO-1). */
import type { Tell } from '../../../journal/outcome.ts'
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { kindOf } from './moves.ts'
import { scopes } from './scopes.ts'
import { all, any, type Fact, type Resolution } from '../vocabulary.ts'

/**
 * One thing to hear: `word` names it among others, `values` are those of a message that tells it; `whys`: what it came of,
 * where that is known.
 */
export interface Hearing {
  word: string
  whys: Reason[]
  what: 'move' | 'result' | 'impact' | 'message'
  values: Record<string, string | string[]>
}

/** The moves that somebody made tonight through the civil role. */
export const movesMade = (run: Resolution, who: SeatId): Fact<'log'>[] =>
  run.ledger.found({
    kind: 'log',
    by: who,
    when: 'soFar',
    where: ({ phase, data }) => phase === undefined && data.entry === 'move',
  })

/** Moves, results, and what others did; asked when everything else is told. */
export function hearings(run: Resolution, who: SeatId): Hearing[] {
  const moves = movesMade(run, who).map(({ of, why, data: { ability } }): Hearing => {
    const role = of.startsWith('role:') ? of.slice('role:'.length) : undefined
    return {
      word: ability,
      whys: [why],
      what: 'move',
      values: role === undefined ? { ability, about: of } : { ability, role },
    }
  })
  // Nobody hears more than the player himself, who reads nothing when he is dead (RU-GEN-9).
  return run.isDead(who)
    ? moves
    : [...moves, ...results(run, who), ...outcomes(run, who), ...impacts(run, who), ...messages(run, who)]
}

/** What a role finds for blacks or for the faceless alone would settle whose it is: its rule is one of theirs (RU-INFO-1). */
const settlesTeam = ({ fact, rule }: Finding): boolean => fact !== undefined && /-[BG]\d+$/.test(rule)

const results = (run: Resolution, who: SeatId): Hearing[] =>
  run.findings
    .filter(one => one.who === who && kindOf({ does: one.ability }) === 'civil' && !settlesTeam(one))
    .map(({ about, result, fact, ability, why, whyOf }) => ({
      whys: whyOf ? [result].flat().map(whyOf) : [why],
      // A whereabouts is a fact of each night; it is known by what asked for it.
      word: fact === undefined || ability === 'request' ? ability : fact,
      what: 'result',
      values: { about, result },
    }))

/** What came of a role and is no knowledge of anybody: the words for it, by the message that its holder gets; none settles his team. */
const outcome: Readonly<Record<string, (values: Tell['values']) => string | undefined>> = {
  saved: () => 'saved',
  soulHeal: ({ is }) => (is === 'hit' ? 'saved' : 'missed'),
  soulsTaken: () => 'soulTaken',
  collected: ({ role }) => [role ?? []].flat()[0],
}

/** Facts by which each of them came about. */
const cameOf = { saved: 'doctorHit', soulHeal: 'cultistHit', soulsTaken: 'soulTaken', collected: 'heir' } as const

/** Whose doing of this phase what came of somebody's role was. */
function whysOfOutcome(run: Resolution, who: SeatId, kind: string): Reason[] {
  const fact = getOwn<(typeof cameOf)[keyof typeof cameOf]>(cameOf, kind)
  if (fact === undefined) return []
  return run.ledger
    .found({ kind: fact, when: 'soFar', where: ({ phase }) => phase === undefined })
    .flatMap(({ of, by, why }) => ((fact === 'heir' ? of : by) === who ? [why] : []))
}

const outcomes = (run: Resolution, who: SeatId): Hearing[] =>
  run.tells.flatMap(({ to, kind, values }) => {
    const result = to.to === 'player' && to.player === who ? getOwn(outcome, kind)?.(values) : undefined
    if (result === undefined) return []
    return [values.who ?? values.about ?? []].flat().map((about): Hearing => ({
      word: kind,
      whys: whysOfOutcome(run, who, kind),
      what: 'result',
      values: { about, result },
    }))
  })

/** What others did to somebody, by the message he gets; none of it settles his team. */
const impact: Readonly<Record<string, string>> = {
  attacked: 'attacked',
  lifeSpent: 'lifeSpent',
  pairAttacked: 'attacked',
  blocked: 'blocked',
  foiled: 'foiled',
  captured: 'captured',
  released: 'released',
  maimed: 'maimed',
  client: 'client',
  drugged: 'drugged',
  hacked: 'hacked',
  hackedBoth: 'hacked',
  hackedUntil: 'hacked',
  punished: 'punished',
}

/** What each of them is a fact of, where it is one. */
const felt = {
  attacked: 'attacked',
  lifeSpent: 'lifeSpent',
  blocked: 'arrested',
  foiled: 'foiled',
  captured: 'captive',
  released: 'released',
  maimed: 'maimed',
  client: 'client',
  drugged: 'drugged',
  hacked: 'hacked',
  punished: 'punished',
} as const

/** Whose doing of this phase it was. */
function whysOf(run: Resolution, who: SeatId, word: string): Reason[] {
  const kind = getOwn<(typeof felt)[keyof typeof felt]>(felt, word)
  if (kind === undefined) return []
  return run.ledger
    .found({ kind, of: who, when: 'soFar' })
    .flatMap(({ why, phase }) => (phase === undefined ? [why] : []))
}

function impacts(run: Resolution, who: SeatId): Hearing[] {
  const told = run.tells.flatMap(({ to, kind, values, rule }) =>
    // Only who devoured one of his own team has a life to lose by this rule.
    to.to === 'player' && to.player === who && rule !== 'RU-CUL-3' && !ofNegative(values.ability)
      ? (getOwn(impact, kind) ?? [])
      : [],
  )
  return [...new Set(told)].map(word => ({
    word,
    whys: whysOf(run, who, word),
    what: 'impact',
    values: { what: word },
  }))
}

const ofNegative = (ability: string | string[] | undefined): boolean =>
  typeof ability === 'string' && kindOf({ does: ability }) === 'negative'

/** What a maid left for him: none can tell it from the rest (RU-MAI-1). */
const messages = (run: Resolution, who: SeatId): Hearing[] =>
  run.ledger
    .found({ kind: 'forged', of: who, when: 'tonight' })
    .map(({ why, data: { text } }) => ({ word: 'message', whys: [why], what: 'message', values: { text } }))

/** The message for each kind of what there is to hear. */
const kinds = {
  move: 'watchedMove',
  result: 'watchedResult',
  impact: 'watchedImpact',
  message: 'watchedMessage',
} as const

/** That somebody hears of the role of `of`, because of `why`: with the moves that it made, and of each word what that came of. */
export function hearing(
  heard: readonly Hearing[],
  { who, of, action, why }: { who: SeatId; of: SeatId; action: ActionId; why: Reason },
): { hears: Reason; whyOf: (word: string) => Reason } {
  const claim = { is: 'fact', kind: 'hearsOf', of, other: who } as const
  const by = (word: string, whys: readonly Reason[]): Reason =>
    all(claim, { rule: scopes.generalInfo.rule, action }, [
      why,
      // Of several that would each have been heard of so, one is enough.
      ...(whys.length > 1
        ? [any({ ...claim, values: { word } }, { rule: scopes.generalInfo.rule, action }, whys)]
        : whys),
    ])
  const moves = heard.filter(({ what }) => what === 'move').flatMap(({ whys }) => whys)
  return {
    hears: all(claim, { rule: scopes.generalInfo.rule, action }, [why, ...moves]),
    whyOf: asked => by(asked, [...new Set(heard.flatMap(({ word, whys }) => (word === asked ? whys : [])))]),
  }
}

/** Asked when everything else is told: `who` hears of the role of `of`, because of `why`. */
export function reportHeard(
  run: Resolution,
  {
    who,
    through,
    of,
    rule,
    why,
  }: { who: SeatId; through: { action: ActionId; ability: string }; of: SeatId; rule: RuleId; why: Reason },
): void {
  const heard = hearings(run, of)
  if (!heard.length) return
  const words = heard.map(({ word }) => word)
  const { hears, whyOf } = hearing(heard, { who, of, action: through.action, why })
  if (!learnsFact(run, who, through, of, 'generalInfo', words, rule, hears, whyOf)) return
  for (const { what, values } of heard) run.tell(who, kinds[what], { who: of, ...values }, rule)
}

/** Somebody learns by his own action, where the reason holds. @returns whether he does, for the message that says so */
export function learns(
  run: Resolution,
  ...[move, about, result, rule, why, really, whyOf]: Parameters<Resolution['learn']>
): boolean {
  if (why.holds) run.learn(move, about, result, rule, why, really, whyOf)
  return why.holds
}

/** Somebody learns a fact about somebody, where the reason holds. @returns whether he does */
export function learnsFact(
  run: Resolution,
  ...[who, by, about, fact, is, rule, why, whyOf]: Parameters<Resolution['learnFact']>
): boolean {
  if (why.holds) run.learnFact(who, by, about, fact, is, rule, why, whyOf)
  return why.holds
}
