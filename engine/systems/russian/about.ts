/** What a host reads of these rules before choosing them. */
import type { About } from '../../ruleset/system.ts'

export const about: About = {
  says: {
    en: 'Some sixty roles, two for each player; 22 steps a night.',
    ru: 'Около шестидесяти ролей, по две у игрока; 22 шага за ночь.',
  },
  example: {
    en: 'A blocker arrests the shooter, and the partner takes the shot.',
    ru: 'Блокер арестовал стрелка, и вместо него стреляет напарник.',
  },
  day: { en: 'a mayor, hunts, posts in Russian', ru: 'мэр, охоты, посты на русском' },
  order: 'steps',
  roles: 'own',
}
