/** What screens are made of: dialogs, fields, notes where something is missing. */
import { english } from '../../engine/text/catalogue.ts'

export const parts = english({
  onItsWay: '{what} is on its way.',
  reading: 'Reading',
  readingNow: 'Reading…',
  readSoFar: '{done, number} of {of, number}',
  thingsRead: '{done, number} of {of, number} {things}',
  working: 'Working',
  workingNow: 'Working…',
  percent: '{done, number}%',
  percentDone: '{done, number}% done',
  stop: 'Stop',
  firstOf: 'The first {shown, number} of {all, number} characters.',
  showMore: 'Show more',

  cannotBeShown: '{what} cannot be shown.',
  notAsWritten:
    'Something in it is not as Nightdesk writes it. Nothing was changed or lost, and everything else goes on working. Reload asks for it again.',
  failedAgain:
    'It failed again. Go back to before it in the Log, or open a backup: the pill “Saved” at the top says where they are. If neither helps, please report it, with the file.',
  reload: 'Reload',
  tryAgain: 'Try again',

  rule: 'Rule {id}',
  noSentence: 'The rulebook of this game has no sentence for it.',
  momentForm: 'YYYY-MM-DD hh:mm',
  momentHint: 'Year, month, day, and a clock of 24 hours. ↑ and ↓ move what the cursor stands in.',
  momentUnread: 'Not a date and time: write it like 2026-11-28 20:00.',
  covered: 'Covered: show',
  yes: 'Yes',
  no: 'No',
  inPart: 'In part',
  showAll: 'Show all: {label}',
  nothingCalledSo: 'Nothing of this name.',
})
