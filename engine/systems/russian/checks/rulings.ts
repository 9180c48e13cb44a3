/** The checkers: commissioner, detective, investigator, and the active citizen who may follow any of them. */
import { announceCheck, checked, tellChecks, tellVerifications, verified } from './colours.ts'
import { asking, investigate } from './detective.ts'
import { confirmAttacks, noticeOwnSlander } from './noticing.ts'
import { inherit, logMoves, logResults } from './heir.ts'
import { askForShot, inform, rememberKill, shot } from './investigator.ts'
import type { Part } from '../part.ts'

export const checks: Part = {
  effects: { checked, verified, ...asking, vigilance: shot },
  reactions: { kill: rememberKill },
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
  ],
  dusk: [inherit, askForShot],
}
