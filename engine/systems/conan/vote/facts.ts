/** What is written down of votes and the lynch. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const voting = facts({
  hindered: { of: 'slot' },
  accompanied: { of: 'slot' },
  accused: { of: 'slot' },
  votingStopped: { of: 'name' },
  modifierShown: { of: 'slot' },
  noLynch: { of: 'name' },
})
