/** What a host reads of these rules before choosing them. */
import type { About } from '../../ruleset/system.ts'

export const about: About = {
  says: { en: 'Seven steps a night, always in the same order.', ru: 'Семь шагов за ночь, всегда в одном порядке.' },
  example: {
    en: 'A blocked doctor saves nobody, but a blocked vest still holds.',
    ru: 'Заблокированный доктор никого не спасает, а жилет держит и под блоком.',
  },
  day: { en: 'bold votes that lock', ru: 'голоса жирным с фиксацией' },
  order: 'steps',
  roles: 'usual',
}
