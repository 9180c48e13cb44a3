/** What screens are made of: dialogs, fields, notes where something is missing. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const parts = defineMessages({
  onItsWay: { en: '{what} is on its way.', ru: '{what}: идет загрузка.' },
  reading: { en: 'Reading', ru: 'Чтение' },
  readingNow: { en: 'Reading…', ru: 'Чтение…' },
  readSoFar: { en: '{done, number} of {of, number}', ru: '{done, number} из {of, number}' },
  thingsRead: { en: '{done, number} of {of, number} {things}', ru: '{done, number} из {of, number} {things}' },
  working: { en: 'Working', ru: 'Идет работа' },
  workingNow: { en: 'Working…', ru: 'Идет работа…' },
  percent: { en: '{done, number}%', ru: '{done, number} %' },
  percentDone: { en: '{done, number}% done', ru: 'Готово: {done, number} %' },
  stop: { en: 'Stop', ru: 'Остановить' },
  firstOf: {
    en: 'The first {shown, number} of {all, number} characters.',
    ru: 'Показано {shown, number} из {all, plural, one {# знака} few {# знаков} other {# знаков}}.',
  },
  showMore: { en: 'Show more', ru: 'Показать еще' },

  cannotBeShown: { en: '{what} cannot be shown.', ru: '{what}: показать не удалось.' },
  notAsWritten: {
    en: 'Something in it is not as Nightdesk writes it. Nothing was changed or lost, and everything else goes on working. Reload asks for it again.',
    ru: 'Что-то здесь записано не так, как это делает Nightdesk. Ничего не изменено и не потеряно, все остальное работает. «Загрузить заново» запросит это еще раз.',
  },
  failedAgain: {
    en: 'It failed again. Go back to before it in the Log, or open a backup: the pill “Saved” at the top says where they are. If neither helps, please report it, with the file.',
    ru: 'Снова не вышло. Вернитесь в журнале к тому, что было раньше, или откройте резервную копию: где они лежат, видно по кнопке «Сохранено» вверху. Если не поможет ни то ни другое, сообщите об этом и приложите файл.',
  },
  reload: { en: 'Reload', ru: 'Загрузить заново' },
  tryAgain: { en: 'Try again', ru: 'Попробовать снова' },

  rule: { en: 'Rule {id}', ru: 'Правило {id}' },
  noSentence: {
    en: 'The rulebook of this game has no sentence for it.',
    ru: 'В правилах этой игры об этом ничего не сказано.',
  },
  momentForm: { en: 'YYYY-MM-DD hh:mm', ru: 'ГГГГ-ММ-ДД чч:мм' },
  momentHint: {
    en: 'Year, month, day, and a clock of 24 hours. ↑ and ↓ move what the cursor stands in.',
    ru: 'Год, месяц, день и время до 24 часов. ↑ и ↓ меняют то, где стоит курсор.',
  },
  momentUnread: {
    en: 'Not a date and time: write it like 2026-11-28 20:00.',
    ru: 'Это не дата и время: напишите как 2026-11-28 20:00.',
  },
  covered: { en: 'Covered: show', ru: 'Скрыто: показать' },
  yes: { en: 'Yes', ru: 'Да' },
  no: { en: 'No', ru: 'Нет' },
  inPart: { en: 'In part', ru: 'Частично' },
  showAll: { en: 'Show all: {label}', ru: 'Показать все: {label}' },
  nothingCalledSo: { en: 'Nothing of this name.', ru: 'Ничего не найдено.' },
})
