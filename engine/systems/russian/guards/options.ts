import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  wardHearsOfCivilKiller: {
    values: [false, true],
    rule: 'RU-BOD-4',
    says: {
      en: 'Whether a ward hears of a bodyguard shot through a civil role that the killer had no negative one, or had one.',
      ru: 'Сообщают ли подопечному, если телохранителя застрелили через мирную роль, что негативной роли у убийцы не было или какая была.',
    },
  },
}
