import { defineMessages } from '../../../engine/text/catalogue.ts'

/** When an ability is used, and how often; what an option is bound to. */
export const rules = defineMessages({
  always: { en: 'always at work, never sent in', ru: 'действует всегда, ход не нужен' },
  byPhases: { en: 'by {phases}', ru: '{phases}' },
  andBy: { en: '{first} and by {second}', ru: '{first} и {second}' },
  together: {
    en: 'the whole faction together, whoever of it sends it in, once {phase}',
    ru: 'вся фракция вместе, ход присылает любой, один раз за {phase}',
  },
  forFaction: { en: 'one member for the whole faction, once {phase}', ru: 'один за всю фракцию, один раз за {phase}' },
  byOption: {
    en: 'as often {phase} as the option “{option}” says',
    ru: 'за {phase} столько раз, сколько в опции «{option}»',
  },
  once: { en: 'once {phase}', ru: 'один раз за {phase}' },
  often: { en: '{times} times {phase}', ru: 'раз за {phase}: {times}' },
  instead: { en: 'instead of {others}', ru: 'вместо: {others}' },
  onceInGame: { en: 'once in a game', ru: 'один раз за игру' },
  oftenInGame: { en: '{times} times in a game', ru: 'за игру: {times}' },
  inGameByOption: {
    en: 'as often in a game as the option “{option}” says',
    ru: 'за игру столько раз, сколько в опции «{option}»',
  },
  onSelfOnce: { en: 'on oneself once', ru: 'на себя один раз' },
  onSelfOften: { en: 'on oneself {times} times', ru: 'на себя: {times}' },
  onSelf: { en: 'on oneself too', ru: 'можно на себя' },
  onSelfByOption: { en: 'on oneself with the option “{option}”', ru: 'на себя, если это разрешает опция «{option}»' },
  onDead: { en: 'on the dead too', ru: 'можно на погибших' },
  fromAfar: { en: 'also by who is dead or out', ru: 'в том числе от погибших и выбывших' },
  twice: { en: 'the same player may stand in it twice', ru: 'один игрок может стоять дважды' },
  twoDifferent: { en: 'two different players', ru: 'два разных игрока' },
  allDifferent: { en: 'all different', ru: 'все разные' },
  optionKept: {
    en: 'A game keeps the options that its first result was made with.',
    ru: 'Опции, с которыми получен первый результат, в игре не меняются.',
  },
  hostDecided: {
    en: 'The host decided so, whatever the rules say.',
    ru: 'Так решил ведущий, что бы ни говорили правила.',
  },
})
