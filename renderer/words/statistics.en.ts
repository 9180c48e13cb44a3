/** What came of all games that are over. */
import { english } from '../../engine/text/catalogue.ts'

export const statistics = english({
  title: 'Statistics',
  about:
    '{count, plural, one {# game that is over} other {# games that are over}}.{unfinished, plural, =0 {} one { # more is not finished and is not counted.} other { # more are not finished and are not counted.}}',
  copies: 'Counted once, though it is here more often: {names}.',
  unread: 'Could not be read, and is not counted: {names}.',
  empty: 'No game is over yet',
  emptyText:
    'A game counts here once it is finished: open it and choose “Finish the game…” in the palette (Ctrl+K). What others exported to a file can be imported.',
  toGames: 'To the games',
  of: 'Which rules',
  all: 'All',
  copy: 'Copy as CSV',

  sides: 'Who wins',
  rules: 'Rules and set-up',
  games: 'Games',
  wins: 'Wins',
  winsOf: '{wins} of {games}',
  otherwise: 'nobody: {count}',
  phases: 'Phases',
  days: 'Days',
  length: '{middle} <soft>({shortest}–{longest})</soft>',
  lengthHint: 'The median, and the shortest and the longest game.',

  players: 'Players',
  player: 'Player',
  ofTown: 'Town',
  against: 'Against it',
  neither: 'Neither',
  lived: 'Lived',
  died: 'Killed',
  lynched: 'Lynched',
  removed: 'Left',
  replaced: 'Replaced',
  right: 'Right',
  rightOf: '{share}% <soft>({right} of {ballots})</soft>',
  rightHint:
    'Right is a ballot of a player of the town that stood on somebody who was not of the town when a day ended with a lynch. A game belongs to whoever sat in the seat at its end, a ballot to whoever cast it.',
  sortBy: 'Sort by {what}',

  offers:
    '{count, plural, one {Perhaps one person under two names} other {Perhaps one person under two names: # pairs}}',
  offersHint: 'Nothing is joined unless you say so. Each answer is kept; change it in the table or with “Join names…”.',
  offer: '{one} and {other}',
  offerWhy: '{why, select, known {entered as another name} other {written almost alike}}',
  onePerson: 'One person',
  twoPeople: 'Two people',
  also: 'also {name}',
  takeOut: 'take out',
  notOne: '{name} is not {from}: count them apart',
  join: 'Join names…',
  joinTitle: 'One person under two names',
  joinText: 'Their games are counted together from now on. The games themselves stay as they are.',
  shownAs: 'Shown as',
  isAlso: 'Is also',
  joinDoes: 'Join',

  theGames: 'Games',
  game: 'Game',
  seats: 'Players',
  winner: 'Winner',
  ended: 'Ended',
})
