/** What things are called wherever they are met: phases, what they want, times; and what is said of what was done. */
import { english } from '../../engine/text/catalogue.ts'

export const state = english({
  phase: '{kind} {number}',
  open: 'open',
  locked: 'locked',
  posted: 'posted',
  messages: '{count, plural, one {# message} other {# messages}}',
  rulings: '{count, plural, one {# ruling} other {# rulings}}',
  silent: '{count} without a vote',
  toSend: '{count} to send',

  fillRoster: 'Fill the roster',
  openPhase: 'Open {phase}',
  take: '{count, plural, one {Take the one sure action} other {Take all # sure actions}}',
  answer: 'Answer {count, plural, one {# question} other {# questions}}',
  lockKind: 'Lock {phase}',
  closePhase: 'Close {phase}',
  endGame: 'End the game',

  books: 'Books',
  records: 'Records',
  booksAndRecords: 'Books and records',

  dayAndTime: '{day}, {time}',
  bothClocks: '{there} {zone}, {here} here',
  days: '{days, plural, one {# day} other {# days}}',
  daysHours: '{days, plural, one {# day} other {# days}} {hours} h',
  hours: '{hours} h',
  hoursMinutes: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  now: 'now',

  copied: '{what} is copied.',
  notCopied: '{what} could not be copied.',
  notCopiedHint: 'Click into the window first, then copy again.',

  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone: {what}',
  doneAgain: 'Done again: {what}',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  markedSent: 'Marked the post to {name} as sent',
  stillOut:
    '{phase} is open again, and {count, plural, one {# post of it was sent already: it stays} other {# posts of it were sent already: they stay}} out there.',

  unreachable: 'Nightdesk cannot be reached.',
  startAgain: 'Start Nightdesk again and open the address it prints.',
  noKey: 'This tab was opened without its key.',
  answeredWith: 'The desk answered with {status}.',
})
