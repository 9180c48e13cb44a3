/** What the end of the game leaves to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  endCheckAfterLynch: {
    values: [true, false],
    rule: 'RU-END-7',
    says: 'Whether the blacks win at once when a lynch leaves fewer reds than blacks, or only as the next day begins.',
  },
  parityHuntNeedsLostMayor: {
    values: [true, false],
    rule: 'RU-END-3',
    says: 'Whether a mayor in office rules out the witch hunt that would let the game go on with as many reds as blacks.',
  },
}

export const prompts: Record<string, Prompt> = {}
