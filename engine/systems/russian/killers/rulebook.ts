import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

const shots: Rules = {
  'RU-KILL-1': stated({
    en: 'The mafia gets a shot on odd nights, the maniac or the yakuza on even ones; a side that alone is left gets one every night and takes over what the other had in reserve.',
    ru: 'Мафия получает выстрел в нечетные ночи, маньяк или якудза — в четные; сторона, которая осталась одна, получает его каждую ночь и забирает то, что было в запасе у другой.',
  }),
  'RU-KILL-2': stated({
    en: 'A shot is realised by killing a red; otherwise, also when a black died of it, it stays in reserve for the nearest night, and the turns of the sides do not move.',
    ru: 'Выстрел реализован, если им убит красный; иначе, в том числе если от него умер черный, он остается в запасе на ближайшую ночь, а очередность сторон не сдвигается.',
  }),
  'RU-KILL-3': stated({
    en: 'In one night each mafioso makes one shot at most, and the maniac two if he holds two.',
    ru: 'За одну ночь каждая мафия делает не больше одного выстрела, маньяк — два, если у него их два.',
  }),
  'RU-KILL-4': stated({
    en: 'A new shot that a side cannot use beside its unused ones goes to the other side, or to the poisoner as another poisoning.',
    ru: 'Новый выстрел, который сторона не может использовать вместе с нереализованными, переходит другой стороне или отравителю — как еще одно отравление.',
  }),
  'RU-KILL-5': stated({
    en: 'A shot that kills the faceless is not used up; one more move follows on the next night.',
    ru: 'Выстрел, убивший безликого, не тратится; на следующую ночь дается еще один ход.',
  }),
  'RU-KILL-6': stated({
    en: 'A black who kills through a civil role kills no more in one night than otherwise, and it costs his nearest shot; a kill by a joker, poisoner or executor costs the shot of the next night.',
    ru: 'Черный, который убивает через мирную роль, убивает за ночь не больше, чем без нее, и платит за это своим ближайшим выстрелом; такое убийство, совершенное джокером, отравителем или экзекутором, стоит выстрела следующей ночи.',
  }),
  'RU-KILL-7': chosen({
    en: "Killers may pass, and this takes the other side's insurance away unless they say that it stays.",
    ru: 'Киллеры могут пропустить ход, и это лишает другую сторону страховки, если они не сообщили, что она остается.',
  }),
  'RU-KILL-8': stated({
    en: 'A killer attacks by reaching the victim; one who was kept at home attacked nobody.',
    ru: 'Киллер нападает, когда добрался до жертвы; кого удержали дома, тот ни на кого не напал.',
  }),
  'RU-KILL-9': stated({
    en: 'Whoever was attacked and lives makes no later move that night, except to heal himself, and hears of it in the morning.',
    ru: 'Кто пережил нападение, тот позже этой ночью ходов не делает, кроме лечения самого себя, и утром узнает о нападении.',
  }),
  'RU-KILL-10': chosen({
    en: 'The first of several killers at a corpse has the kill, all of them learn the team, and the others keep their shots.',
    ru: 'Если к трупу пришли несколько киллеров, убийство засчитано первому, команду узнают все, а остальные сохраняют свои выстрелы.',
  }),
  'RU-KILL-11': stated({
    en: 'Who was saved stays saved when the rescue itself brings a killer upon the rescuer.',
    ru: 'Кого спасли, тот спасен и тогда, когда само спасение навлекло киллера на спасителя.',
  }),
}

const insurance: Rules = {
  'RU-INS-1': stated({
    en: 'A partner who does not shoot insures the one who does: if an earlier role or killer stops the shot, he shoots at the same target or at one of his own; he may decline, and a saved victim or a shot called off at that target gives him nothing.',
    ru: 'Напарник, который не стреляет, страхует того, кто стреляет: если выстрел остановила более ранняя роль или более ранний киллер, он стреляет в ту же цель или в собственную; он может отказаться, а если жертву спасли или выстрел в эту цель отменен, права на выстрел у него нет.',
  }),
  'RU-INS-2': stated({
    en: 'Partners may say whose target goes first, may send in whatever an absent partner could, civil moves too, and may shoot a partner only if both agree.',
    ru: 'Напарники могут указать, чья цель идет первой, прислать за отсутствующего напарника все, что мог бы прислать он сам, и мирные ходы тоже, с пометкой, кто прислал, а выстрелить в напарника — только по согласию обоих.',
  }),
  'RU-INS-3': stated({
    en: 'The side without a shot may insure the side that has one, with a target of its own: it shoots only if the other was kept from attacking, and not if the other killed, passed, or attacked somebody who was saved.',
    ru: 'Сторона без выстрела может страховать сторону, у которой он есть, с собственной целью: она стреляет, только если другой помешали напасть, и не стреляет, если та убила, пропустила ход или напала на того, кого спасли.',
  }),
  'RU-INS-4': stated({
    en: "A shot that an insurer makes is the insured side's: what it earns by killing a black or the faceless goes there.",
    ru: 'Выстрел страхующего принадлежит стороне, которую он страхует: ей достается то, что приносит убийство черного или безликого.',
  }),
  'RU-INS-5': stated({
    en: 'Insurance that a rescue sets off comes after all civil killers.',
    ru: 'Страховка, которая сработала из-за спасения жертвы, идет после всех мирных киллеров.',
  }),
  'RU-INS-6': stated({
    en: 'Partners are blacks who co-operate: those who shoot for the same side, the pair made of the last two, and maniac and imitator once they have met, who need consent to a suicide and to a shot at the other but do not insure each other by default.',
    ru: 'Напарники — черные, которые действуют сообща: те, кто стреляет за одну сторону, пара из последних двоих, а также маньяк и подражатель после встречи; этим двоим нужно согласие на самоубийство и на выстрел друг в друга, но без указания они друг друга не страхуют.',
  }),
  'RU-SUI-1': stated({
    en: 'A black may kill himself on any night, with the consent of living partners and after his own shot; nothing stops it, it hurts nobody else, and only a guard, a heal or the life of an immortal saves him. A condition may call it off.',
    ru: 'Черный может убить себя в любую ночь, с согласия живых напарников и после собственного выстрела; ничто этого не срывает, никому другому это не вредит, и спасают только защита, хил или жизнь бессмертного. Можно задать условие, при котором самоубийство отменяется.',
  }),
}

const sides: Rules = {
  'RU-MAF-1': stated({
    en: 'The mafia are partners who know each other and shoot on odd nights.',
    ru: 'Мафия — напарники, которые знают друг друга и стреляют в нечетные ночи.',
  }),
  'RU-MAF-2': stated({
    en: "When the maniac's side is gone the mafia shoots every night.",
    ru: 'Когда сторона маньяка выбыла, мафия стреляет каждую ночь.',
  }),
  'RU-MAF-3': stated({
    en: 'What the mafia did not realise it may use on the nearest night, and unused shots add up.',
    ru: 'Что мафия не реализовала, она может использовать в ближайшую ночь; неиспользованные выстрелы копятся.',
  }),
  'RU-MAF-4': stated({
    en: 'A shot that kills a black and a red together is realised.',
    ru: 'Выстрел, от которого вместе умерли черный и красный, реализован.',
  }),
  'RU-MAF-5': stated({
    en: 'One mafioso makes one shot a night; two shots take two of them.',
    ru: 'Одна мафия делает за ночь один выстрел; для двух выстрелов нужны две.',
  }),
  'RU-MAF-6': stated({
    en: 'On a night of the maniac without a shot of her own the mafia may insure him, and shoots only if he was kept from attacking.',
    ru: 'В ночь маньяка мафия без собственного выстрела может его страховать и стреляет, только если ему помешали напасть.',
  }),
  'RU-MAF-7': stated({
    en: 'When the mafia kills in his place the maniac gets no shot in return.',
    ru: 'Если мафия убила вместо маньяка, выстрела взамен он не получает.',
  }),
  'RU-MAF-8': stated({
    en: 'A mafioso whose partner shoots can insure only the partner, and when both shoot neither insures the other.',
    ru: 'Мафия, чей напарник стреляет, может страховать только напарника, а если стреляют обе, ни одна не страхует другую.',
  }),
  'RU-MAF-9': stated({
    en: 'The partner insures by default, also against an earlier killer; a shot that a geisha or a black bodyguard called off is not repeated at that target, and a saved victim brings no second shot.',
    ru: 'Напарник страхует без указания, в том числе от более раннего киллера; выстрел, отмененный из-за гейши или черного телохранителя, в ту же цель не повторяется, а спасенная жертва второго выстрела не дает.',
  }),
  'RU-MAF-10': stated({
    en: 'Before her nights, or every night once she is alone, the mafia may spread a rumour about one player, who then shows black.',
    ru: 'Перед своими ночами, а когда осталась одна — перед каждой, мафия может распустить слухи об одном игроке, и он чекается черным.',
  }),
  'RU-MAN-1': stated({
    en: "The maniac shoots on even nights, and on every night when the mafia's side is gone.",
    ru: 'Маньяк стреляет в четные ночи, а когда сторона мафии выбыла — каждую ночь.',
  }),
  'RU-MAN-2': stated({
    en: 'What the maniac did not realise he keeps, and he may kill twice in a night with two shots.',
    ru: 'Что маньяк не реализовал, остается у него, и с двумя выстрелами он может убить за ночь дважды.',
  }),
  'RU-MAN-3': stated({
    en: 'Without a shot of his own the maniac may insure mafia whom no partner insures, and shoots only if they were kept from attacking and neither they nor their hireling killed.',
    ru: 'Маньяк без собственного выстрела может страховать мафию, которую не страхует напарник, и стреляет, только если ей помешали напасть и ни она, ни ее наемник никого не убили.',
  }),
  'RU-MAN-4': stated({
    en: 'When the maniac kills in her place the mafia gets no shot in return.',
    ru: 'Если маньяк убил вместо мафии, выстрела взамен она не получает.',
  }),
  'RU-MAN-5': stated({
    en: 'Before even nights the maniac may spread a rumour, and a geisha or an imitator in his place plays by his rules.',
    ru: 'Перед четными ночами маньяк может распустить слухи; гейша или подражатель на его месте играют по его правилам.',
  }),
  'RU-SLN-1': stated({
    en: 'On the day before its own night a side may slander one player, also one of its own; werewolves may only once they have a shot of the negative role, also a joker, poisoner or executor who is the last black.',
    ru: 'Днем перед собственной ночью сторона может очернить одного игрока, в том числе своего; оборотни — только когда у них есть выстрел негативной роли, в том числе джокер, отравитель или экзекутор, который остался последним черным.',
  }),
}

const attacks: Rules = {
  'RU-GEN-7': stated({
    en: 'Whoever a killer came to and who lives is told in the morning, and skips every move that stands after the killers; healing oneself is excepted, and so is the executor. A killer attacked by an earlier one skips too.',
    ru: 'Кто пережил приход киллера, тот утром об этом узнает, а все его ходы, которые идут после киллеров, пропускаются; исключения — лечение самого себя и экзекутор. Киллер, на которого раньше напал другой, тоже пропускает ход.',
  }),
  'RU-GEN-10': stated({
    en: "A killer who outlives the night learns the team of whom he killed; so does every killer who came to that corpse, and the kill is the first one's.",
    ru: 'Киллер, переживший ночь, узнает команду того, кого убил; узнают ее и все киллеры, которые пришли к тому же трупу, а убийство засчитано первому.',
  }),
  'RU-GEN-18': stated({
    en: 'Who watches a killer whose target was changed sees only where he went in the end.',
    ru: 'Кто следит за киллером, чью цель изменили, видит только то, куда тот в итоге пришел.',
  }),
  'RU-GEN-24': stated({
    en: 'When saving a victim brings a second killer upon the rescuer, the first killer still attacked, and the victim lives by chance.',
    ru: 'Если спасение жертвы навлекает на спасителя второго киллера, первый все равно напал, а жертва жива благодаря удаче.',
  }),
  'RU-FMT-6': stated({
    en: 'In the extended format nights 1 and 2 belong to both sides: each has a shot and a rumour, in the usual order of killers.',
    ru: 'В расширенном формате ночи 1 и 2 принадлежат обеим сторонам: у каждой выстрел и слухи, киллеры ходят в обычном порядке.',
  }),
  'RU-FMT-7': stated({
    en: "In the extended format at most one black dies on nights 1 and 2 by another black's shot; a further such shot is skipped and lost.",
    ru: 'В расширенном формате в ночи 1 и 2 от выстрела другого черного умирает не больше одного черного; еще один такой выстрел пропускается и сгорает.',
  }),
  'RU-OVL-4': stated({
    en: "A black's kill through a civil role adds no kill to the night and is paid with the nearest shot, also where it kills a black; the faceless killed so costs nothing.",
    ru: 'Убийство через мирную роль не прибавляет черному убийств за ночь и стоит ему ближайшего выстрела, даже если убит черный; убийство безликого выстрела не стоит.',
  }),
}

export const killers: Rules = { ...shots, ...insurance, ...sides, ...attacks }
