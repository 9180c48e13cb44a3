/** Calls about a past that is being mended: what each takes, and what it gives. Any of them may name the game, or the id under which its past is open. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Field, game, Id, Index, phase, reading, Remark, said } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { MendPast, MendView } from './answers.ts'

export const mendContract = {
  /** Reopens a locked phase. Nothing counts before it is accepted. */
  'mend.begin': z.strictObject({ ...phase, reason: Remark }),
  /** Opens another of the phases that are mended: the reopened one, or one after it. */
  'mend.open': z.strictObject(phase),
  /** What the host decided then in the phase that is open again. */
  'mend.past': z.strictObject(game),
  /** What was decided then no longer counts, or counts again. @param seq of its row */
  'mend.without': z.strictObject({ ...game, seq: Index, out: z.boolean() }),
  /** Another answer to a prompt, in its place. */
  'mend.instead': z.strictObject({ ...game, seq: Index, answer: Id }),
  /** What becomes of everything, in the phase that was reopened and in all later ones. */
  'mend.view': z.strictObject({ ...game, ...said, dialect: Id.optional(), ...reading }),
  /** What becomes of something that no longer fits; null: not decided yet. */
  'mend.decide': z.strictObject({ ...game, key: z.string().min(1).max(limits.row), as: Field.nullable() }),
  /** The game goes on with its past as it is mended. */
  'mend.accept': z.strictObject({ ...game, ...reading }),
  /** The game stays as it was. */
  'mend.drop': z.strictObject(game),
} satisfies Record<string, z.ZodType>

export interface MendAnswers {
  'mend.begin': Changed & { game: string }
  'mend.open': Changed
  'mend.past': MendPast
  'mend.without': Changed
  'mend.instead': Changed
  'mend.view': MendView
  'mend.decide': Changed
  'mend.accept': Changed
  'mend.drop': Changed
}
