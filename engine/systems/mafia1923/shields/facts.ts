/** What is written down about the Doctor and the Bodyguard. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const shields = facts({
  healed: { of: 'slot', silent: true },
  guarded: { of: 'slot', silent: true },
  autoSpent: { of: 'slot' },
  saved: { of: 'slot', silent: true },
  spared: { of: 'slot', silent: true },
  injured: { of: 'slot' },
})
