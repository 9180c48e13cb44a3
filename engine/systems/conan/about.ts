/** What a host reads of these rules before choosing them. */
import type { About } from '../../ruleset/system.ts'

export const about: About = {
  says: {
    en: 'Orders by rank; crimes leave traces and charges.',
    ru: 'Ходы по рангу; преступления оставляют улики и обвинения.',
  },
  example: {
    en: 'A pill and the right role kill; a wrong guess wastes the pill.',
    ru: 'Таблетка и верная роль убивают; при ошибке таблетка потрачена.',
  },
  day: { en: 'votes, and poison by day', ru: 'голоса и яд днем' },
  order: 'steps',
  roles: 'own',
}
