/** The page in which everybody explores a game that is over, and how a host makes it. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const explore = defineMessages({
  // How a host makes it.
  make: { en: 'Export the whole game as a web page', ru: 'Вся игра одной страницей' },
  early: { en: 'The game is not over', ru: 'Игра еще не окончена' },
  earlyText: {
    en: 'This page shows every role, every action and every result of {name}. Anyone with this file can see everything, so keep it to yourself until the game is over.',
    ru: 'На этой странице видны все роли, все ходы и все результаты игры «{name}». Кто ее откроет, узнает все: сейчас делайте ее только для себя.',
  },
  makeEarly: { en: 'Export anyway', ru: 'Все равно сделать' },
  made: { en: 'Page saved.', ru: 'Страница готова.' },
  madeText: {
    en: '{name}. It shows the whole game, and any player can open it in a browser.',
    ru: '{name}. На ней вся игра; открыть ее в браузере может каждый игрок.',
  },
  madeEarly: {
    en: '{name}. The game is not over, so do not share it with players.',
    ru: '{name}. Игра еще не окончена: не показывайте файл игрокам.',
  },
  wiki: { en: 'Save as wiki table', ru: 'Сохранить таблицей для вики' },
  archive: { en: 'Save as text for an archive', ru: 'Сохранить текстом для архива' },
  lines: { en: 'Save as JSON lines', ru: 'Сохранить строками JSON' },
  exchanged: { en: 'Game saved.', ru: 'Игра сохранена.' },

  // The page itself.
  won: { en: 'Winner: {winner}', ru: 'Победа: {winner}' },
  notOver: {
    en: 'The game was still running when this page was made.',
    ru: 'Когда делали эту страницу, игра еще не была окончена.',
  },
  parts: { en: 'Sections', ru: 'Части игры' },
  overview: { en: 'Game', ru: 'Игра' },
  theme: { en: 'Theme', ru: 'Тема' },
  asSystem: { en: 'System', ru: 'Как в системе' },
  light: { en: 'Light', ru: 'Светлая' },
  dark: { en: 'Dark', ru: 'Темная' },

  ended: {
    en: 'The game ended with {phase}. {alive} of {count} players were alive.',
    ru: 'Последняя фаза: {phase}. В живых {alive} из {count}.',
  },
  soFar: {
    en: 'The last phase so far is {phase}. {alive} of {count} players are alive.',
    ru: 'Пока последняя фаза: {phase}. В живых {alive} из {count}.',
  },
  inAll: {
    en: '{count, plural, one {# player} other {# players}}',
    ru: '{count, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  },
  seeWhy: { en: 'See why', ru: 'Почему' },
  turned: { en: 'Where the game turned', ru: 'Где решилась игра' },

  search: { en: 'Search everything', ru: 'Поиск по всей игре' },
  searchHint: { en: 'Name, role or word…', ru: 'Имя, роль, слово…' },
  found: {
    en: '{count, plural, =0 {No results} one {# result} other {# results}}',
    ru: '{count, plural, =0 {Ничего не найдено} one {Найдено: # место} few {Найдено: # места} many {Найдено: # мест} other {Найдено: # места}}',
  },
  beyond: { en: '{count} more: add a word to narrow the search', ru: 'и еще {count}: добавьте слово' },
  places: { en: 'Search results', ru: 'Что найдено' },
  inTree: { en: 'in the explanation', ru: 'в дереве' },

  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  role: { en: 'Role', ru: 'Роль' },
  course: { en: 'Phase by phase', ru: 'По фазам' },
  fate: { en: 'Fate', ru: 'Судьба' },
  sideOf: {
    en: '{side, select, town {town} hostile {anti-town} other {third party}}',
    ru: '{side, select, town {за город} hostile {против города} other {сам за себя}}',
  },
  former: { en: 'replaced {names}', ru: 'раньше: {names}' },
  first: { en: 'originally {roles}', ru: 'в начале: {roles}' },
  alive: { en: 'alive', ru: 'в живых' },
  fateOf: {
    en: '{kind, select, died {died} lynched {lynched} other {out of the game}}',
    ru: '{kind, select, died {смерть} lynched {линч} other {выбыл из игры}}',
  },
  votedBy: {
    en: '{count, plural, one {# vote} other {# votes}}: {names}',
    ru: '{count, plural, one {# голос} few {# голоса} many {# голосов} other {# голоса}}: {names}',
  },
  hidden: { en: 'role not revealed', ru: 'роль не вскрыта' },
  gone: { en: 'Left the game: {names}', ru: 'Выбыли из игры: {names}' },
  index: { en: 'Game index, as posted', ru: 'Оглавление, как оно стоит в теме' },
  quiet: { en: 'Nothing happened.', ru: 'Ничего не произошло.' },

  choose: {
    en: 'Click any action to see why it happened.',
    ru: 'Выберите ход на карте или строку в списке: здесь появится объяснение.',
  },
  wholeTree: {
    en: 'Show the full explanation ({count, plural, one {# line} other {# lines}})',
    ru: 'Показать все дерево ({count, plural, one {# строка} few {# строки} many {# строк} other {# строки}})',
  },
  decisive: { en: 'Show only what decided it', ru: 'Только то, что решило' },
  rule: { en: 'Rule {id}', ru: 'Правило {id}' },

  vote: { en: 'Vote', ru: 'Голосование' },
  totals: { en: 'Totals', ru: 'Итог' },
  votes: { en: 'Votes', ru: 'Голоса' },
  voters: { en: 'Voters', ru: 'Кто голосовал' },
  needed: {
    en: '{count, plural, other {# to lynch}}',
    ru: '{count, plural, one {нужен # голос} few {нужно # голоса} many {нужно # голосов} other {нужно # голоса}}',
  },
  putToDeath: { en: 'Lynched: {names}', ru: 'Линчевание: {names}' },
  nobody: { en: 'Nobody was lynched.', ru: 'Никто не залинчован.' },
  uncounted: { en: 'Votes that did not count', ru: 'Незасчитанные голоса' },
  ballot: { en: '{by} for {names}', ru: '{by}: голос против {names}' },
  ballotBack: { en: '{by}: unvote', ru: '{by}: голос снят' },
  standing: {
    en: '{standing, select, replaced {replaced by a later vote} withdrawn {withdrawn} other {did not count}}',
    ru: '{standing, select, replaced {заменен более поздним} withdrawn {отозван} other {не засчитан}}',
  },
  steps: { en: 'How it was counted', ru: 'Как считали' },
})
