import { translated } from '../../../engine/text/catalogue.ts'
import type { rules as en } from './rules.en.ts'

/** When an ability is used, and how often; what an option is bound to. */
export const rules = translated<typeof en>()({
  always: 'действует всегда, ход не нужен',
  every:
    '{kind, select, night {каждую ночь} day {каждый день} evening {каждый вечер} prep {в подготовку} election {на выборах} secondRound {во втором туре} hunt {на охоте на ведьм} revote {на каждом переголосовании} nextRevote {на втором переголосовании} extraRevote {на переголосовании дополнительного} nextExtraRevote {на втором переголосовании дополнительного} extraVote {на дополнительном голосовании} best {на голосовании за лучших} other {каждую фазу: {kind}}}',
  byPhases: '{phases}',
  andBy: '{first} и {second}',
  phaseOf:
    '{kind, select, night {ночь} day {день} evening {вечер} prep {подготовка} election {выборы} secondRound {второй тур} hunt {охота на ведьм} revote {переголосование} nextRevote {второе переголосование} extraRevote {переголосование дополнительного} nextExtraRevote {второе переголосование дополнительного} extraVote {дополнительное голосование} best {лучшие игроки} other {{kind}}}',
  phaseAt:
    '{kind, select, night {ночью} day {днем} evening {вечером} prep {в подготовку} election {на выборах} secondRound {во втором туре} hunt {на охоте на ведьм} revote {на переголосовании} nextRevote {на втором переголосовании} extraRevote {на переголосовании дополнительного} nextExtraRevote {на втором переголосовании дополнительного} extraVote {на дополнительном голосовании} best {на голосовании за лучших} other {{kind}}}',
  within:
    '{kind, select, night {ночь} day {день} evening {вечер} prep {подготовку} any {фазу} election {выборы} secondRound {второй тур} hunt {охоту на ведьм} revote {переголосование} nextRevote {второе переголосование} extraRevote {переголосование дополнительного} nextExtraRevote {второе переголосование дополнительного} extraVote {дополнительное голосование} best {голосование за лучших} other {{kind}}}',
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
