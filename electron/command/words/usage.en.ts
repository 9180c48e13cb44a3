import { english } from '../../../engine/text/catalogue.ts'

/** Why a command cannot be run, and how it can. */
export const usage = english({
  noCommand: 'There is no command "{name}".',
  mistake: 'Nightdesk made a mistake in {name}: {what}',
  report: 'Please report it.',

  write: 'Write: {call}',
  checkPath: 'check PATH…',
  resolveFile: 'resolve FILE',
  rolesSystem: 'roles --system S',
  rolesOf: 'roles --system {system}',
  wordsSystem: 'words --system S',
  wordsOf: 'words --system {system}',
  countFile:
    'count FILE… [--players FILE | --game FILE [--case NAME]] [--host NAME] [--style boldInFull | anyForm] [--title WORDS] [--double oneBallot | twoTargets] [--frame FRAME] [--from POST] [--to POST] [--baseline POST]',

  wrongFrame: 'Of the frame, “{field}” is no selector that is known here.',
  frameFields: 'Write it as {example}; further text, quotes, the time and the number may be left out.',
  noOption: 'There is no option {option} here.',
  twice: '{option} stands twice.',
  keepOne: 'Keep one of them.',
  noValue: '{option} takes no value.',
  writeAlone: 'Write {option} alone.',
  needsValue: '{option} needs a value.',
  writeBehind: 'Write it behind: {option} VALUE.',
  onlyWith: '{one} says nothing without {other}.',
  exclude: '{one} and {other} exclude each other.',
  wholeTrees: '--json gives whole trees: --decisive says nothing there.',
  leaveOne: 'Leave one of them out.',
  noLanguage: 'There is no language "{locale}" here.',

  noFile: 'No file is named.',
  oneFile: 'One file is read at a time, and here are {count}.',
  noPath: 'No path is named.',
  noSystem: 'No system is named.',
  saysNothing: '"{word}" says nothing here.',

  exploreFile: 'explore FILE --out FILE.html [--case NAME] [--early]',
  proofFile: 'proof FILE [--digest DIGEST] | proof --out FILE.html',
  noOut: 'It is not said where the page goes.',
  notPage: 'The page goes into a file that ends in .html, and "{file}" does not.',
  notWritten: '{file} could not be written ({why}).',
  explored: '{file}: {size} KB. It tells the whole game to whoever opens it.',
  checkFolder: 'Check that the folder is there and can be written to.',
  nothingPlayed: 'No phase is played in this file.',
  playFirst: 'Write one under phases.',
  manyCases: 'A page is of one game, and here are {count}.',
  nameCase: 'Name one with --case.',
})
