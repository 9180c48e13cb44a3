/** Roles that speak in votes, as a part of the rulebook. */
import type { Part } from '../part.ts'
import { patronising, reportSelfMoves, reportWards } from './politician.ts'

export const voices: Part = {
  effects: { patronising },
  dawn: [reportWards, reportSelfMoves],
}
