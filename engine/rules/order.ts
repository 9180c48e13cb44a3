/**
 * A list of steps that happen one after another: which abilities are used in which, and what an order that a host
 * chooses has to keep. A system writes its steps down once, in the usual order; an option may hold another one.
 */
import type { RuleId } from '../reason/claim.ts'

/** One step: the rule that a tree cites for its place, and the abilities that are used in it. */
export interface Step {
  rule: RuleId
  takes: readonly string[]
}

/** The steps of a list by their names, in the usual order. */
export type Steps<Id extends string = string> = Readonly<Record<Id, Step>>

/** What an order must keep: each of the first steps comes before each of the later ones. */
export interface Constraint {
  rule: RuleId
  first: readonly string[]
  later: readonly string[]
}

/** A constraint that an order breaks, with the first two steps that stand the wrong way round. */
interface Broken {
  rule: RuleId
  first: string
  later: string
}

/** The names of the steps, in the usual order. */
export const usualOrder = <Id extends string>(steps: Steps<Id>): Id[] => Object.keys(steps) as Id[]

/** The step in which an ability is used, in whichever of these lists; undefined where in none. */
export function stepTaking(ability: string, ...lists: readonly Steps[]): Step | undefined {
  for (const steps of lists) {
    const step = stepsByAbility(steps).get(ability)
    if (step) return step
  }
  return undefined
}

/** Lists are written down once and never changed. */
const byAbility = new WeakMap<Steps, ReadonlyMap<string, Step>>()

function stepsByAbility(steps: Steps): ReadonlyMap<string, Step> {
  const known = byAbility.get(steps)
  if (known) return known
  const first = new Map<string, Step>()
  for (const step of Object.values(steps))
    for (const ability of step.takes) if (!first.has(ability)) first.set(ability, step)
  byAbility.set(steps, first)
  return first
}

/** @returns the constraints that an order breaks; one about a step that is not in the order is kept */
export const brokenBy = (kept: readonly Constraint[], order: readonly string[]): Broken[] =>
  kept.flatMap(({ rule, first, later }) => {
    const places = new Map(order.map((step, place) => [step, place]))
    const pairs = first.flatMap(before => later.map(after => ({ rule, first: before, later: after })))
    const wrong = pairs.find(pair => (places.get(pair.first) ?? -1) > (places.get(pair.later) ?? order.length))
    return wrong ? [wrong] : []
  })
