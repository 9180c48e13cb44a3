/** What is written down of the end of a game. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const ending = facts({
  gameOver: { of: 'name', data: { winner: 'word', rule: 'word' } },
})
