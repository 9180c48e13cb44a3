/** What is written down of souls, of bodies, and of the fanatic's favourite. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  favourite: { of: 'slot' },
  /** Of a favourite whose role was told to the fanatic. */
  favouriteKnown: { of: 'slot', silent: true },
  mayAvenge: { of: 'slot', data: { favourite: 'slot' } },
  avenged: { of: 'slot', silent: true },
  /** Of a fanatic who killed one of his own team by it: he has one more attempt. */
  avengedOnOwn: { of: 'slot' },
  /** Of whom a fanatic takes along if he is lynched. */
  takenInRevenge: { of: 'slot' },
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
