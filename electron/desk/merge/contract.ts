/** Calls about a game that two hosts went on with: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, reading, said } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { MergeView } from './answers.ts'

const Way = z.enum(['ours', 'theirs', 'both'])
/** A copy of the game that is here too, and what was chosen so far, by the keys of differences. */
const Pair = {
  ...game,
  copy: Id,
  chosen: z
    .array(z.strictObject({ key: z.string().min(1).max(limits.row), as: Way }))
    .max(limits.atOnce)
    .optional(),
}

export const mergeContract = {
  /** What would become of the game, were it made one with its copy. */
  'merge.view': z.strictObject({ ...Pair, ...said, dialect: Id.optional(), ...reading }),
  /** Keeps what is chosen of a difference, so that a window which is closed forgets nothing; null: nothing is. */
  'merge.choose': z.strictObject({
    ...game,
    copy: Id,
    key: z.string().min(1).max(limits.row),
    way: Way.nullable(),
  }),
  /** Makes both one, in the game; the copy stays as it is. */
  'merge.accept': z.strictObject({ ...Pair, ...reading }),
} satisfies Record<string, z.ZodType>

export interface MergeAnswers {
  'merge.view': MergeView
  'merge.choose': Changed
  'merge.accept': Changed
}
