/** The ballots of a vote as they came in, by hand and in posts. */
import type { Ballot } from '../../../journal/state.ts'
import type { Resolution } from '../vocabulary.ts'
import { cast } from '../../../vote/cast.ts'

/** A move as it is asked about before it counts, and what judges it. */
export type { Refuse, Sent } from '../../../ruleset/section.ts'

/**
 * What was sent in, in the order received. A vote in a post that is in doubt is none of it: the host is told that it
 * counts for nobody until he says what it is (RU-VOTE-1).
 */
export function sentIn(run: Resolution): Ballot[] {
  const { ballots, read, settled, undated } = cast(run.system, run.game, run.phase)
  if (read.unresolved.length > settled.size || undated.length) run.notice('voteInDoubt', 'RU-VOTE-1')
  return ballots
}
