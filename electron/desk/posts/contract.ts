/** Calls about posts and messages to players: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Id, phase } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { Exported, PostsView } from './answers.ts'

export const postContract = {
  'posts.view': z.strictObject({ ...phase, dialect: Id.optional() }),
  'posts.edit': z.strictObject({ ...phase, post: Id, text: z.string().max(limits.edit).nullable() }),
  /** Marks a post as sent, as it stands; or takes the mark back. */
  'posts.sent': z.strictObject({
    ...phase,
    post: Id,
    sent: z.boolean(),
    link: z.string().max(limits.remark).optional(),
  }),
  /** Writes everything of the phase beside the workspace: a file for each post, or one file. */
  'posts.export': z.strictObject({ ...phase, as: z.enum(['folder', 'file']) }),
} satisfies Record<string, z.ZodType>

export interface PostAnswers {
  'posts.view': PostsView
  'posts.edit': Changed
  'posts.sent': Changed
  'posts.export': Exported
}
