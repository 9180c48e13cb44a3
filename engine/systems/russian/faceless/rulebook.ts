/** The faceless: cuts, tasks, scores, outcomes. */
import { stated, type Rules } from '../../../ruleset/said.ts'

const role: Rules = {
  'RU-FAC-1': stated({
    en: 'Every night the faceless cuts one face: the victim has no civil role until the player named as task is lynched. Anybody alive but the faceless may be named, each once in a game; none need be where only one is left to name. Victim and task are told.',
    ru: 'Каждую ночь безликий срезает одно лицо: у жертвы нет мирной роли, пока не залинчуют игрока, назначенного целью. Целью можно назначить любого живого игрока, кроме безликого, каждого один раз за игру; если назначить можно только одного, цель не обязательна. Жертва и цель об этом узнают.',
  }),
  'RU-FAC-2': stated({
    en: 'Victims are public in the morning, and the faceless learns their civil roles. A role comes back as it was when it was cut, and such a player is not cut again.',
    ru: 'Жертв объявляют утром, и безликий узнает их мирные роли. Роль возвращается такой, какой была в момент среза, и такому игроку лицо больше не срезают.',
  }),
  'RU-FAC-3': stated({
    en: 'Cutting a black foils the negative move of that night. The civil move of that night fails too, and what it would have told is lost.',
    ru: 'Срез лица черного срывает негативный ход этой ночи. Мирный ход этой ночи тоже не проходит, и то, что он сообщил бы, пропадает.',
  }),
  'RU-FAC-4': stated({
    en: 'Nobody dead, no mayor and no secretary can be cut, though mayor and secretary may be tasks. Nothing blocks, foils or redirects a cut.',
    ru: 'Нельзя срезать лицо мертвому, мэру и секретарше, хотя мэр и секретарша могут быть целями. Срез нельзя заблокировать, сорвать или перенаправить.',
  }),
  'RU-FAC-5': stated({
    en: 'A lynched victim counts half a win for the faceless, a task that was no victim itself half of that, once its victim gets the face back by it. Deaths by night count nothing, and neither the faceless nor the victim has to vote for the lynched.',
    ru: 'Залинчованная жертва дает безликому половину победы; цель, которая сама не была жертвой, — вдвое меньше, если с ее линчеванием жертва вернула лицо. Ночные смерти не засчитываются. Голосовать против того, кого залинчевали, ни безликий, ни жертва не обязаны.',
  }),
  'RU-FAC-6': stated({
    en: 'When the faceless is lynched every face comes back at once; a victim lynched at the same time still counts.',
    ru: 'Когда залинчован безликий, все лица сразу возвращаются; жертва, залинчованная одновременно с ним, все равно засчитывается.',
  }),
  'RU-FAC-7': stated({
    en: 'The faceless may skip only after a vote whose revote had no victim. Whoever sends nothing in cuts the own face, and where that cannot be, a drawn one. The own face may be cut on purpose, with a task.',
    ru: 'Безликий может пропустить ход только после голосования, которое закончилось переголосованием без жертв. Если он ничего не прислал, срезается его собственное лицо, а если это невозможно — лицо по жребию. Собственное лицо можно срезать и намеренно, с целью.',
  }),
  'RU-FAC-8': stated({
    en: 'The faceless is red to every check and every verification, and grey to the killer. A lynch of the faceless does not cost the mayor the post.',
    ru: 'Безликий красный для любого чека и любой проверки и серый для киллера. Линчевание безликого не лишает мэра поста.',
  }),
  'RU-FAC-9': stated({
    en: 'Who senses visitors at the victim’s home notices the cut; who watches from elsewhere does not.',
    ru: 'Кто замечает гостей у дома жертвы, замечает и срез; кто следит из другого места, не замечает.',
  }),
  'RU-FAC-10': stated({
    en: 'The game ends for the faceless by rules of its own: a win, a draw or a loss, with points beside it.',
    ru: 'Для безликого игра кончается по особым правилам: победой, ничьей или поражением, и сверх того он получает баллы.',
  }),
  'RU-FAC-G1': stated({
    en: 'A faceless phantom may possess only a victim, and may score one more.',
    ru: 'Безликий фантом может вселиться только в жертву и получить в зачет еще одну.',
  }),
  'RU-FAC-G2': {
    ...stated({
      en: 'A faceless bodyguard, commissioner, detective, liar or witch has what these roles give to a black.',
      ru: 'У безликого телохранителя, комиссара, детектива, лжеца или ведьмы есть то, что эти роли дают черному.',
    }),
    uncheckable: {
      en: 'refers to the rules of those roles, where it is shown (RU-BOD-G1, RU-COM-G1, RU-DET-G1)',
      ru: 'отсылает к правилам этих ролей, где это и показано (RU-BOD-G1, RU-COM-G1, RU-DET-G1)',
    },
  },
  'RU-FAC-G3': stated({
    en: 'A faceless terrorist with the detonator has a draw instead of a loss, and loses the victims scored before; whom he kills with it counts, if it is a victim.',
    ru: 'Безликий террорист с детонатором вместо поражения получает ничью и теряет жертв, набранных раньше; взорванный им игрок зачтется, если был жертвой.',
  }),
  'RU-FAC-G4': stated({
    en: 'A faceless hero may save anybody, and is told the team of who is to die. Lynched himself he may leave with a draw, for all that was scored.',
    ru: 'Безликий герой может спасти любого и узнает команду линчуемого. Если линчуют его самого, он может покинуть игру с ничьей, потеряв всех жертв.',
  }),
  'RU-FAC-G5': stated({
    en: 'A faceless investigator, fanatic, cultist or inquisitor whose kill is the ninth death (twelfth in the extended format) stays until one more dies, as long as the game can go on. With such a shot the faceless may die by the own hand, for all that was scored.',
    ru: 'Безликий следователь, фанатик, культист или инквизитор, чье убийство стало девятой смертью (в расширенном формате двенадцатой), остается до следующей смерти, если игра может продолжаться. Таким выстрелом безликий может и покончить с собой, потеряв все набранное.',
  }),
  'RU-FAC-G6': stated({
    en: 'A killer who is a victim and dies of attacking a faceless kamikaze counts as lynched. The faceless may die by the own hand with anybody, for a draw and all that was scored.',
    ru: 'Киллер, который был жертвой и умер, напав на безликого камикадзе, считается залинчованным. Безликий может покончить с собой вместе с любым игроком: это ничья и потеря всего набранного.',
  }),
  'RU-FAC-G7': stated({
    en: 'A faceless madman may die in his own fire alone, which is a draw for him and takes his points, or set it and live.',
    ru: 'Безликий безумец может умереть в своем пожаре один — это ничья и потеря баллов — или устроить пожар и остаться жить.',
  }),
}

const frame: Rules = {
  'RU-FL-1': stated({
    en: 'The cut takes the civil role of the victim and foils a black victim’s negative move of that night. It cannot be stopped, spares corpses, mayor and secretary, and is published.',
    ru: 'Срез отнимает у жертвы мирную роль и срывает негативный ход черной жертвы в эту ночь. Остановить его нельзя, мертвых, мэра и секретаршу он не затрагивает, и его объявляют.',
  }),
  'RU-FL-2': stated({
    en: 'The face comes back when the task is lynched, whoever votes for it. Task may be anybody alive at the cut but the faceless, mayor and secretary included, and each player once in a game.',
    ru: 'Лицо возвращается, когда залинчована цель, кто бы против нее ни голосовал. Целью может быть любой, кто жив в момент среза, кроме безликого, в том числе мэр и секретарша, и каждый игрок один раз за игру.',
  }),
  'RU-FL-3': stated({
    en: 'Who has the face back is no victim any more and cannot be cut again; the role comes back as it was. With the lynch of the faceless all faces come back.',
    ru: 'Кто вернул лицо, больше не жертва, и срезать ему лицо снова нельзя; роль возвращается такой, какой была. С линчеванием безликого возвращаются все лица.',
  }),
  'RU-FL-4': stated({
    en: 'The faceless may cut the own face, with a task: the civil role is off until the task is lynched.',
    ru: 'Безликий может срезать собственное лицо и назначить цель: мирная роль не действует, пока цель не залинчуют.',
  }),
  'RU-FL-5': stated({
    en: 'Skipping needs a vote before that ended in a revote without a victim. Without a move the own face is cut, or where it cannot be a drawn one, with a drawn task; there may be no task where only one is free.',
    ru: 'Пропустить ход можно, только если прошлое голосование закончилось переголосованием без жертв. Без хода срезается собственное лицо, а если это невозможно — лицо по жребию, с целью по жребию; цели может не быть, если свободен только один игрок.',
  }),
  'RU-FL-6': stated({
    en: 'A lynched victim is half a win, a lynched task that brings a face back and is no victim a quarter. Victim and task lynched together count both, a victim lynched with the faceless counts, night deaths never.',
    ru: 'Залинчованная жертва дает половину победы, залинчованная цель, которая вернула лицо и сама не жертва, — четверть. Если жертву залинчевали вместе с целью, засчитываются обе; жертва, залинчованная вместе с безликим, засчитывается, ночные смерти — никогда.',
  }),
  'RU-FL-7': stated({
    en: 'The faceless has a grey civil role beside the cuts, checks and verifies red, and is grey to the killer. Sensors of visitors at the victim’s home see the cut, the bum does not.',
    ru: 'У безликого кроме срезов есть серая мирная роль, чек и проверка показывают его красным, а для киллера он серый. Кто замечает гостей у дома жертвы, видит срез, бомж — нет.',
  }),
  'RU-FL-8': stated({
    en: 'When nine players of the starting roster are out (twelve in the extended format) while the faceless lives, the faceless has won and leaves at once as one who is out; what would be a win of the others becomes a draw.',
    ru: 'Когда выбыло девять игроков стартового состава (в расширенном формате двенадцать), а безликий жив, он победил и сразу покидает игру как выбывший; что было бы победой остальных, становится ничьей.',
  }),
  'RU-FL-9': stated({
    en: 'Death by night is a draw for the faceless, death by day a loss.',
    ru: 'Смерть ночью для безликого — ничья, смерть днем — поражение.',
  }),
  'RU-FL-10': stated({
    en: 'Everybody who voted for the faceless in the lynch gets the face, worth half a win, of whatever team; by night it is the killer or the madman who took the faceless along, with their partners.',
    ru: 'Каждый, кто голосовал против безликого при его линчевании, в какой бы команде он ни был, получает его лицо, которое дает половину победы; ночью лицо получает киллер или безумец, забравший безликого с собой, вместе с напарниками.',
  }),
  'RU-FL-11': stated({
    en: 'The host may expel a faceless who claims to be one or bargains for lynches, with a draw or a loss.',
    ru: 'Ведущий может вывести из игры безликого, который вскрылся безликим или торгуется ради линчеваний, с ничьей или с поражением.',
  }),
  'RU-FL-12': stated({
    en: 'When all blacks are out before that many died, one more day is left to find the faceless; who survives it wins and the reds draw. Where the blacks were gone before the third vote, that day comes after the third vote.',
    ru: 'Если все черные выбыли раньше, чем умерло девять игроков (в расширенном формате двенадцать), на поиск безликого есть еще один день; если безликий его переживет, он побеждает, а у красных ничья. Если черных не стало до третьего голосования, этот день идет после третьего голосования.',
  }),
  'RU-FL-13': stated({
    en: 'When a lynch gives the blacks the game before that many died, they have one night to shoot the faceless; if that fails and the reds have no chance, the faceless leaves and the blacks draw. Where they crush the reds by night the faceless leaves a winner.',
    ru: 'Если линчевание приносит черным победу раньше, чем умерло девять игроков (в расширенном формате двенадцать), у черных есть одна ночь, чтобы застрелить безликого; если это не удалось и у красных нет шанса, безликий покидает игру, а черным засчитана ничья. Если черные разгромили красных ночью, безликий покидает игру победителем.',
  }),
  'RU-FL-14': stated({
    en: 'When the suicide of the last black is that very death, the reds still have a day and the cut of that night has no task; a death by the own civil role is no such suicide. When it takes another along, the game ends with a win of the faceless.',
    ru: 'Если девятой смертью (в расширенном формате двенадцатой) стало самоубийство последнего черного, у красных все равно есть день, и у среза этой ночи нет цели; смерть через собственную мирную роль таким самоубийством не считается. Если самоубийца забрал с собой другого, игра кончается победой безликого.',
  }),
  'RU-FL-15': stated({
    en: 'A suicide with the shot of an investigator, or in the fire of the own role as madman, or as a kamikaze takes back everything that was scored. A kill with it that is the deciding death keeps the faceless in the game until one more dies.',
    ru: 'Самоубийство выстрелом следователя, в пожаре, который безликий устроил сам как безумец, или в роли камикадзе отнимает все набранное. Если решающей смертью стало убийство таким выстрелом, безликий остается в игре до следующей смерти.',
  }),
}

export const faceless: Rules = { ...role, ...frame }
