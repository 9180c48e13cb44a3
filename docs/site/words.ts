/** What the site says of its own, in every language. */
import { defineMessages } from '../../engine/text/catalogue.ts'
import { sayingFrom } from '../../engine/text/format.ts'
import type { Locale, Written } from '../../engine/text/locale.ts'
import { spoken } from '../../renderer/words/say.ts'

/** What each language calls itself. */
export const languageNames: Readonly<Record<Written, string>> = { en: 'English', ru: 'Русский' }

const site = defineMessages({
  name: { en: 'Nightdesk', ru: 'Nightdesk' },
  title: { en: '{page} · Nightdesk', ru: '{page} · Nightdesk' },
  needsScript: { en: 'This page needs JavaScript.', ru: 'Странице нужен JavaScript.' },
  pages: { en: 'Pages', ru: 'Страницы' },
  how: { en: 'How nights are resolved', ru: 'Как считается ночь' },
  playground: { en: 'Playground', ru: 'Песочница' },

  asks: {
    en: 'A night starts with what players sent in. Nightdesk then answers questions: does Ann die? What does the cop learn? Did the doctor’s protection work? Every answer cites the rules it follows from, and you can open its reasons one by one.',
    ru: 'Ночь начинается с того, что прислали игроки. Дальше Nightdesk отвечает на вопросы: умирает ли Анна? Что узнает комиссар? Сработало ли лечение? В каждом ответе названы правила, из которых он следует, а его причины можно открыть одну за другой.',
  },
  reasons: {
    en: 'An answer is a tree. A line says what speaks for it (because) and what speaks against it (unless). A line holds if what speaks for it holds and nothing that speaks against it does. What was tried and failed stays in the tree, so you can see what nearly happened.',
    ru: 'Ответ — это дерево. Под строкой стоит то, что говорит за нее, и то, что говорит против. Строка верна, если верно то, что за нее, и ничего из того, что против. Неудачные попытки остаются в дереве, поэтому видно и то, чего чуть не случилось.',
  },
  order: {
    en: 'Rules differ in how they reach an answer. Some have no order at all: each result is worked out from what it depends on. Others go through the night step by step, from a list you can read. The map shows both in the same way: a lane for each player, a card for each action, a line from each action to what it decided.',
    ru: 'К ответу правила приходят по-разному. В одних порядка нет совсем: каждый результат выводится из того, от чего он зависит. В других ночь идет по шагам, по списку, который можно прочесть. На карте то и другое выглядит одинаково: дорожка каждого игрока, карточка каждого хода и линии от ходов к тому, что они решили.',
  },
  host: {
    en: 'Nothing is guessed. If the rules leave a point open, it is an option of the game with a default, or a question for the host. Anything random is drawn from the game’s own seed, and the draw is shown.',
    ru: 'Ничего не додумывается. Если правила о чем-то молчат, это настройка игры или вопрос ведущему. Все случайное разыгрывается из числа самой игры, и розыгрыш виден.',
  },
  days: {
    en: 'Days work the same way: the count starts with the votes as cast, and each rule that changes it is a step with its own reasons.',
    ru: 'Дни устроены так же: подсчет начинается с поданных голосов, а каждое правило, которое его меняет, — шаг со своими причинами.',
  },
  exampleTitle: { en: 'A night to look at', ru: 'Ночь для примера' },
  terms: { en: 'Terms', ru: 'Слова' },

  systemText: {
    en: '{count, plural, one {# rule} other {# rules}}. Open one to see a night that shows it: what was sent in, what came of it, and why.',
    ru: '{count, plural, one {# правило} few {# правила} many {# правил} other {# правила}}. Откройте любое: к нему показана ночь — кто что прислал, что из этого вышло и почему.',
  },
  search: { en: 'Search rules and nights', ru: 'Поиск по правилам и ночам' },
  searchAll: {
    en: 'Search all {count, plural, one {# rule} other {# rules}}',
    ru: 'Поиск по всем правилам (их {count})',
  },
  found: {
    en: '{count, plural, =0 {No rules} one {# rule} other {# rules}}',
    ru: '{count, plural, =0 {Правил не найдено} one {# правило} few {# правила} many {# правил} other {# правила}}',
  },
  more: { en: 'Show more ({count} left)', ru: 'Показать еще (осталось {count})' },
  noNight: { en: 'No night shows this rule alone.', ru: 'Отдельной ночи об этом правиле нет.' },
  notPlayed: {
    en: 'This is about how a game starts, so no phase is played.',
    ru: 'Здесь речь о начале игры: ни одна фаза не играется.',
  },
  tryIt: { en: 'Open this night in the playground', ru: 'Открыть эту ночь в песочнице' },

  playgroundText: {
    en: 'Write a night, and see what it comes to. Nothing leaves this page: a link to share holds the whole night itself.',
    ru: 'Напишите ночь, и рядом будет видно, что из нее выйдет. Со страницы ничего не уходит: вся ночь помещается в самой ссылке.',
  },
  yourNight: { en: 'Your night', ru: 'Ваша ночь' },
  problems: { en: 'Problems', ru: 'Ошибки' },
  problem: { en: 'Line {line}: {message}.', ru: 'Строка {line}: {message}.' },
  mendFirst: {
    en: 'Fix the text first, then you can add to it here.',
    ru: 'Сначала исправьте текст, потом здесь можно будет к нему добавить.',
  },
  phases: { en: 'Phases', ru: 'Фазы' },
  result: { en: 'What it comes to', ru: 'Что вышло' },
  nothing: { en: 'Add a phase to see what happens in it.', ru: 'Добавьте фазу, и будет видно, что в ней произойдет.' },
  share: { en: 'Copy link', ru: 'Скопировать ссылку' },
  shared: {
    en: 'The link is in the address bar and on the clipboard.',
    ru: 'Ссылка в адресной строке и в буфере обмена.',
  },
  player: { en: 'Player', ru: 'Игрок' },
  role: { en: 'Role', ru: 'Роль' },
  over: { en: 'Second role', ru: 'Вторая роль' },
  none: { en: 'none', ru: 'нет' },
  named: { en: '{name} ({id})', ru: '{name} ({id})' },
  addPlayer: { en: 'Add player', ru: 'Добавить игрока' },
  phase: { en: 'Phase', ru: 'Фаза' },
  addPhase: { en: 'Add phase', ru: 'Добавить фазу' },
  actor: { en: 'Who acts', ru: 'Кто ходит' },
  ability: { en: 'Ability', ru: 'Способность' },
  target: {
    en: '{of, plural, one {Target} other {Target {number}}}',
    ru: '{of, plural, one {Цель} few {Цель {number}} other {Цель {number}}}',
  },
  addAction: { en: 'Add action', ru: 'Добавить ход' },
})

export const sections = { site }

/** Takes the key of a message; returns its words in the language of the page. */
export const say = sayingFrom(sections, () => spoken.getState().language)
/** The same in a language, where no page is drawn. */
export const sayIn = (language: Locale): typeof say => sayingFrom(sections, () => language)
