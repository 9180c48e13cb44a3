/** What the families write down: successors, the imitator, and who shows red. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'
import { sideOrNone } from '../shared/facts.ts'

export const declared = facts({
  successor: { of: 'slot', data: { side: sideOrNone } },
  met: { of: 'slot' },
  illusion: { of: 'slot' },
  metIllusion: { of: 'slot' },
  illusionKilled: { of: 'slot' },
  diesAs: { of: 'slot', data: { team: ['red', 'black'], negative: 'word' } },
  whitened: { of: 'slot', data: { pair: [...sideOrNone, 'mixed'] } },
})
