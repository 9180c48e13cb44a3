/** Cultist, fanatic and criminalist as a part of the rulebook. */
import type { Part } from '../part.ts'
import {
  analysing,
  examining,
  inheritBodies,
  keepBody,
  noticeNames,
  tellAnalysed,
  tellExamined,
} from './criminalist.ts'
import {
  beyondHeal,
  devouring,
  inheritSouls,
  namingSouls,
  rememberDevoured,
  settleHeals,
  takeSoul,
  tellCultist,
} from './cultist.ts'
import {
  avenging,
  drawFavourite,
  favouriteGone,
  inheritFavourite,
  namingFavourite,
  rememberAvenged,
  tellFanatic,
} from './fanatic.ts'

import { beyondRescue, lynchedAlong, takingAlong } from './last-revenge.ts'

export const graves: Part = {
  effects: { namingSouls, devouring, namingFavourite, avenging, examining, analysing, takingAlong },
  vote: { takesAlong: lynchedAlong, unsavable: beyondRescue },
  beyondHeal,
  reactions: {
    death: (walk, death) => {
      takeSoul(walk, death)
      favouriteGone(walk, death)
      keepBody(walk, death)
    },
    kill: (walk, kill) => {
      rememberDevoured(walk, kill)
      rememberAvenged(walk, kill)
    },
    heir: (walk, heir) => {
      inheritSouls(walk, heir)
      inheritFavourite(walk, heir)
      inheritBodies(walk, heir)
    },
  },
  results: ['cultistHit', 'soulTaken', 'mayAvenge'],
  asides: ['soulTaken', 'mayAvenge'],
  dawn: [tellCultist, drawFavourite, tellFanatic],
  dusk: [tellCultist, tellFanatic, tellExamined],
}

/** What came of the moves of the night, asked before any role changes hands: it goes with the role (RU-WCH-1). */
export const graveResults: Part = { dawn: [settleHeals, tellAnalysed, noticeNames] }
