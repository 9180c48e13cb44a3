/** Roles that change hands, and those that somebody plays for a day. */
import type { Part } from '../part.ts'
import { inherit } from './active-citizen.ts'
import { logMoves, logResults } from './log.ts'
import { copying } from './actor.ts'
import { inheritPlays, putDown } from './playing.ts'
import { conjuring } from './wizard.ts'

/** Who moved where, before anybody is told what he asked. */
export const records: Part = { dawn: [logMoves] }

export const hands: Part = {
  effects: { conjuring, copying },
  reactions: { heir: inheritPlays },
  results: ['heir', 'plays'],
  dawn: [logResults, inherit],
  dusk: [inherit, putDown],
}
