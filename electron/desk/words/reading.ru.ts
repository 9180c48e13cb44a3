import { translated } from '../../../engine/text/catalogue.ts'
import type { reading as en } from './reading.en.ts'

/** Reading what was pasted, and other long work, on its way. */
export const reading = translated<typeof en>()({
  changed: 'Игра все время менялась, пока это читалось.',
  pasteAgain: 'Ничего не внесено. Вставьте еще раз.',
  stopped: 'Чтение остановлено.',
  nothingTaken: 'Ничего не внесено.',
  superseded: 'Вместо этого читается более новый текст с того же места.',
  noneTaken: 'Из этого ничего не внесено.',
  workStopped: 'Остановлено.',
  nothingKept: 'Ничего из этого не сохранено. Начать заново можно в любой момент.',
  askedAnew: 'То же запрошено еще раз, и это уже выполняется.',
  tooLong: 'Чтение заняло больше {seconds} секунд.',
  tooMuch: 'На чтение не хватило памяти.',
  smaller: 'Вставляйте меньшими частями. Ничего не внесено.',
})
