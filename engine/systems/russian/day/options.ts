/** What the lynch leaves to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {}

export const prompts: Record<string, Prompt> = {
  lynched: { rule: 'RU-VOTE-9', says: 'The vote is tied. Whom did the revote lynch?' },
}
