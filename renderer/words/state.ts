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
  silent: { en: '{count} not voting', ru: '{count} без голоса' },
  toSend: { en: '{count, plural, one {Send # post} other {Send # posts}}', ru: '{count} к отправке' },

  fillRoster: { en: 'Fill in the roster', ru: 'Заполнить состав' },
  openPhase: { en: 'Start {phase}', ru: 'Открыть: {phase}' },
  take: {
    en: '{count, plural, one {Accept # clear action} other {Accept # clear actions}}',
    ru: '{count, plural, =1 {Принять один ясный ход} one {Принять # ясный ход} few {Принять все # ясных хода} other {Принять все # ясных ходов}}',
  },
  answer: {
    en: 'Answer {count, plural, one {# question} other {# questions}}',
    ru: 'Ответить на {count, plural, one {# вопрос} few {# вопроса} other {# вопросов}}',
  },
  lockKind: { en: 'Lock {phase}', ru: 'Зафиксировать {phase}' },
  closePhase: { en: 'Close {phase}', ru: 'Закрыть: {phase}' },
  endGame: { en: 'End game', ru: 'Закончить игру' },

  books: { en: 'Game state', ru: 'Учет' },
  records: { en: 'Records', ru: 'Записи' },
  booksAndRecords: { en: 'Game state', ru: 'Учет и записи' },

  dayAndTime: { en: '{day}, {time}', ru: '{day}, {time}' },
  bothClocks: { en: '{there} {zone}, {here} your time', ru: '{there} ({zone}), у вас {here}' },
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

  copied: { en: 'Copied: {what}', ru: 'Скопировано: {what}' },
  notCopied: { en: '{what} could not be copied.', ru: '{what}: скопировать не удалось.' },
  notCopiedHint: {
    en: 'Click into the window first, then copy again.',
    ru: 'Сначала щелкните по окну, затем скопируйте снова.',
  },

  undo: { en: 'Undo', ru: 'Отменить' },
  redo: { en: 'Redo', ru: 'Вернуть' },
  undone: { en: 'Undone: {what}', ru: 'Отменено: {what}' },
  doneAgain: { en: 'Redone: {what}', ru: 'Возвращено: {what}' },
  nothingToUndo: { en: 'Nothing to undo.', ru: 'Отменять нечего.' },
  nothingToRedo: { en: 'Nothing to redo.', ru: 'Возвращать нечего.' },
  markedSent: { en: 'Marked the post to {name} as sent', ru: 'Пост отмечен как отправленный: {name}' },
  stillOut: {
    en: '{phase} is open again, but {count, plural, one {# of its posts was already sent and stays} other {# of its posts were already sent and stay}} on the forum.',
    ru: '{phase}: фаза снова открыта. {count, plural, one {Уже отправлен # ее пост, он останется на форуме.} few {Уже отправлено # ее поста, они останутся на форуме.} other {Уже отправлено # ее постов, они останутся на форуме.}}',
  },

  unreachable: { en: 'Nightdesk is not responding.', ru: 'Nightdesk не отвечает.' },
  startAgain: {
    en: 'Start Nightdesk again and open the address it prints.',
    ru: 'Запустите Nightdesk снова и откройте адрес, который он напечатает.',
  },
  noKey: { en: 'This tab was opened without its access key.', ru: 'Эта вкладка открыта без ключа.' },
  answeredWith: { en: 'Nightdesk returned an error: {status}.', ru: 'Программа ответила кодом {status}.' },
})
