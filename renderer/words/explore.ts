/** The page in which everybody explores a game that is over, and how a host makes it. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const explore = defineMessages({
  // How a host makes it.
  make: { en: 'The whole game as a page', ru: 'Вся игра одной страницей' },
  early: { en: 'The game is not over', ru: 'Игра еще не окончена' },
  earlyText: {
    en: 'This page tells every role, every deed and every result of {name}. Whoever has it knows the game: make it now only to keep it to yourself.',
    ru: 'На этой странице видны все роли, все ходы и все результаты игры «{name}». Кто ее откроет, узнает все: сейчас делайте ее только для себя.',
  },
  makeEarly: { en: 'Make it all the same', ru: 'Все равно сделать' },
  made: { en: 'The page is made.', ru: 'Страница готова.' },
  madeText: {
    en: '{name}. It tells the whole game; every player can open it in a browser.',
    ru: '{name}. На ней вся игра; открыть ее в браузере может каждый игрок.',
  },
  madeEarly: {
    en: '{name}. The game is not over: keep it from the players.',
    ru: '{name}. Игра еще не окончена: не показывайте файл игрокам.',
  },

  // The page itself.
  won: { en: 'Won: {winner}', ru: 'Победа: {winner}' },
  notOver: {
    en: 'The game was not over when this page was made.',
    ru: 'Когда делали эту страницу, игра еще не была окончена.',
  },
  parts: { en: 'Parts of the game', ru: 'Части игры' },
  overview: { en: 'The game', ru: 'Игра' },
  theme: { en: 'Theme', ru: 'Тема' },
  asSystem: { en: 'As the system', ru: 'Как в системе' },
  light: { en: 'Light', ru: 'Светлая' },
  dark: { en: 'Dark', ru: 'Темная' },

  search: { en: 'Search everything', ru: 'Поиск по всей игре' },
  searchHint: { en: 'A name, a role, a word…', ru: 'Имя, роль, слово…' },
  found: {
    en: '{count, plural, =0 {Nothing found} one {# place found} other {# places found}}',
    ru: '{count, plural, =0 {Ничего не найдено} one {Найдено: # место} few {Найдено: # места} many {Найдено: # мест} other {Найдено: # места}}',
  },
  beyond: { en: 'and {count} more: add a word', ru: 'и еще {count}: добавьте слово' },
  places: { en: 'Places found', ru: 'Что найдено' },
  inTree: { en: 'in the tree', ru: 'в дереве' },

  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  role: { en: 'Role', ru: 'Роль' },
  side: { en: 'Side', ru: 'Сторона' },
  fate: { en: 'What became of them', ru: 'Судьба' },
  sideOf: {
    en: '{side, select, town {town} hostile {against the town} other {on another side}}',
    ru: '{side, select, town {за город} hostile {против города} other {сам за себя}}',
  },
  former: { en: 'before: {names}', ru: 'раньше: {names}' },
  first: { en: 'at first: {roles}', ru: 'в начале: {roles}' },
  alive: { en: 'alive', ru: 'в живых' },
  fateOf: {
    en: '{kind, select, died {died} lynched {lynched} other {out of the game}}',
    ru: '{kind, select, died {смерть} lynched {линч} other {выбыл из игры}}',
  },
  hidden: { en: 'the role was not shown', ru: 'роль не вскрыта' },
  gone: { en: 'Out of the game: {names}', ru: 'Выбыли из игры: {names}' },
  index: { en: 'The index, as it was posted', ru: 'Оглавление, как оно стоит в теме' },
  story: { en: 'What happened', ru: 'Что произошло' },
  quiet: { en: 'Nothing happened.', ru: 'Ничего не произошло.' },

  choose: {
    en: 'Choose a deed on the map or a line of the list, and here stands why.',
    ru: 'Выберите ход на карте или строку в списке: здесь появится объяснение.',
  },
  wholeTree: {
    en: 'Show the whole tree ({count, plural, one {# line} other {# lines}})',
    ru: 'Показать все дерево ({count, plural, one {# строка} few {# строки} many {# строк} other {# строки}})',
  },
  decisive: { en: 'Only what decided', ru: 'Только то, что решило' },
  rule: { en: 'Rule {id}', ru: 'Правило {id}' },

  vote: { en: 'The vote', ru: 'Голосование' },
  totals: { en: 'Totals', ru: 'Итог' },
  votes: { en: 'Votes', ru: 'Голоса' },
  voters: { en: 'Who voted for them', ru: 'Кто голосовал' },
  needed: {
    en: '{count, plural, other {# needed}}',
    ru: '{count, plural, one {нужен # голос} few {нужно # голоса} many {нужно # голосов} other {нужно # голоса}}',
  },
  putToDeath: { en: 'Put to death: {names}', ru: 'Линчевание: {names}' },
  nobody: { en: 'Nobody was put to death.', ru: 'Никто не залинчован.' },
  uncounted: { en: 'Ballots that did not count', ru: 'Незасчитанные голоса' },
  ballot: { en: '{by} for {names}', ru: '{by}: голос против {names}' },
  ballotBack: { en: '{by}: took the ballot back', ru: '{by}: голос снят' },
  standing: {
    en: '{standing, select, replaced {replaced by a later one} withdrawn {taken back} other {did not count}}',
    ru: '{standing, select, replaced {заменен более поздним} withdrawn {отозван} other {не засчитан}}',
  },
  steps: { en: 'How it was counted', ru: 'Как считали' },
})
