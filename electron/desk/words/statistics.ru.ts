import { translated } from '../../../engine/text/catalogue.ts'
import type { statistics as en } from './statistics.en.ts'

/** Headings of the tables of all games that are over. */
export const statistics = translated<typeof en>()({
  game: 'Игра',
  rules: 'Правила',
  setup: 'Расклад',
  allSetups: 'все',
  drawn: 'по жребию, игроков: {count}',
  players: 'Игроки',
  phases: 'Фазы',
  days: 'Дни',
  phasesMiddle: 'Фазы (медиана)',
  daysMiddle: 'Дни (медиана)',
  winner: 'Победа',
  ended: 'Конец',
  side: 'Сторона',
  games: 'Игры',
  wins: 'Победы',
  player: 'Игрок',
  ofTown: 'За город',
  against: 'Против города',
  neither: 'Сам за себя',
  lived: 'До конца',
  died: 'Убийства',
  lynched: 'Линчи',
  removed: 'Вне игры',
  replaced: 'Замены',
  ballots: 'Голоса горожанина при линче',
  right: 'Верные голоса',
})
