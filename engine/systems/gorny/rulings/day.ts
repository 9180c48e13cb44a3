/** A day: the vote, then what everybody hears of it. */
import { conduct } from '../conduct.ts'
import { succession } from '../hitman.ts'
import { closing } from '../thread.ts'
import type { Rulings } from '../vocabulary.ts'
import { countVotes } from '../votes.ts'
import { winner } from '../winner.ts'

export const day: Rulings = {
  steps: [{ id: 'vote', rule: 'GORNY-V3', after: countVotes }],
  actorGuards: [],
  effects: {},
  dawn: [conduct, succession, closing],
  winner,
  cites: { question: 'GORNY-V3', verdict: 'GORNY-V3', spent: 'GORNY-N5' },
}
