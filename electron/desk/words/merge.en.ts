import { english } from '../../../engine/text/catalogue.ts'

/** A game that two hosts went on with, made one again. */
export const merge = english({
  noSense: 'No game comes out of both ({why}).',
  other: 'These are two different games.',
  chooseCopy: 'Choose a file that was exported from this game.',
  itself: 'This is the game itself.',
  mending: 'The past of this game is being mended.',
  apart: 'You went on with {ours}, the other host with {theirs}.',
  undoOne: 'Undo the opening of {ours} here, or have the other host undo {theirs}; then merge again.',
  undecided: '{count, plural, one {# difference is} other {# differences are}} not decided.',
  chooseAll: 'Choose what holds for each, then merge.',
  nothing: 'The copy has nothing that is not here.',
  noDifference: 'There is no such difference any more.',
  lookAgain: 'Look at the comparison again.',
  putAwayCopy: 'Delete the copy, or keep it as it is.',
  detail: '{says}: {detail}',
  read: '{from}: {body} ({orders}{doubts, plural, =0 {} one {; # question} other {; # questions}})',
  inPhase: '{phase}: {says}',
  asTheSystem: 'as the system says it',
})
