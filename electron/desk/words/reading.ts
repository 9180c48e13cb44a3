import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Reading what was pasted, and other long work, on its way. */
export const reading = defineMessages({
  changed: {
    en: 'The game changed again and again while this was read.',
    ru: 'Игра все время менялась, пока это читалось.',
  },
  pasteAgain: { en: 'Nothing was taken in. Paste it once more.', ru: 'Ничего не внесено. Вставьте еще раз.' },
  stopped: { en: 'Reading was stopped.', ru: 'Чтение остановлено.' },
  nothingTaken: { en: 'Nothing was taken in.', ru: 'Ничего не внесено.' },
  superseded: {
    en: 'A newer text of the same place is read instead.',
    ru: 'Вместо этого читается более новый текст с того же места.',
  },
  noneTaken: { en: 'Nothing of this one was taken in.', ru: 'Из этого ничего не внесено.' },
  workStopped: { en: 'Stopped.', ru: 'Остановлено.' },
  nothingKept: {
    en: 'Nothing of it was kept. Begin again whenever you like.',
    ru: 'Ничего из этого не сохранено. Начать заново можно в любой момент.',
  },
  askedAnew: {
    en: 'It was asked for once more, and that is under way.',
    ru: 'То же запрошено еще раз, и это уже выполняется.',
  },
  tooLong: { en: 'Reading this took longer than {seconds} seconds.', ru: 'Чтение заняло больше {seconds} секунд.' },
  tooMuch: { en: 'Reading this took more memory than there is.', ru: 'На чтение не хватило памяти.' },
  smaller: {
    en: 'Paste it in smaller parts. Nothing was taken in.',
    ru: 'Вставляйте меньшими частями. Ничего не внесено.',
  },
})
