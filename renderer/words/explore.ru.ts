/** The page in which everybody explores a game that is over, and how a host makes it. */
import type { explore as en } from './explore.en.ts'
import { translated } from '../../engine/text/catalogue.ts'

export const explore = translated<typeof en>()({
  // How a host makes it.
  make: 'Вся игра одной страницей',
  early: 'Игра еще не окончена',
  earlyText:
    'На этой странице видны все роли, все ходы и все результаты игры «{name}». Кто ее откроет, узнает все: сейчас делайте ее только для себя.',
  makeEarly: 'Все равно сделать',
  made: 'Страница готова.',
  madeText: '{name}. На ней вся игра; открыть ее в браузере может каждый игрок.',
  madeEarly: '{name}. Игра еще не окончена: не показывайте файл игрокам.',

  // The page itself.
  won: 'Победа: {winner}',
  notOver: 'Когда делали эту страницу, игра еще не была окончена.',
  parts: 'Части игры',
  overview: 'Игра',
  theme: 'Тема',
  asSystem: 'Как в системе',
  light: 'Светлая',
  dark: 'Темная',

  search: 'Поиск по всей игре',
  searchHint: 'Имя, роль, слово…',
  found:
    '{count, plural, =0 {Ничего не найдено} one {Найдено: # место} few {Найдено: # места} many {Найдено: # мест} other {Найдено: # места}}',
  beyond: 'и еще {count}: добавьте слово',
  places: 'Что найдено',
  inTree: 'в дереве',

  players: 'Игроки',
  player: 'Игрок',
  role: 'Роль',
  side: 'Сторона',
  fate: 'Судьба',
  sideOf: '{side, select, town {за город} hostile {против города} other {сам за себя}}',
  former: 'раньше: {names}',
  first: 'в начале: {roles}',
  alive: 'в живых',
  fateOf: '{kind, select, died {смерть} lynched {линч} other {выбыл из игры}}',
  hidden: 'роль не вскрыта',
  gone: 'Выбыли из игры: {names}',
  index: 'Оглавление, как оно стоит в теме',
  story: 'Что произошло',
  quiet: 'Ничего не произошло.',

  choose: 'Выберите ход на карте или строку в списке: здесь появится объяснение.',
  wholeTree: 'Показать все дерево ({count, plural, one {# строка} few {# строки} many {# строк} other {# строки}})',
  decisive: 'Только то, что решило',
  rule: 'Правило {id}',

  vote: 'Голосование',
  totals: 'Итог',
  votes: 'Голоса',
  voters: 'Кто голосовал',
  needed: '{count, plural, one {нужен # голос} few {нужно # голоса} many {нужно # голосов} other {нужно # голоса}}',
  putToDeath: 'Линчевание: {names}',
  nobody: 'Никто не залинчован.',
  uncounted: 'Незасчитанные голоса',
  ballot: '{by}: голос против {names}',
  ballotBack: '{by}: голос снят',
  standing: '{standing, select, replaced {заменен более поздним} withdrawn {отозван} other {не засчитан}}',
  steps: 'Как считали',
})
