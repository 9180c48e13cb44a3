/** The page in which everybody explores a game that is over, and how a host makes it. */
import { english } from '../../engine/text/catalogue.ts'

export const explore = english({
  // How a host makes it.
  make: 'The whole game as a page',
  early: 'The game is not over',
  earlyText:
    'This page tells every role, every deed and every result of {name}. Whoever has it knows the game: make it now only to keep it to yourself.',
  makeEarly: 'Make it all the same',
  made: 'The page is made.',
  madeText: '{name}. It tells the whole game; every player can open it in a browser.',
  madeEarly: '{name}. The game is not over: keep it from the players.',

  // The page itself.
  won: 'Won: {winner}',
  notOver: 'The game was not over when this page was made.',
  parts: 'Parts of the game',
  overview: 'The game',
  theme: 'Theme',
  asSystem: 'As the system',
  light: 'Light',
  dark: 'Dark',

  search: 'Search everything',
  searchHint: 'A name, a role, a word…',
  found: '{count, plural, =0 {Nothing found} one {# place found} other {# places found}}',
  beyond: 'and {count} more: add a word',
  places: 'Places found',
  inTree: 'in the tree',

  players: 'Players',
  player: 'Player',
  role: 'Role',
  side: 'Side',
  fate: 'What became of them',
  sideOf: '{side, select, town {town} hostile {against the town} other {on another side}}',
  former: 'before: {names}',
  first: 'at first: {roles}',
  alive: 'alive',
  fateOf: '{kind, select, died {died} lynched {lynched} other {out of the game}}',
  hidden: 'the role was not shown',
  gone: 'Out of the game: {names}',
  index: 'The index, as it was posted',
  story: 'What happened',
  quiet: 'Nothing happened.',

  choose: 'Choose a deed on the map or a line of the list, and here stands why.',
  wholeTree: 'Show the whole tree ({count, plural, one {# line} other {# lines}})',
  decisive: 'Only what decided',
  rule: 'Rule {id}',

  vote: 'The vote',
  totals: 'Totals',
  votes: 'Votes',
  voters: 'Who voted for them',
  needed: '{count, plural, other {# needed}}',
  putToDeath: 'Put to death: {names}',
  nobody: 'Nobody was put to death.',
  uncounted: 'Ballots that did not count',
  ballot: '{by} for {names}',
  ballotBack: '{by}: took the ballot back',
  standing: '{standing, select, replaced {replaced by a later one} withdrawn {taken back} other {did not count}}',
  steps: 'How it was counted',
})
