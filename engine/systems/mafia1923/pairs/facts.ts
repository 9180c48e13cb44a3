/** What is written down about the Shadchan. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const pairs = facts({
  chosenForPair: { of: 'slot', silent: true, besides: true },
  pairedWith: { of: 'slot', data: { with: 'slot' } },
})
