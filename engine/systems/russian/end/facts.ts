/** What is written down of the end of the game. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  huntHeld: { of: 'group' },
})
