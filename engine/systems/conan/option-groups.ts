/** The headings of the options of the detective game. */
import type { OptionGroup } from '../../ruleset/option-groups.ts'

export const optionGroups: readonly OptionGroup[] = [
  {
    name: { en: 'Basics', ru: 'Главное' },
    of: [
      'kill.perNight',
      'lynch.tie',
      'arrest.phases',
      'death.revealRole',
      'phase.prep',
      'deadline.actions',
      'deadline.wills',
    ],
  },
  {
    name: { en: 'Order of the night and of the day', ru: 'Порядок ночи и дня' },
    of: ['CONAN-O', 'CONAN-A6', 'CONAN-A8', 'CONAN-A9', 'CONAN-PH'],
  },
  {
    name: { en: 'Killing and wounds', ru: 'Убийства и раны' },
    of: ['CONAN-B', 'CONAN-S10', 'CONAN-S11', 'CONAN-S12', 'vengeance.mode', 'vengeance.on'],
  },
  {
    name: { en: 'Arrests and crimes', ru: 'Аресты и преступления' },
    of: ['CONAN-CR', 'CONAN-S14', 'CONAN-S22', 'CONAN-S23', 'CONAN-AB2'],
  },
  { name: { en: 'Votes and the lynch', ru: 'Голоса и казнь' }, of: ['CONAN-V', 'CONAN-K', 'CONAN-A7'] },
  { name: { en: 'Leaders and lovers', ru: 'Главари и влюбленные' }, of: ['CONAN-L'] },
  { name: { en: 'What is told', ru: 'Что сообщается' }, of: ['CONAN-I', 'CONAN-WL'] },
  { name: { en: 'Travel', ru: 'Поездки' }, of: ['CONAN-S5'] },
  { name: { en: 'Winning', ru: 'Победа' }, of: ['CONAN-W', 'CONAN-E'] },
]
