/** Facts that have no section of their own yet. */
import { facts } from '../../resolve/sequence/vocabulary.ts'

const half = ['family', 'individual'] as const

export const rest = facts({
  keptQuiet: { of: 'slot', besides: true },
  notTold: { of: 'slot', besides: true },
  jailed: { of: 'slot' },
  jailedFamily: { of: 'group' },
  extraVote: { of: 'name', data: { half } },
  negativeVote: { of: 'name', data: { half } },
  defended: { of: 'slot' },
  atCourt: { of: 'group', data: { votes: 'number' } },
  nobodyDies: { of: 'group' },
  exiled: { of: 'slot' },
  missedVote: { of: 'slot' },
  improperVote: { of: 'slot' },
  gameOver: { of: 'name' },
  mafiaWins: { of: 'name' },
  familyWins: { of: 'group' },
  wins: { of: 'slot' },
})
