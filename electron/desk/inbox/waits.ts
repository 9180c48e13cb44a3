/** Whether a phase still waits for anybody. */
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { silentVoters } from '../votes/view.ts'
import { turnout } from './turnout.ts'

/** Whatever may still come changes nothing: a hammer ended the vote, or everybody who acts has sent something in. */
export function waitsForNobody(here: ResolvedPhase): boolean {
  const { system, game, phase, outcome } = here
  if (outcome.tally?.ended) return true
  const awaited = takesOrders(system, game, phase.kind) ? turnout(system, game, phase) : []
  return awaited.length > 0 && awaited.every(({ answered }) => answered) && !silentVoters(here).length
}
