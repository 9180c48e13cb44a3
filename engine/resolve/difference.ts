/** What comes out otherwise under other rules, and the rules that decide it on either side. */
import type { System } from '../ruleset/system.ts'
import type { ActionId, RuleId, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import type { Learned, Outcome, VerdictWord } from '../journal/outcome.ts'

/** One side of a difference: what came, the rules that decide it, and its tree where it was asked at all. */
export interface Half<Came> {
  came: Came
  rules: RuleId[]
  reason?: Reason
}

/** `learned` is undefined on a side where nothing was learned: the action did not count there. */
export type Difference =
  | { about: 'death'; who: SeatId; here: Half<boolean>; there: Half<boolean> }
  | {
      about: 'learned'
      who: SeatId
      action: ActionId
      ability: string
      target: SeatId
      here: Half<Learned['result'] | undefined>
      there: Half<Learned['result'] | undefined>
    }
  | { about: 'verdict'; action: ActionId; here: Half<VerdictWord>; there: Half<VerdictWord> }

/** A night as one system resolved it, with trees. `refusals`: the rule by which an action did not count there. */
export interface Resolved {
  system: System
  outcome: Outcome
  refusals?: Readonly<Record<ActionId, RuleId>>
}

/**
 * Compares two resolutions of the same submissions: deaths, what was learned, and how each action fared.
 * @returns the differences, deaths first; none where both come to the same
 */
export function compareOutcomes(here: Resolved, there: Resolved): Difference[] {
  return [...deaths(here, there), ...learned(here, there), ...verdicts(here, there)]
}

function deaths(here: Resolved, there: Resolved): Difference[] {
  const differing = [...new Set([...here.outcome.deaths, ...there.outcome.deaths])].filter(
    who => here.outcome.deaths.includes(who) !== there.outcome.deaths.includes(who),
  )
  const half = ({ outcome }: Resolved, who: SeatId): Half<boolean> =>
    halfOf(
      outcome.deaths.includes(who),
      outcome.questions.find(({ claim }) => claim.is === 'dies' && claim.who === who)?.reason,
    )
  return differing.map(who => ({ about: 'death', who, here: half(here, who), there: half(there, who) }))
}

function learned(here: Resolved, there: Resolved): Difference[] {
  const keyOf = ({ who, action }: Learned): string => JSON.stringify([who, action])
  const all = new Map([...there.outcome.learned, ...here.outcome.learned].map(one => [keyOf(one), one]))
  const found = ({ outcome }: Resolved, key: string): Learned | undefined =>
    outcome.learned.find(one => keyOf(one) === key)
  return [...all].flatMap(([key, { who, action, ability, about }]): Difference[] => {
    const [one, other] = [found(here, key), found(there, key)]
    if (one && other && alike(here.system, there.system, one.result, other.result)) return []
    const half = (side: Resolved, learned: Learned | undefined): Half<Learned['result'] | undefined> => {
      const asked = side.outcome.questions.find(
        ({ claim, holds }) =>
          holds && 'action' in claim && claim.action === action && 'who' in claim && claim.who === who,
      )
      return {
        ...halfOf(learned?.result, asked?.reason ?? verdictOf(side, action)?.reason),
        ...(!learned && refusal(side, action)),
      }
    }
    return [{ about: 'learned', who, action, ability, target: about, here: half(here, one), there: half(there, other) }]
  })
}

function verdicts(here: Resolved, there: Resolved): Difference[] {
  return here.outcome.verdicts.flatMap(({ action, verdict, reason }): Difference[] => {
    const other = verdictOf(there, action)
    if (!other || other.verdict === verdict) return []
    return [
      {
        about: 'verdict',
        action,
        here: { ...halfOf(verdict, reason), ...refusal(here, action) },
        there: { ...halfOf(other.verdict, other.reason), ...refusal(there, action) },
      },
    ]
  })
}

const verdictOf = ({ outcome }: Resolved, action: ActionId) => outcome.verdicts.find(one => one.action === action)
const refusal = ({ refusals = {} }: Resolved, action: ActionId): { rules?: RuleId[] } =>
  refusals[action] === undefined ? {} : { rules: [refusals[action]] }

const halfOf = <Came>(came: Came, reason: Reason | undefined): Half<Came> => ({
  came,
  rules: reason ? [...deciding(reason)] : [],
  ...(reason && { reason }),
})

/** Words of results that mean the same, by the tables of either system; lists in any order. */
function alike(here: System, there: System, one: Learned['result'], other: Learned['result']): boolean {
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one)
      && Array.isArray(other)
      && JSON.stringify([...one].sort()) === JSON.stringify([...other].sort())
    )
  return (
    one === other
    || (here.resultsAlike?.[one]?.includes(other) ?? false)
    || (there.resultsAlike?.[other]?.includes(one) ?? false)
  )
}

/**
 * The rules of the part of a tree that decides it: of what holds, what holds in it and how what spoke against it fell; of
 * what falls, what stands against it, or what it lacks.
 */
function deciding(root: Reason): Set<RuleId> {
  const rules = new Set<RuleId>()
  const seen = new Set<Reason>()
  const stack = [root]
  while (stack.length) {
    const reason = stack.pop()!
    if (seen.has(reason)) continue
    seen.add(reason)
    rules.add(reason.rule)
    const standing = reason.unless.filter(({ holds }) => holds)
    if (reason.holds) stack.push(...reason.unless, ...reason.because.filter(({ holds }) => holds))
    else if (standing.length) stack.push(...standing)
    else stack.push(...reason.because.filter(({ holds }) => !holds))
  }
  return rules
}
