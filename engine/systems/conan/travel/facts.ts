/** What is written down of travellers. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const travelling = facts({
  abroad: { of: 'slot' },
  returning: { of: 'slot', data: { at: 'word' } },
  leaving: { of: 'slot', data: { at: 'word' } },
  returned: { of: 'slot' },
})
