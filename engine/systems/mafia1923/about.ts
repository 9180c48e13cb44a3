/** What a host reads of these rules before choosing them. */
import type { About } from '../../ruleset/system.ts'

export const about: About = {
  says: { en: 'Families and a court; eleven steps a night.', ru: 'Семьи и суд; одиннадцать шагов за ночь.' },
  example: {
    en: 'An Armed Robber killed by the Mafia takes one of its members along.',
    ru: 'Вооруженный грабитель, убитый мафией, забирает с собой одного из ее членов.',
  },
  day: { en: 'a court, five days', ru: 'суд, пять дней' },
  order: 'steps',
  roles: 'own',
}
