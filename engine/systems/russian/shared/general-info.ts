/** What of one night belongs to the general information of somebody's role (RU-GEN-13, RU-INFO-1). */
import type { Tell } from '../../../journal/outcome.ts'
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Finding } from '../../../resolve/sequence/resolution.ts'
import { getOwn } from '../../../ruleset/catalogue.ts'
import { kindOf } from './moves.ts'
import { scopes } from './scopes.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'

/** One thing to hear: `word` names it among others, `values` are those of a message that tells it. */
export interface Hearing {
  word: string
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
  const moves = movesMade(run, who).map(({ of, data: { ability } }): Hearing => {
    const role = of.startsWith('role:') ? of.slice('role:'.length) : undefined
    return {
      word: ability,
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
    .map(({ about, result, fact, ability }) => ({
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

const outcomes = (run: Resolution, who: SeatId): Hearing[] =>
  run.tells.flatMap(({ to, kind, values }) => {
    const result = to.to === 'player' && to.player === who ? getOwn(outcome, kind)?.(values) : undefined
    if (result === undefined) return []
    return [values.who ?? values.about ?? []]
      .flat()
      .map((about): Hearing => ({ word: kind, what: 'result', values: { about, result } }))
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

function impacts(run: Resolution, who: SeatId): Hearing[] {
  const told = run.tells.flatMap(({ to, kind, values, rule }) =>
    // Only who devoured one of his own team has a life to lose by this rule.
    to.to === 'player' && to.player === who && rule !== 'RU-CUL-3' && !ofNegative(values.ability)
      ? (getOwn(impact, kind) ?? [])
      : [],
  )
  return [...new Set(told)].map(what => ({ word: what, what: 'impact', values: { what } }))
}

const ofNegative = (ability: string | string[] | undefined): boolean =>
  typeof ability === 'string' && kindOf({ does: ability }) === 'negative'

/** What a maid left for him: none can tell it from the rest (RU-MAI-1). */
const messages = (run: Resolution, who: SeatId): Hearing[] =>
  run.ledger
    .found({ kind: 'forged', of: who, when: 'tonight' })
    .map(({ data: { text } }) => ({ word: 'message', what: 'message', values: { text } }))

/** The message for each kind of what there is to hear. */
const kinds = {
  move: 'watchedMove',
  result: 'watchedResult',
  impact: 'watchedImpact',
  message: 'watchedMessage',
} as const

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
  const { action } = through
  const hears = all({ is: 'fact', kind: 'hearsOf', of, other: who }, { rule: scopes.generalInfo.rule, action }, [
    why,
    ...movesMade(run, of).map(entry => entry.why),
  ])
  const words = heard.map(({ word }) => word)
  if (!learnsFact(run, who, through, of, 'generalInfo', words, rule, hears)) return
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
