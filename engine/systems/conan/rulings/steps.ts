/** The steps of a phase in the host's order, and which ability is used in which. */
import type { Move } from '../../../resolve/sequence/move.ts'
import { chosenOrder } from '../../../rules/option.ts'
import type { Step, Steps } from '../../../rules/order.ts'
import { real } from '../deceit/chameleon.ts'
import { daySteps, nightSteps } from '../order.ts'
import type { Resolution } from '../vocabulary.ts'

/** Nights and the preparation before them share one list. */
export const isDay = (kind: string): boolean => kind === 'day'

/** Every step of a phase, in order. */
export function stepsOf(kind: string, option: (id: string) => string): { id: string; step: Step }[] {
  const steps: Steps = isDay(kind) ? daySteps : nightSteps
  return chosenOrder(steps, option(isDay(kind) ? 'order.day' : 'order.night')).map(id => ({ id, step: steps[id]! }))
}

/** The ability that a move really uses: what a real fake imitates, what an item can do, else its own. */
export function usedBy(run: Resolution, move: Move): string {
  if (move.does === 'gadget' && move.with.as) return move.with.as
  return real(run, move) ? move.with.ability! : move.does
}

/** Whether the turn of an ability comes with or after a step. */
export function comesAfter(run: Resolution, ability: string, step: string): boolean {
  const steps = stepsOf(run.phase.kind, id => run.option(id))
  const place = steps.findIndex(one => one.step.takes.includes(ability))
  return place >= 0 && place >= steps.findIndex(({ id }) => id === step)
}
