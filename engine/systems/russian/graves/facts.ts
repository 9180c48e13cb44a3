/** What is written down of souls. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  soulNamed: { of: 'slot' },
  soulTaken: { of: 'slot' },
  devoured: { of: 'slot', data: { team: 'word' }, silent: true },
  lifeTaken: { of: 'slot' },
  cultistHit: { of: 'slot' },
  healedHimself: { of: 'slot', silent: true },
})
