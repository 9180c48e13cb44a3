/** What the vote for the best leaves to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  bestShare: {
    values: [50],
    whole: { from: 1, to: 100 },
    rule: 'RU-BEST-2',
    says: 'How many percent of those who voted somebody needs to be one of the best.',
  },
  bestPlaces: {
    values: [4],
    whole: { from: 1, to: 20 },
    rule: 'RU-BEST-2',
    says: 'How many players can be the best of a game.',
  },
  refusedFreesPlace: {
    values: [false, true],
    rule: 'RU-BEST-2',
    says: 'Whether somebody whom the host does not let count leaves a place among the best to others.',
  },
}

export const prompts: Record<string, Prompt> = {}
