/** The rules about the Shadchan. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const pairs: Rules = {
  '1923-SHA1': stated({
    en: 'A Shadchan chooses two players, who fall in love.',
    ru: 'Шадхен выбирает двух игроков, и они влюбляются друг в друга.',
  }),
  '1923-SHA2': stated({
    en: 'Only the pair is told, each the name of the other.',
    ru: 'Сообщают об этом только паре: каждому — имя другого.',
  }),
  '1923-SHA3': chosen({
    en: 'The rules do not describe it. Ours: one pair in the game, not with himself; if one dies the other dies at once, unavoidably and unavenged; sides stay as they are.',
    ru: 'В правилах это не описано. У нас так: одна пара за игру, без самого шадхена; если один умирает, второй умирает тут же, неизбежно и без мести; стороны не меняются.',
  }),

  '1923-I9': stated({ en: 'A pairing is told to the pair.', ru: 'О том, что они пара, сообщают самой паре.' }),
}
