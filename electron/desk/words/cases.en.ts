import { english } from '../../../engine/text/catalogue.ts'

/** Case files and what of them is asked for. */
export const cases = english({
  several: 'Several cases are chosen, and "{id}" may stand in each of them.',
  nameOne: 'Name one with --case: {list}',
  standsIn: '"{id}" stands in {phases}.',
  namePhase: 'Name one with --phase, such as --phase "{phase}".',
  unplayable: 'this case cannot be played: {why}',
  mistake: 'Nightdesk made a mistake playing this case: {why}',
  report: 'please report it, with the file',
  place: '{file}, line {line}:',
  mend: 'Mend this line, or choose another file.',
  noneIn: 'There is no case in {file}.',
  beginCase: 'Choose a case file: it begins with "case: " and has "system: ", "players: " and "phases: ".',
  noPhase: 'The case “{name}” has no phase.',
  writePhase: 'Write one into it, like "- night: 1", or choose another case.',
  noneOnLine: 'No case begins on line {line}.',
  anyMove: 'ACTOR ABILITY TARGET',
  askOther: 'Ask {name} for another action.',
  extend: 'If it should count, extend the phase: {command}.',
  withdraw: 'If this one should count, withdraw the later one: {command}.',
})
