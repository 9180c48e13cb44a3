/** Calls about posts and messages to players: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { postParts } from '../../../engine/messages/parts.ts'
import { game, Id, Index, phase, reading, said } from '../input.ts'
import type { Changed, WrittenPage } from '../library/answers.ts'
import type { Exported, GameIndex, PostsView, PublicView, TurnedView, WithReasons } from './answers.ts'

export const postContract = {
  'posts.view': z.strictObject({ ...phase, dialect: Id.optional() }),
  /** The index of the game: who lives, who is out, and where what was posted stands. */
  'posts.index': z.strictObject(game),
  /** What everybody may see of the game: for a screen that is shown to players. */
  'posts.public': z.strictObject({ ...game, ...said }),
  /** The same as a page to give to players. */
  'posts.publicPage': z.strictObject({ ...game, ...said }),
  /** @param over the edit on top of which this one was written, null for none: where another one stands by now it is refused */
  'posts.edit': z.strictObject({
    ...phase,
    post: Id,
    text: z.string().max(limits.edit).nullable(),
    over: z.string().max(limits.edit).nullable().optional(),
  }),
  /** Marks a post as sent, as it stands; or takes the mark back. */
  'posts.sent': z.strictObject({
    ...phase,
    post: Id,
    sent: z.boolean(),
    link: z.string().max(limits.remark).optional(),
  }),
  /** Puts a part below the posts that close a phase, or leaves it out: from this phase on, or from the next one to word where this one is out. */
  'posts.part': z.strictObject({ ...phase, part: z.enum(postParts), on: z.boolean() }),
  /** A phase, or the whole game where none is named, with everything behind it: for after the game. */
  'posts.reasons': z.strictObject({ ...game, phase: Index.optional(), dialect: Id.optional(), ...reading }),
  /** Where a game that is over turned. */
  'posts.turned': z.strictObject({ ...game, dialect: Id.optional(), ...reading }),
  /** Writes everything of the phase beside the workspace: a file for each post, or one file. */
  'posts.export': z.strictObject({ ...phase, as: z.enum(['folder', 'file']) }),
} satisfies Record<string, z.ZodType>

export interface PostAnswers {
  'posts.view': PostsView
  'posts.index': GameIndex
  'posts.public': PublicView
  'posts.publicPage': WrittenPage
  'posts.edit': Changed
  'posts.sent': Changed
  'posts.part': Changed
  'posts.reasons': WithReasons
  'posts.turned': TurnedView
  'posts.export': Exported
}
