/** What counts as a vote in the thread. */
import { boldInFull, type Style } from '../../rules/style.ts'

/** As Russian forums vote: «Голос: Аня», bold or not, with a colon, so that talk about votes is none. The English words do too. */
export const inRussian: Style = {
  ...boldInFull,
  bold: false,
  vote: ['голос', 'голос за', 'голосую', 'голосую за', 'vote'],
  unvote: ['снять голос', 'снимаю голос', 'отзываю голос', 'unvote', 'un vote'],
  colon: true,
}
