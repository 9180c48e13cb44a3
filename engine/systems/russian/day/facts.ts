/** What the lynch writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  votes: { of: 'slot', data: { target: 'slot' } },
  lynched: { of: 'slot', data: { votes: 'number' } },
  emptyRevote: { of: 'group' },
  mayorOut: { of: 'slot' },
})
