import { translated } from '../../../engine/text/catalogue.ts'
import type { rules as en } from './rules.en.ts'

/** When an ability is used, and how often; what an option is bound to. */
export const rules = translated<typeof en>()({
  always: 'действует всегда, ход не нужен',
  byPhases: '{phases}',
  andBy: '{first} и {second}',
  together: 'вся фракция вместе, ход присылает любой, один раз за {phase}',
  forFaction: 'один за всю фракцию, один раз за {phase}',
  byOption: 'за {phase} столько раз, сколько в опции «{option}»',
  once: 'один раз за {phase}',
  often: 'раз за {phase}: {times}',
  instead: 'вместо: {others}',
  onceInGame: 'один раз за игру',
  oftenInGame: 'за игру: {times}',
  inGameByOption: 'за игру столько раз, сколько в опции «{option}»',
  onSelfOnce: 'на себя один раз',
  onSelfOften: 'на себя: {times}',
  onSelf: 'можно на себя',
  onSelfByOption: 'на себя, если это разрешает опция «{option}»',
  onDead: 'можно на погибших',
  fromAfar: 'в том числе от погибших и выбывших',
  twice: 'один игрок может стоять дважды',
  twoDifferent: 'два разных игрока',
  allDifferent: 'все разные',
  optionKept: 'Опции, с которыми получен первый результат, в игре не меняются.',
  hostDecided: 'Так решил ведущий, что бы ни говорили правила.',
})
