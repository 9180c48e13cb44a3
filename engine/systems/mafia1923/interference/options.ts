/** What the rules leave to the host about the Bumbling Bureaucrat and the Boss. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'boss.cancelsStep1': {
    values: [false, true],
    rule: '1923-BOS6',
    says: 'Whether a Boss also undoes what a Bumbling Bureaucrat did before him.',
  },
  'bureaucrat.persistence': {
    values: ['untilNextAction', 'thisNightOnly', 'thisNightAndDay'],
    rule: '1923-BUR4',
    says: 'How long a redirection waits for the next action of its target.',
  },
  'bureaucrat.excludeOriginal': {
    values: [false, true],
    rule: '1923-BUR5',
    says: 'Whether the target that was chosen is left out of the draw.',
  },
  'bureaucrat.selfAllowed': {
    values: [false, true],
    rule: '1923-A10',
    says: 'Whether a Bumbling Bureaucrat may choose himself.',
  },
}
