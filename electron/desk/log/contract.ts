/** Calls about what was changed: what each takes, and what it gives. */
import { z } from 'zod'
import { game, Index } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { LogRow } from './answers.ts'

export const logContract = {
  'log.view': z.strictObject(game),
  /** Takes back the last change, or everything from event `to` on. */
  'log.undo': z.strictObject({ ...game, from: Index.optional() }),
  'log.redo': z.strictObject(game),
} satisfies Record<string, z.ZodType>

export interface LogAnswers {
  'log.view': LogRow[]
  'log.undo': Changed & { says: string }
  'log.redo': Changed & { says: string }
}
