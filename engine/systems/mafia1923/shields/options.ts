/** What the rules leave to the host about the Doctor and the Bodyguard. */
import type { Option } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  'doctor.savesTold': {
    values: ['nobody', 'patient', 'doctor', 'both'],
    rule: '1923-I11',
    says: "Who hears in the morning that a Doctor's visit kept the Mafia or a poisoning away.",
  },
  'bodyguard.autoInjures': {
    values: [true, false],
    rule: '1923-BOD5',
    says: 'Whether the automatic save of a Bodyguard injures the attacker.',
  },
  'bodyguard.autoOrder': {
    values: ['last', 'first'],
    rule: '1923-BOD5',
    says: 'Whether the automatic save of a Bodyguard is spent only when nothing else holds, or on the first attack.',
  },
}
