/** The phantom as a part of the rulebook. */
import type { Part } from '../part.ts'
import { arise, leaveAfterVote, leaveWithHost, possessing, stoppingPhantoms } from './phantom.ts'
import {
  asideAsPhantom,
  phantomBoosts,
  phantomSilences,
  setAside,
  votingPhantoms,
  waivesBonus,
  waivingBonus,
} from './votes.ts'

export const ghosts: Part = {
  effects: { possessing, waivingBonus, stoppingPhantoms },
  before: { shields: setAside },
  reactions: { death: leaveWithHost },
  vote: {
    standsAside: asideAsPhantom,
    alsoVotes: votingPhantoms,
    boosts: phantomBoosts,
    waives: waivesBonus,
    silences: phantomSilences,
  },
  results: ['phantom', 'possessed', 'phantomAside', 'countsAsRed'],
  asides: ['phantomAside', 'countsAsRed'],
  dawn: [arise],
  dusk: [leaveAfterVote],
}
