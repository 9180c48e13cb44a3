/** What is written down of the neutralised and the confused. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const stopping = facts({
  neutralised: { of: 'slot', data: { how: 'word' } },
  confused: { of: 'slot' },
})
