/** What is written down of wills. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const wills = facts({
  will: { of: 'slot', data: { text: 'word' } },
  willShown: { of: 'slot' },
})
