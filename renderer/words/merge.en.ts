/** A game that a co-host went on with too, made one with his copy. */
import { english } from '../../engine/text/catalogue.ts'

export const merge = english({
  into: 'Merge with a co-host’s file…',
  now: 'Merge them…',
  label: 'The game and its copy',
  title: 'Merge with the copy of a co-host',
  parted:
    'Since you parted there {ours, plural, one {is # change} other {are # changes}} here and {theirs, plural, =0 {none} other {#}} in the copy. The copy was changed last: {time}.',
  accept: 'Merge',
  later: 'Not now',
  accepted: '{name} is one game again.',
  copyAway: 'What was taken in of the co-host’s file lies with the deleted games, and is not needed any more.',
  undecided:
    '{count, plural, =0 {Nothing differs, or all of it is decided.} one {You said one thing differently: choose what holds.} other {You said # things differently: choose what holds.}}',
  differ: 'What you said differently',
  ways: 'What holds: {ours}, or {theirs}',
  here: '<b>Here:</b> {says}',
  there: '<b>In the copy:</b> {says}',
  ours: 'As here',
  theirs: 'As in the copy',
  both: 'Both, and the later one counts',
  misfits: 'What no longer counts',
  misfitsText: 'It stays in the game. Once merged, reopen its phase to decide otherwise.',
  fresh: 'comes from the copy',
  nothing: 'The copy has nothing new',
  nothingText: 'Everything in it is in this game already.',
  nothingUndecided: 'Whatever differs below was decided when both were merged. It can still be decided otherwise.',
  decidedBefore: 'Decided when both were merged before.',
  decidedThere: 'Decided so by the co-host.',
  dropCopy: 'Delete the copy',
  notIt: '{name} is another game: it is beside the one that was to be merged.',
})
