/** The joker, the poisoner, the executor and the geisha: werewolves who do something of their own instead of shooting. */
import { stated, type Rules } from '../../../ruleset/said.ts'

const joker: Rules = {
  'RU-JOK-1': stated({
    en: 'The joker checks one player a night as a commissioner does, the result coming by private message. What leaves a commissioner without information does not hinder the joker; only a guard on the target stops the check, and whatever stops the joker.',
    ru: 'Джокер чекает за ночь одного игрока, как комиссар; результат приходит в личном сообщении. Что оставляет комиссара без информации, джокеру не мешает; чек останавливают только защита цели и все, что останавливает самого джокера.',
  }),
  'RU-JOK-2': stated({
    en: 'The joker sees the civil role of whom he checks and keeps it to himself. All else goes to the mafia and to the maniac every morning, and in the extended format to the second werewolf: the colour, whether a black is slander, the team of a corpse, and the negative role when he learns it.',
    ru: 'Джокер видит мирную роль того, кого чекает, и оставляет ее при себе. Все остальное каждое утро получают мафия и маньяк, а в расширенном формате и второй оборотень: цвет, очернение ли черный чек, команду трупа и негативную роль, когда он ее узнает.',
  }),
  'RU-JOK-3': stated({
    en: 'Whoever the joker checked shows the opposite colour in every other check of that night, whatever the colour would have been.',
    ru: 'Кого проверил джокер, у того любой другой чек этой ночи показывает противоположный цвет, каким бы тот ни был без этого.',
  }),
  'RU-JOK-4': stated({
    en: 'A joker who checks a slandered player learns at once whether the black is false.',
    ru: 'Джокер, который чекает очерненного игрока, сразу узнает, ложный ли черный чек.',
  }),
  'RU-JOK-5': stated({
    en: 'A black check of a true black gives the negative role as well. A black who shows red is red to the joker this night; the true colour and the negative role follow one night later.',
    ru: 'Черный чек настоящего черного дает и негативную роль. Черный, который показан красным, в эту ночь красный и для джокера; настоящий цвет и негативная роль приходят на одну ночь позже.',
  }),
  'RU-JOK-6': stated({
    en: 'Of a player who was killed the same night the joker gets the true team, as a killer would.',
    ru: 'Об игроке, убитом в ту же ночь, джокер узнает настоящую команду, как узнал бы киллер.',
  }),
  'RU-JOK-7': stated({
    en: 'The joker sees the names and the roles of whoever came to him at night.',
    ru: 'Джокер видит имена и роли всех, кто приходил к нему ночью.',
  }),
  'RU-JOK-8': stated({
    en: 'A detective who tracks a player whom the joker checked notices neither slander nor whitening.',
    ru: 'Детектив, который следит за тем, кого проверил джокер, не замечает ни очернения, ни окраснения.',
  }),
  'RU-JOK-9': stated({
    en: 'When all other blacks are gone the joker may kill instead of checking. He checks red until his first successful kill, and black already in the night of it.',
    ru: 'Когда все другие черные выбыли, джокер может вместо чека убивать. Он чекается красным до первого успешного убийства, а в ночь этого убийства — уже черным.',
  }),
  'RU-JOK-B1': stated({
    en: 'A joker who is also a commissioner makes both checks apart: one as the joker does nothing for the commissioner, and one as the commissioner turns no colour round. What he turned round as the joker shows so in his other check too, unless the host says otherwise.',
    ru: 'Джокер, который одновременно комиссар, делает оба чека отдельно: чек джокера ничего не дает комиссару, а чек комиссара не меняет цвета. Цвет, который он поменял как джокер, виден и в другом его чеке, если ведущий не решил иначе.',
  }),
}

const poisoner: Rules = {
  'RU-POI-1': stated({
    en: 'The poison works in the night after it was given, in the slot of the poisoner, unless the poisoner gives the antidote before that or somebody visits the victim that night to heal. While the victim lives there is no other move than the antidote.',
    ru: 'Яд действует на следующую ночь после отравления, на месте отравителя, если до этого отравитель не даст противоядия и никто не придет этой ночью лечить жертву. Пока жертва жива, других ходов, кроме противоядия, нет.',
  }),
  'RU-POI-2': stated({
    en: 'Poisoning is foiled, and the poisoner is told, where he is blocked or the target is guarded or healed the same night. It fails with a client of the prostitute and for a poisoner who is one; a client of the geisha can be poisoned.',
    ru: 'Отравление срывается, и отравителю об этом сообщают, если он заблокирован или цель в ту же ночь под защитой или ее лечат. Оно не удается с клиентом проститутки и у отравителя, который сам ее клиент; клиента гейши отравить можно.',
  }),
  'RU-POI-3': stated({
    en: 'Poison outlives the poisoner. It is no attack, and a secretary can be poisoned.',
    ru: 'Яд действует и после того, как отравитель выбыл. Он не считается нападением, и секретаршу отравить можно.',
  }),
  'RU-POI-4': stated({
    en: 'A poisoning is used up when somebody dies of it who is neither black nor faceless. A shot that the other blacks cannot use may become one more poisoning. If that one comes to nothing after the poisoner is gone, or a black dies of his poison then, the blacks who are left get a shot: the maniac where one of the mafia is dead, else the mafia.',
    ru: 'Отравление реализовано, если от него умер не черный и не безликий. Выстрел, который другие черные не могут использовать, может стать еще одним отравлением. Если после выбывания отравителя оно ни к чему не привело или от его яда умер черный, оставшиеся черные получают выстрел: маньяк, если одна из мафий мертва, иначе мафия.',
  }),
  'RU-POI-5': stated({
    en: 'In the extended format the poisoner may name two victims after a night in which he was foiled, or after a black or the faceless died of poison. One of them dies, a red rather than another. Each of them has a decision of her own about the antidote.',
    ru: 'В расширенном формате отравитель может назвать двух жертв после ночи, в которую его ход сорвали, или после того, как от яда умер черный или безликий. Умирает одна из них, прежде всего красная. О противоядии для каждой решают отдельно.',
  }),
  'RU-POI-6': stated({
    en: 'When all other blacks are gone the poisoner may kill where he cannot or will not poison; poison already given keeps working. He checks red until his first kill as a killer, and black already in the night of it.',
    ru: 'Когда все другие черные выбыли, отравитель может убивать, если не может или не хочет отравлять; яд, который уже дан, продолжает действовать. Он чекается красным до первого убийства как киллер, а в ночь этого убийства — уже черным.',
  }),
}

const executor: Rules = {
  'RU-EXE-1': stated({
    en: 'At the end of the night the executor captures a player, whose civil role is blocked from then on. Before the next night he learns the civil role and the team of the captive, the faceless counting as red.',
    ru: 'В конце ночи экзекутор захватывает игрока, и с этого момента мирная роль пленника заблокирована. Перед следующей ночью экзекутор узнает его мирную роль и команду; безликий считается красным.',
  }),
  'RU-EXE-2': stated({
    en: 'A captive who is let go has the civil role back, but makes no move that night.',
    ru: 'Отпущенному пленнику возвращается мирная роль, но хода в эту ночь он не делает.',
  }),
  'RU-EXE-3': stated({
    en: 'A captive whom he goes on torturing is maimed: civil role and colour are gone for good, the negative role is blocked for that night, and the victim is told.',
    ru: 'Пленник, которого он продолжает пытать, покалечен: мирной роли и цвета больше нет, негативная роль заблокирована на эту ночь, и жертве об этом сообщают.',
  }),
  'RU-EXE-4': stated({
    en: 'An executor who is lynched while he holds nobody else may maim any player, and the result of the vote says so. If he holds somebody else, he may maim the captive and nobody else. The negative role of the victim is blocked for that night.',
    ru: 'Экзекутор, которого залинчевали, когда он не держит никого другого, может покалечить любого игрока, и об этом говорится в итогах голосования. Если он держит другого, покалечить можно пленника и больше никого. Негативная роль жертвы заблокирована на эту ночь.',
  }),
  'RU-EXE-5': stated({
    en: 'The executor may torture himself: his own civil role and colour are gone, his negative move of the next night stays, and he still may maim another if he is lynched.',
    ru: 'Экзекутор может пытать самого себя: его мирной роли и цвета больше нет, негативный ход следующей ночи остается, и если его залинчуют, он по-прежнему может покалечить другого.',
  }),
  'RU-EXE-6': stated({
    en: 'In the extended format the executor may capture two players on each of the first two nights.',
    ru: 'В расширенном формате в каждую из первых двух ночей экзекутор может захватить двух игроков.',
  }),
  'RU-EXE-7': stated({
    en: 'The executor reaches clients too. A captive is told of the pain, one who is let go of being free.',
    ru: 'Экзекутор добирается и до клиентов. Пленнику сообщают о боли, отпущенному — о свободе.',
  }),
  'RU-EXE-8': stated({
    en: 'The executor survives one killing at night, and who watches him sees no attack then.',
    ru: 'Экзекутор переживает одно ночное убийство, и кто за ним следит, тот нападения тогда не видит.',
  }),
  'RU-EXE-9': stated({
    en: 'An attempt on the executor does not foil the capture. If somebody else’s civil role saved him, his own civil move after the killers is foiled; a bodyguard who took the blow counts as such, unless the host says otherwise.',
    ru: 'Покушение на экзекутора захвата не срывает. Если его спасла чужая мирная роль, его собственный мирный ход, который идет после киллеров, сорван; телохранитель, принявший удар на себя, тоже в счет, если ведущий не решил иначе.',
  }),
  'RU-EXE-10': stated({
    en: 'When foiled the executor may seem to have gone to himself. He checks red until his first successful kill. When all other blacks are gone he may kill instead of capturing, and whoever he holds he keeps.',
    ru: 'Если ход сорван, экзекутор может создать видимость хода в себя. Он чекается красным до первого успешного убийства. Когда все другие черные выбыли, он может вместо захвата убивать, а кого держит, тот остается у него.',
  }),
}

const geisha: Rules = {
  'RU-GEI-1': stated({
    en: 'Later civil moves of the geisha’s client fail, and so do civil moves towards the client, except those of witch, maid, drug dealer and journalist. Moves of negative roles stand both ways.',
    ru: 'Более поздние мирные ходы клиента гейши не проходят, как и мирные ходы в него, кроме ходов ведьмы, горничной, наркодилера и журналиста. Ходы негативных ролей в силе в обе стороны.',
  }),
  'RU-GEI-2': stated({
    en: 'Who kills the geisha kills her client too, but she dies alone where the client is black. A killer who comes for her black client calls it off, and so does a black client who comes for her.',
    ru: 'Кто убивает гейшу, убивает и ее клиента, но если клиент черный, она умирает одна. Ход киллера, который пришел за ее черным клиентом, отменяется, как и ход черного клиента, который пришел за ней.',
  }),
  'RU-GEI-3': stated({
    en: 'The death of the client does not touch the geisha.',
    ru: 'Смерть клиента гейшу не затрагивает.',
  }),
  'RU-GEI-4': stated({
    en: 'The client is told of the evening without a word of whose company it was, and the geisha learns the client’s civil role.',
    ru: 'Клиенту сообщают о проведенной ночи, не говоря, у кого он был, а гейша узнает мирную роль клиента.',
  }),
  'RU-GEI-5': stated({
    en: 'Taken together with her client by a prostitute who takes care and is killed, the geisha is maimed and her client is unharmed.',
    ru: 'Если гейшу вместе с клиентом забрала проститутка, которая предохраняется, и проститутку убили, гейша покалечена, а ее клиент невредим.',
  }),
  'RU-GEI-6': stated({
    en: 'The geisha’s move fails where she is blocked, her target is guarded, or it is a bum who acts or a kamikaze who can kill. She may move on herself, not two nights in a row, and that keeps no killer away. When foiled she may seem to have done so.',
    ru: 'Ход гейши срывается, если она заблокирована, цель под защитой или это сделавший ход бомж или камикадзе, который может убить. Она может сделать ход в себя, но не две ночи подряд, и от киллера это не спасает. Если ход сорван, она может создать видимость, что так и сделала.',
  }),
  'RU-GEI-7': stated({
    en: 'When the maniac is gone the geisha kills on the maniac’s nights, once a night, and may use her own move on somebody else beside it.',
    ru: 'Когда маньяк выбыл, гейша убивает в его ночи, один раз за ночь, и может вместе с этим сделать собственный ход в кого-то другого.',
  }),
  'RU-GEI-8': stated({
    en: 'The geisha may insure the maniac with a target of her own, before any insurance by the mafia. She does not insure yakuza, but takes the place of one who is dead.',
    ru: 'Гейша может страховать маньяка с собственной целью, раньше любой страховки мафии. Якудзу она не страхует, но занимает место погибшей.',
  }),
  'RU-GEI-9': stated({
    en: 'The geisha checks red until her first successful kill, insurance not counted, and black already in the night of it.',
    ru: 'Гейша чекается красной до первого успешного убийства, не считая страховки, а в ночь этого убийства — уже черной.',
  }),
  'RU-GEI-B1': stated({
    en: 'A geisha who is also a prostitute takes two players, both by the rules of the geisha. Killed, she takes one of them along: a red before the faceless, and of two reds one is drawn. Whoever tracks her sees her with the client who was not killed.',
    ru: 'Гейша, которая одновременно проститутка, забирает двух игроков, обоих по правилам гейши. Если ее убили, она забирает с собой одного из них: красного раньше, чем безликого, а из двух красных — по жребию. Слежка видит ее у того клиента, которого не убили.',
  }),
}

const successors: Rules = {
  'RU-FMT-5': stated({
    en: 'In the extended format, when the last two blacks are both of joker, poisoner and executor, a poisoner without a poisoning left becomes the killer; otherwise the joker goes before the executor, and the executor before the poisoner.',
    ru: 'В расширенном формате, если последние двое черных — из числа джокера, отравителя и экзекутора, киллером становится отравитель, у которого не осталось отравлений; иначе джокер раньше экзекутора, а экзекутор раньше отравителя.',
  }),
  'RU-OVL-6': stated({
    en: 'Which of two last werewolves becomes the killer follows from whether the poisoner can still poison, then from the order joker, executor, poisoner. The imitator goes before the geisha in the maniac’s place, unless the host says otherwise.',
    ru: 'Кто из двух последних оборотней становится киллером, зависит от того, может ли отравитель еще отравлять, а затем от порядка: джокер, экзекутор, отравитель. Место маньяка подражатель занимает раньше гейши, если ведущий не решил иначе.',
  }),
}

export const tricks: Rules = { ...joker, ...poisoner, ...executor, ...geisha, ...successors }
