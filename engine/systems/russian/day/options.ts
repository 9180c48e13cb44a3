/** What the lynch leaves to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  immuneAutoVote: {
    values: ['void', 'stands'],
    rule: 'RU-VOTE-8',
    says: 'What a ballot is worth that falls back on a voter whom nobody can vote for, as the mayor: spent, or it stands.',
  },
}

export const prompts: Record<string, Prompt> = {
  lynched: { rule: 'RU-VOTE-9', says: 'The vote is tied. Whom did the revote lynch?' },
  recordedDead: {
    rule: 'RU-VOTE-1',
    says: 'The recorded lynch names somebody who was dead before: correct the record.',
  },
}
