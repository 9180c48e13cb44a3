import { english } from '../../../engine/text/catalogue.ts'

/** When an ability is used, and how often; what an option is bound to. */
export const rules = english({
  always: 'always at work, never sent in',
  every:
    '{kind, select, night {every night} day {every day} evening {every evening} prep {every prep} secondRound {every second round} hunt {every witch hunt} other {every {kind}}}',
  byPhases: 'by {phases}',
  andBy: '{first} and by {second}',
  phaseOf:
    '{kind, select, night {night} day {day} evening {evening} prep {prep} election {election} secondRound {second round} hunt {witch hunt} revote {revote} nextRevote {second revote} extraRevote {additional revote} nextExtraRevote {second additional revote} extraVote {additional vote} best {best players} other {{kind}}}',
  phaseAt:
    '{kind, select, night {night} day {day} evening {evening} prep {prep} election {election} secondRound {second round} hunt {witch hunt} revote {revote} nextRevote {second revote} extraRevote {additional revote} nextExtraRevote {second additional revote} extraVote {additional vote} best {best players} other {{kind}}}',
  within:
    '{kind, select, night {night} day {day} evening {evening} prep {prep} any {phase} election {election} secondRound {second round} hunt {witch hunt} revote {revote} nextRevote {second revote} extraRevote {additional revote} nextExtraRevote {second additional revote} extraVote {additional vote} best {best players} other {{kind}}}',
  together:
    'the whole faction together, whoever of it sends it in, once {phase, select, evening {an evening} election {an election} other {a {phase}}}',
  forFaction:
    'one member for the whole faction, once {phase, select, evening {an evening} election {an election} other {a {phase}}}',
  byOption: 'as often a {phase} as the option “{option}” says',
  once: 'once {phase, select, evening {an evening} election {an election} other {a {phase}}}',
  often: '{times} times a {phase}',
  instead: 'instead of {others}',
  onceInGame: 'once in a game',
  oftenInGame: '{times} times in a game',
  inGameByOption: 'as often in a game as the option “{option}” says',
  onSelfOnce: 'on oneself once',
  onSelfOften: 'on oneself {times} times',
  onSelf: 'on oneself too',
  onSelfByOption: 'on oneself with the option “{option}”',
  onDead: 'on the dead too',
  fromAfar: 'also by who is dead or out',
  twice: 'the same player may stand in it twice',
  twoDifferent: 'two different players',
  allDifferent: 'all different',
  optionKept: 'A game keeps the options that its first result was made with.',
  hostDecided: 'The host decided so, whatever the rules say.',
})
