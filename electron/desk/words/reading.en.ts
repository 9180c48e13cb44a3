import { english } from '../../../engine/text/catalogue.ts'

/** Reading what was pasted, and other long work, on its way. */
export const reading = english({
  changed: 'The game changed again and again while this was read.',
  pasteAgain: 'Nothing was taken in. Paste it once more.',
  stopped: 'Reading was stopped.',
  nothingTaken: 'Nothing was taken in.',
  superseded: 'A newer text of the same place is read instead.',
  noneTaken: 'Nothing of this one was taken in.',
  workStopped: 'Stopped.',
  nothingKept: 'Nothing of it was kept. Begin again whenever you like.',
  askedAnew: 'It was asked for once more, and that is under way.',
  tooLong: 'Reading this took longer than {seconds} seconds.',
  tooMuch: 'Reading this took more memory than there is.',
  smaller: 'Paste it in smaller parts. Nothing was taken in.',
})
