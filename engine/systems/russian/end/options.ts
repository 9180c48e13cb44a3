/** What the end of the game leaves to the host. */
import type { Options } from '../../../ruleset/said.ts'

export const options: Options = {
  endCheckAfterLynch: {
    values: [true, false],
    rule: 'RU-END-7',
    says: {
      en: 'Whether the blacks win at once when a lynch leaves fewer reds than blacks, or only as the next day begins.',
      ru: 'Побеждают ли черные сразу, если после линчевания красных осталось меньше, чем черных, или лишь с началом следующего дня.',
    },
  },
  parityHuntNeedsLostMayor: {
    values: [true, false],
    rule: 'RU-END-3',
    says: {
      en: 'Whether a mayor in office rules out the witch hunt that would let the game go on with as many reds as blacks.',
      ru: 'Исключает ли действующий мэр охоту на ведьм, ради которой игра продолжается при равенстве красных и черных.',
    },
  },
}
