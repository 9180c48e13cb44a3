/** The way of an action to one of its places, and what it meets there. */
import type { RuleId, SeatId } from '../../reason/claim.ts'
import { all, type Reason } from '../../reason/reason.ts'
import type { Move } from './move.ts'

/** How an action fares on its way to one of its places; `why` holds where it comes there. */
export interface Way {
  at: string
  why: Reason
  /** What took it there, or tried to take it elsewhere. */
  led: readonly Reason[]
  /** What its actor met at home, and what it met on its way or at the target, failed attempts too. The host's word that it works is asked nothing. */
  home: readonly Reason[]
  target: readonly Reason[]
}

/** What stopped an action on its way, the first obstacle first. */
export const stoppedBy = ({ home, target }: Pick<Way, 'home' | 'target'>): Reason[] =>
  [...home, ...target].filter(({ holds }) => holds)

/** That an action did not come where it was aimed, being led elsewhere; undefined where nothing led it. */
export function missed(
  { move, aim, led }: Pick<Way, 'led'> & { move: Move; aim: number },
  rule: RuleId,
): Reason | undefined {
  const meant = move.to[aim]
  if (meant === undefined || !led.length) return undefined
  return all({ is: 'arrives', action: move.id, part: 'none', at: meant, path: [] }, { rule, action: move.id }, [], led)
}

/**
 * An action that was led elsewhere leaves an attempt where it was aimed, so that what would have held there stands in the
 * tree of what it would have kept away.
 * @returns where it was aimed, and why it did not come there; undefined where it did
 */
export function missedAt(
  arrival: Pick<Way, 'at' | 'led'> & { move: Move; aim: number },
  rule: RuleId,
): { of: SeatId; why: Reason } | undefined {
  const of = arrival.move.to[arrival.aim]
  const why = of === arrival.at ? undefined : missed(arrival, rule)
  return of === undefined || !why ? undefined : { of, why }
}
