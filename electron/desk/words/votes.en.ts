import { english } from '../../../engine/text/catalogue.ts'

/** Ballots and posts as they are read; the count of a saved thread. */
export const votes = english({
  inPost: 'This vote stands in a post.',
  takeOut: 'Take the post out, or enter the vote that counts by hand.',
  noPost: 'There is no post in this.',
  pasteHeaded: 'paste posts with the line above each that names its writer and time',
  silentRules: '{system} says nothing of votes.',
  silentRulesBut: '{system} says nothing of votes. {but}',
  notInPhase: 'There is no vote in a {phase}. Votes are cast by {phases}.',
  more: '{count} more by the rules',
  fewer: '{count} fewer by the rules',
  noLynch: 'no lynch',
  votesFor: 'votes for {name}',
  votesForBut: 'votes for {name}: {why}',
  back: 'takes the vote back',
  backBut: 'takes the vote back: {why}',
  attempt: '“{text}”: {why}',
  noFullName: "“{name}” is nobody's full name",
  nobodyCalled: 'nobody is called “{name}”',
  wasEdited: 'the post was edited',
  writers: 'This thread has {writers} writers, and without a list of players there may be {most}.',
  listPlayers: 'List the players, one a line, with --players.',
  noSuchPost: 'There is no post "{post}".',
  lookAgain: 'Choose one of those that are here.',
  postsRun: 'They run from {first} to {last}.',
  noCount: 'There is no count of the host in post "{post}".',
  countsIn: 'Counts stand in: {list}.',
  noneFound: 'None was found.',
  nothingBold:
    'Nothing in these posts is bold: text copied from a window loses it. Save the page as HTML, or count with --style anyForm.',
  writersTaken:
    'The writers of the thread are taken for the players. Who never wrote is missing, and so is who died: list them with --players.',
  noHost: 'Nobody is taken for the host. Name one with --host.',
  someCounted: 'Of {all} posts {some} are counted.',
})
