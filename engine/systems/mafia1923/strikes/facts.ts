/** What is written down about strikes and exile. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const strikes = facts({
  exiled: { of: 'slot' },
  missedVote: { of: 'slot' },
  improperVote: { of: 'slot' },
})
