/** What penalties leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  mandatoryInTie: {
    values: ['both', 'alone'],
    rule: 'RU-PEN-3',
    says: 'Whether a victim that the vote must have takes along who is level with him at the top, or dies alone.',
  },
}

export const prompts: Record<string, Prompt> = {}
