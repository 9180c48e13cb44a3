/** The headings of the options of 1923. */
import type { OptionGroup } from '../../ruleset/option-groups.ts'

export const optionGroups: readonly OptionGroup[] = [
  {
    name: { en: 'Basics', ru: 'Главное' },
    of: ['court.size', 'court.tieMode', 'mafia.killDivisor', 'game.lastDay', 'end.early', 'death.revealRole'],
  },
  { name: { en: 'Schedule', ru: 'Часы' }, of: ['1923-F'] },
  {
    name: { en: 'Using abilities', ru: 'Применение способностей' },
    of: ['1923-A', 'target.diedEarlier', 'injured.passives'],
  },
  { name: { en: 'Mafia', ru: 'Мафия' }, of: ['1923-MAF', 'mafia.listOutlivesTeam'] },
  { name: { en: 'Court and votes', ru: 'Суд и голоса' }, of: ['1923-V', '1923-LAW', '1923-SEC', '1923-PAC'] },
  {
    name: { en: 'Strikes, jail and exile', ru: 'Предупреждения, тюрьма и изгнание' },
    of: ['1923-S1', '1923-S2', '1923-S3', '1923-SHE'],
  },
  {
    name: { en: 'Roles', ru: 'Роли' },
    of: [
      '1923-BUR',
      '1923-BOS',
      '1923-THI',
      '1923-SHA',
      '1923-BOD',
      '1923-BUT',
      '1923-DET',
      '1923-ROB',
      '1923-PAP',
      'poison.restack',
      'doctor.savesTold',
    ],
  },
  { name: { en: 'What everybody learns', ru: 'Что узнают все' }, of: ['1923-I', '1923-E'] },
  { name: { en: 'Winning', ru: 'Победа' }, of: ['1923-W'] },
]
