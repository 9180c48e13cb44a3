import { translated } from '../../../engine/text/catalogue.ts'
import type { phases as en } from './phases.en.ts'

/** Phases by name. */
export const phases = translated<typeof en>()({
  name: '{kind, select, best {Лучшие игроки} other {{kind, select, night {Ночь} day {День} evening {Вечер} prep {Подготовка} election {Выборы} secondRound {Второй тур} hunt {Охота на ведьм} revote {Переголосование} nextRevote {Второе переголосование} extraRevote {Переголосование дополнительного} nextExtraRevote {Второе переголосование дополнительного} extraVote {Дополнительное голосование} other {{kind}}} {number}}}',
})
