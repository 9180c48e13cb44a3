/** What each rule of such a day says, in our own words. */
import { chosen, implied, ofState, stated, type Rules } from '../../ruleset/localized-text.ts'

export const rules: Rules = {
  'DAY-C1': stated({
    en: 'Everybody has one vote. A new one replaces the old one, and nobody has to unvote first. The last word in a post stands. A vote for the player one is already voting for changes nothing, not even its place in the count.',
    ru: 'У каждого один голос. Новый занимает место прежнего, снимать прежний не обязательно. Остается последнее слово поста. Голос против того же игрока ничего не меняет, даже места в подсчете.',
  }),
  'DAY-C2': stated({
    en: 'A lynch takes half of the living, rounded down, plus one vote. Players without a vote still count as alive, unless the option “majority of” counts votes.',
    ru: 'Нужна половина живых с округлением вниз и еще один голос. Живые без права голоса тоже в счете, если опция «что нужно для большинства» не считает голоса.',
  }),
  'DAY-C3': stated({
    en: 'Seats vote, not names: votes by and for a replaced player belong to the replacement, under either name, and a vote for one’s predecessor is a vote for oneself. A seat that waits for a replacement keeps its vote.',
    ru: 'Голосуют места, а не имена: после замены голоса игрока и голоса против него переходят к преемнику, под каким бы именем их ни подали, и голос против своего предшественника — это голос против себя. Место, которое ждет замены, сохраняет голос.',
  }),
  'DAY-C4': stated({
    en: 'Only living players vote, and only while the day lasts. The game decides what in a post is a vote: all in bold and written in full, unless the options say otherwise. Anything that does not count is listed with its reason.',
    ru: 'Голосуют только живые игроки и только пока идет день. Что в посте считается голосом, решает игра: слово целиком и жирным, если опции не говорят иного. Все, что не считается, перечислено с причиной.',
  }),
  'DAY-C5': chosen({
    en: 'A vote for a dead player is refused, and the one before it stands, unless the option “vote for a dead player” says otherwise.',
    ru: 'Голос против мертвого игрока отклоняют, и прежний остается, если опция «голос против мертвого» не говорит иного.',
  }),
  'DAY-C6': chosen({
    en: 'A vote for oneself counts, unless the option “self-vote” says otherwise.',
    ru: 'Голос против себя считается, если опция «голос против себя» не говорит иного.',
  }),
  'DAY-C7': chosen({
    en: 'A vote that the host had missed counts from its own time: the hammer, the order and everything that depends on them move, and the host is told if the day ends differently because of it.',
    ru: 'Пропущенный голос считается со своего времени: сдвигаются решающий голос, порядок и все, что от них зависит, а если день из-за этого кончается иначе, ведущий об этом узнает.',
  }),
  'DAY-C8': chosen({
    en: 'The vote is open unless the option “visibility” says otherwise. In a secret vote, votes reach only the host, in messages; what is in the thread does not count, and no post says how the vote stands.',
    ru: 'Голосуют открыто, если опция «голосование» не говорит иного. Тайные голоса получает один ведущий, в сообщениях; написанное в теме не считается, и ни один пост не говорит, у кого сколько.',
  }),
  'DAY-E1': stated({
    en: 'The vote that reaches the majority ends the day, and nothing after it counts. Without the option “hammer” the day lasts until its deadline.',
    ru: 'Голос, который дает большинство, кончает день, и после него ничего не считается. Без опции «молоток» день идет до дедлайна.',
  }),
  'DAY-E2': chosen({
    en: 'If a day reaches its deadline without a majority, nobody is lynched, or the player with the most votes, as the option “deadline” says. A vote in the second of the deadline is in time.',
    ru: 'Если к дедлайну большинства нет, не линчуют никого или линчуют того, у кого больше всего голосов: это решает опция «день без большинства». Голос в самую секунду дедлайна успевает.',
  }),
  'DAY-E3': chosen({
    en: 'Several players with the most votes are a tie, and the option “tie” says what happens; by default nobody is lynched.',
    ru: 'Когда больше всего голосов у нескольких, это равенство, и что из него следует, говорит опция «равенство голосов»; по умолчанию не линчуют никого.',
  }),
  'DAY-E4': chosen({
    en: 'No lynch can be voted for like a player, with as many votes as a lynch takes, or with half of the living if the option “no lynch” says so. In a tie for the most votes no lynch wins, unless the option “no lynch in a tie” says otherwise.',
    ru: 'За «без линча» голосуют так же, как против игрока, и голосов нужно столько же, а с опцией «без линча» — половина живых. При равенстве оно побеждает, если опция «без линча при равенстве» не говорит иного.',
  }),
  'DAY-E5': stated({
    en: 'Votes may be locked in the last hours of a day: the option “lock” says how many hours. The host may move the deadline, and votes between the old one and the new one count.',
    ru: 'В последние часы дня голоса могут быть зафиксированы, а сколько это часов, говорит опция «фиксация голосов». Ведущий может перенести дедлайн, и голоса между старым и новым считаются.',
  }),
  'DAY-E6': chosen({
    en: 'When a player dies during the day, their vote and all votes on them go, and the majority drops. If that leaves somebody at the majority, the host decides whether they are lynched. The day goes on, unless the option “modkill ends the day” says otherwise.',
    ru: 'Кто умирает среди дня, уносит свой голос и голоса против себя, и большинство становится меньше. Линч ли это для того, у кого оно теперь есть, решает ведущий. День идет дальше, если опция «вывод кончает день» не говорит иного.',
  }),
  'DAY-E7': stated({
    en: 'Twilight lasts from the end of the vote to the flip. Players may talk, and no vote counts; anybody who can still act, like a governor, is asked before the flip.',
    ru: 'Сумерки длятся от конца голосования до раскрытия роли. В это время говорят, но голоса не считаются; кто еще может ходить, например губернатор, отвечает до раскрытия.',
  }),
  'DAY-R1': stated({
    en: 'A hated player is lynched with one vote less than usual, a loved player only with one more. The public count gives the usual number. Where the most votes are enough, this does nothing, unless the option “hated and loved at plurality” makes it one vote.',
    ru: 'Ненавидимого линчуют, когда до обычного числа не хватает одного голоса, любимого — только с одним лишним. Открытый подсчет называет обычное число.',
  }),
  'DAY-R2': stated({
    en: 'A doublevoter’s vote counts double, and all of it goes when they unvote. So does a mayor’s, from the moment they reveal. A voteless player cannot vote, but can be voted for. If the option “doublevoter” says two targets, a doublevoter has two votes instead, each one vote: for two players, or both for one. A third replaces the older one that is for somebody else, and an unvote without a name takes both back, unless the options for this say otherwise.',
    ru: 'Двойной голос весит два и уходит целиком. Столько же весит голос мэра с той минуты, как он раскрылся. У безголосого своего голоса нет, но голосовать против него можно. Если опция «как голосуют дважды» дает два голоса, то каждый из них весит один: против двух игроков или оба против одного. Третий занимает место того из двух, что подан раньше и не против того же игрока, а снятие без имени снимает оба, если опции об этом не говорят иного.',
  }),
  'DAY-R3': stated({
    en: 'A treestump neither votes nor can be voted for, and does not count as alive wherever the living are counted.',
    ru: 'Пень не голосует, против него не голосуют, и среди живых его не считают.',
  }),
  'DAY-R4': stated({
    en: 'Between the end of the vote and the flip, a governor may save the player chosen by the vote. The day ends without that lynch, and nothing that answers a lynch happens.',
    ru: 'От конца голосования до раскрытия роли губернатор может спасти того, кого выбрало голосование. День кончается без этого линча, и ничто на него не отвечает.',
  }),
  'DAY-R5': stated({
    en: 'A supersaint who is lynched kills the hammerer. Without a hammer nobody else dies, unless the option “supersaint lynched without a hammer kills” names the last voter on the wagon.',
    ru: 'Суперсвятой после линча убивает того, чей голос его решил. Если решающего голоса не было, больше никто не умирает, разве что опция называет последний голос.',
  }),
  'DAY-R6': stated({
    en: 'A jester wins when lynched, a lyncher when their target is. The game goes on, neither of them keeps anybody else from winning, and players who have already won are named with the winner.',
    ru: 'Шут побеждает, когда его линчуют, линчеватель — когда линчуют его цель. Игра идет дальше, никому из остальных они победить не мешают, а кто уже победил, назван вместе с победителем.',
  }),
  'DAY-R7': stated({
    en: 'When a beloved player is lynched or killed, the next day is skipped, and one night follows another.',
    ru: 'Когда всеобщего любимца линчуют или убивают, следующий день пропускают, и за ночью идет еще одна ночь.',
  }),
  'DAY-R8': stated({
    en: 'A day action happens when it comes in, in the order of the thread: a player it kills is dead from then on, and a second action by the same player changes nothing. It has no effect if the player is dead by then, or after the end of the day.',
    ru: 'Дневной ход происходит тогда, когда он сделан, в порядке темы: убитый мертв с этой минуты, а второе слово того же игрока ничего не меняет. Ход не действует, если игрок к тому времени мертв или день уже кончился.',
  }),
  'DAY-W1': stated({
    en: 'A winner is looked for once all deaths of a phase have happened, never between two of them. The engine proposes, the host decides, and a declined proposal comes again with the next phase.',
    ru: 'Победителя ищут, когда случились все смерти фазы, и никогда между двумя из них. Программа предлагает, решает ведущий; отклоненное предложение вернется со следующей фазой.',
  }),
  'DAY-W3': chosen({
    en: 'Half of the living is counted by headcount, unless the option “parity” says votes. If nobody is alive, nobody wins, unless the host wants to decide.',
    ru: 'Половину живых считают по игрокам, если опция «паритет» не говорит, что по голосам. Если в живых никого нет, не победил никто, разве что решить хочет ведущий.',
  }),
  'DAY-W4': stated({
    en: 'A proposal says who is alive and which side they count for. Anybody who may still turn it, like a last vigilante, is named as a doubt and not computed.',
    ru: 'В предложении сказано, кто жив и за кого считается. Кто еще может все изменить, например последний виджилант, назван как сомнение и не вычисляется.',
  }),
  'NR-IC-1': chosen({
    en: 'An innocent child may ask once, by day, to be confirmed: the host posts at once that this player is town.',
    ru: 'Невинное дитя может один раз днем попросить подтверждения, и ведущий сразу пишет в теме, что этот игрок за город.',
  }),
  'NR-IC-2': implied({
    en: 'Nothing stops that: not a block or a jail of the night before.',
    ru: 'Помешать этому нельзя: ни блок, ни тюрьма прошлой ночью ничего не меняют.',
  }),
  'NR-IC-3': ofState(
    chosen({
      en: 'The post gives the name and the side, or the role as well if the option “innocent child is confirmed as” says so.',
      ru: 'В посте названы имя и сторона, а с опцией «что в подтверждении» — и роль.',
    }),
  ),
  'NR-VENGE-1': stated({
    en: 'A vengeful player who is lynched may kill one player in twilight. No other death gives them that.',
    ru: 'Мстительный игрок, которого залинчевали, может в сумерках убить одного игрока. Никакая другая смерть этого не дает.',
  }),
  'NR-VENGE-2': stated({
    en: 'They do not have to. If nothing was sent in, the host says whom they take along, if anybody.',
    ru: 'Это не обязанность. Если ничего не прислано, ведущий говорит, кого он забирает с собой и забирает ли.',
  }),
  'NR-VENGE-3': stated({
    en: 'The end of the game is looked for after both deaths.',
    ru: 'Конец игры ищут после обеих смертей.',
  }),
  'NR-VENGE-4': implied({
    en: 'A lynch that a governor stopped is not avenged.',
    ru: 'За линч, который остановил губернатор, не мстят.',
  }),
  'NR-VENGE-5': chosen({
    en: 'Protections of the night are over by then, and a vest does not help unless the option “vengeance is stopped by” says so.',
    ru: 'Ночная защита к тому времени кончилась, а жилет помогает, только если так говорит опция «что мешает мести».',
  }),
  'NR-DESP-1': stated({
    en: 'By day a desperado may challenge a player in the thread: a player who is not town dies, otherwise the desperado does.',
    ru: 'Днем отчаянный может в теме бросить вызов игроку: кто не за город, умирает, а если игрок за город, умирает сам отчаянный.',
  }),
  'NR-WIN-3': chosen({
    en: 'A side that kills has won with more than half of the living even while another one lives, or somebody who kills alone, unless the option “other killers block a win” says otherwise.',
    ru: 'Сторона, которая убивает, победила, если у нее больше половины живых, даже если жива другая такая сторона или убийца-одиночка; опция «кто мешает победе» решает иначе.',
  }),
  'NR-WIN-4': chosen({
    en: 'Two sides that kill, left alone and equal, draw, unless the option “two equal killing sides left” says otherwise.',
    ru: 'Две равные стороны, которые убивают, если больше никого нет, сыграли вничью; опция «равенство убийц» решает иначе.',
  }),
  'NR-WIN-5': chosen({
    en: 'Of somebody who kills alone and one of the mafia or the werewolves, left alone, the first has won, unless the option “lone killer against one mafia member” says otherwise.',
    ru: 'Если остались только убийца-одиночка и один игрок мафии или оборотней, победил убийца; опция «один на один» решает иначе.',
  }),
  'NR-TRAITOR-6': chosen({
    en: 'Once the rest of the mafia are dead a traitor has lost, unless the option “lone traitor” says otherwise.',
    ru: 'Когда остальная мафия мертва, предатель проиграл; опция «предатель один» решает иначе.',
  }),
  'NR-TRAITOR-7': chosen({
    en: 'A traitor counts for the half that the mafia need, unless the option “traitor counts as mafia” says otherwise.',
    ru: 'Предатель считается в ту половину, которая нужна мафии; опция «предатель считается» решает иначе.',
  }),
  'DAY-W2': stated({
    en: 'The town wins when no mafia and no killing independent is alive; the mafia when they are at least half of the living and nobody else who kills is alive; a killing independent when at most one other player is alive and no mafia are. Survivors who are alive win along with the winners.',
    ru: 'Город победил, когда не осталось ни мафии, ни убийц, которые сами по себе; мафия — когда ее не меньше половины живых и других убийц нет; убийца сам по себе — когда кроме него жив не больше чем один игрок, и мафии нет. Кто дожил до конца и должен был только выжить, побеждает вместе с победителем.',
  }),
}
