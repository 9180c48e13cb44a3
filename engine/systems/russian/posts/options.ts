/** What the election and the posts leave to the host. */
import type { Option, Prompt } from '../../../rules/role.ts'

export const options: Record<string, Option> = {
  noVerticalMeansSecretary: {
    values: [false, true],
    rule: 'RU-VERT-1',
    says: 'Whether the vertical rests on the secretary also where the mayor said that it is to be on nobody.',
  },
}

export const prompts: Record<string, Prompt> = {
  secretary: { rule: 'RU-SEC-1', says: 'Whom of those who voted for the new mayor does the mayor pick as secretary?' },
  mayor: {
    rule: 'RU-ELEC-3',
    says: 'The second round is level, and every ballot in it was left beforehand. Who is mayor?',
  },
}
