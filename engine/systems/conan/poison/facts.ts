/** What is written down of pills. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const poisoning = facts({
  hasPill: { of: 'slot' },
  pillGone: { of: 'name' },
  wrongGuess: { of: 'slot', data: { left: 'number' } },
})
