import { english } from '../../../engine/text/catalogue.ts'

/** Games as they are kept: what cannot be read, what was damaged, what cannot be changed. */
export const library = english({
  eventUnknown: 'Event {at} of this game is not one that this Nightdesk knows: {wrong}',
  newer: 'A newer Nightdesk may have written it: bring this one up to date.',
  unreadable: 'This game cannot be read: {why}',
  changedElsewhere: 'Something else changed it. A backup may hold it as it was; the other games go on.',
  noSystem: 'This game is played by the rules "{system}", which this Nightdesk does not have.',
  systems: 'It has: {list}.',
  noPhase: 'This game has no phase {phase}.',
  openFirst: 'Open the first one.',
  phasesCount: 'Phases count from 0 to {last}.',
  lockUnreadable: 'What {phase} of this game was locked with cannot be read: {wrong}',
  newerOrChanged:
    'A newer Nightdesk may have written it, or something else changed the file. The rest of it can be used; a backup may hold this game as it was.',
  draftsUnreadable: 'Words of the host cannot be read: {wrong}',
  fileChanged: 'Something else changed the file. The rest of it can be used; a backup may hold them as they were.',
  beyondEnd: '{place} lies beyond the end of the message.',

  noneOpen: 'No phase is open.',
  openUnderSetup: 'Open the first night under Setup.',
  locked: '{phase} is locked.',
  openNext: 'Open the next phase, or undo the lock in the log.',
  unkeepable: 'This cannot be kept: {wrong}',
  takeLess: 'Take in less at once, or write it shorter.',

  gameSettings: 'The settings of "{game}" are damaged: its time zone, forum and hosts are the usual ones now.',
  appSettings: 'The settings of the app are damaged: theme and language are the usual ones now.',
  setting: 'A setting is damaged and is not used ({key}).',
  chooseAgain: 'Choose them again.',
  chooseOrRestore: 'Choose them again, or restore a backup from before the damage. The newest is {path}.',
  wording: "A text that you worded otherwise is damaged in the file, so the system's own words stand ({key}).",
  wordAgain: 'Word it again.',
  wordOrRestore: 'Word it again, or restore a backup from before the damage. The newest is {path}.',
  edit: 'Your edit of the post {reader} in {phase} is damaged in the file: the post stands here without it.',
  editAgain: 'Edit it again before you post it.',
  editOrRestore: 'Edit it again before you post it, or restore a backup from before the damage. The newest is {path}.',
  sent: 'What was noted of sending the post {reader} in {phase} is damaged in the file.',
  sentSome: 'What was noted of sending a post is damaged in the file.',
  markAgain: 'See in the forum whether it stands there, and mark it again.',
  markOrRestore:
    'See in the forum whether it stands there, and mark it again, or restore a backup from before the damage. The newest is {path}.',
  toAll: 'to everybody',
  toOne: 'to {name}',
  goneMissing: 'a phase that is not there',
})
