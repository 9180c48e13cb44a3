import { english } from '../../../engine/text/catalogue.ts'

/** Messages, actions, and the word of the host on them. */
export const inbox = english({
  nothingHangs: 'Nothing of this phase hangs on that.',
  nightLists: 'The night lists what there is to rule on.',
  ruledAlready: 'This is ruled on already.',
  undoRuling: 'Undo that ruling in the log to make another.',
  noRuling: 'There is no ruling "{answer}" here.',
  fixedAlready: 'This draw is fixed already.',
  undoFixed: 'Undo that in the log to fix it otherwise.',
  cannotDraw: '"{gives}" cannot be drawn here.',
  gameOver: 'The game is over; to change this phase, reopen it.',
  nextPhase: 'What comes in now belongs to the next phase; to change this one, reopen it.',
  answeredAlready: 'This question is answered already.',
  undoAnswer: 'Undo the answer to give another.',
  noAnswer: 'This question has no such answer.',
  chooseOffered: 'Choose one of those offered.',
  noQuestion: 'This message has no such question.',
  readAgain: 'It may have been read again since: look at it anew.',
  noMessage: 'There is no message in this.',
  pasteMessage: 'Paste a private message, with its header where the forum shows one.',
  takenBack: '{name} sent in an action earlier ({said}), and now asks for none. Is the earlier one taken back?',
  takeBack: 'Take it back',
  letStand: 'Let it stand',
})
