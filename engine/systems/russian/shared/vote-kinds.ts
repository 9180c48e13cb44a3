/** In which votes something may be sent in. */
import { voteKinds } from '../day/kinds.ts'

/** Votes that begin anew, and not one more round of the same. */
export const opening: readonly string[] = ['day', 'hunt', 'extraVote']
export const everyVote: readonly string[] = [...voteKinds, 'hunt']

/** From the end of a vote to the morning. */
export const evening = ['evening', 'night'] as const
