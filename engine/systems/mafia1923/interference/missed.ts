/** What was aimed somewhere and led elsewhere: an attempt where it was aimed, so that a tree tells why nothing came of it. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { all, type Claim, type Fact, type Resolution } from '../vocabulary.ts'

/** Where the targets of an action came to be others, one for each. */
export const newTargets = (run: Resolution, { id }: Move): Fact<'newTarget'>[] =>
  run.ledger.found({ kind: 'newTarget', where: ({ action }) => action === id, when: 'soFar' })

/**
 * An action that was led elsewhere leaves an attempt where it was aimed, so that what would have held there stands in the
 * tree of what it would have kept away.
 * @param kind the fact that it would have written there
 * @returns where it was aimed, and that it did not come there; undefined where it did
 */
export function recordMiss(
  run: Resolution,
  arrival: Arrival,
  kind: 'healed' | 'guarded' | 'defended' | 'cancelled' | 'poisoned',
  rule: RuleId,
): { of: SeatId; why: Reason } | undefined {
  const { move, at, aim } = arrival
  const of = move.to[aim]
  const why = of === at ? undefined : missed(run, arrival, rule)
  if (of === undefined || !why) return undefined
  run.put({ kind, of, why, rule, by: move.actor, action: move.id })
  return { of, why }
}

/** That an action did not come where it was aimed, being led elsewhere; undefined where it was not. */
export function missed(run: Resolution, { move, aim }: Arrival, rule: RuleId): Reason | undefined {
  const meant = move.to[aim]
  const [led] = newTargets(run, move)
  if (meant === undefined || !led) return undefined
  const claim: Claim = { is: 'arrives', action: move.id, part: 'none', at: meant, path: [] }
  return all(claim, { rule, action: move.id }, [], [led.why])
}
