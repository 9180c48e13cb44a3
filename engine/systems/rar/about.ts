/** What a host reads of these rules before choosing them. */
import type { About } from '../../ruleset/system.ts'

export const about: About = {
  says: {
    en: 'No fixed order: an action works unless something stops it.',
    ru: 'Постоянного порядка нет: ход действует, если его ничто не остановило.',
  },
  example: {
    en: 'A roleblocker blocks the doctor, so the player the doctor protected dies.',
    ru: 'Блокер заблокировал доктора, и игрок, которого тот лечил, погиб.',
  },
  day: { en: 'forum votes', ru: 'голоса в теме' },
  order: 'none',
  roles: 'usual',
}
