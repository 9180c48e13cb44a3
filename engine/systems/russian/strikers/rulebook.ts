/** The drug dealer: whom he drugs by night, and what he earns. What he buys before a vote is counted in it. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const strikers: Rules = {
  'RU-DRU-1': stated({
    en: 'The drug dealer goes to one or two players a night. From the morning to the end of the day each has a single barrier in every vote, and a vote of theirs above 1 is 1. They are told, and named to everybody as the day begins.',
    ru: 'Ночью наркодилер идет к одному или двум игрокам. С утра и до конца дня у каждого из них одиночный барьер на любом голосовании, а голос больше единицы равен единице. Накачанным об этом сообщают, и с началом дня их называют всем.',
  }),
  'RU-DRU-2': stated({
    en: 'For each player drugged he stores a vote, of which he buys before a vote as many as he likes, in halves. They are added to his ballot in that vote and its revotes. A barrier of drugs alone does not cut them; where the player against whom he votes has a barrier of his own besides, the two add up against him.',
    ru: 'За каждого накачанного игрока наркодилер откладывает голос. Перед голосованием он покупает из запаса сколько хочет голосов, с точностью до половины. Они прибавляются к его голосу на этом голосовании и на переголосованиях. Барьер от одних наркотиков их не срезает, а если у цели есть и собственный барьер, против голосов наркодилера действует сумма двух барьеров.',
  }),
  'RU-DRU-3': stated({
    en: 'One player alone may get a double dose, which is a double barrier and earns one vote, or a triple one, which earns nothing and is not for himself. Drugging himself earns nothing.',
    ru: 'Одному игроку можно дать двойную дозу: барьер двойной, а голос в запас один. Можно и тройную, но за нее голосов нет, и сам наркодилер ее не принимает. За себя он голосов не получает.',
  }),
  'RU-DRU-4': chosen({
    en: 'His move fails where he is blocked or in company, or where a target is a corpse; of two targets both are spared then, unless the host says otherwise. Who follows him sees both.',
    ru: 'Ход срывается, если наркодилера заблокировали, если он у проститутки или гейши или если его цель — труп; если целей две, вторая тоже ничего не получает, если ведущий не решил иначе. Кто за ним следит, видит обе цели.',
  }),
}
