/** What hero and terrorist leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {}

export const prompts: Record<string, Prompt> = {
  heroDefends: {
    rule: 'RU-HER-1',
    says: 'Everybody has voted, and the hero is told who is to die. For whom does he stand up?',
  },
  heroTakesDown: {
    rule: 'RU-HER-3',
    says: 'A hero who saved a red is lynched. Whom of those who voted against him does he take along?',
  },
  detonatorTarget: {
    rule: 'RU-TER-2',
    says: 'Everybody has voted, and the detonator is set. With whom does the terrorist explode?',
  },
}
