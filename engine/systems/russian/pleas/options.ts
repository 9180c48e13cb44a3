/** What priest, lawyer and inquisitor leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  mercyPerRevote: {
    values: [false, true],
    rule: 'RU-PRI-1',
    says: 'Whether a priest who has forgiven may forgive once more in a revote of the same vote.',
  },
}

export const prompts: Record<string, Prompt> = {}
