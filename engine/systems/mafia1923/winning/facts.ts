/** What is written down about who wins. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const winning = facts({
  gameOver: { of: 'name' },
  mafiaWins: { of: 'name' },
  familyWins: { of: 'group' },
  wins: { of: 'slot' },
})
