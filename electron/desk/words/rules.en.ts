import { english } from '../../../engine/text/catalogue.ts'

/** When an ability is used, and how often; what an option is bound to. */
export const rules = english({
  always: 'always at work, never sent in',
  byPhases: 'by {phases}',
  andBy: '{first} and by {second}',
  together: 'the whole faction together, whoever of it sends it in, once {phase}',
  forFaction: 'one member for the whole faction, once {phase}',
  byOption: 'as often {phase} as the option “{option}” says',
  once: 'once {phase}',
  often: '{times} times {phase}',
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
