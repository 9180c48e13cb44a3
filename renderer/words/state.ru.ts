import { translated } from '../../engine/text/catalogue.ts'
import type { state as en } from './state.en.ts'

export const state = translated<typeof en>()({
  phase: '{kind} {number}',
  open: 'идет',
  locked: 'зафиксировано',
  posted: 'отправлено',
  messages: '{count, plural, one {# сообщение} few {# сообщения} other {# сообщений}}',
  rulings: '{count, plural, one {# решение} few {# решения} other {# решений}}',
  silent: '{count} без голоса',
  toSend: '{count} к отправке',

  fillRoster: 'Заполнить состав',
  openPhase: 'Открыть: {phase}',
  take: '{count, plural, =1 {Принять один ясный ход} one {Принять # ясный ход} few {Принять все # ясных хода} other {Принять все # ясных ходов}}',
  answer: 'Ответить на {count, plural, one {# вопрос} few {# вопроса} other {# вопросов}}',
  lockKind: 'Зафиксировать {phase}',
  closePhase: 'Закрыть: {phase}',
  endGame: 'Закончить игру',

  books: 'Учет',
  records: 'Записи',
  booksAndRecords: 'Учет и записи',

  dayAndTime: '{day}, {time}',
  bothClocks: '{there} ({zone}), у вас {here}',
  days: '{days, plural, one {# день} few {# дня} other {# дней}}',
  daysHours: '{days, plural, one {# день} few {# дня} other {# дней}} {hours} ч',
  hours: '{hours} ч',
  hoursMinutes: '{hours} ч {minutes} мин',
  minutes: '{minutes} мин',
  now: 'сейчас',

  copied: '{what}: скопировано.',
  notCopied: '{what}: скопировать не удалось.',
  notCopiedHint: 'Сначала щелкните по окну, затем скопируйте снова.',

  undo: 'Отменить',
  redo: 'Вернуть',
  undone: 'Отменено: {what}',
  doneAgain: 'Возвращено: {what}',
  nothingToUndo: 'Отменять нечего.',
  nothingToRedo: 'Возвращать нечего.',
  markedSent: 'Пост отмечен как отправленный: {name}',
  stillOut:
    '{phase}: фаза снова открыта. {count, plural, one {Уже отправлен # ее пост, он останется на форуме.} few {Уже отправлено # ее поста, они останутся на форуме.} other {Уже отправлено # ее постов, они останутся на форуме.}}',

  unreachable: 'Nightdesk не отвечает.',
  startAgain: 'Запустите Nightdesk снова и откройте адрес, который он напечатает.',
  noKey: 'Эта вкладка открыта без ключа.',
  answeredWith: 'Программа ответила кодом {status}.',
})
