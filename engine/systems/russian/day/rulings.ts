/** The vote as a part of the rulebook: the steps of its count, and what the rules of a vote say in them by themselves. */
import type { Part } from '../part.ts'
import { enterBallots } from './ballots.ts'
import { behindBarriers, ofDrugged } from './barriers.ts'
import { underCaps, underSums } from './caps.ts'
import { recount } from './count.ts'
import { lawyersBoosts } from './lawyer.ts'
import { lynch } from './lynch.ts'
import { drugBarriers, priestsBarrier } from './owned.ts'
import { replaced, rescued } from './result.ts'
import { beginRound, endDay } from './rounds.ts'
import { raiseShields } from './shields.ts'
import { judge } from './verdict.ts'
import { boosted, silenced, weighed } from './weights.ts'

export const day: Part = {
  before: {
    dayStart: beginRound,
    shields: raiseShields,
    ballots: enterBallots,
    weights: run => recount(run, 'weights', weighed),
    boosts: run => recount(run, 'boosts', boosted),
    silences: run => recount(run, 'silences', silenced),
    drugs: run => recount(run, 'drugs', ofDrugged),
    caps: run => recount(run, 'caps', underCaps),
    barriers: run => recount(run, 'barriers', behindBarriers),
    sums: run => recount(run, 'sums', underSums),
    verdict: judge,
    instead: replaced,
    rescues: rescued,
    lynch,
  },
  results: ['mayorOut'],
  vote: {
    boosts: lawyersBoosts,
    barriers: (run, who) => [...drugBarriers(run, who), ...priestsBarrier(run, who)],
  },
}

/** The end of a day, when everything else is over: what lasted until then. */
export const dayOver: Part = { dusk: [endDay] }
