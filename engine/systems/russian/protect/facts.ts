/** What doctor and blocker write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  healed: { of: 'slot' },
  doctorHit: { of: 'slot' },
  arrested: { of: 'slot' },
  guarded: { of: 'slot' },
  blockerHit: { of: 'slot' },
})
