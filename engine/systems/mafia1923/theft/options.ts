/** What the rules leave to the host about the Thief. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'thief.onPlainMafia': {
    values: ['fails', 'keepsThief'],
    rule: '1923-THI6',
    says: 'What a theft from a Mafia Member without a second role comes to: like one from a Townsperson, or a failure that leaves the Thief a Thief.',
  },
  'thief.sameNightUse': {
    values: [false, true],
    rule: '1923-THI8',
    says: 'Whether the Thief may use a stolen ability later in the same night.',
  },
  'thief.victimSameNight': {
    values: ['void', 'stands'],
    rule: '1923-THI8',
    says: 'What becomes of what the robbed player does later in the same night.',
  },
}
