/** What is written down of souls, of bodies, and of the fanatic's favourite. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  favourite: { of: 'slot' },
  mayAvenge: { of: 'slot', data: { favourite: 'slot' } },
  avenged: { of: 'slot', silent: true },
  body: { of: 'slot', data: { night: 'number', role: 'word', alone: 'flag?' } },
  examined: { of: 'slot', data: { day: 'number' } },
  analysed: { of: 'slot', silent: true },
  soulNamed: { of: 'slot' },
  soulTaken: { of: 'slot' },
  devoured: { of: 'slot', data: { team: 'word' }, silent: true },
  lifeTaken: { of: 'slot' },
  cultistHit: { of: 'slot' },
  healedHimself: { of: 'slot', silent: true },
})
