/** A past that is being mended: reopening a phase, comparing what becomes of everything, accepting it. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const mend = defineMessages({
  reopen: { en: 'Reopen…', ru: 'Открыть заново…' },
  reopenPhase: { en: 'Reopen {phase}…', ru: 'Открыть заново: {phase}…' },
  reopenTitle: { en: 'Reopen {phase}?', ru: 'Открыть заново: {phase}?' },
  reopenText: {
    en: 'You can edit it as if it were open: add a missed message, change a modifier or a ruling. The game does not change until you have compared all later phases and applied the changes.',
    ru: 'Фазу можно менять, как будто она открыта: пропущенное сообщение, модификатор, решение. Игра остается прежней, пока вы не сравните все следующие фазы и не примете исправление.',
  },
  reason: { en: 'What was wrong?', ru: 'Что было не так?' },
  reasonHint: {
    en: 'For the log only. Players never see it.',
    ru: 'Для журнала и только для вас. Игрокам это не сообщается.',
  },
  doReopen: { en: 'Reopen', ru: 'Открыть' },

  strip: { en: 'Reopened phase', ru: 'Прошлое, которое исправляется' },
  steps: { en: 'Steps', ru: 'Шаги' },
  reopened: { en: 'Reopened: {phase}', ru: 'Открыта заново: {phase}' },
  change: { en: 'Change {phase}', ru: 'Изменить: {phase}' },
  compare: { en: 'Review and apply', ru: 'Сравнить и принять' },
  openAnother: { en: 'Reopen another phase', ru: 'Открыть другую фазу' },
  under: { en: '<b>Editing {phase}:</b> {reason}', ru: '<b>{phase}: исправляется задним числом.</b> {reason}' },
  goOn: { en: 'Continue', ru: 'Продолжить' },
  drop: { en: 'Discard', ru: 'Отбросить' },
  dropTitle: { en: 'Discard changes?', ru: 'Отбросить исправление?' },
  dropText: {
    en: 'All changes made here will be lost. The game stays as it is.',
    ru: 'Все, что в нем изменено, пропадет насовсем. Игра останется как есть.',
  },
  doDrop: { en: 'Discard changes', ru: 'Отбросить' },
  dropped: { en: 'Changes discarded. The game is unchanged.', ru: 'Игра осталась прежней.' },

  label: { en: 'Comparison', ru: 'Сравнение' },
  title: { en: 'Review changes to {phase}', ru: 'Исправлено: {phase}' },
  nothing: { en: 'No changes yet', ru: 'Пока ничего не изменено' },
  nothingText: {
    en: 'Import the missed message, or change an action, a slot or a ruling in {phase}. The effects on it and on every later phase will show here.',
    ru: '{phase}: вставьте пропущенное сообщение, измените действие, место или решение. Здесь будет видно, что станет с этой фазой и со всеми следующими.',
  },
  toPhase: { en: 'Change {phase}', ru: 'Изменить: {phase}' },
  accept: { en: 'Apply', ru: 'Принять' },
  acceptTitle: { en: 'Apply these changes?', ru: 'Принять такое прошлое?' },
  acceptText: {
    en: 'The results shown here replace the current ones from {phase} on. This is one step in the log, so you can undo it. Sent posts that are now wrong are flagged, each with a correction ready.',
    ru: '{phase}: с этой фазы игра будет такой, как здесь показано. В журнале это один шаг: отмена вернет прежнее прошлое. Отправленные тексты, которые больше не верны, будут отмечены, и для каждого готово исправление.',
  },
  accepted: { en: 'Changes applied.', ru: 'Прошлое исправлено.' },
  acceptedPosts: {
    en: '{count, plural, =0 {All sent posts are still correct.} one {# sent post is now wrong. Its correction is ready.} other {# sent posts are now wrong. Their corrections are ready.}}',
    ru: '{count, plural, =0 {Все отправленные тексты по-прежнему верны.} one {# отправленный текст больше не верен: исправление готово.} few {# отправленных текста больше не верны: исправления готовы.} other {# отправленных текстов больше не верны: исправления готовы.}}',
  },
  undecided: {
    en: '{count, plural, =0 {No open conflicts.} one {# conflict needs your decision.} other {# conflicts need your decision.}}',
    ru: '{count, plural, =0 {Все сходится или решено.} one {# пункт больше не сходится и ждет вас.} few {# пункта больше не сходятся и ждут вас.} other {# пунктов больше не сходятся и ждут вас.}}',
  },

  decide: { en: 'Conflicts', ru: 'Что больше не сходится' },
  ways: { en: 'What to do with: {what}', ru: 'Как быть: {what}' },
  waits: { en: 'undecided', ru: 'не решено' },
  then: { en: 'Your earlier decisions in {phase}', ru: '{phase}: что тогда решили' },
  thenText: {
    en: 'A decision you leave out no longer counts. You can also change a ruling.',
    ru: 'Исключенное больше не считается; решение можно заменить другим.',
  },
  leftOut: { en: 'left out', ru: 'исключено' },
  leaveOut: { en: 'Leave out', ru: 'Исключить' },
  takeBack: { en: 'Count again', ru: 'Снова считать' },
  ruling: { en: 'Ruling', ru: 'Решение' },

  asBefore: { en: 'unchanged', ru: 'как было' },
  otherwise: { en: 'different result', ru: 'выходит иначе' },
  sameResult: { en: 're-resolved, same results', ru: 'сыграна снова с тем же итогом' },
  soFar: { en: 'still open: results so far', ru: 'еще открыта: как есть на данный момент' },
  results: { en: 'Results', ru: 'Итоги' },
  messages: { en: 'Posts and messages', ru: 'Посты и сообщения' },
  insteadOf: { en: 'instead of: {gone}', ru: 'вместо: {gone}' },
  noLonger: { en: 'removed: {gone}', ru: 'больше нет: {gone}' },
  wasSent: { en: 'sent', ru: 'отправлено' },
  notSent: { en: 'not sent', ru: 'не отправлено' },
  correction: { en: 'Correction', ru: 'Исправление' },
})
