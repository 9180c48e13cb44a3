/** The host's word in a posted count: votes that stand in it otherwise than here are taken as it has them. */
import type { Ballot } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import type { PostedCount } from './day-answers.ts'

/** Whether one ballot makes the vote of a voter what the count has: of divided votes nobody knows which one moved. */
export function isTakeable(
  { ours, theirs }: Pick<PostedCount['differences'][number], 'ours' | 'theirs'>,
  takesNobody: boolean,
): boolean {
  const [own, counted] = [new Set(ours), new Set(theirs)]
  return own.size <= 1 && counted.size <= 1 && ours[0] !== theirs[0] && (takesNobody || theirs[0] !== nobody)
}

/**
 * The ballots that say what a count says.
 * @param voters of whom; of all where absent
 */
export const votesCounted = (
  { id: count, differences }: Pick<PostedCount, 'id' | 'differences'>,
  voters?: readonly SeatId[],
): Omit<Ballot, 'id'>[] =>
  differences.flatMap(({ voter, theirs: [on], takeable }) =>
    takeable && (voters?.includes(voter) ?? true)
      ? [{ by: voter, ...(on === nobody ? { nobody: true as const } : on !== undefined && { for: on }), count }]
      : [],
  )
