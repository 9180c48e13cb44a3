import { translated } from '../../../engine/text/catalogue.ts'
import type { night as en } from './night.en.ts'

/** A night as it is shown: what to do about what does not count; the same night by other rules. */
export const night = translated<typeof en>()({
  doesNotCount: 'Это действие не засчитано, поэтому от него ничего не зависит.',
  rowSays: 'Причина в его строке.',
  letCount: 'Засчитайте его или продлите дедлайн.',
  withdrawLater: 'Отзовите более поздний, если должен считаться этот.',
  askAnother: 'Попросите другой ход.',
  votesCast: 'Голоса отданы, а каждые правила считают их по-своему: сравниваются только ходы игроков.',
  noKind:
    '{system}: нет {what, select, phase {такой фазы} faction {такой фракции} role {такой роли} ability {такой способности} modifier {такого модификатора} component {такого эффекта} other {такой настройки}}: «{word}».',
  noKindNear:
    '{system}: нет {what, select, phase {такой фазы} faction {такой фракции} role {такой роли} ability {такой способности} modifier {такого модификатора} component {такого эффекта} other {такой настройки}}: «{word}»; ближе всего «{near}».',
  playedAs: '{here} играется как {there}.',
  isAlways: 'Там всегда: {what}.',
  mapDepth: '{depth, plural, =0 {Сначала} one {Затем} few {Затем} many {Затем} other {Затем}}',
  mapVotes: 'Голоса',
  mapBefore: 'Прежде',
  mapRuled: 'решение ведущего',
  mapCircle: 'По кругу, {how, select, succeeded {ход удался} partial {ход удался отчасти} other {ход не удался}}',
  mapCame: 'в итоге:',
  mapMore: 'и еще {count}',
  mapBallot: 'голос:',
  leftOut: '«{what}» не учитывается.',
})
