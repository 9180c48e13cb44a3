/** What penalties leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  mandatoryInTie: {
    values: ['both', 'alone'],
    rule: 'RU-PEN-3',
    says: {
      en: 'Whether a victim that the vote must have takes along who is level with him at the top, or dies alone.',
      ru: 'Умирает ли вместе с обязательной жертвой тот, кто набрал с ней поровну больше всего голосов, или она одна.',
    },
  },
}
