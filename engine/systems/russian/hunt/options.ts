/** What a witch hunt leaves to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  deadMayorOpensHunt: {
    values: [true, false],
    rule: 'RU-HUNT-1',
    says: 'Whether a mayor who died in office has lost the post, so that a witch hunt can be held.',
  },
  huntMinutes: {
    values: [15],
    whole: { from: 1, to: 60 },
    rule: 'RU-HUNT-2',
    says: 'How many minutes from the start of the vote a witch hunt may be approved of.',
  },
  huntAutoVote: {
    values: [false, true],
    rule: 'RU-HUNT-3',
    says: 'Whether who casts no ballot in a witch hunt has one against himself, as in other votes.',
  },
  huntBoosts: {
    values: ['each', 'once'],
    rule: 'RU-HUNT-3',
    says: 'Whether what is added to ballots is added to either of the two in a witch hunt, or to the first alone.',
  },
}

export const prompts: Record<string, Prompt> = {
  huntApproved: {
    rule: 'RU-HUNT-2',
    says: 'No approval of the witch hunt was entered. Did half of the main players approve it within 15 minutes?',
    choices: ['yes', 'no'],
  },
}
