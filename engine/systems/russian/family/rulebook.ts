/** Sons of the boss, hired killers, the imitator and the second pair of killers. */
import { stated, type Rules } from '../../../ruleset/said.ts'

const sonOfBoss: Rules = {
  'RU-SON-1': stated({
    en: 'The son of the boss belongs to the mafia from the start as a third partner: their shots and their rumours are his too.',
    ru: 'Сын босса с самого начала — третий напарник мафии: ее выстрелы и ее слухи принадлежат и ему.',
  }),
  'RU-SON-2': stated({
    en: "With a son of the boss one insurer is named for every shot. Three of them can use three shots at once; with a single shot on the maniac's night one of them may insure the maniac; with two nobody does.",
    ru: 'При сыне босса к каждому выстрелу называют одного страхующего. Втроем можно использовать три выстрела сразу; если в ночь маньяка выстрел один, кто-то из тройки может страховать маньяка, если два — никто.',
  }),
  'RU-SON-3': stated({
    en: 'Checks show the son of the boss red whatever he did.',
    ru: 'Сын босса чекается красным, что бы он ни сделал.',
  }),
  'RU-SON-4': stated({
    en: 'When the son of the boss is out, the partner named as his successor takes the status, also as the last of the mafia; but one who is the son by succession does not pass it on to the last. The name may be given or changed every evening. A successor who is voted out is shown with the status beside his role.',
    ru: 'Когда сын босса выбыл, статус переходит к напарнику, назначенному преемником, даже если тот — последняя мафия; но кто сам стал сыном босса как преемник, тот последней мафии статус не передает. Назначить или сменить преемника можно каждый вечер. Если преемника залинчевали, рядом с его ролью показывают статус.',
  }),
}

const hireling: Rules = {
  'RU-HIR-1': stated({
    en: 'On every night on which the mafia may move she sends an order for the hireling with her own target. He sends nothing in, cannot refuse, and goes before her; he carries out one order a night.',
    ru: 'В каждую ночь, в которую мафия может сделать ход, она вместе с собственной целью присылает заказ для наемника. Наемник ничего не присылает, отказаться не может и ходит раньше нее; за ночь он исполняет один заказ.',
  }),
  'RU-HIR-2': stated({
    en: 'If the hireling kills anybody, the mafia who sent him stays at home and the shot is his; if he does not, for whatever reason, she goes for her own target. With neither order nor target the shot is kept.',
    ru: 'Если наемник кого-то убил, пославшая его мафия остается дома, и выстрел засчитан за ним; если не убил, по какой бы то ни было причине, она идет за своей целью. Если нет ни заказа, ни цели, выстрел сохраняется.',
  }),
  'RU-HIR-3': stated({
    en: "The hireling passes over whoever is under the blocker's guard or a bodyguard, a kamikaze, another black and himself. A partner of the mafia is named only as a kill of a partner that is confirmed.",
    ru: 'Наемник обходит того, кто под защитой блокера или под охраной телохранителя, камикадзе, другого черного и самого себя. Напарник мафии может быть целью, только если убийство напарника подтверждено.',
  }),
  'RU-HIR-4': stated({
    en: 'Nothing done to the mafia stops or shows the order; what is done to the hireling does.',
    ru: 'Ходы в мафию заказа не срывают и не выдают; ходы в наемника — срывают и выдают.',
  }),
  'RU-HIR-5': stated({
    en: 'An order may name a civil role instead of a player, with players to be left alone: the hireling attacks whoever has the role, or passes when nobody within reach has it; whom he would pass over is not within reach. If that player survives, mafia and hireling learn the name.',
    ru: 'Вместо игрока в заказе можно указать мирную роль, а к ней игроков, которых не трогать: наемник нападает на владельца роли или пропускает ход, если среди доступных целей ее ни у кого нет; кого он обошел бы, тот недоступен. Если владелец роли выжил, мафия и наемник узнают имя.',
  }),
  'RU-HIR-6': stated({
    en: 'The mafia learns the team of whom the hireling killed, and in the morning that he died in the night; he does not learn of her victims.',
    ru: 'Мафия узнает команду того, кого убил наемник, а утром — и о том, что наемник ночью погиб; о ее жертвах он не узнает.',
  }),
  'RU-HIR-7': stated({
    en: 'An order may insure the maniac, and a partner with a shot is still insured by the mafia who gave it, if the hireling killed nobody. In the place of the mafia he and the maniac insure each other.',
    ru: 'Заказом можно страховать маньяка, и мафия, которая его дала, по-прежнему страхует напарника с выстрелом, если наемник никого не убил. Когда наемник занял место мафии, он и маньяк страхуют друг друга.',
  }),
  'RU-HIR-8': stated({
    en: 'With all mafia out the hireling kills for himself on her nights, by name or by role, and may pass by naming whom he would pass over; the maniac may insure such a kill and be insured by it, and he learns who survived with the role he named; with the maniac out too he kills every night.',
    ru: 'Когда выбыла вся мафия, наемник убивает за себя в ее ночи, по имени или по роли, и может пропустить ход, назвав того, кого обошел бы; маньяк может страховать такое убийство и получить от него страховку, а наемник узнает, кто с названной ролью выжил; когда выбыл и маньяк, наемник убивает каждую ночь.',
  }),
  'RU-HIR-9': stated({
    en: 'Every kill of the hireling is the special move of a werewolf.',
    ru: 'Любое убийство наемника — особый ход оборотня.',
  }),
  'RU-HIR-10': stated({
    en: 'The hireling shows red until he kills for himself for the first time, already in that night; what he kills on order does not count.',
    ru: 'Наемник чекается красным, пока впервые не убьет за себя, а в ночь этого убийства — уже черным; убийства по заказу не в счет.',
  }),
}

const imitator: Rules = {
  'RU-IMI-1': stated({
    en: 'The imitator takes the place of the maniac when he is out. He learns who the maniac is before the first night on which the maniac kills; as long as the maniac lives nobody else sends in his kills.',
    ru: 'Подражатель занимает место выбывшего маньяка. Кто маньяк, он узнает перед первой ночью, в которую маньяк убивает; пока маньяк жив, его убийства никто другой не присылает.',
  }),
  'RU-IMI-2': stated({
    en: "Once they have met, the imitator may pretend to be the maniac each evening: what is aimed at the maniac that night meets an illusion. It comes to what it would come to with his civil role alone, and he himself is not harmed: he dies of nobody's company, no life is used up for him, and a kamikaze's illusion takes its killer along. Capture, poison and company of it are foiled, and who sent them in hears so.",
    ru: 'После встречи подражатель может каждый вечер притвориться маньяком: что этой ночью направлено в маньяка, попадает в иллюзию. Последствия те же, как если бы у маньяка была одна мирная роль, а сам маньяк невредим: он не умирает вместе с гейшей или проституткой, запасная жизнь за него не тратится, а иллюзия-камикадзе забирает убийцу с собой. Захват, отравление и ходы проститутки и гейши срываются, и тому, кто их прислал, об этом сообщают.',
  }),
  'RU-IMI-3': stated({
    en: 'An illusion is red to every check, and when that check is verified, if the civil role can be checked at all. What is aimed at the imitator himself is as ever.',
    ru: 'Иллюзия красная для любого чека и для его проверки, если мирную роль вообще можно прочекать. Что направлено в самого подражателя, действует как всегда.',
  }),
  'RU-IMI-4': stated({
    en: 'When the imitator or the illusion is killed, everything that comes after the doctor reaches the maniac himself.',
    ru: 'Если убиты подражатель или иллюзия, все, что идет после доктора, попадает в самого маньяка.',
  }),
  'RU-IMI-5': stated({
    en: "The illusion stands although the imitator's negative role is blocked or his face cut. It helps against neither a madman nor a kamikaze whom the maniac attacks.",
    ru: 'Иллюзия остается и тогда, когда негативная роль подражателя заблокирована или ему срезали лицо. Она не помогает ни от безумца, ни от камикадзе, на которого напал маньяк.',
  }),
  'RU-IMI-6': stated({
    en: 'When the imitator is voted out he may leave as any negative role that is in the game, and before his first kill as red. He counts as black all the same.',
    ru: 'Если подражателя залинчевали, он может уйти под видом любой негативной роли, которая есть на игре, а до своего первого убийства — и красным. Считается он все равно черным.',
  }),
  'RU-IMI-7': stated({
    en: "The imitator is truly red until they meet, to verified checks as well. In the maniac's place he shows red until his first kill, which already counts in its own night.",
    ru: 'До встречи подражатель по-настоящему красный, в том числе при проверке чека. На месте маньяка он чекается красным до первого убийства, которое видно уже в ту же ночь.',
  }),
}

const yakuza: Rules = {
  'RU-YAK-1': stated({
    en: 'The yakuza are two killers in the place of the maniac and one werewolf. They shoot on his nights by the rules of the mafia; their daughter of the head is a son of the boss, their ninja a hireling.',
    ru: 'Якудза — два киллера вместо маньяка и одного оборотня. Они стреляют в его ночи по правилам мафии; дочь главы у них то же, что сын босса, а ниндзя — то же, что наемник.',
  }),
  'RU-YAK-2': stated({
    en: 'A side reduced to one while the other has at least two gives up its night and the shots kept; a son, daughter, hireling or ninja counts as its third. In the extended game a side keeps its night as long as one of it lives. A hireling or ninja without employers goes over to the other pair.',
    ru: 'Сторона, у которой остался один, пока у другой хотя бы двое, отдает свою ночь и запасные выстрелы; сын босса, дочь главы, наемник или ниндзя считается третьим на своей стороне. В расширенном формате сторона сохраняет ночь, пока на ней жив хоть один. Наемник или ниндзя без нанимателей переходит к другой паре.',
  }),
  'RU-YAK-3': stated({
    en: 'Yakuza show black, but each evening a whole pair may whiten one of its two; rumours are stronger. The mafia has this right only when both mafia live and a yakuza is out, in the extended game as long as her pair is whole. A pair made of the last two keeps it.',
    ru: 'Якудза чекается черной, но каждый вечер целая пара может окраснить одного из двоих; слухи сильнее. У мафии это право есть, только когда обе мафии живы, а одна из якудз выбыла, в расширенном формате — пока цела ее пара. Пара из последних двоих его сохраняет.',
  }),
  'RU-YAK-4': stated({
    en: 'A single shooter against a pair has no shot, but insures the pair with a target of his own, and passes over a black.',
    ru: 'У одиночки против пары выстрела нет, но он страхует пару с собственной целью и черного обходит.',
  }),
  'RU-YAK-5': stated({
    en: 'While both pairs are whole and only one has a shot, a killer of the other insures it, even when the victim was saved. A hireling or ninja may do it, and his employer does not follow.',
    ru: 'Пока обе пары целы и выстрел есть только у одной, ее страхует киллер другой, даже если жертву спасли. Это может сделать наемник или ниндзя, и его наниматель следом не идет.',
  }),
  'RU-YAK-6': stated({
    en: 'A mafioso and a yakuza left without partners, without a third or hired one and without a geisha in the place of a partner, are one new pair with all that partners have: insurance that nobody asks for, also where the victim was saved, moves sent in for each other, consent to a suicide and to a shot at the partner, and one shot each where there are two. Either makes the shot of either night, unless the host has each keep to the own one.',
    ru: 'Мафия и якудза, оставшиеся без напарников, без третьего или наемного и без гейши на месте напарника, — одна новая пара, у которой есть все, что есть у напарников: страховка без всякой просьбы, и тогда, когда жертву спасли, ходы, присланные друг за друга, согласие на самоубийство и на выстрел в напарника, по одному выстрелу на каждого, если их два. Выстрел любой из ночей делает любой из двоих, если ведущий не закрепил за каждым свою.',
  }),
}

export const family: Rules = { ...sonOfBoss, ...hireling, ...imitator, ...yakuza }
