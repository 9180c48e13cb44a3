/** The Night screen: the list, the cards and the inspector. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const night = defineMessages({
  title: { en: 'Night', ru: 'Ночь' },
  theNight: { en: 'The night', ru: 'Ночь' },
  theList: { en: 'The list', ru: 'Список' },
  theInspector: { en: 'The inspector', ru: 'Подробности' },
  theComparison: { en: 'The comparison', ru: 'Сравнение' },
  printed: { en: 'What is printed', ru: 'Текст для печати' },
  inspector: { en: 'Inspector', ru: 'Подробности' },
  listWidth: { en: 'Width of the list', ru: 'Ширина списка' },
  inspectorWidth: { en: 'Width of the inspector', ru: 'Ширина подробностей' },

  // Commands.
  foldList: { en: 'Fold the list away', ru: 'Скрыть список' },
  unfoldList: { en: 'Unfold the list', ru: 'Показать список' },
  foldInspector: { en: 'Fold the inspector away', ru: 'Скрыть подробности' },
  unfoldInspector: { en: 'Unfold the inspector', ru: 'Показать подробности' },
  inspectorNotBooks: { en: 'The inspector, instead of the books', ru: 'Подробности вместо учета' },
  booksBeside: { en: 'Books beside it', ru: 'Учет рядом' },
  compareWith: { en: 'Compare with another system', ru: 'Сравнить с другими правилами' },
  putAllBack: { en: 'Put back everything switched off', ru: 'Вернуть все выключенное' },
  putBack: { en: 'Put back', ru: 'Вернуть' },

  // A phase in which nothing is.
  nothingResolved: { en: 'Nothing is resolved in {phase}', ru: '{phase}: считать нечего' },
  actingAt: { en: 'Abilities are used at {kinds}.', ru: 'Способности применяются {kinds}.' },
  itsPosts: { en: 'Its posts', ru: 'К постам' },
  nothingComesAbout: { en: 'Nothing comes about in {phase}', ru: '{phase}: ничего не происходит' },
  nothingUsed: { en: 'Neither abilities nor votes are used in it.', ru: 'В этой фазе нет ни ходов, ни голосования.' },
  nothingSent: { en: 'No action counts yet', ru: 'Ходов пока нет' },
  awaitsBallot: {
    en: 'What happens stands here as soon as a ballot is in.',
    ru: 'Как только появится голос, здесь будет видно, что происходит.',
  },
  awaitsAction: {
    en: 'What happens stands here as soon as an action is in, such as “{example}”.',
    ru: 'Как только появится ход, например «{example}», здесь будет видно, что происходит.',
  },
  openInbox: { en: 'Open the inbox', ru: 'Открыть сообщения' },
  toVotes: { en: 'To the votes', ru: 'К голосованию' },
  nothingTonight: { en: 'Nothing happens tonight', ru: 'Этой ночью ничего не происходит' },
  nothingHappens: { en: 'Nothing happens in {phase}', ru: '{phase}: ничего не происходит' },
  nothingHappensThen: { en: 'Nothing happens in it', ru: 'Ничего не происходит' },
  nothingHappensText: {
    en: 'Of what was sent in, nothing comes to anything, and nothing nearly did.',
    ru: 'Из присланных ходов ни один ничего не дал и ничего не мог изменить.',
  },

  // The list.
  happens: { en: 'What happens', ru: 'Что происходит' },
  nearly: { en: 'What nearly did', ru: 'Что едва не произошло' },
  tried: { en: 'What was tried', ru: 'Ходы' },
  void: { en: 'Does not count', ru: 'Не засчитано' },
  off: { en: 'Switched off', ru: 'Выключено' },
  forYouToRule: { en: 'For you to rule', ru: 'Решать вам' },
  rulings: { en: 'Rulings', ru: 'Решения' },
  rulingsAndNotices: { en: 'Rulings and notices', ru: 'Решения и пояснения' },
  draws: { en: 'What was drawn', ru: 'Что решил жребий' },
  changed: { en: 'changed', ru: 'иначе' },
  yourWordTag: { en: 'your word', ru: 'ваше слово' },
  worked: { en: 'Worked', ru: 'Удалось' },
  failed: { en: 'Failed', ru: 'Не удалось' },
  workedInPart: { en: 'Worked in part', ru: 'Удалось частично' },
  changedNothing: { en: 'Changed nothing', ru: 'Ничего не изменилось' },
  couldNotSave: { en: 'Could not save', ru: 'Спасти не удалось' },
  foundNothing: { en: 'Found nothing', ru: 'Узнать ничего не удалось' },
  nothingCame: { en: 'Void', ru: 'Впустую' },
  soItIs: { en: 'So it is', ru: 'Так и есть' },
  averted: { en: 'Averted', ru: 'Предотвращено' },
  inPart: { en: 'In part', ru: 'Частично' },
  nothing: { en: 'Nothing', ru: 'Ничего' },
  late: { en: 'late', ru: 'опоздал' },
  replaced: { en: 'replaced', ru: 'заменен' },
  refused: { en: 'refused', ru: 'отклонен' },
  withdrawn: { en: 'withdrawn', ru: 'отозван' },

  // A ruling.
  toRule: { en: 'To rule', ru: 'Нужно решение' },
  leftOpen: { en: 'Left open', ru: 'Без решения' },
  ruled: { en: 'Ruled', ru: 'Решено' },
  notice: { en: 'Notice', ru: 'Пояснение' },
  youRuledSo: { en: 'You ruled: {ruling}', ru: 'Ваше решение: {ruling}' },
  stoodSo: { en: 'It stayed so: {ruling}', ru: 'Осталось так: {ruling}' },
  asThingsStand: { en: 'As things stand: {ruling}', ru: 'Пока так: {ruling}' },
  youRuled: { en: 'You ruled', ru: 'Ваше решение' },
  leftToYou: { en: 'The rules leave it to you', ru: 'Правила оставляют это вам' },
  answers: { en: 'Answers', ru: 'Варианты' },
  noneOfThese: { en: 'None of these', ru: 'Ничего из этого' },
  ruledTag: { en: 'ruled', ru: 'решено' },
  leftTag: { en: 'stayed so', ru: 'осталось так' },
  holdsUnruled: { en: 'holds as long as you do not rule', ru: 'действует, пока вы не решили' },
  ruleOtherwise: { en: 'Rule otherwise', ru: 'Решить иначе' },
  ruleSo: { en: 'Rule so', ru: 'Решить так' },

  // A draw.
  drawn: { en: 'Drawn', ru: 'Жребий' },
  drawnFor: { en: 'For {of}: {result}', ru: '{of}: {result}' },
  drawnOutOf: {
    en: 'Drawn out of {count}.',
    ru: '{count, plural, one {Жребий из # варианта.} few {Жребий из # вариантов.} other {Жребий из # вариантов.}}',
  },
  fixedByYou: { en: 'Fixed by you', ru: 'Задано вами' },
  fixedByYouSaid: { en: 'Fixed by you.', ru: 'Задано вами.' },
  outOf: { en: 'Out of {names}.', ru: 'Варианты: {names}.' },
  letItBe: { en: 'Let it be instead', ru: 'Вместо этого' },
  fixIt: { en: 'Fix it', ru: 'Задать' },

  // What has no tree.
  doesNotCount: { en: 'It does not count', ru: 'Не засчитано' },
  noTree: { en: 'There is no tree for it', ru: 'Дерева здесь нет' },
  letItCount: { en: 'Let it count', ru: 'Засчитать' },
  notAskedHere: { en: 'This is not asked here', ru: 'Здесь этот вопрос не возникает' },
  notAskedText: {
    en: 'With what is switched off, the question does not come up.',
    ru: 'Без выключенных ходов решать тут нечего.',
  },
  leftOut: {
    en: '{action} is left out as if it had never been sent in.',
    ru: '{action}: этого хода как будто не присылали.',
  },
  switchOnAgain: { en: 'Switch it on again', ru: 'Включить снова' },
  questionGone: { en: 'The question does not come up', ru: 'Вопрос не возникает' },
  questionGoneText: {
    en: 'With what is switched off, nothing is left that would bring it about.',
    ru: 'Без выключенных ходов к этому ничто не ведет.',
  },

  // The inspector.
  selected: { en: 'Selected', ru: 'Выбрано' },
  notInWhatIf: { en: 'not in this what-if', ru: 'при таком «что, если» этого нет' },
  notSo: { en: 'it does not come about', ru: 'этого не происходит' },
  standsAlready: { en: 'It stands in the tree already.', ru: 'Это уже есть в дереве.' },
  goThere: { en: 'Go there', ru: 'Перейти туда' },
  becauseOf: {
    en: 'Because {counter}, which stands{more, plural, =0 {} other {, and # more}}.',
    ru: 'Потому что в силе: {counter}{more, plural, =0 {} other { (и еще #)}}.',
  },
  showIt: { en: 'Show it', ru: 'Показать' },
  needFalls: { en: 'What it needs does not stand.', ru: 'То, что для этого нужно, не в силе.' },
  nothingBehind: { en: 'Nothing more is behind it.', ru: 'Больше за этим ничего нет.' },
  nothingAgainst: {
    en: '{count, plural, =0 {Nothing is said against it.} =1 {Of one thing said against it, nothing stands.} other {Of # things said against it, nothing stands.}}',
    ru: '{count, plural, =0 {Доводов против нет.} =1 {Единственный довод против отпал.} one {Из # довода против ни один не в силе.} few {Из # доводов против ни один не в силе.} other {Из # доводов против ни один не в силе.}}',
  },
  rule: { en: 'Rule {id}', ru: 'Правило {id}' },
  askedBy: { en: 'Asked by {rule}', ru: 'Вопрос по правилу {rule}' },
  also: { en: 'Also {rules}', ru: 'Также {rules}' },
  theMessage: { en: 'The message', ru: 'Сообщение' },
  noMessage: { en: 'There is none: it was put in by hand.', ru: 'Сообщения нет: ход внесен вручную.' },
  readAs: { en: 'read as {action}', ru: 'прочитано: {action}' },
  inbox: { en: 'Inbox', ru: 'Сообщения' },
  sayIt: { en: 'Say it', ru: 'Для форума' },

  // What if.
  whatIf: { en: 'What if', ru: 'Что, если' },
  switchedOff: {
    en: '<b>What if</b> · {count, plural, one {# action} other {# actions}} switched off · nothing is kept',
    ru: '<b>Что, если</b> · {count, plural, one {выключен # ход} few {выключено # хода} other {выключено # ходов}} · ничего не сохраняется',
  },
  switchedOffLocked: {
    en: '<b>What if</b> · {count, plural, one {# action} other {# actions}} switched off · the locked night stays as it is',
    ru: '<b>Что, если</b> · {count, plural, one {выключен # ход} few {выключено # хода} other {выключено # ходов}} · зафиксированная ночь не меняется',
  },
  switchAbove: {
    en: 'Switch one of those above off, and see at once what changes.',
    ru: 'Выключите один из ходов выше и сразу увидите, что изменится.',
  },
  switchAny: {
    en: 'Switch any action off, and see at once what changes.',
    ru: 'Выключите любой ход и сразу увидите, что изменится.',
  },
  otherActions: { en: 'All other actions ({count})', ru: 'Все остальные ходы ({count})' },
  allActions: { en: 'All actions ({count})', ru: 'Все ходы ({count})' },
  decides: { en: 'What decides it', ru: 'Что решает' },
  decidesReally: { en: 'What decides it as it is', ru: 'Что решает на самом деле' },
  without: { en: 'Without it', ru: 'Без этого хода' },
  withoutNothing: {
    en: 'Without it alone, everything stays as it is.',
    ru: 'Если убрать один этот ход, ничего не изменится.',
  },
  yourRulingOn: { en: 'Your ruling on {action}', ru: 'Ваше решение: {action}' },
  noneDecides: {
    en: 'No single action decides it: whichever one is left out, it stays as it is.',
    ru: 'Ни один ход не решает в одиночку: какой ни убрать, все остается как есть.',
  },
  notTriedOut: {
    en: 'It was not tried out: switch actions off to see what turns.',
    ru: 'Это не проверялось: выключайте ходы и смотрите, что изменится.',
  },
  tooMany: {
    en: 'There are too many actions to try each: switch off what you want to know about.',
    ru: 'Ходов слишком много, чтобы проверить каждый: выключите те, о которых хотите узнать.',
  },
  changes: { en: 'What changes', ru: 'Что меняется' },
  nothingChanges: {
    en: '<b>Nothing changes.</b> Everything comes out as before.',
    ru: '<b>Ничего не меняется.</b> Все выходит как прежде.',
  },
  insteadOf: { en: 'instead of: {gone}', ru: 'вместо: {gone}' },
  noLonger: { en: 'no longer: {gone}', ru: 'больше нет: {gone}' },
  restStays: { en: 'Nothing else changes.', ru: 'Остальное не меняется.' },

  // The host’s word.
  yourWord: { en: 'Your word', ru: 'Ваше слово' },
  youLetWork: { en: 'You let it work: {reason}', ru: 'Вы признали ход удачным: {reason}' },
  youLetFail: { en: 'You let it fail: {reason}', ru: 'Вы признали ход неудачным: {reason}' },
  againstRules: {
    en: 'Against the rules, with a reason that stays in the tree.',
    ru: 'Вопреки правилам; причина останется в дереве.',
  },
  lift: { en: 'Lift it', ru: 'Снять решение' },
  letFail: { en: 'Let it fail', ru: 'Признать неудачным' },
  letWork: { en: 'Let it work', ru: 'Признать удачным' },
  letFailAsks: { en: 'Let it fail…', ru: 'Признать неудачным…' },
  letWorkAsks: { en: 'Let it work…', ru: 'Признать удачным…' },
  reasonShown: {
    en: '{action}. Your reason is shown wherever this is explained.',
    ru: '{action}. Ваша причина будет видна везде, где это объясняется.',
  },
  theUse: { en: 'The use', ru: 'Применение' },
  useByRules: { en: 'as the rules have it', ru: 'по правилам' },
  useSpent: { en: 'The use is spent.', ru: 'Применение потрачено.' },
  useKept: { en: 'The use is not spent.', ru: 'Применение не потрачено.' },
  reason: { en: 'Reason', ru: 'Причина' },

  // By other rules.
  byOtherRules: { en: '{phase} by other rules', ru: '{phase} по другим правилам' },
  byOtherRulesText: {
    en: 'The same players and actions, resolved by another system. Nothing of it is kept.',
    ru: 'Те же игроки и ходы, но по другим правилам. Ничего не сохраняется.',
  },
  byRulesOf: { en: 'By the rules of', ru: 'По правилам' },
  byRules: { en: 'By the rules of <b>{system}</b>.', ru: 'По правилам <b>{system}</b>.' },
  otherNight: { en: 'The other night', ru: 'Ночь по другим правилам' },
  cannotBeTold: {
    en: '<b>It cannot be told.</b> {system} does not have everything that this game uses:',
    ru: '<b>Сравнить нельзя.</b> В правилах «{system}» нет того, что есть в этой игре:',
  },
  playedOtherwise: {
    en: '{count, plural, one {# thing is} other {# things are}} played otherwise there',
    ru: 'Иначе там сыграно: {count}',
  },
  sameByBoth: {
    en: '<b>Nothing is otherwise.</b> Everything comes out the same by both.',
    ru: '<b>Отличий нет.</b> По обоим правилам выходит одно и то же.',
  },
  differences: {
    en: '{count, plural, one {# difference} other {# differences}}',
    ru: '{count, plural, one {# отличие} few {# отличия} other {# отличий}}',
  },
})
