/** Roles that speak in votes, as a part of the rulebook. */
import type { Part } from '../part.ts'
import { blameJudge, condemned, heardBehindBarrier, inheritWeight, judgesWeight } from './judge.ts'
import { compromised, compromising, ownBarrier, slippedIn, slippingIn, withoutBarrier } from './liar.ts'
import { patronising, reportSelfMoves, reportWards } from './politician.ts'
import { announceShadow, shadowed, shadowing, zeroBarrier } from './shields.ts'
import { changeLimit, covered, inheritLimit, supported, supporting } from './support.ts'
import { confirmed, vouching } from './witness.ts'

export const voices: Part = {
  effects: { patronising, supporting, shadowing, vouching, compromising, slippingIn },
  after: { dayStart: announceShadow },
  vote: {
    shields: shadowed,
    weight: judgesWeight,
    boosts: (run, ballots) => [...supported(run, ballots), ...confirmed(run, ballots)],
    silences: (run, ballots) => [...compromised(run), ...covered(run, ballots)],
    hidden: slippedIn,
    barriers: (run, who) => [...zeroBarrier(run, who), ...ownBarrier(run, who)],
    unbars: withoutBarrier,
    piercing: heardBehindBarrier,
    judges: condemned,
  },
  reactions: {
    heir: (run, heir) => {
      inheritWeight(run, heir)
      inheritLimit(run, heir)
    },
  },
  dawn: [reportWards, reportSelfMoves],
  dusk: [blameJudge, changeLimit],
}
