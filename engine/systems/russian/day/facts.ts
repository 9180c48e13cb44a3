/** What the lynch writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  votes: { of: 'slot', data: { target: 'slot' } },
  revoteDue: { of: 'slot' },
  revoteWithout: { of: 'slot' },
  extraVoteDue: { of: 'group' },
  lynched: { of: 'slot', data: { votes: 'number' } },
  emptyRevote: { of: 'group' },
  mayorOut: { of: 'slot' },
})
