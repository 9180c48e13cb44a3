/** The checkers: commissioner, detective and investigator. */
import { announceCheck, checked, tellChecks, tellVerifications, verified } from './colours.ts'
import { asking, investigate } from './detective.ts'
import { confirmAttacks, noticeOwnSlander } from './noticing.ts'
import { askForShot, inform, rememberKill, shot, skipsOrder } from './investigator.ts'
import type { Part } from '../part.ts'

export const checks: Part = {
  gates: [skipsOrder],
  effects: { checked, verified, ...asking, vigilance: shot },
  reactions: { kill: rememberKill },
  results: ['slanderNoticed'],
  dawn: [announceCheck, tellChecks, tellVerifications, investigate, noticeOwnSlander, confirmAttacks, inform],
}

/** Once it is settled who holds which role. */
export const calls: Part = { dawn: [askForShot], dusk: [askForShot] }
