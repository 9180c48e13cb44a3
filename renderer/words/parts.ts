/** What screens are made of: dialogs, fields, notes where something is missing. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const parts = defineMessages({
  onItsWay: { en: 'Loading: {what}', ru: '{what}: идет загрузка.' },
  reading: { en: 'Reading', ru: 'Чтение' },
  readingNow: { en: 'Reading…', ru: 'Чтение…' },
  readSoFar: { en: '{done, number} of {of, number}', ru: '{done, number} из {of, number}' },
  thingsRead: { en: '{done, number} of {of, number} {things}', ru: '{done, number} из {of, number} {things}' },
  working: { en: 'Working', ru: 'Идет работа' },
  workingNow: { en: 'Working…', ru: 'Идет работа…' },
  percent: { en: '{done, number}%', ru: '{done, number} %' },
  percentDone: { en: '{done, number}% complete', ru: 'Готово: {done, number} %' },
  stop: { en: 'Stop', ru: 'Остановить' },
  firstOf: {
    en: 'Showing the first {shown, number} of {all, number} characters.',
    ru: 'Показано {shown, number} из {all, plural, one {# знака} few {# знаков} other {# знаков}}.',
  },
  showMore: { en: 'Show more', ru: 'Показать еще' },

  cannotBeShown: { en: 'Could not display: {what}', ru: '{what}: показать не удалось.' },
  notAsWritten: {
    en: 'Some of the data here is not in the form Nightdesk writes. Nothing was changed or lost, and everything else still works. Press Reload to try again.',
    ru: 'Что-то здесь записано не так, как это делает Nightdesk. Ничего не изменено и не потеряно, все остальное работает. «Загрузить заново» запросит это еще раз.',
  },
  failedAgain: {
    en: 'It failed again. Use the Log to go back to an earlier point, or open a backup: click “Saved” at the top to find them. If neither helps, please report it and attach the file.',
    ru: 'Снова не вышло. Вернитесь в журнале к тому, что было раньше, или откройте резервную копию: где они лежат, видно по кнопке «Сохранено» вверху. Если не поможет ни то ни другое, сообщите об этом и приложите файл.',
  },
  reload: { en: 'Reload', ru: 'Загрузить заново' },
  tryAgain: { en: 'Try again', ru: 'Попробовать снова' },

  rule: { en: 'Rule {id}', ru: 'Правило {id}' },
  noSentence: {
    en: 'This game’s rulebook has no text for this rule.',
    ru: 'В правилах этой игры об этом ничего не сказано.',
  },
  calendar: { en: 'Open calendar', ru: 'Открыть календарь' },
  momentForm: { en: 'YYYY-MM-DD HH:MM', ru: 'ГГГГ-ММ-ДД чч:мм' },
  momentHint: {
    en: 'YYYY-MM-DD HH:MM (24 h). Use ↑/↓ to change the part under the cursor.',
    ru: 'Год, месяц, день и время до 24 часов. ↑ и ↓ меняют то, где стоит курсор.',
  },
  momentUnread: {
    en: 'Not a date and time. Write it like 2026-11-28 20:00.',
    ru: 'Это не дата и время: напишите как 2026-11-28 20:00.',
  },
  covered: { en: 'Hidden: show', ru: 'Скрыто: показать' },
  yes: { en: 'Yes', ru: 'Да' },
  no: { en: 'No', ru: 'Нет' },
  inPart: { en: 'Partly', ru: 'Частично' },
  showAll: { en: 'Show all: {label}', ru: 'Показать все: {label}' },
  nothingCalledSo: { en: 'No matches.', ru: 'Ничего не найдено.' },
})
