/** The post with which a game starts, where the rules have none. */
import type { InLocales, Phrases } from './phrases.ts'

export const startingPhrases: InLocales<Phrases['starting']> = {
  begins: { en: '<b>{name} begins.</b>', ru: '<b>{name}: игра начинается.</b>' },
  rules: { en: '<b>Rules:</b> {system}', ru: '<b>Правила:</b> {system}' },
  players: { en: '<b>Players ({count}):</b>', ru: '<b>Игроки ({count}):</b>' },
  dealt: {
    en: 'The roles were dealt at random. Fingerprint of the deal: {digest}. The list it was made from will be posted after the game, so that you can check it.',
    ru: 'Роли розданы по жребию. Хеш раздачи — {digest}; строки, от которых он взят, появятся в теме после игры.',
  },
  lasts: {
    en: '<b>{phase}:</b> {hours, plural, one {# hour} other {# hours}}',
    ru: '<b>{phase}:</b> {hours, plural, one {# час} few {# часа} many {# часов} other {# часа}}',
  },
  votes: {
    en: '<b>Votes:</b> {form, select, bold {write them in bold, with the full name: <b>{vote}: Name</b>. To take one back: <b>{unvote}</b>.} begun {write them in bold: <b>{vote}: Name</b>. To take one back: <b>{unvote}</b>.} plain {write <b>{vote}: Name</b>, bold or not. To take one back: <b>{unvote}</b>.} other {anything that clearly says whom you vote for counts, such as <b>{vote}: Name</b>. To take one back: <b>{unvote}</b>.}}',
    ru: '<b>Голоса:</b> {form, select, bold {пишите жирным, имя целиком: <b>{vote}: Имя</b>. Снять голос: <b>{unvote}</b>.} begun {пишите жирным: <b>{vote}: Имя</b>. Снять голос: <b>{unvote}</b>.} plain {пишите <b>{vote}: Имя</b>, жирным или нет. Снять голос: <b>{unvote}</b>.} other {засчитывается все, из чего ясно, против кого вы голосуете, например <b>{vote}: Имя</b>. Снять голос: <b>{unvote}</b>.}}',
  },
}
