/** What a day does besides what both kinds of phases share: effects, what happens between the steps, and the last word. */
import type { daySteps } from '../order.ts'
import { elected, settleLeader, suitcaseRank, tellSuitcase } from '../leading/election.ts'
import { gameOver } from '../ending/rulings.ts'
import { lynch } from '../vote/lynch.ts'
import { countPills, poisoned, promisePills, reportPoison } from '../poison/rulings.ts'
import { publish, publishHints } from './publication.ts'
import { publishVotes } from '../vote/vote-news.ts'
import { accompanied, accused, countVotes, hindered, votingStopped } from '../vote/votes.ts'
import { willLeft } from '../wills/rulings.ts'
import type { Effect, Walk } from '../vocabulary.ts'

/** What the marks of day abilities do, and of those used in any phase that are settled by day. */
export const dayEffects: Readonly<Record<string, Effect>> = {
  poisoned,
  accompanied,
  accused,
  votingStopped,
  hindered,
  elected,
  suitcaseRank,
  willLeft,
}

/** What happens at a step of the day before its actions and after them. */
export const dayHooks: Partial<
  Record<keyof typeof daySteps, { before?: (walk: Walk) => void; after?: (walk: Walk) => void }>
> = {
  aptx: { before: promisePills },
  tally: { after: countVotes },
  lynch: { after: lynch },
}

/** The last word of a day. */
export const dayDawn: readonly ((walk: Walk) => void)[] = [
  countPills,
  reportPoison,
  settleLeader,
  tellSuitcase,
  publishVotes,
  publish,
  gameOver,
]

/** The last word of a night, and of the preparations before the first. */
export const nightDawn: readonly ((walk: Walk) => void)[] = [settleLeader, publish, gameOver]
export const prepDawn: readonly ((walk: Walk) => void)[] = [publishHints]

/** Facts of ours that are results of a phase. */
export const dayResults = ['leader', 'getsSuitcase', 'noLynch', 'modifierShown', 'willShown', 'gameOver'] as const
