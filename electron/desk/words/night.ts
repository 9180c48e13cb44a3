import { defineMessages } from '../../../engine/text/catalogue.ts'

/** A night as it is shown: what to do about what does not count; the same night by other rules. */
export const night = defineMessages({
  doesNotCount: {
    en: 'This action does not count tonight, so nothing depends on it.',
    ru: 'Это действие не засчитано, поэтому от него ничего не зависит.',
  },
  rowSays: { en: 'Its row says why.', ru: 'Причина в его строке.' },
  bearsOnNothing: { en: 'That cannot affect anything.', ru: 'Это ни на что повлиять не может.' },
  chooseForBearing: {
    en: 'Choose an action, a vote or a result.',
    ru: 'Выберите ход, голос или результат.',
  },
  letCount: { en: 'Count it, or extend the deadline.', ru: 'Засчитайте его или продлите дедлайн.' },
  withdrawLater: {
    en: 'If this one should count, withdraw the later one.',
    ru: 'Отзовите более поздний, если должен считаться этот.',
  },
  askAnother: { en: 'Ask for another action.', ru: 'Попросите другой ход.' },
  votesCast: {
    en: 'This phase has votes, and each system counts votes in its own way. Only the actions players submitted are compared.',
    ru: 'Голоса отданы, а каждые правила считают их по-своему: сравниваются только ходы игроков.',
  },
  noKind: {
    en: '{system} has no {what, select, phase {kind of phase} faction {faction} role {role} ability {ability} modifier {modifier} component {effect} other {setting}} “{word}”.',
    ru: '{system}: нет {what, select, phase {такой фазы} faction {такой фракции} role {такой роли} ability {такой способности} modifier {такого модификатора} component {такого эффекта} other {такой настройки}}: «{word}».',
  },
  noKindNear: {
    en: '{system} has no {what, select, phase {kind of phase} faction {faction} role {role} ability {ability} modifier {modifier} component {effect} other {setting}} “{word}”; the closest is “{near}”.',
    ru: '{system}: нет {what, select, phase {такой фазы} faction {такой фракции} role {такой роли} ability {такой способности} modifier {такого модификатора} component {такого эффекта} other {такой настройки}}: «{word}»; ближе всего «{near}».',
  },
  playedAs: { en: '{here} is played as {there}.', ru: '{here} играется как {there}.' },
  isAlways: { en: 'Always {what} there.', ru: 'Там всегда: {what}.' },
  mapDepth: {
    en: 'Step {depth}',
    ru: 'Шаг {depth}',
  },
  mapVotes: { en: 'Vote', ru: 'Голоса' },
  mapBefore: { en: 'Earlier', ru: 'Прежде' },
  mapRuled: { en: 'host override', ru: 'решение ведущего' },
  mapCircle: {
    en: 'Part of a loop; {how, select, succeeded {works} partial {partly works} other {fails}}',
    ru: 'По кругу, {how, select, succeeded {ход удался} partial {ход удался отчасти} other {ход не удался}}',
  },
  mapCame: { en: 'ended up on', ru: 'в итоге:' },
  mapMore: { en: 'and {count} more', ru: 'и еще {count}' },
  mapBallot: { en: 'votes', ru: 'голос:' },
  leftOut: { en: '“{what}” is left out.', ru: '«{what}» не учитывается.' },
})
