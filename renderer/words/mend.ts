/** A past that is being mended: reopening a phase, comparing what becomes of everything, accepting it. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const mend = defineMessages({
  reopen: { en: 'Reopen…', ru: 'Открыть заново…' },
  reopenPhase: { en: 'Reopen {phase}…', ru: 'Открыть заново: {phase}…' },
  reopenTitle: { en: 'Reopen {phase}?', ru: 'Открыть заново: {phase}?' },
  reopenText: {
    en: 'You change it as if it were open: a message that was missed, a modifier, a ruling. The game goes on as it is until you have compared all later phases and accepted the change.',
    ru: 'Фазу можно менять, как будто она открыта: пропущенное сообщение, модификатор, решение. Игра остается прежней, пока вы не сравните все следующие фазы и не примете исправление.',
  },
  reason: { en: 'What was wrong?', ru: 'Что было не так?' },
  reasonHint: {
    en: 'For the log, and for you alone. Players are never told.',
    ru: 'Для журнала и только для вас. Игрокам это не сообщается.',
  },
  doReopen: { en: 'Reopen it', ru: 'Открыть' },

  strip: { en: 'A past that is being mended', ru: 'Прошлое, которое исправляется' },
  steps: { en: 'Steps', ru: 'Шаги' },
  reopened: { en: 'Reopened: {phase}', ru: 'Открыта заново: {phase}' },
  change: { en: 'Change {phase}', ru: 'Изменить: {phase}' },
  compare: { en: 'Compare and accept', ru: 'Сравнить и принять' },
  openAnother: { en: 'Open another phase', ru: 'Открыть другую фазу' },
  under: { en: '<b>{phase} is being mended:</b> {reason}', ru: '<b>{phase}: исправляется задним числом.</b> {reason}' },
  goOn: { en: 'Go on with it', ru: 'Продолжить' },
  drop: { en: 'Drop', ru: 'Отбросить' },
  dropTitle: { en: 'Drop this mending?', ru: 'Отбросить исправление?' },
  dropText: {
    en: 'What was changed in it is gone for good. The game stays as it is.',
    ru: 'Все, что в нем изменено, пропадет насовсем. Игра останется как есть.',
  },
  doDrop: { en: 'Drop it', ru: 'Отбросить' },
  dropped: { en: 'The game stays as it was.', ru: 'Игра осталась прежней.' },

  label: { en: 'The comparison', ru: 'Сравнение' },
  title: { en: '{phase} is mended', ru: 'Исправлено: {phase}' },
  nothing: { en: 'Nothing is changed yet', ru: 'Пока ничего не изменено' },
  nothingText: {
    en: 'Take in the message that was missed, change an action, a seat or a ruling of {phase}. What becomes of it and of every later phase stands here then.',
    ru: '{phase}: вставьте пропущенное сообщение, измените действие, место или решение. Здесь будет видно, что станет с этой фазой и со всеми следующими.',
  },
  toPhase: { en: 'Change {phase}', ru: 'Изменить: {phase}' },
  accept: { en: 'Accept', ru: 'Принять' },
  acceptTitle: { en: 'Accept this past?', ru: 'Принять такое прошлое?' },
  acceptText: {
    en: 'From {phase} on the game counts as it stands here. It is one step in the log: undo brings the old past back. Posts that were sent and no longer fit are marked, with a correction ready for each.',
    ru: '{phase}: с этой фазы игра будет такой, как здесь показано. В журнале это один шаг: отмена вернет прежнее прошлое. Отправленные тексты, которые больше не верны, будут отмечены, и для каждого готово исправление.',
  },
  accepted: { en: 'The past is mended.', ru: 'Прошлое исправлено.' },
  acceptedPosts: {
    en: '{count, plural, =0 {No post that was sent is wrong now.} one {# post that was sent is wrong now: its correction is ready.} other {# posts that were sent are wrong now: their corrections are ready.}}',
    ru: '{count, plural, =0 {Все отправленные тексты по-прежнему верны.} one {# отправленный текст больше не верен: исправление готово.} few {# отправленных текста больше не верны: исправления готовы.} other {# отправленных текстов больше не верны: исправления готовы.}}',
  },
  undecided: {
    en: '{count, plural, =0 {Everything fits, or is decided.} one {# thing no longer fits and waits for you.} other {# things no longer fit and wait for you.}}',
    ru: '{count, plural, =0 {Все сходится или решено.} one {# пункт больше не сходится и ждет вас.} few {# пункта больше не сходятся и ждут вас.} other {# пунктов больше не сходятся и ждут вас.}}',
  },

  decide: { en: 'What no longer fits', ru: 'Что больше не сходится' },
  ways: { en: 'What becomes of it: {what}', ru: 'Как быть: {what}' },
  waits: { en: 'not decided', ru: 'не решено' },
  then: { en: 'What was decided then in {phase}', ru: '{phase}: что тогда решили' },
  thenText: {
    en: 'A decision that is left out counts no more; a ruling can be another one.',
    ru: 'Исключенное больше не считается; решение можно заменить другим.',
  },
  leftOut: { en: 'left out', ru: 'исключено' },
  leaveOut: { en: 'Leave out', ru: 'Исключить' },
  takeBack: { en: 'Count it again', ru: 'Снова считать' },
  ruling: { en: 'The ruling', ru: 'Решение' },

  asBefore: { en: 'as it was', ru: 'как было' },
  otherwise: { en: 'comes out otherwise', ru: 'выходит иначе' },
  sameResult: { en: 'played again, with the same results', ru: 'сыграна снова с тем же итогом' },
  soFar: { en: 'still open: as it stands so far', ru: 'еще открыта: как есть на данный момент' },
  results: { en: 'Results', ru: 'Итоги' },
  messages: { en: 'Posts and messages', ru: 'Посты и сообщения' },
  insteadOf: { en: 'instead of: {gone}', ru: 'вместо: {gone}' },
  noLonger: { en: 'no longer: {gone}', ru: 'больше нет: {gone}' },
  wasSent: { en: 'was sent', ru: 'отправлено' },
  notSent: { en: 'not sent', ru: 'не отправлено' },
  correction: { en: 'The correction', ru: 'Исправление' },
})
