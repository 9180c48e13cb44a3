import { translated } from '../../engine/text/catalogue.ts'
import type { parts as en } from './parts.en.ts'

export const parts = translated<typeof en>()({
  onItsWay: '{what}: идет загрузка.',
  reading: 'Чтение',
  readingNow: 'Чтение…',
  readSoFar: '{done, number} из {of, number}',
  thingsRead: '{done, number} из {of, number} {things}',
  working: 'Идет работа',
  workingNow: 'Идет работа…',
  percent: '{done, number} %',
  percentDone: 'Готово: {done, number} %',
  stop: 'Остановить',
  firstOf: 'Показано {shown, number} из {all, plural, one {# знака} few {# знаков} other {# знаков}}.',
  showMore: 'Показать еще',

  cannotBeShown: '{what}: показать не удалось.',
  notAsWritten:
    'Что-то здесь записано не так, как это делает Nightdesk. Ничего не изменено и не потеряно, все остальное работает. «Загрузить заново» запросит это еще раз.',
  failedAgain:
    'Снова не вышло. Вернитесь в журнале к тому, что было раньше, или откройте резервную копию: где они лежат, видно по кнопке «Сохранено» вверху. Если не поможет ни то ни другое, сообщите об этом и приложите файл.',
  reload: 'Загрузить заново',
  tryAgain: 'Попробовать снова',

  rule: 'Правило {id}',
  noSentence: 'В правилах этой игры об этом ничего не сказано.',
  momentForm: 'ГГГГ-ММ-ДД чч:мм',
  momentHint: 'Год, месяц, день и время до 24 часов. ↑ и ↓ меняют то, где стоит курсор.',
  momentUnread: 'Это не дата и время: напишите как 2026-11-28 20:00.',
  covered: 'Скрыто: показать',
  yes: 'Да',
  no: 'Нет',
  inPart: 'Частично',
  showAll: 'Показать все: {label}',
  nothingCalledSo: 'Ничего не найдено.',
})
