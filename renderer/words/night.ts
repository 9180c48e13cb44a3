/** The Night screen: the list, the cards and the inspector. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const night = defineMessages({
  title: { en: 'Night', ru: 'Ночь' },
  theNight: { en: 'Night', ru: 'Ночь' },
  theList: { en: 'List', ru: 'Список' },
  theInspector: { en: 'Inspector', ru: 'Подробности' },
  theComparison: { en: 'Comparison', ru: 'Сравнение' },
  printed: { en: 'Printout', ru: 'Текст для печати' },
  inspector: { en: 'Inspector', ru: 'Подробности' },
  listWidth: { en: 'List width', ru: 'Ширина списка' },
  inspectorWidth: { en: 'Inspector width', ru: 'Ширина подробностей' },

  // Commands.
  foldList: { en: 'Hide list', ru: 'Скрыть список' },
  unfoldList: { en: 'Show list', ru: 'Показать список' },
  foldInspector: { en: 'Hide inspector', ru: 'Скрыть подробности' },
  unfoldInspector: { en: 'Show inspector', ru: 'Показать подробности' },
  inspectorNotBooks: { en: 'Show inspector instead of ledgers', ru: 'Подробности вместо учета' },
  booksBeside: { en: 'Show ledgers', ru: 'Учет рядом' },
  compareWith: { en: 'Compare with another system', ru: 'Сравнить с другими правилами' },
  putAllBack: { en: 'Switch everything back on', ru: 'Вернуть все выключенное' },
  putBack: { en: 'Switch back on', ru: 'Вернуть' },

  // A phase in which nothing is.
  nothingResolved: { en: 'Nothing to resolve in {phase}', ru: '{phase}: считать нечего' },
  actingAt: { en: 'Abilities are used during: {kinds}.', ru: 'Способности применяются {kinds}.' },
  itsPosts: { en: 'View posts', ru: 'К постам' },
  nothingComesAbout: { en: 'Nothing to resolve in {phase}', ru: '{phase}: ничего не происходит' },
  nothingUsed: { en: 'This phase has no abilities and no votes.', ru: 'В этой фазе нет ни ходов, ни голосования.' },
  nothingSent: { en: 'No actions yet', ru: 'Ходов пока нет' },
  awaitsBallot: {
    en: 'As soon as there is a vote, you see here who votes whom, who switched and what it comes to.',
    ru: 'Как только появится голос, здесь будет видно, кто за кого, кто передумал и к чему это ведет.',
  },
  awaitsAction: {
    en: 'Results show here as soon as there is an action, such as “{example}”.',
    ru: 'Как только появится ход, например «{example}», здесь будет видно, что происходит.',
  },
  openInbox: { en: 'Open inbox', ru: 'Открыть сообщения' },
  toVotes: { en: 'Go to votes', ru: 'К голосованию' },
  nothingTonight: { en: 'Nothing happens tonight', ru: 'Этой ночью ничего не происходит' },
  nothingHappens: { en: 'Nothing happens in {phase}', ru: '{phase}: ничего не происходит' },
  nothingHappensThen: { en: 'Nothing happens in this phase', ru: 'Ничего не происходит' },
  nothingHappensText: {
    en: 'No action had any effect, and nothing was prevented.',
    ru: 'Из присланных ходов ни один ничего не дал и ничего не мог изменить.',
  },

  // The list.
  happens: { en: 'Results', ru: 'Что происходит' },
  nearly: { en: 'Prevented', ru: 'Что едва не произошло' },
  tried: { en: 'Actions', ru: 'Ходы' },
  void: { en: 'Does not count', ru: 'Не засчитано' },
  off: { en: 'Switched off', ru: 'Выключено' },
  forYouToRule: { en: 'Needs your ruling', ru: 'Решать вам' },
  rulings: { en: 'Rulings', ru: 'Решения' },
  rulingsAndNotices: { en: 'Rulings and notices', ru: 'Решения и пояснения' },
  draws: { en: 'Random draws', ru: 'Что решил жребий' },
  changed: { en: 'changed', ru: 'иначе' },
  yourWordTag: { en: 'override', ru: 'ваше слово' },
  worked: { en: 'Worked', ru: 'Удалось' },
  failed: { en: 'Failed', ru: 'Не удалось' },
  workedInPart: { en: 'Partly worked', ru: 'Удалось частично' },
  changedNothing: { en: 'No effect', ru: 'Ничего не изменилось' },
  couldNotSave: { en: 'Could not save them', ru: 'Спасти не удалось' },
  foundNothing: { en: 'No result', ru: 'Узнать ничего не удалось' },
  nothingCame: { en: 'Void', ru: 'Впустую' },
  soItIs: { en: 'Happens', ru: 'Так и есть' },
  averted: { en: 'Does not happen', ru: 'Предотвращено' },
  inPart: { en: 'Partly', ru: 'Частично' },
  nothing: { en: 'Nothing', ru: 'Ничего' },
  late: { en: 'late', ru: 'опоздал' },
  replaced: { en: 'replaced', ru: 'заменен' },
  refused: { en: 'refused', ru: 'отклонен' },
  withdrawn: { en: 'withdrawn', ru: 'отозван' },

  // A ruling.
  toRule: { en: 'Needs ruling', ru: 'Нужно решение' },
  leftOpen: { en: 'No ruling', ru: 'Без решения' },
  ruled: { en: 'Ruled', ru: 'Решено' },
  notice: { en: 'Note', ru: 'Пояснение' },
  youRuledSo: { en: 'Your ruling: {ruling}', ru: 'Ваше решение: {ruling}' },
  stoodSo: { en: 'Left as: {ruling}', ru: 'Осталось так: {ruling}' },
  asThingsStand: { en: 'Default: {ruling}', ru: 'Пока так: {ruling}' },
  youRuled: { en: 'Your ruling', ru: 'Ваше решение' },
  leftToYou: { en: 'The rules leave this to you', ru: 'Правила оставляют это вам' },
  answers: { en: 'Options', ru: 'Варианты' },
  noneOfThese: { en: 'None of these', ru: 'Ничего из этого' },
  ruledTag: { en: 'ruled', ru: 'решено' },
  leftTag: { en: 'default kept', ru: 'осталось так' },
  holdsUnruled: { en: 'default until you rule', ru: 'действует, пока вы не решили' },
  ruleOtherwise: { en: 'Change ruling', ru: 'Решить иначе' },
  ruleSo: { en: 'Rule this way', ru: 'Решить так' },

  // A draw.
  drawn: { en: 'Random draw', ru: 'Жребий' },
  drawnFor: { en: 'For {of}: {result}', ru: '{of}: {result}' },
  drawnOutOf: {
    en: 'Drawn from {count} options.',
    ru: '{count, plural, one {Жребий из # варианта.} few {Жребий из # вариантов.} other {Жребий из # вариантов.}}',
  },
  fixedByYou: { en: 'Set by you', ru: 'Задано вами' },
  fixedByYouSaid: { en: 'Set by you.', ru: 'Задано вами.' },
  outOf: { en: 'Drawn from {names}.', ru: 'Варианты: {names}.' },
  letItBe: { en: 'Use another result', ru: 'Вместо этого' },
  fixIt: { en: 'Set result', ru: 'Задать' },

  // What has no tree.
  doesNotCount: { en: 'Does not count', ru: 'Не засчитано' },
  noTree: { en: 'No explanation available', ru: 'Дерева здесь нет' },
  letItCount: { en: 'Count it', ru: 'Засчитать' },
  notAskedHere: { en: 'Not relevant here', ru: 'Здесь этот вопрос не возникает' },
  notAskedText: {
    en: 'This question does not come up with these actions switched off.',
    ru: 'Без выключенных ходов решать тут нечего.',
  },
  leftOut: {
    en: '{action} is left out, as if it had never been submitted.',
    ru: '{action}: этого хода как будто не присылали.',
  },
  switchOnAgain: { en: 'Switch back on', ru: 'Включить снова' },
  questionGone: { en: 'This question does not come up', ru: 'Вопрос не возникает' },
  questionGoneText: {
    en: 'With these actions switched off, nothing would cause it.',
    ru: 'Без выключенных ходов к этому ничто не ведет.',
  },

  // The inspector.
  selected: { en: 'Selected', ru: 'Выбрано' },
  notInWhatIf: { en: 'not in this what-if', ru: 'при таком «что, если» этого нет' },
  notSo: { en: 'does not happen', ru: 'этого не происходит' },
  standsAlready: { en: 'Already shown in the explanation.', ru: 'Это уже есть в дереве.' },
  goThere: { en: 'Go to it', ru: 'Перейти туда' },
  becauseOf: {
    en: 'Because {counter}{more, plural, =0 {} other { (and # more)}}.',
    ru: 'Потому что в силе: {counter}{more, plural, =0 {} other { (и еще #)}}.',
  },
  showIt: { en: 'Show', ru: 'Показать' },
  needFalls: { en: 'A condition for it is not met.', ru: 'То, что для этого нужно, не в силе.' },
  nothingBehind: { en: 'No further reasons.', ru: 'Больше за этим ничего нет.' },
  nothingAgainst: {
    en: '{count, plural, =0 {Nothing could stop it.} =1 {The one thing that could stop it does not apply.} other {None of the # things that could stop it apply.}}',
    ru: '{count, plural, =0 {Доводов против нет.} =1 {Единственный довод против отпал.} one {Из # довода против ни один не в силе.} few {Из # доводов против ни один не в силе.} other {Из # доводов против ни один не в силе.}}',
  },
  rule: { en: 'Rule {id}', ru: 'Правило {id}' },
  askedBy: { en: 'Question from {rule}', ru: 'Вопрос по правилу {rule}' },
  also: { en: 'Also {rules}', ru: 'Также {rules}' },
  theMessage: { en: 'Message', ru: 'Сообщение' },
  noMessage: { en: 'No message: it was entered manually.', ru: 'Сообщения нет: ход внесен вручную.' },
  readAs: { en: 'read as {action}', ru: 'прочитано: {action}' },
  inbox: { en: 'Inbox', ru: 'Сообщения' },
  sayIt: { en: 'Share', ru: 'Для форума' },

  // What would have changed it.
  whyNot: { en: 'Why not?', ru: 'А если иначе?' },
  whyNotFind: { en: 'Find what would have changed it', ru: 'Найти, что изменило бы это' },
  whyNotLooking: { en: 'Trying one change after another…', ru: 'Проверяются изменения, одно за другим…' },

  // How one thing bore on another.
  bearing: { en: 'Connection', ru: 'Связь' },
  bearingAsk: { en: 'How did this affect…?', ru: 'Как это повлияло на…?' },
  bearingStop: { en: 'Stop asking what this affected', ru: 'Больше не спрашивать, на что это повлияло' },
  bearingChoose: {
    en: '<b>{what}</b> · How did it affect…? Choose another action, vote or result, on the map or in the list.',
    ru: '<b>{what}</b> · Как это повлияло на…? Выберите другой ход, голос или результат на карте или в списке.',
  },
  bearingLooking: { en: 'Looking…', ru: 'Поиск…' },
  bearingDone: { en: 'Done', ru: 'Готово' },

  // What if.
  whatIf: { en: 'What if', ru: 'Что, если' },
  switchedOff: {
    en: '<b>What if</b> · {count, plural, one {# action} other {# actions}} switched off · nothing is saved',
    ru: '<b>Что, если</b> · {count, plural, one {выключен # ход} few {выключено # хода} other {выключено # ходов}} · ничего не сохраняется',
  },
  switchedOffLocked: {
    en: '<b>What if</b> · {count, plural, one {# action} other {# actions}} switched off · the locked night does not change',
    ru: '<b>Что, если</b> · {count, plural, one {выключен # ход} few {выключено # хода} other {выключено # ходов}} · зафиксированная ночь не меняется',
  },
  switchAbove: {
    en: 'Switch off an action above to see what changes.',
    ru: 'Выключите один из ходов выше и сразу увидите, что изменится.',
  },
  switchAny: {
    en: 'Switch off any action to see what changes.',
    ru: 'Выключите любой ход и сразу увидите, что изменится.',
  },
  otherActions: { en: 'All other actions ({count})', ru: 'Все остальные ходы ({count})' },
  allActions: { en: 'All actions ({count})', ru: 'Все ходы ({count})' },
  decides: { en: 'Deciding actions', ru: 'Что решает' },
  decidesReally: { en: 'Deciding actions in the real night', ru: 'Что решает на самом деле' },
  without: { en: 'If it is switched off', ru: 'Если этот ход выключить' },
  withoutUse: { en: 'Without {use}', ru: 'Если бы не {use}' },
  withoutNothing: {
    en: 'Removing this alone changes nothing.',
    ru: 'Если убрать один этот ход, ничего не изменится.',
  },
  yourRulingOn: { en: 'Your ruling on {action}', ru: 'Ваше решение: {action}' },
  noneDecides: {
    en: 'No single action decides this: removing any one of them changes nothing.',
    ru: 'Ни один ход не решает в одиночку: какой ни убрать, все остается как есть.',
  },
  notTriedOut: {
    en: 'Not tested. Switch actions off to see what changes.',
    ru: 'Это не проверялось: выключайте ходы и смотрите, что изменится.',
  },
  tooMany: {
    en: 'There are too many actions to test them all. Switch off the ones you want to check.',
    ru: 'Ходов слишком много, чтобы проверить каждый: выключите те, о которых хотите узнать.',
  },
  changes: { en: 'What changes', ru: 'Что меняется' },
  nothingChanges: {
    en: '<b>Nothing changes.</b> All results are the same.',
    ru: '<b>Ничего не меняется.</b> Все выходит как прежде.',
  },
  restStays: { en: 'Nothing else changes.', ru: 'Остальное не меняется.' },

  // The host’s word.
  yourWord: { en: 'Host override', ru: 'Ваше слово' },
  youLetWork: { en: 'You forced it to succeed: {reason}', ru: 'Вы признали ход удачным: {reason}' },
  youLetFail: { en: 'You forced it to fail: {reason}', ru: 'Вы признали ход неудачным: {reason}' },
  againstRules: {
    en: 'Goes against the rules; your reason is shown in the explanation.',
    ru: 'Вопреки правилам; причина останется в дереве.',
  },
  lift: { en: 'Remove override', ru: 'Снять решение' },
  letFail: { en: 'Force to fail', ru: 'Признать неудачным' },
  letWork: { en: 'Force to succeed', ru: 'Признать удачным' },
  letFailAsks: { en: 'Force to fail…', ru: 'Признать неудачным…' },
  letWorkAsks: { en: 'Force to succeed…', ru: 'Признать удачным…' },
  reasonShown: {
    en: '{action}. Your reason is shown wherever this is explained.',
    ru: '{action}. Ваша причина будет видна везде, где это объясняется.',
  },
  theUse: { en: 'Limited use', ru: 'Применение' },
  useByRules: { en: 'By the rules', ru: 'по правилам' },
  useSpent: { en: 'The use is spent.', ru: 'Применение потрачено.' },
  useKept: { en: 'The use is not spent.', ru: 'Применение не потрачено.' },
  reason: { en: 'Reason', ru: 'Причина' },

  // By other rules.
  byOtherRules: { en: '{phase} under other rules', ru: '{phase} по другим правилам' },
  byOtherRulesText: {
    en: 'The same players and actions, resolved by another system. Nothing is saved.',
    ru: 'Те же игроки и ходы, но по другим правилам. Ничего не сохраняется.',
  },
  byRulesOf: { en: 'System', ru: 'По правилам' },
  byRules: { en: 'Under the rules of <b>{system}</b>.', ru: 'По правилам <b>{system}</b>.' },
  otherNight: { en: 'Night under other rules', ru: 'Ночь по другим правилам' },
  cannotBeTold: {
    en: '<b>Cannot compare.</b> {system} lacks some things this game uses:',
    ru: '<b>Сравнить нельзя.</b> В правилах «{system}» нет того, что есть в этой игре:',
  },
  playedOtherwise: {
    en: '{count, plural, one {# thing works} other {# things work}} differently there',
    ru: 'Иначе там сыграно: {count}',
  },
  sameByBoth: {
    en: '<b>No differences.</b> Both systems give the same results.',
    ru: '<b>Отличий нет.</b> По обоим правилам выходит одно и то же.',
  },
  differences: {
    en: '{count, plural, one {# difference} other {# differences}}',
    ru: '{count, plural, one {# отличие} few {# отличия} other {# отличий}}',
  },
})
