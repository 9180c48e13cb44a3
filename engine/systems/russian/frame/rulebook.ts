/** The frame: time, formats, teams, who can be aimed at, evening and night as lists, blocks, and roles that lie over others. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/said.ts'

const time: Rules = {
  'RU-TIME-1': stated({
    en: 'A game goes from day to evening to night, and the night has the number of the day before it. A move belongs to its own kind of phase.',
    ru: 'За днем следует вечер, за вечером ночь, и номер у ночи тот же, что у дня перед ней. Каждый ход делают в своей фазе.',
  }),
  'RU-TIME-2': stated({
    en: 'The vote of a day starts at 21:00 Moscow time and ends when everybody has voted, at 22:00 at the latest. What has to come before the vote or by day is late afterwards.',
    ru: 'Голосование дня начинается в 21:00 по Москве и кончается, когда проголосовали все, но не позже 22:00. Что положено прислать до голосования или днем, позже считается опоздавшим.',
  }),
  'RU-TIME-3': stated({
    en: 'Moves of evening and night come in after the vote. The night closes at 00:00 Moscow time at the earliest and at 08:00 at the latest; whoever sent nothing in by then has skipped. The host may give other hours.',
    ru: 'Вечерние и ночные ходы присылают после голосования. Ночь закрывается не раньше 00:00 и не позже 08:00 по Москве; кто до этого ничего не прислал, пропускает ход. Ведущий может назначить другие часы.',
  }),
  'RU-TIME-4': stated({
    en: 'Two nights in a row are two nights without another between them. A game day lasts one full turn from the moment of the move.',
    ru: 'Две ночи подряд — это две ночи, между которыми нет третьей. Игровые сутки — полный оборот от момента хода.',
  }),
  'RU-GEN-11': stated({
    en: 'A block for a game day holds for evening, night and day, up to the phase of the same kind one day later.',
    ru: 'Блок на игровые сутки действует вечером, ночью и днем, до такой же фазы следующих суток.',
  }),
}

const formats: Rules = {
  'RU-FMT-1': stated({
    en: 'The extended format has 16 players, 11 red and 5 black. Politician and a second active citizen are dealt besides the base roles, and two werewolves instead of one.',
    ru: 'В расширенном формате 16 игроков: 11 красных и 5 черных. К базовым ролям добавляются политик и второй активный житель, а оборотней два вместо одного.',
  }),
  'RU-FMT-2': implied({
    en: 'The standard format has 12 players, 8 red and 4 black: two mafia, the maniac and one werewolf, or two mafia and a pair of yakuza. Doctor, blocker, commissioner, detective, investigator and active citizen are dealt.',
    ru: 'В обычном формате 12 игроков: 8 красных и 4 черных — две мафии, маньяк и один оборотень либо две мафии и пара якудз. Раздаются доктор, блокер, комиссар, детектив, следователь и активный житель.',
  }),
  'RU-FMT-3': stated({
    en: 'One faceless at most may play besides, as the 13th player or the 17th.',
    ru: 'Сверх этого может играть безликий, но только один: 13-м игроком или 17-м.',
  }),
  'RU-FMT-4': implied({
    en: 'Whoever has none of the base roles gets one of the optional civil roles. None of them is dealt twice.',
    ru: 'Кому не досталась базовая роль, тот получает одну из дополнительных мирных ролей. Ни одна из них не раздается дважды.',
  }),
}

const teams: Rules = {
  'RU-TEAM-1': stated({
    en: 'Whoever has only a civil role is red; mafia, maniac, yakuza and werewolves are black and win together; the faceless is grey. The side of the mafia and the side of the maniac each have shots of their own.',
    ru: 'Кто владеет только мирной ролью, тот красный; мафия, маньяк, якудза и оборотни — черные и побеждают вместе; безликий серый. У стороны мафии и у стороны маньяка выстрелы свои.',
  }),
  'RU-TEAM-2': stated({
    en: 'A negative role lies over a civil one. Neither depends on the other.',
    ru: 'Негативная роль накладывается поверх мирной. Друг от друга они не зависят.',
  }),
  'RU-TEAM-3': stated({
    en: 'What foils the night move of a black foils the negative move together with the civil one.',
    ru: 'Что срывает ночной ход черного, срывает его негативный ход вместе с мирным.',
  }),
  'RU-TEAM-4': implied({
    en: 'The mafia know each other from the start. They and the maniac do not.',
    ru: 'Мафия знает своих с начала игры. Мафия и маньяк друг друга не знают.',
  }),
  'RU-TEAM-5': stated({
    en: 'The maimed have lost civil role and colour: the role makes no move any more.',
    ru: 'Покалеченный лишился мирной роли и цвета: ходов у этой роли больше нет.',
  }),
  'RU-GEN-1': stated({
    en: 'Everybody has one civil role, whatever the team, and makes the moves of the own roles alone.',
    ru: 'У каждого игрока, в какой бы команде он ни был, одна мирная роль, и ходы он делает только за свои роли.',
  }),
  'RU-GEN-5': stated({
    en: 'Somebody is maimed whose civil role and colour were destroyed. A check of the colour gives no information, and nobody inherits the role. The negative role stays.',
    ru: 'Покалеченный — тот, чьи мирная роль и цвет уничтожены. Чек его цвета не дает информации, и роль никто не наследует. Негативная роль остается.',
  }),
  'RU-GEN-16': stated({
    en: 'Who makes two night moves that can be foiled, one civil and one negative, loses both to one foiling role.',
    ru: 'Если игрок делает за ночь два хода, которые можно сорвать, мирный и негативный, одна срывающая роль срывает оба.',
  }),
  'RU-OVL-1': chosen({
    en: 'Of a black who leaves the game both roles are shown; of one who dies at night only where the host plays it so.',
    ru: 'Когда черный выбывает, вскрываются обе его роли; если он погиб ночью — только когда так решил ведущий.',
  }),
  'RU-OVL-2': stated({
    en: 'A civil and a negative move may both be made in one night, independent of each other.',
    ru: 'Мирный и негативный ход можно сделать в одну ночь, друг от друга они не зависят.',
  }),
  'RU-OVL-3': stated({
    en: 'A foiling role that hits somebody who makes both moves foils both.',
    ru: 'Срывающая роль, попавшая в того, кто делает оба хода, срывает оба.',
  }),
  'RU-OVL-5': stated(
    {
      en: 'Some civil roles have rules of their own where their holder is black.',
      ru: 'У некоторых мирных ролей есть свои правила на случай, когда владелец черный.',
    },
    {
      en: 'only says which rules there are; those are cited by their own names',
      ru: 'здесь только сказано, какие правила есть; каждое из них названо своим именем',
    },
  ),
}

const aims: Rules = {
  'RU-MAY-1': stated({
    en: 'Nobody can aim anything at the mayor, by day or by night.',
    ru: 'Мэр не может быть ничьей целью, ни днем, ни ночью.',
  }),
  'RU-SEC-2': stated({
    en: 'The secretary is out of reach of killers and of the faceless. Poison, capture and a madman reach her.',
    ru: 'Секретарша недоступна киллерам и безликому. Отравление, захват и ход безумца на нее действуют.',
  }),
  'RU-GEN-12': stated({
    en: 'Mayor and the dead are no targets, nor oneself where the role does not say so. The secretary is no target of a check either. An old check may be verified of the dead too.',
    ru: 'Мэра и мертвых выбирать целью нельзя, самого себя — тоже, если роль этого не разрешает. Секретаршу нельзя выбрать и для чека. Прежний чек можно проверить и у мертвого.',
  }),
}

const moves: Rules = {
  'RU-MOVE-1': stated({
    en: 'Somebody may skip as often as he likes, unless the role says otherwise, and is as free in the next night as if nothing had been before.',
    ru: 'Пропускать ход можно сколько угодно раз, если для роли не сказано иначе, а после пропуска прежние ходы ничему не мешают.',
  }),
  'RU-MOVE-2': stated({
    en: 'A move that was foiled is no move where a role may not do the same twice in a row.',
    ru: 'Там, где роли нельзя делать одно и то же два раза подряд, сорванный ход не в счет.',
  }),
  'RU-MOVE-3': stated({
    en: 'Moves of a blocked role may be sent in, and who watches can see them. They do not pass.',
    ru: 'Ход заблокированной роли можно прислать, и тот, кто следит, может его увидеть. Такой ход не проходит.',
  }),
  'RU-MOVE-4': stated({
    en: 'A block of a negative role foils its move of that night alone; a block of the civil role leaves the negative one alone.',
    ru: 'Блок негативной роли срывает только ее ход этой ночи; блок мирной роли негативную не затрагивает.',
  }),
  'RU-GEN-6': stated({
    en: 'To block a civil role is to keep a player from using it. The role itself is not blocked, and an heir may use it.',
    ru: 'Заблокировать мирную роль — значит не дать игроку ею пользоваться. Сама роль не заблокирована, и наследник может ею пользоваться.',
  }),
  'RU-GEN-8': stated({
    en: 'What may not be done in two nights in a row is refused in the second one, unless the first move was foiled.',
    ru: 'Что нельзя делать две ночи подряд, во вторую ночь не принимается, если только первый ход не был сорван.',
  }),
  'RU-GEN-15': stated({
    en: 'Skipping is allowed. What is sent in incomplete or is replaced by a later move is no move.',
    ru: 'Пропускать ход можно. Неполный ход и ход, замененный более поздним, ходом не считается.',
  }),
}

const evening: Rules = {
  'RU-EVE-1': stated({
    en: 'Moves of the evening come after the vote and are sent in together with those of the night, on which they do not depend.',
    ru: 'Вечерние ходы делаются после голосования. Их присылают вместе с ночными, но от ночных они не зависят.',
  }),
  'RU-EVE-2': stated({
    en: 'A collector or cultist who chooses nobody keeps those chosen before.',
    ru: 'Коллекционер или культист, который никого не выбрал, остается при прежних целях.',
  }),
  'RU-EVE-3': implied({
    en: 'The evening goes in order: who inherits, what is chosen, long blocks, requests, everything else.',
    ru: 'Порядок вечера: наследование, выбор целей, долгие блоки, запросы, все остальное.',
  }),
  'RU-GEN-17': stated({
    en: "Moves of an evening come in with those of the night and do not cross with them: no arrest, guard, company, fire or attack of the night foils one, and an arrest of somebody who made no other move is a miss. What takes the role itself takes its answer too, and so does death. Nor do moves of one evening get in each other's way.",
    ru: 'Вечерние ходы присылают вместе с ночными, но с ними они не пересекаются: арест, защита, проститутка и гейша, пожар и нападение этой ночи их не срывают, а арест того, кто не сделал другого хода, не попадает. Что отнимает саму роль, отнимает и ее ответ; смерть тоже. Не мешают друг другу и ходы одного вечера.',
  }),
  'RU-ORD-10': stated({
    en: "Rumours, whitening, antidote, the immortal's link and notes come in the evening, after everything else of it.",
    ru: 'Слухи, окраснение, противоядие, связь бессмертного и записки — вечерние ходы, они идут после всех остальных ходов вечера.',
  }),
}

const night: Rules = {
  'RU-NORD-1': stated({
    en: 'The host may reorder the night within what the rules prove of it.',
    ru: 'Ведущий может изменить порядок ночи, не нарушая того, что о нем прямо следует из правил.',
  }),
  'RU-NORD-2': stated({
    en: 'Whether a move is made is asked at its own place in the night: whoever is dead by then makes none. What everybody saw is worked out in the morning, over all of it.',
    ru: 'Состоится ли ход, решается на его собственном месте ночи: кто к этому времени мертв, не ходит. Что каждый увидел, определяется утром по всей ночи.',
  }),
  'RU-NORD-3': implied({
    en: 'Arrests of geisha and hypnotist and all guards come before both, an arrest of the prostitute just before that one, and every other arrest after both, where clients are out of reach. A guard keeps the geisha away; on a client of the prostitute it is void, unless the host says otherwise.',
    ru: 'Аресты гейши и гипнотизера и любая защита блокера идут раньше гейши и проститутки, арест проститутки — прямо перед ее ходом, все прочие аресты — после обеих, когда клиенты недоступны. Защита не подпускает гейшу; на клиента проститутки она не действует, если ведущий не решил иначе.',
  }),
  'RU-NORD-4': implied({
    en: 'The bum leaves home before anybody looks for him, and goes where the hypnotist sends him.',
    ru: 'Бомж уходит из дома раньше, чем кто-либо за ним придет, и идет туда, куда его отправит гипнотизер.',
  }),
  'RU-NORD-5': implied({
    en: 'What saves somebody from an attack is asked when the doctor has his turn. A doctor who was attacked before saves only himself.',
    ru: 'Что спасает от нападения, решается, когда ходит доктор. Доктор, на которого успели напасть, спасает только себя.',
  }),
  'RU-NORD-6': stated({
    en: "Whoever is with the geisha or the prostitute makes no later move, and later moves at him fail. With the geisha negative moves are free of that; with the prostitute they are not, and only the executor's capture reaches her client.",
    ru: 'Кто у гейши или у проститутки, тот более поздних ходов не делает, и более поздние ходы в него не проходят. У гейши это не касается негативных ходов; у проститутки касается, и из них до ее клиента доходит только захват экзекутора.',
  }),
  'RU-NORD-7': stated({
    en: "The witch's swap reaches back to shots between those she swaps.",
    ru: 'Обмен ведьмы действует и на прежние выстрелы между теми, кого она меняет местами.',
  }),
  'RU-NORD-8': stated(
    {
      en: 'Of the same role twice the original comes before a copy, and the undead last.',
      ru: 'Если одинаковых ролей две, оригинал ходит раньше копии, а нежить последней.',
    },
    {
      en: 'an order shows in what comes of the moves, and no answer names it: cases of RU-ACR-8 show it',
      ru: 'порядок виден по тому, что вышло из ходов, и ни один ответ его не называет (см. RU-ACR-8)',
    },
  ),
  'RU-NORD-9': stated({
    en: 'Of killers who go for each other the mafia come first in odd nights and the side of the maniac in even ones. A killer who was attacked does not shoot any more.',
    ru: 'Если киллеры пришли друг за другом, в нечетные ночи первой ходит мафия, в четные — сторона маньяка. Киллер, на которого напали, уже не стреляет.',
  }),
  'RU-NORD-10': stated({
    en: 'Who was attacked makes no move that comes after the killers, save healing himself and the capture of the executor.',
    ru: 'Тот, на кого напали, не делает ходов, которые идут после киллеров, кроме лечения самого себя и захвата экзекутора.',
  }),
  'RU-NORD-11': stated({
    en: 'Every role takes a drunk bum for dead: a check does not pass, a shot is kept.',
    ru: 'Для всех ролей пьяный бомж мертв: чек не проходит, выстрел остается в запасе.',
  }),
  'RU-ORD-1': stated({
    en: 'In nights of the mafia the order is hireling, mafia, maniac or yakuza; in nights of the maniac the mafia come last.',
    ru: 'В ночи мафии порядок такой: наемник, мафия, маньяк или якудза; в ночи маньяка мафия последняя.',
  }),
  'RU-ORD-2': stated({
    en: 'Kills through civil roles come after all shots of negative ones; the fire of a madman comes before.',
    ru: 'Убийства через мирные роли идут после всех выстрелов негативных ролей; пожар безумца — раньше.',
  }),
  'RU-ORD-3': stated({
    en: 'Insurance that fires because a victim was saved comes after all civil killers.',
    ru: 'Страховка, которая сработала из-за спасения жертвы, идет после всех мирных киллеров.',
  }),
  'RU-ORD-4': stated(
    { en: 'An original comes before a copy.', ru: 'Оригинал ходит раньше копии.' },
    {
      en: 'an order shows in what comes of the moves, and no answer names it: cases of RU-ACR-8 show it',
      ru: 'порядок виден по тому, что вышло из ходов, и ни один ответ его не называет (см. RU-ACR-8)',
    },
  ),
  'RU-ORD-5': stated({
    en: 'The block comes before geisha, prostitute and killers, the geisha before the prostitute, and the heal of the doctor before that of the cultist.',
    ru: 'Блок идет раньше гейши, проститутки и киллеров, гейша — раньше проститутки, хил доктора — раньше исцеления культиста.',
  }),
  'RU-ORD-6': stated({
    en: 'Verifications and requests are made where colours are verified: in the evening, apart from the moves of the night.',
    ru: 'Проверки чеков и запросы делаются там, где проверяются цвета: вечером, отдельно от ночных ходов.',
  }),
  'RU-ORD-7': stated({
    en: 'Poison kills where the poisoner has his place; the executor comes at the end of the night.',
    ru: 'Яд убивает там, где место отравителя; экзекутор ходит в конце ночи.',
  }),
  'RU-ORD-8': chosen({
    en: 'The night is a list of slots. Where the rules say nothing of the place of a slot, it is ours.',
    ru: 'Ночь — это список мест. Где правила о месте ничего не говорят, оно выбрано нами.',
  }),
  'RU-ORD-9': chosen({
    en: 'The circle of blocker, geisha and prostitute is cut so: an arrest of the geisha stands first, then she has her client, whose arrest misses; then the prostitute has hers, whose arrest misses unless it has stopped the geisha.',
    ru: 'Круг «блокер — гейша — проститутка» разрывается так: сначала действует арест гейши; потом она забирает клиента, и арест этого клиента не попадает; потом клиента забирает проститутка, и его арест тоже не попадает, если только он уже не остановил гейшу.',
  }),
  'RU-ORD-11': implied({
    en: 'The doctor comes after the killers, and the poisoner after him.',
    ru: 'Доктор ходит после киллеров, отравитель — после него.',
  }),
}

export const frame: Rules = { ...time, ...formats, ...teams, ...aims, ...moves, ...evening, ...night }
