/** What came of all games that are over. */
import { defineMessages } from '../../engine/text/catalogue.ts'

export const statistics = defineMessages({
  title: { en: 'Statistics', ru: 'Статистика' },
  about: {
    en: '{count, plural, one {# finished game} other {# finished games}}{unfinished, plural, =0 {} other { (# in progress not counted)}}.',
    ru: 'Оконченных игр: {count}.{unfinished, plural, =0 {} one { Еще # не окончена и не учтена.} few { Еще # не окончены и не учтены.} other { Еще # не окончены и не учтены.}}',
  },
  copies: {
    en: 'Counted once although you have several copies: {names}.',
    ru: 'Учтена один раз, хотя копий больше: {names}.',
  },
  unread: { en: 'Could not be read and not counted: {names}.', ru: 'Не удалось прочесть, не учтено: {names}.' },
  empty: { en: 'No finished games yet', ru: 'Пока ни одной оконченной игры' },
  emptyText: {
    en: 'Only finished games count here. To finish one, open it and choose “End game” in the command palette (Ctrl+K). You can also import games that others exported.',
    ru: 'Игра попадает сюда, когда она окончена: откройте ее и выберите в палитре «Завершить игру…». Чужие игры можно взять из файла импортом.',
  },
  toGames: { en: 'Back to games', ru: 'К играм' },
  of: { en: 'Rules', ru: 'Какие правила' },
  all: { en: 'All', ru: 'Все' },
  copy: { en: 'Copy as CSV', ru: 'Скопировать таблицу' },

  sides: { en: 'Wins by side', ru: 'Кто побеждает' },
  rules: { en: 'Rules and setup', ru: 'Правила и расклад' },
  games: { en: 'Games', ru: 'Игры' },
  wins: { en: 'Wins', ru: 'Победы' },
  winsOf: { en: '{wins} of {games}', ru: '{wins} из {games}' },
  otherwise: { en: 'no winner: {count}', ru: 'никто: {count}' },
  phases: { en: 'Phases', ru: 'Фазы' },
  days: { en: 'Days', ru: 'Дни' },
  length: { en: '{middle} <soft>({shortest}–{longest})</soft>', ru: '{middle} <soft>({shortest}–{longest})</soft>' },
  lengthHint: {
    en: 'Median (shortest–longest game).',
    ru: 'Медиана, самая короткая и самая длинная игра.',
  },

  players: { en: 'Players', ru: 'Игроки' },
  player: { en: 'Player', ru: 'Игрок' },
  ofTown: { en: 'Town', ru: 'За город' },
  against: { en: 'Anti-town', ru: 'Против' },
  neither: { en: 'Third party', ru: 'Сам за себя' },
  lived: { en: 'Survived', ru: 'До конца' },
  died: { en: 'Killed', ru: 'Убийства' },
  lynched: { en: 'Lynched', ru: 'Линчи' },
  removed: { en: 'Left', ru: 'Вне игры' },
  replaced: { en: 'Replaced', ru: 'Замены' },
  right: { en: 'Correct votes', ru: 'Верно' },
  rightOf: { en: '{share}% <soft>({right} of {ballots})</soft>', ru: '{share} % <soft>({right} из {ballots})</soft>' },
  rightHint: {
    en: 'A correct vote is a town player’s vote on a non-town player, counted at the end of a day with a lynch. A game counts for the player who held the slot at the end, a vote for the player who cast it.',
    ru: 'Верный голос — голос горожанина против того, кто не за город, если этим днем кого-то линчевали. Игра засчитана тому, кто был в ней до конца, голос — тому, кто его отдал.',
  },
  sortBy: { en: 'Sort by {what}', ru: 'Упорядочить: {what}' },

  offers: {
    en: '{count, plural, one {Possibly one person with two names} other {Possibly one person with two names: # pairs}}',
    ru: 'Возможно, это один человек (пар: {count})',
  },
  offersHint: {
    en: 'Names are joined only if you say so. Your answers are saved. You can change them in the table or with “Join names…”.',
    ru: 'Без вашего слова имена не объединяются. Каждый ответ хранится; изменить его можно в таблице или через «Объединить имена…».',
  },
  offer: { en: '{one} and {other}', ru: '{one} и {other}' },
  offerWhy: {
    en: '{why, select, known {listed as an alias} other {similar spelling}}',
    ru: '{why, select, known {записано как другое имя} other {написаны почти одинаково}}',
  },
  onePerson: { en: 'Same person', ru: 'Один человек' },
  twoPeople: { en: 'Different people', ru: 'Разные люди' },
  also: { en: 'also {name}', ru: 'также {name}' },
  takeOut: { en: 'remove', ru: 'отделить' },
  notOne: { en: '{name} is not {from}: count separately', ru: '{name} и {from}: считать отдельно' },
  join: { en: 'Join names…', ru: 'Объединить имена…' },
  joinTitle: { en: 'One person with two names', ru: 'Один человек под двумя именами' },
  joinText: {
    en: 'Their games will be counted together. The games themselves do not change.',
    ru: 'Отныне игры учитываются вместе. Сами игры остаются как есть.',
  },
  shownAs: { en: 'Main name', ru: 'Показывать как' },
  isAlso: { en: 'Other name', ru: 'Это также' },
  joinDoes: { en: 'Join', ru: 'Объединить' },

  theGames: { en: 'Games', ru: 'Игры' },
  game: { en: 'Game', ru: 'Игра' },
  seats: { en: 'Players', ru: 'Игроки' },
  winner: { en: 'Winner', ru: 'Победа' },
  ended: { en: 'Ended', ru: 'Конец' },
})
