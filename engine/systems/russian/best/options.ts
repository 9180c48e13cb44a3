/** What the vote for the best leaves to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  bestShare: {
    values: [50],
    whole: { from: 1, to: 100 },
    rule: 'RU-BEST-2',
    says: {
      en: 'How many percent of those who voted somebody needs to be one of the best.',
      ru: 'Сколько процентов от числа проголосовавших нужно набрать лучшему игроку.',
    },
  },
  bestPlaces: {
    values: [4],
    whole: { from: 1, to: 20 },
    rule: 'RU-BEST-2',
    says: { en: 'How many players can be the best of a game.', ru: 'Сколько лучших может быть у одной игры.' },
  },
  refusedFreesPlace: {
    values: [false, true],
    rule: 'RU-BEST-2',
    says: {
      en: 'Whether somebody whom the host does not let count leaves a place among the best to others.',
      ru: 'Освобождает ли место среди лучших тот, кого ведущий не засчитал.',
    },
  },
}
