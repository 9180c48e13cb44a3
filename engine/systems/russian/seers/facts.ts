/** What the maid writes down. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  /** Of whom the maid came to. `as`: whether she was sent to a player or to whoever has a role. */
  served: { of: 'slot', data: { as: ['player', 'role'] } },
  /** Of whom she left a message for. */
  forged: { of: 'slot', data: { text: 'word' } },
  /** One thing that somebody heard through the civil role in a night; The rest are values of the message. */
  heard: {
    of: 'slot',
    data: {
      night: 'number',
      what: ['move', 'result', 'impact', 'message'],
      word: 'word',
      ability: 'word?',
      about: 'word?',
      role: 'word?',
      result: 'word?',
      text: 'word?',
    },
    silent: true,
  },
})
