/** What is written down in this system: each kind of fact, what it is of, and what it carries. */
import { facts } from '../../resolve/sequence/vocabulary.ts'

/** What somebody may die of. */
const causes = ['mafia', 'drunkard', 'poison', 'robber', 'heartbreak', 'court'] as const
/** What was known of a player at that moment. */
const knowledge = { about: 'slot', role: 'word', side: 'word' } as const
const half = ['family', 'individual'] as const

export const declared = facts({
  death: { of: 'slot', data: { cause: causes }, silent: true },
  lastRole: { of: 'slot', data: { role: 'word', side: 'word' } },
  avenged: { of: 'slot', data: { cause: causes } },
  notAvenged: { of: 'slot' },
  exiled: { of: 'slot' },

  // By night
  redirectMark: { of: 'slot' },
  newTarget: { of: 'slot', data: { third: 'slot' }, besides: true },
  cancelled: { of: 'slot' },
  robbed: { of: 'slot', data: { role: 'word', spent: 'number' } },
  leftPlain: { of: 'slot', besides: true },
  chosenForPair: { of: 'slot', silent: true, besides: true },
  pairedWith: { of: 'slot', data: { with: 'slot' } },
  healed: { of: 'slot', silent: true },
  guarded: { of: 'slot', silent: true },
  spared: { of: 'slot', silent: true },
  poisoned: { of: 'slot', data: { night: 'number?' } },
  cured: { of: 'slot' },
  injured: { of: 'slot' },
  sentByNobody: { of: 'slot' },
  inquired: { of: 'slot', data: knowledge },
  reader: { of: 'slot', silent: true, besides: true },
  delivered: { of: 'slot', data: knowledge },
  keptQuiet: { of: 'slot', besides: true },
  notTold: { of: 'slot', besides: true },

  // By day
  jailed: { of: 'slot' },
  jailedFamily: { of: 'group' },
  extraVote: { of: 'name', data: { half } },
  negativeVote: { of: 'name', data: { half } },
  defended: { of: 'slot' },
  atCourt: { of: 'group', data: { votes: 'number' } },
  nobodyDies: { of: 'group' },
  noRevenge: { of: 'slot' },
  missedVote: { of: 'slot' },
  improperVote: { of: 'slot' },

  // The end
  gameOver: { of: 'name' },
  mafiaWins: { of: 'name' },
  familyWins: { of: 'group' },
  wins: { of: 'slot' },
})
