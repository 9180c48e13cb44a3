/** What roles in other hands leave to the host. */
import type { Prompts } from '../../../ruleset/said.ts'

export const prompts: Prompts = {
  collectedRole: {
    rule: 'RU-COL-5',
    says: {
      en: 'Several players whom the collector named are out. Whose role does he collect?',
      ru: 'Выбыли сразу несколько целей коллекционера. Чью роль он забирает?',
    },
  },
}
