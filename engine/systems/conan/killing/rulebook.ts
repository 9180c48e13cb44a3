/** The rules about kills, what stops them and what follows them. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

export const killing: Rules = {
  'CONAN-K1': stated({
    en: 'Who is killed, lynched or arrested loses the actions of that phase which come later in the order, and keeps those that came before.',
    ru: 'Кто убит, залинчован или арестован, тот теряет действия этой фазы, которые идут по порядку позже, и сохраняет те, что шли раньше.',
  }),
  'CONAN-K2': stated({
    en: 'Vengeance works although its owner was killed, lynched or arrested.',
    ru: '«Месть» действует, хотя ее владелец убит, залинчован или арестован.',
  }),
  'CONAN-K3': stated({
    en: 'If Kazuha is poisoned the vote she would have taken off does not come off, and whoever leads by that one vote is lynched.',
    ru: 'Если Кадзуха отравлена, голос, который она сняла бы, не снимается, и тот, кто опережает на этот один голос, залинчован.',
  }),
  'CONAN-K4': implied({
    en: 'Accompanying somebody takes one vote off that player; poison comes before it in the order.',
    ru: 'Сопровождение снимает с игрока один голос; яд идет по порядку раньше.',
  }),
  'CONAN-K5': stated({
    en: 'There are three kinds of killing: the normal kill, the kill under a bribe, and APTX.',
    ru: 'Видов убийства три: обычное убийство, убийство с подкупом и АПТХ.',
  }),
  'CONAN-K6': stated({
    en: 'A kill that Protect or Heal stopped is an attack.',
    ru: 'Убийство, которое остановила «Защита» или «Лечение», — это нападение.',
  }),
  'CONAN-K7': implied({
    en: 'A kill that failed for any other reason is neither a killing nor an attack.',
    ru: 'Убийство, которое не удалось по любой другой причине, — не убийство и не нападение.',
  }),
  'CONAN-K8': stated({
    en: 'The vote of a player arrested or poisoned that day does not count.',
    ru: 'Голос игрока, которого в этот день арестовали или отравили, не считается.',
  }),
  'CONAN-K9': chosen({
    en: 'If the player with the most votes was poisoned that day, or arrested and not freed again, nobody is lynched instead.',
    ru: 'Если игрока с наибольшим числом голосов в этот день отравили или арестовали и не освободили, вместо него не линчуют никого.',
  }),

  'CONAN-AB1': chosen({
    en: "The Organization's kill: the target dies unless protected, healed, abroad or arrested, and unless the killer was neutralised or arrested.",
    ru: 'Убийство Организации: цель умирает, если она не под защитой, не под лечением, не за границей и не арестована и если убийцу не нейтрализовали и не арестовали.',
  }),
  'CONAN-AB2': chosen({
    en: "Bribe, once a game: that night's kill passes whatever neutralised the killer and whatever protects or heals the target. It frees no killer who was arrested, and reaches nobody in jail or abroad.",
    ru: '«Подкуп», раз за игру: убийство этой ночи проходит, что бы ни нейтрализовало убийцу и что бы ни защищало или лечило цель. Арестованного убийцу он не освобождает и никого в тюрьме или за границей не достигает.',
  }),
  'CONAN-AB3': chosen({
    en: 'Snipe, one success a game: the kill cannot be healed, and protectors do not learn who came.',
    ru: '«Снайперский выстрел», один успех за игру: от этого убийства нельзя вылечить, и тот, кто защищает, не узнает, кто приходил.',
  }),
  'CONAN-AB14': chosen({
    en: 'Heavy Handed: if Protect or Heal stops the kill of its user, the target is injured all the same.',
    ru: '«Тяжелая рука»: если убийство ее владельца остановила «Защита» или «Лечение», цель все равно ранена.',
  }),
  'CONAN-AB15': chosen({
    en: 'Insult to Injury, once a night: an injured target also loses the vote of the next day.',
    ru: '«Соль на рану», раз за ночь: раненая цель теряет и голос следующего дня.',
  }),
  'CONAN-AB21': chosen({
    en: 'Protect, once a night: a kill fails and the target is unhurt.',
    ru: '«Защита», раз за ночь: убийство не удается, и цель невредима.',
  }),
  'CONAN-AB22': chosen({
    en: 'Heal, once a night: a kill fails and the target is injured; a player injured before is cured.',
    ru: '«Лечение», раз за ночь: убийство не удается, и цель ранена; кто был ранен раньше, тот вылечен.',
  }),
  'CONAN-AB26': chosen({
    en: 'Vengeance, once a game: killed by night or by poison, Akai takes the player he named, or whoever killed him if he named none; lynched, the one he named. A name stands until changed, and one given in the phase in which he is struck stands too, wherever names have their turn.',
    ru: '«Месть», раз за игру: убитый ночью или ядом, Акаи забирает с собой того, кого назвал, а если не назвал никого, то своего убийцу; залинчованный — того, кого назвал. Названное имя остается в силе, пока его не сменят; остается и то, что названо в фазе, когда Акаи настигли, где бы ни было в порядке место для имен.',
  }),
}
