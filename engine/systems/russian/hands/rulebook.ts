/** Roles that somebody plays who was not dealt them. */
import { chosen, stated, type Rules } from '../../../ruleset/said.ts'

export const hands: Rules = {
  'RU-WIZ-1': chosen({
    en: 'In the evening the wizard names a civil role that nobody was dealt, and plays it until the end of the next day, from zero. Each role once, three in a game; that a holder died frees no role.',
    ru: 'Вечером волшебник называет мирную роль, которой на игре нет, и до конца следующего дня играет за нее с нуля. Каждую роль можно взять один раз, за игру — не больше трех; смерть владельца роль не освобождает.',
  }),
  'RU-WIZ-2': stated({
    en: 'A role that is in the game is a skip, and the attempt is spent. What is kept from the copy of an actor is kept from him too.',
    ru: 'Если названная роль есть на игре, ход пропущен, а попытка потрачена. Ограничения у него те же, что у копии актера.',
  }),
  'RU-WCH-1': chosen({
    en: 'At the end of the night the witch names two others, who have each other’s civil roles until the end of the next night. What they did before stands. What each role may not do twice running its new holder may not do either.',
    ru: 'В конце ночи ведьма называет двух других игроков, и до конца следующей ночи у каждого из них мирная роль другого. Их прежние ходы остаются в силе. Чего роли нельзя делать две ночи подряд, того нельзя и новому владельцу.',
  }),
  'RU-WCH-2': stated({
    en: 'Where one of the two goes to kill the witch and the other is of another team, it is the other who is attacked.',
    ru: 'Если один из двоих идет убивать ведьму, а другой из чужой ему команды, нападение достается другому.',
  }),
  'RU-WCH-3': stated({
    en: 'A killer and his victim who are exchanged: the shot kills nobody, and is an attack all the same.',
    ru: 'Если поменять местами киллера и его жертву, выстрел никого не убьет, но это все равно покушение.',
  }),
  'RU-WCH-B1': stated({
    en: 'A black or grey witch keeps no killer from the one with whom he is exchanged.',
    ru: 'Черная или серая ведьма не спасает жертву киллера, которого меняет с ней местами.',
  }),
  'RU-WCH-4': stated({
    en: 'Where one of the two dies by day the other keeps the foreign role, and is told of its former moves. Where he dies in the next night the roles come back.',
    ru: 'Если один из двоих умер днем, второй остается с чужой ролью и узнает ее прежние ходы. Если он умер следующей ночью, роли возвращаются.',
  }),
  'RU-WCH-5': stated({
    en: 'In the evening the witch may fix an exchange, so that the roles do not come back; her move of the night remains. An exchange with who is killed in the same night takes place, and is for good.',
    ru: 'Вечером ведьма может закрепить обмен, и роли не вернутся; ее ночной ход остается при ней. Обмен с убитым в ту же ночь состоится, и обратного не будет.',
  }),
  'RU-WCH-6': stated({
    en: 'A witch who is lynched may exchange the role of a living player with that of one who died before, for good. She does not where her role is blocked.',
    ru: 'Залинчованная ведьма может навсегда поменять роль живого игрока с ролью того, кто умер раньше. Если ее роль заблокирована, ход не проходит.',
  }),
  'RU-ACR-1': stated({
    en: 'In the evening the actor copies the civil role of a player, and plays it until the end of the next day, from zero. He keeps it where the other one dies in the night.',
    ru: 'Вечером актер копирует мирную роль игрока и до конца следующего дня играет за нее с нуля. Если владелец роли ночью умрет, копия остается.',
  }),
  'RU-ACR-2': chosen({
    en: 'Each player once, and three in a game. Of a maimed player there is nothing to copy, and the attempt is not spent.',
    ru: 'Каждого игрока можно скопировать один раз, за игру — не больше трех. У покалеченного копировать нечего, и попытка не тратится.',
  }),
  'RU-ACR-3': stated({
    en: 'What a copied doctor or blocker hits or misses is told to the actor alone, and so is a check.',
    ru: 'Попал ли скопированный доктор или блокер и прошел ли чек, узнает только сам актер.',
  }),
  'RU-ACR-4': stated({
    en: 'A copied active citizen who has no role catches one that leaves the game, for a day, after everybody else who may have it. A collector is copied in the role that he used last.',
    ru: 'Копия активного жителя без роли на сутки перехватывает роль, покидающую игру, уступая всем, кто может ее получить. Коллекционер копируется с ролью, которой пользовался последней.',
  }),
  'RU-ACR-6': stated({
    en: 'A copied bum, anonymous, pimp, maid or witch is not aimed at the player whose role it is.',
    ru: 'Копия бомжа, анонимуса, сутенера, горничной или ведьмы не ходит на владельца роли.',
  }),
  'RU-ACR-7': stated({
    en: 'A copied phantom brings the votes that phantoms add, unless the original waives them; nobody becomes a phantom by it, and it sits in nobody.',
    ru: 'Копия фантома дает прибавку за фантомов, если оригинал ее не отменил; эффекта фантома и вселения она не дает.',
  }),
  'RU-ACR-8': stated({
    en: 'The original goes before the copy. A copied investigator has no shot.',
    ru: 'Оригинал ходит раньше копии. У копии следователя нет выстрела.',
  }),
  'RU-ACR-9': stated({
    en: 'A pimp rules none of an actor’s moves, and may only punish him.',
    ru: 'Ходами актера сутенер не управляет и может только наказать его.',
  }),
  'RU-ACR-10': stated(
    {
      en: 'What a copied commissioner or detective finds does not go to the investigator.',
      ru: 'Что находит копия комиссара или детектива, следователю не достается.',
    },
    {
      en: 'that somebody is told nothing has no answer that names it; the cases of the actor show it',
      ru: 'о том, что кому-то ничего не сообщили, нет ответа, который назвал бы это правило',
    },
  ),
  'RU-ACR-B1': stated(
    {
      en: 'In the hands of a black actor a copied role is that of a black.',
      ru: 'У черного актера скопированная роль действует как у черного.',
    },
    {
      en: 'it refers to the rules for blacks of the roles that are copied, and each is named by its own',
      ru: 'отсылает к правилам черных вариантов копируемых ролей, и каждое названо своим именем',
    },
  ),
  'RU-COL-1': stated({
    en: 'In the evening the collector names players: three while he has no role, two with one or two, one with more. Of whom he named and who leaves the game he has the civil role, beside his own.',
    ru: 'В конце дня коллекционер называет игроков: трех, пока у него нет ролей, двух, когда их одна или две, и одного, когда их больше. Мирная роль названного игрока, который выбыл, достается ему вдобавок к его собственной.',
  }),
  'RU-COL-2': chosen({
    en: 'Roles gather, and one at most is in use: in the evening he takes one of them into use, the same as often as he likes, or puts it away. What he said last holds until he says otherwise, and nothing of it changes before the day is over.',
    ru: 'Роли накапливаются, а пользуется он не больше чем одной: в конце дня он активирует одну из них, хоть ту же самую снова, или отключает ее. В силе то, что он сказал последним, и до конца дня ничего не меняется.',
  }),
  'RU-COL-3': stated({
    en: 'Where no role of his is in use and one comes by night, it is in use before the day begins.',
    ru: 'Если ни одной ролью он не пользуется, а цель умерла ночью, ее роль активируется перед началом дня.',
  }),
  'RU-COL-4': chosen({
    en: 'He uses a role from then on, as an active citizen would, and is told whom it chose before, but nothing that it found. Of an active citizen he has the role that was taken; a citizen without one catches for him what nobody else takes.',
    ru: 'Ролью он пользуется с этого момента, как активный житель, и узнает цели ее прежних ходов, но не результаты. Активный житель достается ему с ролью, которую занял; без роли активный житель перехватывает для коллекционера ту, которую не взял никто.',
  }),
  'RU-COL-5': stated({
    en: 'A maimed player leaves him no role. Of several who leave at once he has the role of one, as the host chooses, and the active citizens have the others.',
    ru: 'От покалеченного игрока роли нет. Если выбыли сразу несколько целей, он получает роль одной из них, по выбору ведущего, а остальные достаются активным жителям.',
  }),
  'RU-COL-6': stated({
    en: 'While he has no role he goes before the active citizens, and behind them once he has one, or where he says so; he may name roles that he does not want. A role that a citizen took from him is his when that one dies.',
    ru: 'Пока у него нет ролей, он забирает роль раньше активных жителей, а потом — после них, как и если уступает сам; можно указать и роли, которые ему не нужны. Роль, которую активный житель увел, он получает, когда тот умрет.',
  }),
  'RU-COL-B1': stated(
    {
      en: 'In the hands of a black collector a role is that of a black.',
      ru: 'У черного коллекционера роли работают с поправками для негативов.',
    },
    {
      en: 'it refers to the rules for blacks of the roles that are collected, and each is named by its own',
      ru: 'отсылает к правилам черных вариантов собранных ролей, и каждое названо своим именем',
    },
  ),
  'RU-NEC-1': stated({
    en: 'After the first day the necromancer curses three players; without a word of his they are drawn, and none of them died in the first night. Whoever of them dies becomes undead, before everybody’s eyes.',
    ru: 'В конце первого дня некромант проклинает трех игроков; если он никого не назвал, их выбирает жребий, но не из жертв первой ночи. Проклятый, который умер, становится нежитью, это видно всем.',
  }),
  'RU-NEC-2': chosen({
    en: 'He uses the role of the dead player, and is told whom it chose before. The corpse makes the moves; what comes of them is told to him alone, of doctor, blocker and commissioner too.',
    ru: 'Некромант пользуется ролью мертвеца и узнает прежние цели ее ходов. Ходит технически мертвец, а результат узнает один некромант — доктора, блокера и комиссара тоже.',
  }),
  'RU-NEC-3': chosen({
    en: 'Commissioner, detective, investigator, doctor, blocker, prostitute, hacker, journalist, bum, anonymous, pimp, lawyer, inquisitor, drug dealer, fanatic, cultist, criminalist and maid are used so, and none of them to kill. Any other corpse adds one to the weight of his vote.',
    ru: 'Так можно пользоваться ролями комиссара, детектива, следователя, доктора, блокера, проститутки, хакера, журналиста, бомжа, анонимуса, сутенера, адвоката, инквизитора, наркодилера, фанатика, культиста, криминалиста и горничной, но не для убийства. За каждый другой труп вес голоса некроманта больше на единицу.',
  }),
  'RU-NEC-4': stated({
    en: 'Several corpses move in one night, none of them at the necromancer. Where a role is there twice the undead comes last.',
    ru: 'За ночь могут ходить несколько трупов, но не на самого некроманта. При пересечении одинаковых ролей нежить ходит последней.',
  }),
  'RU-NEC-5': stated({
    en: 'A killer who spends a shot on an undead has a shot more in the nearest night. An undead killed again is gone for good.',
    ru: 'Киллер, потративший выстрел на нежить, получает дополнительный ход в ближайшую ночь. Повторно убитую нежить уже не вернуть.',
  }),
  'RU-NEC-6': stated({
    en: 'What keeps the necromancer from his role keeps his undead from theirs. A role that was blocked before its player died works.',
    ru: 'Если роль некроманта заблокирована, заблокирована и вся его нежить. Роль, которую заблокировали до смерти игрока, работает.',
  }),
  'RU-NEC-7': stated({
    en: 'At the end of a day he may exchange a corpse, or somebody cursed, for another corpse, which is not used in the game day that follows.',
    ru: 'В конце дня некромант может заменить один труп или одного из проклятых на другой труп; ближайшие сутки его ролью пользоваться нельзя.',
  }),
  'RU-NEC-B1': stated(
    {
      en: 'In the hands of a black necromancer the roles of the undead are those of a black.',
      ru: 'У черного некроманта роли нежити действуют как у черного.',
    },
    {
      en: 'it refers to the rules for blacks of the roles that are used, and each is named by its own',
      ru: 'отсылает к правилам черных вариантов ролей нежити, и каждое названо своим именем',
    },
  ),
  'RU-ACR-5': stated({
    en: 'A copied role does less: the doctor and the madman have one target, the immortal has no link, the prostitute always protects her client, the kamikaze only maims, the hypnotist leads no killer away, bodyguard and bum hear of no killer’s name, and the maid leaves no message.',
    ru: 'Скопированная роль слабее: у доктора и безумца одна цель, у бессмертного нет связи, проститутка всегда предохраняется, камикадзе только калечит, гипнотизер не уводит киллеров, телохранитель и бомж не узнают имени киллера, горничная ничего не подменяет.',
  }),
}
