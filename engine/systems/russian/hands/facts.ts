/** Who came to which role, and how. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /** Of who takes a role over for good, by whose it was. */
  heir: { of: 'slot', data: { role: 'word' } },
  newObserver: { of: 'slot' },
})
