/** Of whom somebody has votes, and how many of each, by the ballots and by what the rules made of them. */
import type { Tally } from '../../../engine/journal/outcome.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'

export interface VoterOf {
  by: SeatId
  votes: number
  post?: string | undefined
  likely?: string | undefined
  put?: true
}

/**
 * Whose votes somebody has, each as many as are left of it: ballots that were cast, then what the rules count though nobody
 * cast it so (`put`): a vote on who did not come, one that fell back on its voter.
 */
export function votersOf(of: SeatId, { steps, weights }: Tally, ballots: readonly Ballot[]): VoterOf[] {
  const left = new Map<SeatId, number>()
  for (const { by, on, after } of steps.flatMap(({ ballots: each = [] }) => each)) if (on === of) left.set(by, after)
  const cast = ballots.filter(ballot => (ballot.nobody ? nobody : ballot.for) === of)
  return [
    ...cast.map(({ id, by, post, likely }) => ({ by, votes: weights?.[id] ?? left.get(by) ?? 1, post, likely })),
    ...[...left].flatMap(([by, votes]) =>
      votes > 0 && !cast.some(ballot => ballot.by === by) ? { by, votes, put: true as const } : [],
    ),
  ]
}

/** How many of somebody's votes have yet to be confirmed. */
export const unconfirmed = (of: SeatId, tally: Tally, ballots: readonly Ballot[]): number =>
  votersOf(of, tally, ballots).reduce((sum, { votes, likely }) => sum + (likely === undefined ? 0 : votes), 0)
