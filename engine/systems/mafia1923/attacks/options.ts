/** What the rules leave to the host about the Butler and the Drunkard. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'butler.shieldCountsWhenSavedOtherwise': {
    values: [true, false],
    rule: '1923-BUT4',
    says: 'Whether a Mafia attempt on a Butler counts as one of his two when something else saved him too.',
  },
  'poison.restack': {
    values: [false, true],
    rule: '1923-S8',
    says: 'Whether poisoning somebody who is poisoned already starts the period again.',
  },
  'public.healthOfDead': {
    values: [true, false],
    rule: '1923-I2',
    says: 'Whether a poisoning or cure is announced of who died later in the same night.',
  },
}
