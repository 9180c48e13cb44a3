/** What is written down of theft, blackmail and items. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const interfering = facts({
  robbed: { of: 'slot' },
  blackmailed: { of: 'slot' },
  gadgetUsed: { of: 'slot' },
})
