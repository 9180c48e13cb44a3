import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  wardHearsOfCivilKiller: {
    values: [false, true],
    rule: 'RU-BOD-4',
    says: 'Whether a ward hears of a bodyguard shot through a civil role that the killer had no negative one, or had one.',
  },
}
export const prompts: Record<string, Prompt> = {}
