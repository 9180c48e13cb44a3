/** What roles in other hands leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {}

export const prompts: Record<string, Prompt> = {
  collectedRole: {
    rule: 'RU-COL-5',
    says: 'Several players whom the collector named are out. Whose role does he collect?',
  },
}
