/** What things are called wherever they are met: phases, what they want, times; and what is said of what was done. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const state = defineMessages({
  phase: { en: '{kind} {number}', ru: '{kind} {number}' },
  open: { en: 'open', ru: 'идет' },
  locked: { en: 'locked', ru: 'зафиксировано' },
  posted: { en: 'posted', ru: 'отправлено' },
  messages: {
    en: '{count, plural, one {# message} other {# messages}}',
    ru: '{count, plural, one {# сообщение} few {# сообщения} other {# сообщений}}',
  },
  rulings: {
    en: '{count, plural, one {# ruling} other {# rulings}}',
    ru: '{count, plural, one {# решение} few {# решения} other {# решений}}',
  },
  silent: { en: '{count} without a vote', ru: '{count} без голоса' },
  toSend: { en: '{count} to send', ru: '{count} к отправке' },

  fillRoster: { en: 'Fill the roster', ru: 'Заполнить состав' },
  openPhase: { en: 'Open {phase}', ru: 'Открыть: {phase}' },
  take: {
    en: '{count, plural, one {Take the one sure action} other {Take all # sure actions}}',
    ru: '{count, plural, =1 {Принять один ясный ход} one {Принять # ясный ход} few {Принять все # ясных хода} other {Принять все # ясных ходов}}',
  },
  answer: {
    en: 'Answer {count, plural, one {# question} other {# questions}}',
    ru: 'Ответить на {count, plural, one {# вопрос} few {# вопроса} other {# вопросов}}',
  },
  lockKind: { en: 'Lock {phase}', ru: 'Зафиксировать {phase}' },
  closePhase: { en: 'Close {phase}', ru: 'Закрыть: {phase}' },
  endGame: { en: 'End the game', ru: 'Закончить игру' },

  books: { en: 'Books', ru: 'Учет' },
  records: { en: 'Records', ru: 'Записи' },
  booksAndRecords: { en: 'Books and records', ru: 'Учет и записи' },

  dayAndTime: { en: '{day}, {time}', ru: '{day}, {time}' },
  bothClocks: { en: '{there} {zone}, {here} here', ru: '{there} ({zone}), у вас {here}' },
  days: {
    en: '{days, plural, one {# day} other {# days}}',
    ru: '{days, plural, one {# день} few {# дня} other {# дней}}',
  },
  daysHours: {
    en: '{days, plural, one {# day} other {# days}} {hours} h',
    ru: '{days, plural, one {# день} few {# дня} other {# дней}} {hours} ч',
  },
  hours: { en: '{hours} h', ru: '{hours} ч' },
  hoursMinutes: { en: '{hours} h {minutes} min', ru: '{hours} ч {minutes} мин' },
  minutes: { en: '{minutes} min', ru: '{minutes} мин' },
  now: { en: 'now', ru: 'сейчас' },

  copied: { en: '{what} is copied.', ru: '{what}: скопировано.' },
  notCopied: { en: '{what} could not be copied.', ru: '{what}: скопировать не удалось.' },
  notCopiedHint: {
    en: 'Click into the window first, then copy again.',
    ru: 'Сначала щелкните по окну, затем скопируйте снова.',
  },

  undo: { en: 'Undo', ru: 'Отменить' },
  redo: { en: 'Redo', ru: 'Вернуть' },
  undone: { en: 'Undone: {what}', ru: 'Отменено: {what}' },
  doneAgain: { en: 'Done again: {what}', ru: 'Возвращено: {what}' },
  nothingToUndo: { en: 'There is nothing to undo.', ru: 'Отменять нечего.' },
  nothingToRedo: { en: 'There is nothing to redo.', ru: 'Возвращать нечего.' },
  markedSent: { en: 'Marked the post to {name} as sent', ru: 'Пост отмечен как отправленный: {name}' },
  stillOut: {
    en: '{phase} is open again, and {count, plural, one {# post of it was sent already: it stays} other {# posts of it were sent already: they stay}} out there.',
    ru: '{phase}: фаза снова открыта. {count, plural, one {Уже отправлен # ее пост, он останется на форуме.} few {Уже отправлено # ее поста, они останутся на форуме.} other {Уже отправлено # ее постов, они останутся на форуме.}}',
  },

  unreachable: { en: 'Nightdesk cannot be reached.', ru: 'Nightdesk не отвечает.' },
  startAgain: {
    en: 'Start Nightdesk again and open the address it prints.',
    ru: 'Запустите Nightdesk снова и откройте адрес, который он напечатает.',
  },
  noKey: { en: 'This tab was opened without its key.', ru: 'Эта вкладка открыта без ключа.' },
  answeredWith: { en: 'The desk answered with {status}.', ru: 'Программа ответила кодом {status}.' },
})
