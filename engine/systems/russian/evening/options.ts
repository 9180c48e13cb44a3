/** What the rules on roles of the evening leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  silentHacked: {
    values: ['negative', 'civil'],
    rule: 'RU-HAC-2',
    says: {
      en: 'Which role a hacked black uses on the second day where he names none.',
      ru: 'Какой ролью пользуется взломанный черный на вторые сутки, если сам он ее не выбрал.',
    },
  },
  pimpForbids: {
    values: ['civil', 'both'],
    rule: 'RU-PIM-2',
    says: {
      en: 'Of which roles a slave’s moves are forbidden by the pimp: the civil one, or the negative one too.',
      ru: 'Ходы какой роли сутенер запрещает рабу: только мирной или негативной тоже.',
    },
  },
}
