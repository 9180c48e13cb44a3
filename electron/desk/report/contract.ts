/** The report of a problem: what it takes, and what it gives. */
import { z } from 'zod'
import { Field, Id } from '../input.ts'

export const reportContract = {
  /** What was done lately, in a file that a host can read before sending it. `game`: with that game, of nobody. `failure`: of the page. */
  'report.make': z.strictObject({
    game: Id.optional(),
    failure: z.strictObject({ error: Id, stack: Field }).optional(),
  }),
} satisfies Record<string, z.ZodType>

export interface ReportAnswers {
  'report.make': {
    /** The file's text: JSON. */
    text: string
    /** Why the game that was asked for is not in it. */
    without?: string
  }
}
