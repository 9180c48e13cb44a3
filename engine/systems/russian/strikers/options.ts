/** What the rules on the drug dealer leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  corpseFoilsDrugs: {
    values: ['move', 'dose'],
    rule: 'RU-DRU-4',
    says: {
      en: 'Whether a corpse among two targets foils the whole move of the drug dealer, or only the dose meant for it.',
      ru: 'Срывает ли труп среди двух целей весь ход наркодилера или только дозу для этой цели.',
    },
  },
}
