/** What came of all games that are over. */
import { translated } from '../../engine/text/catalogue.ts'
import type { statistics as en } from './statistics.en.ts'

export const statistics = translated<typeof en>()({
  title: 'Статистика',
  about:
    'Оконченных игр: {count}.{unfinished, plural, =0 {} one { Еще # не окончена и не учтена.} few { Еще # не окончены и не учтены.} other { Еще # не окончены и не учтены.}}',
  copies: 'Учтена один раз, хотя копий больше: {names}.',
  unread: 'Не удалось прочесть, не учтено: {names}.',
  empty: 'Пока ни одной оконченной игры',
  emptyText:
    'Игра попадает сюда, когда она окончена: откройте ее и выберите в палитре «Завершить игру…». Чужие игры можно взять из файла импортом.',
  toGames: 'К играм',
  of: 'Какие правила',
  all: 'Все',
  copy: 'Скопировать таблицу',

  sides: 'Кто побеждает',
  rules: 'Правила и расклад',
  games: 'Игры',
  wins: 'Победы',
  winsOf: '{wins} из {games}',
  otherwise: 'никто: {count}',
  phases: 'Фазы',
  days: 'Дни',
  length: '{middle} <soft>({shortest}–{longest})</soft>',
  lengthHint: 'Медиана, самая короткая и самая длинная игра.',

  players: 'Игроки',
  player: 'Игрок',
  ofTown: 'За город',
  against: 'Против',
  neither: 'Сам за себя',
  lived: 'До конца',
  died: 'Убийства',
  lynched: 'Линчи',
  removed: 'Вне игры',
  replaced: 'Замены',
  right: 'Верно',
  rightOf: '{share} % <soft>({right} из {ballots})</soft>',
  rightHint:
    'Верный голос — голос горожанина против того, кто не за город, если этим днем кого-то линчевали. Игра засчитана тому, кто был в ней до конца, голос — тому, кто его отдал.',
  sortBy: 'Упорядочить: {what}',

  offers: 'Возможно, это один человек (пар: {count})',
  offersHint:
    'Без вашего слова имена не объединяются. Каждый ответ хранится; изменить его можно в таблице или через «Объединить имена…».',
  offer: '{one} и {other}',
  offerWhy: '{why, select, known {записано как другое имя} other {написаны почти одинаково}}',
  onePerson: 'Один человек',
  twoPeople: 'Разные люди',
  also: 'также {name}',
  takeOut: 'отделить',
  notOne: '{name} и {from}: считать отдельно',
  join: 'Объединить имена…',
  joinTitle: 'Один человек под двумя именами',
  joinText: 'Отныне игры учитываются вместе. Сами игры остаются как есть.',
  shownAs: 'Показывать как',
  isAlso: 'Это также',
  joinDoes: 'Объединить',

  theGames: 'Игры',
  game: 'Игра',
  seats: 'Игроки',
  winner: 'Победа',
  ended: 'Конец',
})
