/** What a host is writing or wrote otherwise, as it is kept beside a game: texts of posts, and of the system's wording. */
import { say } from '../words/say.ts'
import { z } from 'zod'
import { limits } from '../../../engine/shape/limits.ts'
import { Count, listOf } from '../../../engine/shape/shape.ts'
import { Instant } from '../input.ts'
import { issueSaid } from '../issue-said.ts'
import { Refused } from '../refusal.ts'
import { mendingKey, MendingShape } from './mending.ts'
import { choicesKey, ChoicesShape } from './merge-choices.ts'

/** A text that the host edited: what it says now, and what it was made from, and when. */
export const PostDraft = z.strictObject({
  text: z.string().max(limits.edit),
  base: z.string().max(limits.file),
  at: Instant.optional(),
})
export type PostDraft = z.infer<typeof PostDraft>

/** First to last. `says: null`: from there on as the system says it. */
export const WordingHistory = listOf(z.strictObject({ from: Count, says: z.string().max(limits.field).nullable() }))

export const postPrefix = 'post:'
export const wordingPrefix = 'wording:'
/** Of the message that tells a player their role, by the seat. */
export const rolePrefix = 'role:'
/** What such a message said when it was sent. */
export const roleSentPrefix = 'roleSent:'

type Kept = { key: string; value: unknown }

/** A text that is worded otherwise is kept as a list; what is none is not ours, and passed over. */
export const isWording = ({ key, value }: Kept): boolean => key.startsWith(wordingPrefix) && Array.isArray(value)

/** What is wrong with a draft, as a sentence naming the place; a draft of another kind is none of ours. @param within where it stands */
export function draftWrong(draft: Kept, within: string): string | undefined {
  const shape = [postPrefix, rolePrefix, roleSentPrefix].some(prefix => draft.key.startsWith(prefix))
    ? PostDraft
    : draft.key === mendingKey
      ? MendingShape
      : draft.key === choicesKey
        ? ChoicesShape
        : isWording(draft)
          ? WordingHistory
          : undefined
  const { error } = shape?.safeParse(draft.value, { jitless: true }) ?? {}
  return error && issueSaid(error.issues, draft.value, within)
}

/** A draft as it is kept, read back. @throws Refused where it cannot be read */
export function readDraft<Known>(shape: z.ZodType<Known>, { key, value }: Kept): Known {
  const { data, error } = shape.safeParse(value, { jitless: true })
  if (!error) return data
  throw new Refused(
    'file',
    say('library.draftsUnreadable', { wrong: issueSaid(error.issues, value, key) }),
    say('library.fileChanged'),
  )
}
