/** What the rules on roles of the evening leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  silentHacked: {
    values: ['negative', 'civil'],
    rule: 'RU-HAC-2',
    says: 'Which role a hacked black uses on the second day where he names none.',
  },
  pimpForbids: {
    values: ['civil', 'both'],
    rule: 'RU-PIM-2',
    says: 'Of which roles a slave’s moves are forbidden by the pimp: the civil one, or the negative one too.',
  },
}

export const prompts: Record<string, Prompt> = {}
