/** A ballot as points: what it weighs, each point with the reason for which it counts or is lost. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Claim } from '../vocabulary.ts'

/** A point of somebody's ballot; it counts where its reason holds. The first of a ballot is the ballot itself. */
export interface Point {
  by: Slot
  target: Slot
  why: Reason
  /** A boost, and not the ballot itself. */
  boost?: true
}

export const counts = ({ why }: Point): boolean => why.holds

/** How many votes everybody of these has. */
export function totalsOf(
  players: readonly Slot[],
  points: readonly Point[],
  removals: readonly Removal[],
): Record<Slot, number> {
  const on = (who: Slot): number => points.filter(point => point.target === who && counts(point)).length
  return Object.fromEntries(players.map(who => [who, on(who) - removedFrom(who, removals)]))
}

/** How many votes a barrier takes away from somebody. */
export const removedFrom = (who: Slot, removals: readonly Removal[]): number =>
  removals.reduce((sum, { of, votes, why }) => sum + (of === who && why.holds ? votes : 0), 0)

/** The points that count, ballot by ballot. */
export const byBallot = (points: readonly Point[]): Point[][] => [
  ...points
    .filter(counts)
    .reduce(
      (ballots, point) => ballots.set(point.by, [...(ballots.get(point.by) ?? []), point]),
      new Map<Slot, Point[]>(),
    )
    .values(),
]

/** A point that something takes away; where that does not hold, the point counts on. */
export const taken = (point: Point, by: Reason, rule: RuleId): Point => ({
  ...point,
  why: all({ is: 'fact', kind: 'pointCounts', of: point.by, other: point.target }, { rule }, [point.why], [by]),
})

/** Votes that fall away from the sum of somebody. */
export interface Removal {
  of: Slot
  votes: number
  why: Reason
  /** As it is said beside the sum; the barrier where absent. */
  says?: Claim
  /** What keeps them from falling away, or does not. */
  spared?: Reason
}

/** What a step leaves of the points, and what it took. */
export interface Stepped {
  points: readonly Point[]
  because: readonly Reason[]
  removals?: readonly Removal[]
}
