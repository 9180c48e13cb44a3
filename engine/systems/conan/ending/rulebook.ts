/** The rules about who has won. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const winning: Rules = {
  'CONAN-W1': stated({
    en: 'The game goes on until one side cannot win any more, supposing that the whole Organization votes for one player.',
    ru: 'Игра продолжается, пока одна из сторон не потеряет возможность победить, если считать, что вся Организация голосует за одного игрока.',
  }),
  'CONAN-W2': stated({
    en: 'The Organization wins when it has as many players as the town, or more.',
    ru: 'Организация побеждает, когда игроков у нее столько же, сколько у города, или больше.',
  }),
  'CONAN-W3': stated({
    en: 'Not while somebody in the game can arrest, who might still arrest the rest of them.',
    ru: 'Но не тогда, когда в игре есть кто-то, кто может арестовывать: он еще мог бы арестовать остальных ее членов.',
  }),
  'CONAN-W4': stated({
    en: 'In a night in which the town is so close that the kill must decide the vote, without police and without anybody to stop the kill, the Organization has won.',
    ru: 'Если ночью перевес города так мал, что убийство обязательно решит голосование, а ни полиции, ни того, кто мог бы остановить убийство, нет, победила Организация.',
  }),
  'CONAN-W4a': implied({
    en: 'The reason given for that fits a town with one player more: after the kill the numbers are equal and the vote ties.',
    ru: 'Обоснование этого подходит к городу, в котором на одного игрока больше: после убийства игроков становится поровну, и голосование кончается равенством.',
  }),
  'CONAN-W5': stated({
    en: 'The list of exceptions is open: an end is only proposed, and the host decides.',
    ru: 'Список исключений открыт: конец игры только предлагается, а решает ведущий.',
  }),
  'CONAN-W6': chosen({
    en: 'Counted are the living who are not arrested; who is abroad counts.',
    ru: 'Считают живых, кто не арестован; кто за границей, тот в счет идет.',
  }),
  'CONAN-W7': chosen({
    en: 'The town wins when every member of the Organization is dead or arrested.',
    ru: 'Город побеждает, когда каждый член Организации мертв или арестован.',
  }),
  'CONAN-W8': chosen({
    en: 'Able to arrest is a living townsperson with Arrest, suspended or not; an injured one only if injuries can end, an arrested one only while somebody at large has a release that reaches him.',
    ru: 'Может арестовывать живой горожанин с «Арестом», отстраненный или нет; раненый — только если ранения могут пройти, арестованный — только пока у кого-то на свободе есть освобождение, которое до него доходит.',
  }),
  'CONAN-W9': chosen({
    en: 'Able to stop the kill is a living, unarrested, uninjured townsperson, in Japan when the night begins, with Protect, Heal, Discombobulate, Frighten or Confuse and a use left.',
    ru: 'Может остановить убийство живой горожанин, не арестованный, не раненый и находящийся в Японии к началу ночи, с «Защитой», «Лечением», «Смятением», «Запугиванием» или «Путаницей», у которого осталось применение.',
  }),
  'CONAN-W10': chosen({
    en: 'While an unhurt townsperson at large can accuse or has a pill, no end by numbers is proposed. If one can accompany or raise the Voice of Reason, a tie might be broken, and the host is warned.',
    ru: 'Пока нераненый горожанин на свободе может обличить или имеет таблетку, конец игры по числу игроков не предлагается. Если кто-то из них может сопровождать или поднять «Голос разума», равенство могло бы быть нарушено, и ведущего об этом предупреждают.',
  }),
  'CONAN-W11': chosen({
    en: "If both sides reach their end in one phase the town's comes first. If everybody is dead it is a draw, and the host decides.",
    ru: 'Если в одной фазе конца достигли обе стороны, первым идет конец города. Если мертвы все, это ничья, и решает ведущий.',
  }),
}
