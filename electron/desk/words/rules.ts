import { defineMessages } from '../../../engine/text/catalogue.ts'

/** When an ability is used, and how often; what an option is bound to. */
export const rules = defineMessages({
  always: { en: 'always active, nothing to submit', ru: 'действует всегда, ход не нужен' },
  byPhases: { en: '{phases}', ru: '{phases}' },
  andBy: { en: '{first} or {second}', ru: '{first} и {second}' },
  together: {
    en: 'shared by the whole faction, one member submits it, once {phase}',
    ru: 'вся фракция вместе, ход присылает любой, один раз за {phase}',
  },
  forFaction: {
    en: 'one member acts for the whole faction, once {phase}',
    ru: 'один за всю фракцию, один раз за {phase}',
  },
  byOption: {
    en: 'as many times {phase} as the “{option}” option allows',
    ru: 'за {phase} столько раз, сколько в опции «{option}»',
  },
  once: { en: 'once {phase}', ru: 'один раз за {phase}' },
  often: { en: '{times} times {phase}', ru: 'раз за {phase}: {times}' },
  instead: { en: 'instead of {others}', ru: 'вместо: {others}' },
  onceInGame: { en: 'once per game', ru: 'один раз за игру' },
  oftenInGame: { en: '{times} times per game', ru: 'за игру: {times}' },
  inGameByOption: {
    en: 'as many times per game as the “{option}” option allows',
    ru: 'за игру столько раз, сколько в опции «{option}»',
  },
  onSelfOnce: { en: 'can self-target once', ru: 'на себя один раз' },
  onSelfOften: { en: 'can self-target {times} times', ru: 'на себя: {times}' },
  onSelf: { en: 'can self-target', ru: 'можно на себя' },
  onSelfByOption: {
    en: 'can self-target if “{option}” is on',
    ru: 'на себя, если это разрешает опция «{option}»',
  },
  onDead: { en: 'can target dead players', ru: 'можно на погибших' },
  fromAfar: { en: 'also works when dead or out of the game', ru: 'в том числе от погибших и выбывших' },
  twice: { en: 'can name the same player twice', ru: 'один игрок может стоять дважды' },
  twoDifferent: { en: 'must name two different players', ru: 'два разных игрока' },
  allDifferent: { en: 'must name different players', ru: 'все разные' },
  optionKept: {
    en: '{by, select, vote {Locked: the votes of {phase} were counted with it.} other {Locked: {phase} was resolved with it.}}',
    ru: '{by, select, vote {Закрыто: с этой опцией уже подсчитаны голоса ({phase}).} other {Закрыто: с этой опцией уже получен результат ({phase}).}}',
  },
  noPreset: { en: 'There is no preset “{preset}”.', ru: 'Набора опций «{preset}» нет.' },
  presets: { en: 'Choose one of these: {list}.', ru: 'Есть такие: {list}.' },
  onlyOptions: { en: 'Set the options one by one.', ru: 'Задайте опции по одной.' },
  hostDecided: {
    en: 'The host decided this, whatever the rules say.',
    ru: 'Так решил ведущий, что бы ни говорили правила.',
  },
})
