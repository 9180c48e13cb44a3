/** The headings of the options of reasonable nights and forum days. */
import type { OptionGroup } from '../../ruleset/option-groups.ts'

export const optionGroups: readonly OptionGroup[] = [
  {
    name: { en: 'Basics', ru: 'Главное' },
    of: [
      'day',
      'startingPhase',
      'dayHours',
      'nightHours',
      'resultsMargin',
      'hammer',
      'deadline',
      'ballots',
      'lynchWord',
      'selfTarget',
      'deadActorsAct',
      'actionsPerNight',
      'killAndAbility',
      'flips',
    ],
  },
  { name: { en: 'Votes', ru: 'Голоса' }, of: ['DAY-C'] },
  {
    name: { en: 'Ties and deadlines', ru: 'Ничья и срок' },
    of: ['DAY-E1', 'DAY-E2', 'DAY-E3', 'DAY-E4', 'DAY-E5', 'GORNY-V'],
  },
  { name: { en: 'Deaths during the day', ru: 'Смерть днем' }, of: ['DAY-E6'] },
  { name: { en: 'Night actions', ru: 'Ночные ходы' }, of: ['RAR-', 'NR-SIDE'] },
  {
    name: { en: 'Masons, neighbors and private topics', ru: 'Масоны, соседи и закрытые темы' },
    of: ['NR-TOPIC', 'NR-MASON', 'NR-NEIGH', 'NR-NZER', 'NR-ENC'],
  },
  { name: { en: 'Day roles', ru: 'Дневные роли' }, of: ['DAY-R', 'NR-VENGE', 'NR-IC', 'treestump'] },
  { name: { en: 'Winning', ru: 'Победа' }, of: ['DAY-W', 'NR-WIN', 'traitorAlone', 'traitorCounts'] },
  { name: { en: 'Night roles', ru: 'Ночные роли' }, of: ['NR-'] },
  { name: { en: 'Rules post', ru: 'Пост с правилами' }, of: ['GORNY-'] },
]
