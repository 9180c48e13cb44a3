/** Roles that change hands. */
import type { Part } from '../part.ts'
import { inherit } from './active-citizen.ts'
import { logMoves, logResults } from './log.ts'

/** Who moved where, before anybody is told what he asked. */
export const records: Part = { dawn: [logMoves] }

export const hands: Part = {
  results: ['heir'],
  dawn: [logResults, inherit],
  dusk: [inherit],
}
