/** What hero and terrorist write down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /** Of whom a hero defends. */
  defends: { of: 'slot' },
  /** Of a hero who stood up for somebody: he does it once. */
  stoodUp: { of: 'slot', data: { team: 'word' } },
  /** Of whom a hero saved. */
  heroSaved: { of: 'slot', data: { team: 'word' } },
  /** Of whom a lynched hero takes along. */
  takesDown: { of: 'slot' },
  /** Of a faceless hero who leaves by a death of his own choice. */
  sacrifice: { of: 'slot' },
  /** Of who makes no killer's move in the night to come. */
  noKillerMove: { of: 'slot' },
  /** Of a terrorist who set the detonator, and of whom he explodes with. */
  armed: { of: 'slot' },
  explodesWith: { of: 'slot' },
  /** Of a faceless who dies by day and has a draw all the same. */
  leavesLevel: { of: 'slot', data: { keeps: 'flag?' } },
  /** Of whom an explosion keeps from the roles. */
  blownUp: { of: 'slot', data: { part: ['both', 'civil', 'negative'] } },
})
