/** What the rules on the cultist leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  soulsTransform: {
    values: ['taken', 'held'],
    rule: 'RU-CUL-2',
    says: 'Whether the cultist is transformed for good by three souls taken, or only while he holds three.',
  },
}

export const prompts: Record<string, Prompt> = {}
