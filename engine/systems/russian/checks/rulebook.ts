import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

const colours: Rules = {
  'RU-CHK-1': stated({
    en: 'Reds show red; mafia, maniac and yakuza show black; werewolves show red until they kill, and the faceless shows red.',
    ru: 'Красные чекаются красными; мафия, маньяк и якудза — черными; оборотни — красными, пока не совершат убийство; безликий — красным.',
  }),
  'RU-CHK-2': stated({
    en: 'Who holds a check may have it verified instead of a move: the answer is exact, a werewolf comes out black and the faceless red.',
    ru: 'У кого есть чек, тот может вместо хода отправить его на проверку: ответ точный, оборотень окажется черным, безликий — красным.',
  }),
  'RU-CHK-3': stated({
    en: 'A check of oneself says nothing about a black role of one’s own, and neither does its verification.',
    ru: 'Чек самого себя ничего не говорит о собственной черной роли, и его проверка тоже.',
  }),
  'RU-SLN-2': stated({
    en: 'Slander beats whitening, and the joker turns round whatever would then be shown.',
    ru: 'Очернение сильнее окраснения, а джокер меняет на противоположный тот цвет, который вышел бы после них.',
  }),
  'RU-GEN-2': stated({
    en: 'The son of the boss shows red always, other werewolves until their first kill, by whatever role; a kill counts for the checks of the same night.',
    ru: 'Сын босса всегда чекается красным, остальные оборотни — до первого убийства, за какую бы роль оно ни было; убийство видно уже чекам той же ночи.',
  }),
  'RU-GEN-3': implied({
    en: 'The colour of a night is the natural one, then whitened, then slandered, then turned round by the joker.',
    ru: 'Цвет на эту ночь складывается так: настоящий, затем окраснение, затем очернение, затем замена цвета джокером.',
  }),
  'RU-GEN-4': chosen({
    en: 'A verified check is red where the black was false, black for a werewolf, red for the faceless; whoever was whitened comes out black.',
    ru: 'Проверка чека дает красный цвет, если черный чек был ложным, черный для оборотня и красный для безликого; кого окраснили, тот окажется черным.',
  }),
}

const knowing: Rules = {
  'RU-GEN-13': stated({
    en: 'General information leaves out only what settles the team; the data of a role leave out what others did to its holder; its moves are only whom it chose.',
    ru: 'В общую информацию не входит только то, что определяет команду; в данные роли не входит то, что сделали с ее владельцем другие; ходы роли — это только выбор целей.',
  }),
  'RU-INFO-1': stated({
    en: 'General information is everything about the moves and effects of a role and what others did to its holder, but for what settles his team.',
    ru: 'Общая информация роли — все о ходах и эффектах роли и о том, что сделали с ее владельцем другие, кроме того, что определяет его команду.',
  }),
  'RU-INFO-2': stated({
    en: 'The data of a role are its moves, its results and what it holds, without what others did to its holder.',
    ru: 'Данные роли — ее ходы, их результаты и все, что у нее есть, без того, что сделали с ее владельцем другие.',
  }),
  'RU-INFO-3': stated({
    en: 'The moves of a role are whom it chose by day and by night, without any result.',
    ru: 'Ходы роли — кого она выбирала днем и ночью, без результатов.',
  }),
  'RU-GEN-14': stated({
    en: 'Whoever substitutes what another learns receives the substitute as well.',
    ru: 'Кто подменяет чужую информацию, сам получает то же подмененное.',
  }),
  'RU-INFO-5': stated({
    en: 'The substitute takes the place of the true result also in what its author is told, so nobody who looks on can tell.',
    ru: 'Подмененный результат заменяет настоящий и в том, что сообщают самому подменившему, поэтому со стороны подмену не распознать.',
  }),
  'RU-GEN-19': stated({
    en: 'The detective notices visitors at home: by name on a night of tracking, by role on a night of a request. Bum, hero and criminalist always notice names, hypnotist, priest and politician roles, the joker both. Whoever notices names misses what a bum misses: a killer whose victim lives, and the special moves of werewolves. The cutting of a face is noticed as well, save by the bum.',
    ru: 'Детектив замечает гостей у себя дома: в ночь слежки — имена, в ночь запроса — роли. Бомж, герой и криминалист всегда замечают имена, гипнотизер, священник и политик — роли, джокер — и то и другое. Кто замечает имена, не видит того же, чего не видит бомж: киллера, чья жертва выжила, и особых ходов оборотней. Замечают и срез лица — все, кроме бомжа.',
  }),
  'RU-GEN-20': stated({
    en: 'For who tracks them the hypnotist, the criminalist and the witch sit at home.',
    ru: 'Для тех, кто за ними следит, гипнотизер, криминалист и ведьма сидят дома.',
  }),
  'RU-GEN-23': stated({
    en: 'Whoever takes over a role that observes another learns which role that is as soon as he uses it.',
    ru: 'Кому досталась роль, которая наблюдает за другой, тот узнает, за какой именно, как только воспользуется ею.',
  }),
  'RU-INFO-4': stated({
    en: 'The new holder of an observing role is told at the first use what it observes.',
    ru: 'Новый владелец наблюдающей роли при первом ходе узнает, за кем она наблюдает.',
  }),
  'RU-INFO-6': stated({
    en: 'What somebody must know to make a move the host tells him when asking for it.',
    ru: 'Что игроку нужно знать, чтобы сделать ход, ведущий сообщает ему, когда спрашивает про этот ход.',
  }),
}

const commissioner: Rules = {
  'RU-COM-1': stated({
    en: 'The commissioner checks a colour every night; the public learns that the check passed. A blocked role of the target does not hinder it.',
    ru: 'Комиссар каждую ночь проверяет цвет; всем объявляют, что чек прошел. Блок роли у цели чеку не мешает.',
  }),
  'RU-COM-2': stated({
    en: 'The check does not pass where there was none, the target was killed, commissioner or target were taken home by geisha or prostitute, or the commissioner was stopped, by the fire of a madman too.',
    ru: 'Чек не проходит, если комиссар пропустил ход, если цель убита, если комиссар или цель были у гейши или проститутки и если комиссара остановили, в том числе пожаром безумца.',
  }),
  'RU-COM-3': chosen({
    en: 'There is no information about the maimed, about those whose role hides the colour, and where doctor, blocker, bodyguard or another checker came to the same target; a foiled move of theirs does not count.',
    ru: 'Информация не предоставляется о покалеченных, о тех, чья роль скрывает цвет, и о цели, которую выбрал также доктор, блокер, телохранитель или другой чекер; их сорванный ход не учитывается.',
  }),
  'RU-COM-4': stated({
    en: 'Instead of a check the commissioner may have an earlier one verified, red or black.',
    ru: 'Вместо чека комиссар может отправить на проверку прежний чек, красный или черный.',
  }),
  'RU-COM-5': stated({
    en: 'A check of oneself never finds the own negative role. A rumour or a joker shows in it as in any check; verified it is never black.',
    ru: 'Чек самого себя никогда не затрагивает собственную негативную роль. Слухи и джокер видны в нем, как в любом чеке; проверка никогда не даст черный цвет.',
  }),
  'RU-COM-6': stated({
    en: 'The investigator gets the result every morning.',
    ru: 'Следователь получает результат каждое утро.',
  }),
  'RU-COM-B1': stated({
    en: 'A black commissioner learns at once whether a black check was false.',
    ru: 'Черный комиссар сразу узнает, ложный ли его черный чек.',
  }),
  'RU-COM-B2': stated({
    en: 'A black commissioner may set the colour that the investigator gets, on a condition if he likes; nothing is set where the check fails.',
    ru: 'Черный комиссар может задать цвет, который получит следователь, при желании с условием; если чек сорван, подмены нет.',
  }),
  'RU-COM-G1': stated({
    en: 'The faceless substitutes like a black commissioner.',
    ru: 'Безликий подменяет информацию, как черный комиссар.',
  }),
}

const lawyer: Rules = {
  'RU-LAW-1': stated({
    en: 'The lawyer checks and verifies like the commissioner, and is told of everything in private, also that a check did not pass.',
    ru: 'Адвокат чекает и проверяет чеки, как комиссар, но узнает обо всем в личном сообщении, в том числе о том, что чек не прошел.',
  }),
  'RU-LAW-B1': stated({
    en: 'A black lawyer learns at once whether a black check was false, and votes with one vote more against everybody whom he checked, whatever the colour; when everybody has voted he may drop that vote.',
    ru: 'Черный адвокат сразу узнает, ложный ли его черный чек, и голосует на голос больше против каждого, кого он прочекал, какой бы цвет ни вышел; когда все проголосовали, он может эту прибавку отменить.',
  }),
}

const inquisitor: Rules = {
  'RU-INQ-1': stated({
    en: 'The inquisitor checks like the commissioner, and is told in private, also that a check did not pass.',
    ru: 'Инквизитор чекает, как комиссар, но узнает обо всем в личном сообщении, в том числе о том, что чек не прошел.',
  }),
  'RU-INQ-2': chosen({
    en: 'On the night after a black check the inquisitor may burn that player, have the check verified, or check somebody else. A burning that failed is not repeated without another black check.',
    ru: 'На следующую ночь после черного чека инквизитор может сжечь этого игрока, проверить чек или чекнуть кого-то другого. Сорванное сожжение без нового черного чека не повторить.',
  }),
  'RU-INQ-4': {
    says: {
      en: 'The inquisitor is the last of the civil killers, and for the blocker a burning is a negative move.',
      ru: 'Инквизитор ходит последним из мирных киллеров; для блокера сожжение — негативный ход.',
    },
    origin: 'stated',
    uncheckable: {
      en: 'says again of one role what holds for all civil killers, where it is shown (RU-ORD-2, RU-BLK-6)',
      ru: 'повторяет об одной роли сказанное обо всех мирных киллерах, где это и показано (RU-ORD-2, RU-BLK-6)',
    },
  },
  'RU-INQ-B1': stated({
    en: 'A black inquisitor learns at once whether a black check was false; by a red or a false black check he may burn one night later.',
    ru: 'Черный инквизитор сразу узнает, ложный ли его черный чек; по красному или ложному черному чеку он может сжечь на ночь позже.',
  }),
  'RU-INQ-B2': stated({
    en: 'A black inquisitor who burned a black shows red until he burns a red.',
    ru: 'Черный инквизитор, сжегший черного, чекается красным, пока не сожжет красного.',
  }),
  'RU-INQ-G1': stated({
    en: 'The faceless as inquisitor may burn himself.',
    ru: 'Безликий инквизитор может сжечь себя.',
  }),
}

const journalist: Rules = {
  'RU-JOU-1': stated({
    en: 'The journalist compares the colours of two other players, as checks of a commissioner would show them, and is told whether they are the same.',
    ru: 'Журналист сравнивает цвета двух других игроков, какими их показал бы чек комиссара, и узнает, одинаковые они или разные.',
  }),
  'RU-JOU-2': stated({
    en: 'There is no information where he is stopped, blocked or in company, where one of the two is killed or maimed or hides the colour by role, and where another checker came to one of them. Clients can be compared.',
    ru: 'Информация не предоставляется, если журналиста остановили, заблокировали или он в компании, если кто-то из двоих убит, покалечен или его роль скрывает цвет, а также если к одному из них приходил другой чекер. Клиентов сравнивать можно.',
  }),
  'RU-JOU-3': stated({
    en: 'On the night after a successful comparison two new players are not compared; a known one with a new one are, and any earlier result can be verified, also where one of the two is dead: it is then as if the checks of both were verified.',
    ru: 'В ночь после успешного сравнения двух новых игроков сравнить нельзя, но можно сравнить известного с новым или проверить любой прежний результат, даже если один из двоих погиб: он будет таким, словно проверены чеки обоих.',
  }),
  'RU-JOU-B1': chosen({
    en: 'A black journalist learns the colour of each of the two at once, as a check would show it; that one of them was a red under slander he learns one night later.',
    ru: 'Черный журналист сразу узнает цвет каждого из двоих, каким его показал бы чек; что кто-то из них — красный под очернением, он узнает на одну ночь позже.',
  }),
}

const detective: Rules = {
  'RU-DET-1': stated({
    en: 'Who is tracked was at home or went to somebody. No move, or one on oneself, is at home.',
    ru: 'Слежка показывает, что игрок сидел дома или к кому-то ходил. Если хода не было или он сделан на себя, игрок сидел дома.',
  }),
  'RU-DET-2': stated({
    en: 'Of a civil and a negative move the negative one is seen.',
    ru: 'Из мирного и негативного хода виден негативный.',
  }),
  'RU-DET-3': stated({
    en: 'Who was seen at an attack is named one night later as having moved by a negative role.',
    ru: 'О том, кого детектив застал на покушении, он на одну ночь позже узнает, что это был ход негативной роли.',
  }),
  'RU-DET-4': stated({
    en: 'Of the doctor both targets are seen, and of somebody whom hypnosis led elsewhere both places.',
    ru: 'У доктора видны обе цели, у того, кого увел гипноз, — оба места.',
  }),
  'RU-DET-5': stated({
    en: 'Of werewolves only the civil move is seen, unless they shoot like a killer.',
    ru: 'У оборотней виден только мирный ход, если они не стреляют как киллер.',
  }),
  'RU-DET-6': stated({
    en: 'A move that failed at its target is seen all the same.',
    ru: 'Ход, который сорвался о свою цель, все равно виден.',
  }),
  'RU-DET-7': stated({
    en: 'Instead of where somebody went the detective may learn his civil role.',
    ru: 'Вместо того чтобы узнавать, куда ходил игрок, детектив может узнать его мирную роль.',
  }),
  'RU-DET-8': stated({
    en: 'Instead of tracking the detective may name a civil role and learn where it was on every night; there is no information about a role that is not in the game, nor where his own role is blocked. Company, fire, an attack and an arrest of the night do not stop it.',
    ru: 'Вместо слежки детектив может назвать мирную роль и узнать, где она была в каждую из ночей; если такой роли нет на игре или его собственная роль заблокирована, информация не предоставляется. Проститутка и гейша, пожар, нападение и арест этой ночи запросу не мешают.',
  }),
  'RU-DET-9': stated({
    en: 'Tracking gives no information where the detective was stopped, or where he or the target was taken home by geisha or prostitute, and in the fire of a madman.',
    ru: 'Слежка не дает информации, если детектива остановили, если он или его цель были у гейши или проститутки, а также при пожаре безумца.',
  }),
  'RU-DET-10': stated({
    en: 'On a night of tracking the detective learns who came to him, on a night of a request which roles did, in company too unless the host has it otherwise.',
    ru: 'В ночь слежки детектив узнает, кто к нему приходил, в ночь запроса — какие роли приходили, в том числе когда он сам у проститутки или гейши, если ведущий не решил иначе.',
  }),
  'RU-DET-11': stated({
    en: 'Of a target who is killed that night the detective learns the team.',
    ru: 'Если цель в эту ночь убита, детектив узнает ее команду.',
  }),
  'RU-DET-12': stated({
    en: 'The detective notices slander on the target unless somebody checked its colour, and slander on himself always, and by which side; the investigator hears of it one night later.',
    ru: 'Детектив замечает очернение на цели, если никто не проверил ее цвет, а на себе — всегда, и узнает, от какой оно стороны; следователь узнает об этом на одну ночь позже.',
  }),
  'RU-DET-B1': stated({
    en: 'A black detective sees both the civil and the negative move; the investigator gets the usual result.',
    ru: 'Черный детектив видит и мирный ход, и негативный; следователь получает обычный результат.',
  }),
  'RU-DET-B2': stated({
    en: 'A black detective may set what the investigator gets, but not where his move failed, not what cannot have been, and no slander that a checker hid.',
    ru: 'Черный детектив может задать то, что получит следователь, но не тогда, когда его ход сорван, не то, чего быть не могло, и не очернение, скрытое чекером.',
  }),
  'RU-DET-G1': stated({
    en: 'The faceless substitutes like a black detective.',
    ru: 'Безликий подменяет информацию, как черный детектив.',
  }),
}

const investigator: Rules = {
  'RU-INV-1': stated({
    en: 'The investigator gets what commissioner and detective found every morning, without knowing who they are.',
    ru: 'Следователь каждое утро получает то, что узнали комиссар и детектив, не зная, кто они.',
  }),
  'RU-INV-2': stated({
    en: 'The investigator may have any check verified that he got from the commissioner.',
    ru: 'Следователь может отправить на проверку любой чек, который получил от комиссара.',
  }),
  'RU-INV-3': stated({
    en: 'The investigator may request a role like the detective, without noticing visitors.',
    ru: 'Следователь может сделать запрос на роль, как детектив, но гостей не замечает.',
  }),
  'RU-INV-4': stated({
    en: 'Once commissioner and detective are both dead the investigator may shoot every night until he kills a black or the faceless.',
    ru: 'Когда погибли и комиссар, и детектив, следователь может стрелять каждую ночь, пока не убьет черного или безликого.',
  }),
  'RU-INV-5': stated({
    en: 'A commissioner or detective whose role the active citizen took counts as alive, one whose role the necromancer uses as dead.',
    ru: 'Комиссар или детектив, чью роль принял активный житель, считается живым, а тот, чьей ролью пользуется некромант, — мертвым.',
  }),
  'RU-INV-6': stated({
    en: 'Verification, request and shot exclude each other; a shot that failed may be tried again.',
    ru: 'Проверка чека, запрос и выстрел исключают друг друга; неудавшийся выстрел можно повторить.',
  }),
  'RU-INV-B1': stated({
    en: 'A black investigator loses the shot by killing a red or the faceless with it; a werewolf who kills with it shows black from then on.',
    ru: 'Черный следователь теряет право на выстрел, убив им красного или безликого; оборотень, убивший этим выстрелом, с тех пор чекается черным.',
  }),
  'RU-INV-B2': stated({
    en: 'A hireling who shoots as investigator skips the order.',
    ru: 'Наемник, который стреляет как следователь, пропускает заказ.',
  }),
  'RU-INV-G1': stated({
    en: 'The faceless as investigator may shoot himself.',
    ru: 'Безликий следователь может выстрелить в себя.',
  }),
}

const activeCitizen: Rules = {
  'RU-ACZ-1': stated({
    en: 'As soon as a civil role leaves the game, by lynch or by night, the active citizen takes it, the first one that is free, and cannot refuse.',
    ru: 'Как только мирная роль выбыла из игры, днем на линчевании или ночью, ее принимает активный житель — первую освободившуюся, и отказаться он не может.',
  }),
  'RU-ACZ-2': stated({
    en: 'The role of a dead black is taken too; of several the host gives one, those of reds first.',
    ru: 'Роль умершего черного тоже принимают; из нескольких ролей одну дает ведущий, сначала роли красных.',
  }),
  'RU-ACZ-3': stated({
    en: 'The heir goes on as if the role had been his from the start and is told its moves and results.',
    ru: 'Наследник продолжает так, словно роль была у него с начала игры, и узнает ее прежние ходы и результаты.',
  }),
  'RU-ACZ-4': stated({
    en: 'A blocked heir gets the role and uses it once he is free; a role that was blocked in other hands works for a free heir.',
    ru: 'Заблокированный наследник получает роль и пользуется ею, когда блок снят; роль, заблокированная у прежнего владельца, у свободного наследника действует.',
  }),
  'RU-ACZ-5': stated({
    en: 'The role of a maimed player is not taken; of two active citizens chance decides who comes first.',
    ru: 'Роль покалеченного не принимает никто; кто из двух активных жителей первый, решает жребий.',
  }),
}

export const checks: Rules = {
  ...colours,
  ...knowing,
  ...commissioner,
  ...lawyer,
  ...inquisitor,
  ...journalist,
  ...detective,
  ...investigator,
  ...activeCitizen,
}
