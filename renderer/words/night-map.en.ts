/** The map of a night. */
import { english } from '../../engine/text/catalogue.ts'

export const nightMap = english({
  theMap: 'The map of the night',
  map: 'Map',
  showMap: 'Show the night as a map',
  label:
    'Map: {actions, plural, one {# deed} other {# deeds}}, {deaths, plural, =0 {nobody dies} one {# death} other {# deaths}}. The arrows move from one deed to the next; the list beside it says the same.',
  card: '{name}: {deed}. {fared, select, yes {Worked.} no {Failed.} part {Worked in part.} idle {Changed nothing.} lost {Could not save.} blank {Found nothing.} void {Does not count.} before {From before.} other {Always at work.}}',
  linked:
    '{name}, {deed}: {would, select, true {{does, select, stops {would have stopped it} shields {would have held it off} moves {would have moved it} reveals {would have been seen} other {would have brought it about}}} round {it goes round with it in a circle} other {{does, select, stops {stopped it} shields {held it off} moves {moved it} reveals {was seen} other {brought it about}}}}.',
  bears:
    '{would, select, true {{does, select, stops {would have stopped} shields {would have held off} moves {would have moved} reveals {would have been seen} other {would have brought about}}} round {in a circle} other {{does, select, stops {stops} shields {holds off} moves {moves} reveals {is seen} other {brings about}}}}',
  none: 'Nobody did anything here.',
  noneText: 'What is asked all the same stands in the list: press Q.',
  everybody: 'Everybody',
  drawn: 'drawn for',
  toRule: 'for you:',
  read: 'how it was read:',
  votes: '{count, plural, one {# vote} other {# votes}}',
  switchedOff: 'Switched off in this what-if.',
  answer: 'The answer',
  key: 'What the lines mean',
  keyOf:
    '{kind, select, stops {stops} shields {holds off} moves {moves, brings about} reveals {is seen} other {would have}}',
  aimOf: '{kind, select, came {came to} other {meant for}}',
  signOf:
    '{kind, select, no {failed} part {in part} idle {changed nothing} circle {in a circle} other {does not count}}',
  below: '{count, plural, =0 {more} one {# more player} other {# more players}} below',
  failedOf:
    '{count} {kind, select, no {failed} part {in part} lost {saved nobody} other {{count, plural, one {does} other {do}} not count}}',
  whatFailed: '{idle, select, true {What failed or changed nothing} other {What failed}} ({count})',
  nextFailed: 'Next deed that failed',
  failedBefore: 'Deed that failed before',
  failedLine: '{name} {deed}',
  aside: '{count, plural, one {# more deed} other {# more deeds}} to the right',
  answerGoesOn: 'more of the answer',
  copy: 'Copy as text',
  rule: '{count, plural, one {# question} other {# questions}} for you to rule',
  without: 'Without it…',
  putBack: 'Put it back',
  itsTree: 'Its tree',
})
