/** What the vote for the best players writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  votedBest: { of: 'slot' },
  praises: { of: 'slot', data: { target: 'slot' } },
  best: { of: 'slot' },
})
