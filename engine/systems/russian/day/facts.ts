/** What the lynch writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  votes: { of: 'slot', data: { target: 'slot' } },
  revoteDue: { of: 'slot' },
  revoteWithout: { of: 'slot' },
  /** That one more vote is due, and after whose lynch. */
  extraVoteDue: { of: 'group', data: { after: 'slot?' } },
  lynched: { of: 'slot', data: { votes: 'number' } },
  emptyRevote: { of: 'group' },
  /** Of everybody who lived when a day ended without a victim in a revote. */
  emptyDay: { of: 'slot', data: { day: 'number' } },
  mayorOut: { of: 'slot' },
})
