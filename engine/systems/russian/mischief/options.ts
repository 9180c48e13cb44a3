/** What the rules on hypnotist, bum and madman leave to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  bumSensesWhoMissesHim: {
    values: [true, false],
    rule: 'RU-BUM-5',
    says: {
      en: 'Whether a bum who acts learns the name of a blocker or a prostitute who came for him and did not meet him.',
      ru: 'Узнает ли бомж, сделавший ход, имя блокера или проститутки, которые пришли за ним и не застали его.',
    },
  },
  bumSeesCut: {
    values: [false, true],
    rule: 'RU-BUM-2',
    says: {
      en: 'Whether a bum sees the faceless come to cut the face of whom he watches.',
      ru: 'Видит ли бомж, что безликий пришел срезать лицо тому, за кем он следит.',
    },
  },
  healBeatsMadman: {
    values: [false, true],
    rule: 'RU-MAD-4',
    says: {
      en: 'Whether a heal or a guard saves from the fire; otherwise the fire keeps the doctor from his move, and a guard is no help.',
      ru: 'Спасают ли от пожара хил и защита; иначе пожар не дает доктору сделать ход, а защита не помогает.',
    },
  },
}
