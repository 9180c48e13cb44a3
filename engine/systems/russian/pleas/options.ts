/** What priest, lawyer and inquisitor leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  mercyPerRevote: {
    values: [false, true],
    rule: 'RU-PRI-1',
    says: {
      en: 'Whether a priest who has forgiven may forgive once more in a revote of the same vote.',
      ru: 'Может ли священник, который уже простил, простить еще раз на переголосовании того же голосования.',
    },
  },
}
