/** What is written down of phantoms. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /** Of who is dead and votes on, by whose doing. */
  phantom: { of: 'slot' },
  /** Of whom a phantom sits in. */
  possessed: { of: 'slot' },
  /** Of a black phantom who lets no others arise. */
  phantomsOff: { of: 'slot' },
  /** Of a phantom who waives the votes that phantoms bring in this vote. */
  bonusWaived: { of: 'slot' },
  /** Of a phantom, who is counted with nobody. */
  phantomAside: { of: 'slot' },
  /** Of a dead red phantom who counts among the reds. */
  countsAsRed: { of: 'slot' },
})
