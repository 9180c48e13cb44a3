/** What is written down about the game as a whole. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const frame = facts({
  keptQuiet: { of: 'slot', besides: true },
  notTold: { of: 'slot', besides: true },
})
