/** Calls about what is being read: what each takes, and what it gives. */
import { z } from 'zod'
import { Id } from '../input.ts'

export const readingContract = {
  /** Stops what is read under this name: nothing of it is kept. */
  'reading.stop': z.strictObject({ reading: Id }),
} satisfies Record<string, z.ZodType>

export interface ReadingAnswers {
  /** Nothing was stopped where it had been read already. */
  'reading.stop': { stopped: boolean }
}
