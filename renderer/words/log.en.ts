/** The log and its chapters. */
import { english } from '../../engine/text/catalogue.ts'

export const log = english({
  label: 'The log',
  title: 'Log',
  changes: '{count, plural, one {# change} other {# changes}}, newest first',
  redo: 'Redo: {what}',
  empty: 'Nothing happened yet',
  emptyText: 'Every change of the game is listed here, and can be taken back.',
  setup: 'Setup',
  undone: 'undone',
  playedAgain: 'played again since',
  undoFrom: 'Undo from here',
  undoFromThis: 'Undo from here: {what}',
  earlier: 'Show {count} earlier ones',
  undoOne: 'Undo this change?',
  undoMany: 'Undo {count} changes?',
  staysOne: 'It stays in the log, struck through, and can be done again.',
  staysMany:
    'This one and everything after it. They stay in the log, struck through, and can be done again as long as nothing new is done.',
  doOne: 'Undo it',
  doMany: 'Undo {count} changes',
  andMore: 'and {count, plural, one {# earlier one} other {# earlier ones}}, back to “{first}”',
})
