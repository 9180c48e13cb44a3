import { defineMessages } from '../../../engine/text/catalogue.ts'

/** Reading what was pasted, and other long work, on its way. */
export const reading = defineMessages({
  changed: {
    en: 'The game kept changing while this was being read.',
    ru: 'Игра все время менялась, пока это читалось.',
  },
  pasteAgain: { en: 'Nothing was imported. Paste it again.', ru: 'Ничего не внесено. Вставьте еще раз.' },
  stopped: { en: 'Reading was stopped.', ru: 'Чтение остановлено.' },
  nothingTaken: { en: 'Nothing was imported.', ru: 'Ничего не внесено.' },
  superseded: {
    en: 'A newer text from the same place is being read instead.',
    ru: 'Вместо этого читается более новый текст с того же места.',
  },
  noneTaken: { en: 'Nothing from this one was imported.', ru: 'Из этого ничего не внесено.' },
  workStopped: { en: 'Stopped.', ru: 'Остановлено.' },
  nothingKept: {
    en: 'None of it was kept. You can start again any time.',
    ru: 'Ничего из этого не сохранено. Начать заново можно в любой момент.',
  },
  askedAnew: {
    en: 'The same request came again, and that one is running now.',
    ru: 'То же запрошено еще раз, и это уже выполняется.',
  },
  tooLong: { en: 'Reading this took longer than {seconds} seconds.', ru: 'Чтение заняло больше {seconds} секунд.' },
  tooMuch: { en: 'There was not enough memory to read this.', ru: 'На чтение не хватило памяти.' },
  smaller: {
    en: 'Paste it in smaller parts. Nothing was imported.',
    ru: 'Вставляйте меньшими частями. Ничего не внесено.',
  },
})
