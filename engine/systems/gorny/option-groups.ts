/** The headings of the options of the template. */
import type { OptionGroup } from '../../ruleset/option-groups.ts'

export const optionGroups: readonly OptionGroup[] = [
  {
    name: { en: 'Basics', ru: 'Главное' },
    of: ['night', 'startingPhase', 'dayHours', 'nightHours', 'deadline', 'tie', 'selfTarget', 'deadActorsAct'],
  },
  { name: { en: 'Day', ru: 'День' }, of: ['GORNY-V'] },
  { name: { en: 'Night actions', ru: 'Ночные ходы' }, of: ['GORNY-N'] },
  { name: { en: 'Rules post', ru: 'Пост с правилами' }, of: ['GORNY-T', 'GORNY-M'] },
]
