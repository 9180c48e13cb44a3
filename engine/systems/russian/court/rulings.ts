/** Hero and terrorist as a part of the rulebook. */
import type { Part } from '../part.ts'
import {
  standingUp,
  diesBeside,
  heroBarrier,
  heroRescues,
  heroTakes,
  noticeVisitors,
  savedBefore,
  settleDefences,
  takingDown,
} from './hero.ts'
import { noKillerMoves } from './idle.ts'
import { sacrificing, settleSacrifice } from './sacrifice.ts'
import { aiming, arming, detonated, explode, tellBlownUp } from './terrorist.ts'

export const court: Part = {
  gates: [noKillerMoves],
  effects: { standingUp, takingDown, sacrificing, arming, aiming },
  vote: {
    barriers: heroBarrier,
    instead: detonated,
    joins: diesBeside,
    rescues: heroRescues,
    takesAlong: heroTakes,
    votesAgain: savedBefore,
  },
  after: {
    lynch: walk => {
      settleDefences(walk)
      settleSacrifice(walk)
      explode(walk)
    },
  },
  results: ['stoodUp', 'heroSaved', 'blownUp', 'leavesLevel'],
  asides: ['stoodUp'],
  dawn: [noticeVisitors],
  dusk: [tellBlownUp],
}
