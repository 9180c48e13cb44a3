/** What the rules leave to the host about who wins. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'end.early': {
    values: [false, true],
    rule: '1923-F5',
    says: 'Whether the game ends as soon as no Mafia Member, or nobody else, is living.',
  },
  'win.mafiaTotal': {
    values: ['dealt', 'notExiled'],
    rule: '1923-W3',
    says: 'Of which Mafia Members at least half have to be living.',
  },
  'win.requireLivingCivilian': {
    values: [false, true],
    rule: '1923-W6',
    says: 'Whether a family without a living Civilian cannot win.',
  },
}
