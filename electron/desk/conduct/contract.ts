/** Calls about how players keep to the game: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, phase } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { Conduct } from './answers.ts'

const Least = z.number().int().min(1).max(limits.atOnce).optional()

export const conductContract = {
  /** Who writes and who is silent, by the host's own rule; what posts want of the host. */
  'conduct.view': z.strictObject(phase),
  /** Hours of silence until a prod, hours to answer it, prods until a replacement, posts a day: all of it; what is left out is not asked. */
  'conduct.rule': z.strictObject({
    ...game,
    rule: z.strictObject({ silent: Least, answer: Least, prods: Least, least: Least, most: Least }),
  }),
  /** The host dealt with what a post of the open phase wants, or did not after all. */
  'conduct.handle': z.strictObject({ ...game, post: Id, handled: z.boolean() }),
} satisfies Record<string, z.ZodType>

export interface ConductAnswers {
  'conduct.view': Conduct
  'conduct.rule': Changed
  'conduct.handle': Changed
}
