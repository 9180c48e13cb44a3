/** What came of all games that are over. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const statistics = defineMessages({
  title: { en: 'Statistics', ru: 'Статистика' },
  about: {
    en: '{count, plural, one {# game that is over} other {# games that are over}}.{unfinished, plural, =0 {} one { # more is not finished and is not counted.} other { # more are not finished and are not counted.}}',
    ru: 'Оконченных игр: {count}.{unfinished, plural, =0 {} one { Еще # не окончена и не учтена.} few { Еще # не окончены и не учтены.} other { Еще # не окончены и не учтены.}}',
  },
  copies: {
    en: 'Counted once, though it is here more often: {names}.',
    ru: 'Учтена один раз, хотя копий больше: {names}.',
  },
  unread: { en: 'Could not be read, and is not counted: {names}.', ru: 'Не удалось прочесть, не учтено: {names}.' },
  empty: { en: 'No game is over yet', ru: 'Пока ни одной оконченной игры' },
  emptyText: {
    en: 'A game counts here once it is finished: open it and choose “Finish the game…” in the palette (Ctrl+K). What others exported to a file can be imported.',
    ru: 'Игра попадает сюда, когда она окончена: откройте ее и выберите в палитре «Завершить игру…». Чужие игры можно взять из файла импортом.',
  },
  toGames: { en: 'To the games', ru: 'К играм' },
  of: { en: 'Which rules', ru: 'Какие правила' },
  all: { en: 'All', ru: 'Все' },
  copy: { en: 'Copy as CSV', ru: 'Скопировать таблицу' },

  sides: { en: 'Who wins', ru: 'Кто побеждает' },
  rules: { en: 'Rules and set-up', ru: 'Правила и расклад' },
  games: { en: 'Games', ru: 'Игры' },
  wins: { en: 'Wins', ru: 'Победы' },
  winsOf: { en: '{wins} of {games}', ru: '{wins} из {games}' },
  otherwise: { en: 'nobody: {count}', ru: 'никто: {count}' },
  phases: { en: 'Phases', ru: 'Фазы' },
  days: { en: 'Days', ru: 'Дни' },
  length: { en: '{middle} <soft>({shortest}–{longest})</soft>', ru: '{middle} <soft>({shortest}–{longest})</soft>' },
  lengthHint: {
    en: 'The median, and the shortest and the longest game.',
    ru: 'Медиана, самая короткая и самая длинная игра.',
  },

  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  ofTown: { en: 'Town', ru: 'За город' },
  against: { en: 'Against it', ru: 'Против' },
  neither: { en: 'Neither', ru: 'Сам за себя' },
  lived: { en: 'Lived', ru: 'До конца' },
  died: { en: 'Killed', ru: 'Убийства' },
  lynched: { en: 'Lynched', ru: 'Линчи' },
  removed: { en: 'Left', ru: 'Вне игры' },
  replaced: { en: 'Replaced', ru: 'Замены' },
  right: { en: 'Right', ru: 'Верно' },
  rightOf: { en: '{share}% <soft>({right} of {ballots})</soft>', ru: '{share} % <soft>({right} из {ballots})</soft>' },
  rightHint: {
    en: 'Right is a ballot of a player of the town that stood on somebody who was not of the town when a day ended with a lynch. A game belongs to whoever sat in the seat at its end, a ballot to whoever cast it.',
    ru: 'Верный голос — голос горожанина против того, кто не за город, если этим днем кого-то линчевали. Игра засчитана тому, кто был в ней до конца, голос — тому, кто его отдал.',
  },
  sortBy: { en: 'Sort by {what}', ru: 'Упорядочить: {what}' },

  offers: {
    en: '{count, plural, one {Perhaps one person under two names} other {Perhaps one person under two names: # pairs}}',
    ru: 'Возможно, это один человек (пар: {count})',
  },
  offersHint: {
    en: 'Nothing is joined unless you say so. Each answer is kept; change it in the table or with “Join names…”.',
    ru: 'Без вашего слова имена не объединяются. Каждый ответ хранится; изменить его можно в таблице или через «Объединить имена…».',
  },
  offer: { en: '{one} and {other}', ru: '{one} и {other}' },
  offerWhy: {
    en: '{why, select, known {entered as another name} other {written almost alike}}',
    ru: '{why, select, known {записано как другое имя} other {написаны почти одинаково}}',
  },
  onePerson: { en: 'One person', ru: 'Один человек' },
  twoPeople: { en: 'Two people', ru: 'Разные люди' },
  also: { en: 'also {name}', ru: 'также {name}' },
  takeOut: { en: 'take out', ru: 'отделить' },
  notOne: { en: '{name} is not {from}: count them apart', ru: '{name} и {from}: считать отдельно' },
  join: { en: 'Join names…', ru: 'Объединить имена…' },
  joinTitle: { en: 'One person under two names', ru: 'Один человек под двумя именами' },
  joinText: {
    en: 'Their games are counted together from now on. The games themselves stay as they are.',
    ru: 'Отныне игры учитываются вместе. Сами игры остаются как есть.',
  },
  shownAs: { en: 'Shown as', ru: 'Показывать как' },
  isAlso: { en: 'Is also', ru: 'Это также' },
  joinDoes: { en: 'Join', ru: 'Объединить' },

  theGames: { en: 'Games', ru: 'Игры' },
  game: { en: 'Game', ru: 'Игра' },
  seats: { en: 'Players', ru: 'Игроки' },
  winner: { en: 'Winner', ru: 'Победа' },
  ended: { en: 'Ended', ru: 'Конец' },
})
