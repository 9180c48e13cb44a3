/** The headings of the options of the Russian rules. */
import type { OptionGroup } from '../../ruleset/option-groups.ts'

export const optionGroups: readonly OptionGroup[] = [
  {
    name: { en: 'Basics', ru: 'Главное' },
    of: [
      'format',
      'votesWritten',
      'voteOrder',
      'clock.zone',
      'clock.voteOpens',
      'clock.voteCloses',
      'clock.eveningCloses',
      'clock.nightCloses',
      'revealBlackOnNightDeath',
    ],
  },
  { name: { en: 'Votes', ru: 'Голосование' }, of: ['RU-VOTE', 'RU-POL', 'RU-LIA', 'RU-PEN'] },
  { name: { en: 'Caps and colors', ru: 'Колпаки и цвета' }, of: ['RU-CAP'] },
  { name: { en: 'Hunt and revotes', ru: 'Охота и переголосование' }, of: ['RU-HUNT', 'RU-PRI', 'RU-JUD', 'RU-VERT'] },
  { name: { en: 'Order of the night', ru: 'Порядок ночи' }, of: ['RU-NORD', 'RU-GEN-17', 'RU-EVE', 'RU-TIME'] },
  {
    name: { en: 'Kills and rescues', ru: 'Убийства и спасения' },
    of: ['RU-KILL', 'RU-BLK', 'RU-EXE', 'RU-IMM', 'RU-BOD', 'RU-POI', 'RU-PRO', 'RU-MAD'],
  },
  {
    name: { en: 'Checks', ru: 'Проверки' },
    of: ['RU-GEN-4', 'RU-COM', 'RU-INFO', 'RU-DET', 'RU-BUM', 'RU-HAC', 'RU-MOVE'],
  },
  {
    name: { en: 'Other roles', ru: 'Остальные роли' },
    of: ['RU-OVL', 'RU-JOK', 'RU-YAK', 'RU-IMI', 'RU-DRU', 'RU-PIM', 'RU-INQ', 'RU-CUL', 'RU-FL'],
  },
  { name: { en: 'End and awards', ru: 'Конец и награды' }, of: ['RU-END', 'RU-DEATH', 'RU-BEST'] },
]
