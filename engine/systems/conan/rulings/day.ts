/** What happens between the steps of a day, and the last word of each kind of phase. */
import type { daySteps } from '../order.ts'
import { settleLeader, tellSuitcase } from '../leading/election.ts'
import { gameOver } from '../ending/rulings.ts'
import { lynch } from '../vote/lynch.ts'
import { countPills, promisePills, reportPoison } from '../poison/rulings.ts'
import { publish, publishHints } from './publication.ts'
import { publishVotes } from '../vote/vote-news.ts'
import { countVotes } from '../vote/votes.ts'
import type { Resolution } from '../vocabulary.ts'

/** What happens at a step of the day before its actions and after them. */
export const dayHooks: Partial<
  Record<keyof typeof daySteps, { before?: (run: Resolution) => void; after?: (run: Resolution) => void }>
> = {
  aptx: { before: promisePills },
  tally: { after: countVotes },
  lynch: { after: lynch },
}

/** The last word of a day. */
export const dayDawn: readonly ((run: Resolution) => void)[] = [
  countPills,
  reportPoison,
  settleLeader,
  tellSuitcase,
  publishVotes,
  publish,
  gameOver,
]

/** The last word of a night, and of the preparations before the first. */
export const nightDawn: readonly ((run: Resolution) => void)[] = [settleLeader, publish, gameOver]
export const prepDawn: readonly ((run: Resolution) => void)[] = [publishHints]
