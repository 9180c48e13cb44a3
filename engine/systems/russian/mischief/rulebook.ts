/** Hypnotist, bum and madman: who leads others astray, who is never at home, and who burns the night down. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

const hypnotist: Rules = {
  'RU-HYP-1': stated({
    en: 'Whatever comes to the hypnotist at night goes to the player he has chosen, and stands there beside everything else. He stays at home himself.',
    ru: 'Все, что ночью приходит к гипнотизеру, идет к игроку, которого он выбрал, и действует там наравне со всем остальным. Сам гипнотизер сидит дома.',
  }),
  'RU-HYP-2': stated({
    en: 'A block is not led astray and ends the hypnosis. The hypnotist may send visitors of different roles to different players, make some skip, and let others come.',
    ru: 'Блок гипнозу не поддается и сбивает его. Гостей с разными ролями гипнотизер может отправить к разным игрокам, одних заставить пропустить ход, других впустить.',
  }),
  'RU-HYP-3': stated({
    en: 'Killers who go for the hypnotist are led astray in one night of the game alone. A killer who is led to himself skips.',
    ru: 'Киллеров, которые пришли за гипнотизером, гипноз уводит только в одну ночь за игру. Киллер, которого увели к самому себе, пропускает ход.',
  }),
  'RU-HYP-4': chosen({
    en: 'Where hypnosis took somebody is no move of his own for what may not be repeated in the next night. Where it takes him a second time running to a place that he may not visit twice, his move fails, and he is not told.',
    ru: 'Цель, к которой игрока увел гипноз, под запрет на повтор в следующую ночь не попадает. Если гипноз второй раз подряд уводит его туда, куда дважды ходить нельзя, ход не проходит, и игроку об этом не сообщают.',
  }),
  'RU-HYP-5': stated({
    en: 'The hypnotist learns the roles of those who came for him, and of a player whom a killer killed in his place. Joker, poisoner, executor and geisha learn where they were led.',
    ru: 'Гипнотизер узнает роли тех, кто за ним приходил, и игрока, которого киллер убил вместо него. Джокер, отравитель, экзекутор и гейша узнают, куда их увели.',
  }),
}

const bum: Rules = {
  'RU-BUM-1': stated({
    en: 'The bum watches a home: he learns who came there, by name, though the owner is out, and notices that the owner left.',
    ru: 'Бомж следит за домом: он узнает имена тех, кто туда приходил, даже если хозяина нет, и замечает, что хозяин уходил.',
  }),
  'RU-BUM-2': chosen({
    en: 'He never sees special moves of werewolves, nor, unless the host says otherwise, the cutting of a face.',
    ru: 'Особых ходов оборотней он не видит никогда; среза лица он тоже не видит, если ведущий не решил иначе.',
  }),
  'RU-BUM-3': stated({
    en: "At the prostitute's he sees her client and whoever reached her.",
    ru: 'У проститутки он видит ее клиента и тех, кто до нее добрался.',
  }),
  'RU-BUM-4': stated({
    en: 'In the next night he chooses nobody and watches the same player again.',
    ru: 'На следующую ночь он никого не выбирает и снова следит за тем же игроком.',
  }),
  'RU-BUM-5': chosen({
    en: 'He has no home of his own, and always learns the names of those who came to him, by default also of a blocker or a prostitute who does not meet him because he acts.',
    ru: 'Собственного дома у него нет, и он всегда узнает имена тех, кто к нему приходил, по умолчанию и блокера или проститутки, которые не застали его, потому что он сделал ход.',
  }),
  'RU-BUM-6': stated({
    en: 'Where the victim lives he learns no killer. Of several killers he sees the first one at the corpse alone.',
    ru: 'Если жертва жива, киллера он не узнает. Из нескольких киллеров у трупа он видит только первого.',
  }),
  'RU-BUM-7': stated({
    en: 'Once in two nights he may drink: he is dead for every role of that night and learns nothing. Attacked when drunk he lives, and never drinks again.',
    ru: 'Раз в две ночи он может напиться: для каждой роли этой ночи он мертв и ничего не узнает. Если на пьяного напали, он остается жив и больше никогда не пьет.',
  }),
  'RU-BUM-8': chosen({
    en: 'Neither blocker nor prostitute nor geisha meets a bum who does anything, be it watching, the second night or drinking. For the blocker a move of a negative role is enough.',
    ru: 'Ни блокер, ни проститутка, ни гейша не застают бомжа, который хоть что-то делает, будь то слежка, вторая ночь или пьянка. Для блокера достаточно и хода негативной роли.',
  }),
  'RU-BUM-9': stated({
    en: 'A copy of the bum learns no killer and cannot watch him.',
    ru: 'Копия бомжа не узнает киллеров и не может следить за самим бомжом.',
  }),
}

const madman: Rules = {
  'RU-MAD-1': stated({
    en: 'From the third night on the madman may set fire, with success once in the game. Whoever has his turn later that night makes no move.',
    ru: 'С третьей ночи безумец может устроить пожар, успешно — один раз за игру. Все, кто ходит этой ночью позже, остаются без хода.',
  }),
  'RU-MAD-2': stated({
    en: 'He may name one or two players to die with. Of two of one team whom nothing keeps alive one is drawn to die, and the other is maimed.',
    ru: 'Он может назвать одного или двух игроков, с которыми умрет. Из двоих одной команды, которых ничто не спасает, один умирает по жребию, а другой покалечен.',
  }),
  'RU-MAD-3': stated({ en: 'Where he names nobody, he lives.', ru: 'Если он никого не назвал, он остается жив.' }),
  'RU-MAD-4': chosen({
    en: "Neither heal nor guard saves from the fire, unless the host says otherwise, nor does the maniac's illusion; a life to spare does. The secretary is not safe. A madman who is blocked or in company sets no fire, and may try again.",
    ru: 'Ни хил, ни защита от пожара не спасают, если ведущий не решил иначе; не спасает и иллюзия маньяка, а запасная жизнь спасает. Секретарша от него не защищена. Безумец, который заблокирован или был у гейши или проститутки, пожара не устраивает и может попробовать снова.',
  }),
  'RU-MAD-B1': chosen({
    en: 'A black madman may die with two who are not black, even of one team, and burns the shot of that night with it; where there is none, one of them dies. A black whom he names is maimed: the shot stays then, and for two blacks there is another one. A shot in reserve buys a further target.',
    ru: 'Черный безумец может умереть с двумя нечерными, даже из одной команды, и этим сжигает выстрел этой ночи; если выстрела нет, умирает один из двоих. Названный им черный покалечен: выстрел тогда остается, а за двух черных дается еще один. За выстрел из запаса можно назвать еще одну цель.',
  }),
  'RU-MAD-G1': stated({
    en: 'A faceless madman takes nobody along, and may die of the fire alone.',
    ru: 'Безликий безумец никого с собой не забирает и может умереть в пожаре один.',
  }),
}

export const mischief: Rules = { ...hypnotist, ...bum, ...madman }
