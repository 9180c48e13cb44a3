/** What the drug dealer writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  drugged: { of: 'slot', data: { dose: 'number?' } },
  drugsPaid: { of: 'slot', data: { votes: 'number' } },
  boughtVotes: { of: 'slot', data: { votes: 'number' } },
})
