/** What joker, poisoner, executor and geisha write down. The prostitute’s clients are the same fact as the geisha’s. */
import { facts } from '../../../resolve/sequence/vocabulary.ts'

export const declared = facts({
  flipped: { of: 'slot' },
  jokerSawRed: { of: 'slot', data: { role: 'word', about: 'slot' } },
  jokerShared: { of: 'slot' },

  poisoned: { of: 'slot', data: { group: 'word?', extra: 'flag?' } },
  noAntidote: { of: 'slot' },
  poisoningSpent: { of: 'slot' },
  extraPoisoning: { of: 'slot' },
  poisoningPassedOn: { of: 'slot', data: { count: 'number' } },
  noPoison: { of: 'slot' },
  twoVictims: { of: 'slot' },

  captive: { of: 'slot' },
  released: { of: 'slot' },
  questioned: { of: 'slot' },

  client: { of: 'slot', data: { of: ['geisha', 'prostitute'], protected: 'flag?' } },
})
