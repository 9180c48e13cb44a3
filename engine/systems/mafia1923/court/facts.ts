/** What is written down about the court and the Lawyer. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const court = facts({
  defended: { of: 'slot' },
  atCourt: { of: 'group', data: { votes: 'number' } },
  nobodyDies: { of: 'group' },
})
