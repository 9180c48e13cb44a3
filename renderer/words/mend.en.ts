/** A past that is being mended: reopening a phase, comparing what becomes of everything, accepting it. */
import { english } from '../../engine/text/catalogue.ts'

export const mend = english({
  reopen: 'Reopen…',
  reopenPhase: 'Reopen {phase}…',
  reopenTitle: 'Reopen {phase}?',
  reopenText:
    'You change it as if it were open: a message that was missed, a modifier, a ruling. The game goes on as it is until you have compared all later phases and accepted the change.',
  reason: 'What was wrong?',
  reasonHint: 'For the log, and for you alone. Players are never told.',
  doReopen: 'Reopen it',

  strip: 'A past that is being mended',
  steps: 'Steps',
  reopened: 'Reopened: {phase}',
  change: 'Change {phase}',
  compare: 'Compare and accept',
  openAnother: 'Open another phase',
  under: '<b>{phase} is being mended:</b> {reason}',
  goOn: 'Go on with it',
  drop: 'Drop',
  dropTitle: 'Drop this mending?',
  dropText: 'What was changed in it is gone for good. The game stays as it is.',
  doDrop: 'Drop it',
  dropped: 'The game stays as it was.',

  label: 'The comparison',
  title: '{phase} is mended',
  nothing: 'Nothing is changed yet',
  nothingText:
    'Take in the message that was missed, change an action, a seat or a ruling of {phase}. What becomes of it and of every later phase stands here then.',
  toPhase: 'Change {phase}',
  accept: 'Accept',
  acceptTitle: 'Accept this past?',
  acceptText:
    'From {phase} on the game counts as it stands here. It is one step in the log: undo brings the old past back. Posts that were sent and no longer fit are marked, with a correction ready for each.',
  accepted: 'The past is mended.',
  acceptedPosts:
    '{count, plural, =0 {No post that was sent is wrong now.} one {# post that was sent is wrong now: its correction is ready.} other {# posts that were sent are wrong now: their corrections are ready.}}',
  undecided:
    '{count, plural, =0 {Everything fits, or is decided.} one {# thing no longer fits and waits for you.} other {# things no longer fit and wait for you.}}',

  decide: 'What no longer fits',
  ways: 'What becomes of it: {what}',
  waits: 'not decided',
  then: 'What was decided then in {phase}',
  thenText: 'A decision that is left out counts no more; a ruling can be another one.',
  leftOut: 'left out',
  leaveOut: 'Leave out',
  takeBack: 'Count it again',
  ruling: 'The ruling',

  asBefore: 'as it was',
  otherwise: 'comes out otherwise',
  sameResult: 'played again, with the same results',
  soFar: 'still open: as it stands so far',
  results: 'Results',
  messages: 'Posts and messages',
  insteadOf: 'instead of: {gone}',
  noLonger: 'no longer: {gone}',
  wasSent: 'was sent',
  notSent: 'not sent',
  correction: 'The correction',
})
