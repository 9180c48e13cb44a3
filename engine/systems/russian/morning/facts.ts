/** What the morning writes down: what reached whom, and as what the lynched are shown. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  shownAs: { of: 'slot' },
  foiled: { of: 'slot' },
  anotherAttempt: { of: 'slot' },
  told: { of: 'slot', data: { what: 'word' } },
})
