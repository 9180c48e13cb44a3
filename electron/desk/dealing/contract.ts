/** Calls about set-ups, of which roles are drawn: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, Name, reading } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { SetupReading } from './answers.ts'

const Text = z.string().max(limits.field)
/** How many somebody chose before the game. */
const Chosen = z.number().int().nonnegative().max(limits.seats).optional()

export const dealingContract = {
  /** Reads a set-up and tells what can come out, for so many players; keeps nothing. */
  'dealing.read': z.strictObject({
    system: Id,
    text: Text,
    players: z.number().int().positive().max(limits.seats).optional(),
    chosen: Chosen,
    ...reading,
  }),
  /** Draws the roles of a set-up and deals them: to who sits in the roster, or to these. By a key that is drawn here. */
  'dealing.draw': z.strictObject({
    ...game,
    text: Text,
    names: z.array(Name).max(limits.seats).optional(),
    chosen: Chosen,
    ...reading,
  }),
} satisfies Record<string, z.ZodType>

export interface DealingAnswers {
  'dealing.read': SetupReading
  'dealing.draw': Changed
}
