/** Facts that have no section of their own yet. */
import { facts } from '../../resolve/sequence/vocabulary.ts'

export const rest = facts({
  keptQuiet: { of: 'slot', besides: true },
  notTold: { of: 'slot', besides: true },
  exiled: { of: 'slot' },
  missedVote: { of: 'slot' },
  improperVote: { of: 'slot' },
  gameOver: { of: 'name' },
  mafiaWins: { of: 'name' },
  familyWins: { of: 'group' },
  wins: { of: 'slot' },
})
