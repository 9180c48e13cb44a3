import { translated } from '../../../engine/text/catalogue.ts'
import type { wording as en } from './wording.en.ts'

/** The host's own words. */
export const wording = translated<typeof en>()({
  lookAt: 'Посмотрите на знак {position}.',
  correct: 'Исправьте или верните слова правил.',
  tellsNothing: 'Пустой текст никому ничего не скажет.',
})
