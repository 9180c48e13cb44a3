/** What is written down of false appearances and lost traces. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const deceiving = facts({
  slandered: { of: 'slot' },
  framed: { of: 'slot', data: { type: 'word' } },
  disguised: { of: 'slot', data: { role: 'word' } },
  faked: { of: 'slot' },
  bodyErased: { of: 'slot' },
  evidenceErased: { of: 'slot', data: { type: 'word', third: 'slot?' } },
})
