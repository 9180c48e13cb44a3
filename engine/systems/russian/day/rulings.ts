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
    weights: walk => recount(walk, 'weights', weighed),
    boosts: walk => recount(walk, 'boosts', boosted),
    silences: walk => recount(walk, 'silences', silenced),
    drugs: walk => recount(walk, 'drugs', ofDrugged),
    caps: walk => recount(walk, 'caps', underCaps),
    barriers: walk => recount(walk, 'barriers', behindBarriers),
    sums: walk => recount(walk, 'sums', underSums),
    verdict: judge,
    instead: replaced,
    rescues: rescued,
    lynch,
  },
  results: ['mayorOut'],
  vote: {
    boosts: lawyersBoosts,
    barriers: (walk, who) => [...drugBarriers(walk, who), ...priestsBarrier(walk, who)],
  },
}

/** The end of a day, when everything else is over: what lasted until then. */
export const dayOver: Part = { dusk: [endDay] }
