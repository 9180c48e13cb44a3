/** The checkers: commissioner, lawyer, inquisitor, journalist, detective and investigator. */
import { announceCheck, checked, settleChecks, tellChecks, tellVerifications, verified } from './colours.ts'
import { asking, investigate } from './detective.ts'
import {
  compared,
  pairVerified,
  settleComparisons,
  tellComparisons,
  tellSlandered,
  tellVerifiedPairs,
} from './journalist.ts'
import { confirmAttacks, noticeOwnSlander } from './noticing.ts'
import { askForShot, inform, rememberKill, shot } from './investigator.ts'
import { burnAtStake, keepFailedBurnings, rememberBurning } from './inquisitor.ts'
import type { Part } from '../part.ts'

export const checks: Part = {
  effects: { checked, verified, compared, pairVerified, ...asking, vigilance: shot, staked: burnAtStake },
  after: { commissioner: settleChecks, journalist: settleComparisons },
  reactions: {
    kill: (run, fact) => {
      rememberKill(run, fact)
      rememberBurning(run, fact)
    },
  },
  results: ['slanderNoticed'],
  dawn: [
    announceCheck,
    tellChecks,
    tellVerifications,
    tellComparisons,
    tellSlandered,
    tellVerifiedPairs,
    investigate,
    noticeOwnSlander,
    confirmAttacks,
    inform,
  ],
}

/** Once it is settled who holds which role. */
export const calls: Part = { dawn: [askForShot, keepFailedBurnings], dusk: [askForShot] }
