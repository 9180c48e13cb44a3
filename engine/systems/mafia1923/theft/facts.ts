/** What is written down about the Thief. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const theft = facts({
  robbed: { of: 'slot', data: { role: 'word', spent: 'number' } },
  leftPlain: { of: 'slot', besides: true },
})
