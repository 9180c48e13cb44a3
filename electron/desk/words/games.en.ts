import { english } from '../../../engine/text/catalogue.ts'

/** Games as a whole: their phases, settings, and taking one in. */
export const games = english({
  noZone: 'There is no time zone "{zone}".',
  nameZone: 'Name one as in the list, such as Europe/Berlin or America/Chicago.',
  chooseUnedited: 'Choose a file made with "Export game" that nobody edited since.',
  chooseExport: 'Choose a file made with "Export game".',
  notTaken: 'This game cannot be taken in: {wrong}',
  noCaseYet: 'No phase of this game is locked yet.',
  caseSeats: 'Seats were changed in the course of this game; that is not in here.',
  caseOptions: 'Options were changed in the course of this game; that is not in here.',
  caseReplaced: 'Whoever was replaced is called by the name of the successor from the beginning.',
  caseAdmitted: 'An action was admitted although it came late; here it is late.',
  caseOfPhase: 'Who was where before this phase is how it began; what was remembered of earlier phases is not in here.',
  caseDiffers: 'By itself this phase comes to something else than in the game.',
  noExport: 'This is no game that Nightdesk exported.',
  noSense: 'This game makes no sense ({why}).',
  noTime: '"{at}" is no time',
  endsBefore: 'The phase would end before it begins.',
  laterDeadline: 'Give it a later deadline.',
  nobodySits: 'Nobody sits at this game yet.',
  pasteRoster: 'Paste the roster under Setup first.',
  tooDeep: '{place} is nested too deeply.',
  proto: '{place} holds "__proto__", which is not known here.',
  badNumber: '{place} is a number that cannot be kept.',
  itself: 'it',
})
