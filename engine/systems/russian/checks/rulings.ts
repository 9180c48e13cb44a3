/** The checkers: commissioner, detective, investigator, and the active citizen who may follow any of them. */
import { announceCheck, checked, settleChecks, tellChecks, tellVerifications, verified } from './colours.ts'
import { asking, investigate } from './detective.ts'
import { confirmAttacks, noticeOwnSlander } from './noticing.ts'
import { inherit, logMoves, logResults } from './heir.ts'
import { askForShot, inform, rememberKill, shot, skipsOrder } from './investigator.ts'
import { burnAtStake, civilKillersInOrder, keepFailedBurnings, rememberBurning } from './inquisitor.ts'
import type { Part } from '../part.ts'

export const checks: Part = {
  gates: [skipsOrder],
  effects: { checked, verified, ...asking, vigilance: shot, staked: burnAtStake },
  after: { commissioner: settleChecks },
  order: { civilKillers: civilKillersInOrder },
  reactions: {
    kill: (walk, fact) => {
      rememberKill(walk, fact)
      rememberBurning(walk, fact)
    },
  },
  results: ['heir', 'slanderNoticed'],
  dawn: [
    announceCheck,
    logMoves,
    tellChecks,
    tellVerifications,
    investigate,
    noticeOwnSlander,
    confirmAttacks,
    inform,
    logResults,
    inherit,
    askForShot,
    keepFailedBurnings,
  ],
  dusk: [inherit, askForShot],
}
