import { translated } from '../../../engine/text/catalogue.ts'
import type { phases as en } from './phases.en.ts'

/** Phases by name. */
export const phases = translated<typeof en>()({
  name: '{kind, select, night {Ночь} day {День} evening {Вечер} prep {Подготовка} other {{kind}}} {number}',
})
