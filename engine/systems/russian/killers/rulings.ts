/**
 * The killers' part: who shoots in which order and in whose place, what keeps them from it, suicides, rumours, and the books
 * of shots (RU-KILL, RU-INS, RU-MAF, RU-MAN). What becomes of an attack stands in `shared/attack.ts`.
 */
import type { Part } from '../part.ts'
import { inCivilOrder, skipsOrder } from './civil.ts'
import { closeBooks } from './ledger.ts'
import { attackedGate, civilLimit, oneBlackOnly, rescuedGate } from './limits.ts'
import { declining, firstTarget, passing, shooting } from './shots.ts'
import { oneRumour, slandering } from './slander.ts'
import { findDeaths, suicide } from './suicide.ts'
import { tellAttacked, tellTeams } from './told.ts'
import { inKillersOrder } from './turns.ts'

export const killers: Part = {
  gates: [attackedGate, rescuedGate, civilLimit, skipsOrder, oneRumour],
  layers: [firstTarget],
  effects: { shot: shooting, passed: passing, uninsured: declining, suicide, slander: slandering },
  order: { negKillers: inKillersOrder, civilKillers: inCivilOrder },
  before: { end: closeBooks },
  skips: oneBlackOnly,
  results: ['mafiaKeeps', 'maniacKeeps'],
  dawn: [findDeaths, tellAttacked, tellTeams],
}
