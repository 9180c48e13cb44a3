/** Calls about messages, actions and the host's word on them: what each takes, and what it gives. */
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { game, Id, Index, Instant, Page, phase, reading, Remark } from '../input.ts'
import type { Changed } from '../library/answers.ts'
import type { InboxView, Pasted } from './answers.ts'

export const inboxContract = {
  'inbox.view': z.strictObject(phase),
  /** Takes in one message or a whole page of them. @param sender, at of a message without a header */
  'inbox.paste': z.strictObject({ ...game, page: Page, sender: Id.optional(), at: Instant.optional(), ...reading }),
  /** Takes what was read without doubt: of these messages, of all where none is named. */
  'inbox.take': z.strictObject({ ...game, messages: z.array(Id).max(limits.atOnce).optional() }),
  /** Answers a doubt of a message with one of its choices, or with none of them. */
  'inbox.answer': z.strictObject({ ...game, message: Id, doubt: Index, choice: Index.nullable() }),
  'inbox.sender': z.strictObject({ ...game, message: Id, sender: Id }),
  /** Sets a message aside, or back. */
  'inbox.dismiss': z.strictObject({ ...game, message: Id, dismissed: z.boolean() }),
  /** @param doubt the question of `message` that it answers */
  'actions.submit': z.strictObject({
    ...game,
    by: Id,
    does: Id,
    to: z.array(Id).max(limits.targets),
    with: z.record(Id, Page).optional(),
    at: Instant.optional(),
    message: Id.optional(),
    doubt: Index.optional(),
  }),
  'actions.withdraw': z.strictObject({ ...game, id: Id }),
  /** Lets a late action count, or no longer. */
  'actions.admit': z.strictObject({ ...game, id: Id, admitted: z.boolean() }),
  /** @param spends whether a use is gone; as the rules have it where nothing is said */
  'actions.override': z.strictObject({
    ...game,
    id: Id,
    holds: z.boolean(),
    reason: Remark,
    spends: z.boolean().optional(),
  }),
  'actions.liftOverride': z.strictObject({ ...game, id: Id }),
  'rulings.answer': z.strictObject({ ...game, prompt: Id, answer: Id }),
  'draws.fix': z.strictObject({ ...game, for: Id, gives: Id }),
} satisfies Record<string, z.ZodType>

export interface InboxAnswers {
  'inbox.view': InboxView
  'inbox.paste': Changed & Pasted
  'inbox.take': Changed & { actions: string[] }
  'inbox.answer': Changed
  'inbox.sender': Changed
  'inbox.dismiss': Changed
  'actions.submit': Changed & { id: string }
  'actions.withdraw': Changed
  'actions.admit': Changed
  'actions.override': Changed
  'actions.liftOverride': Changed
  'rulings.answer': Changed
  'draws.fix': Changed
}
