/** The frame: time, formats, teams, who can be aimed at, evening and night as lists, blocks, and roles that lie over others. */
import { chosen, implied, stated, type Rules } from '../../../ruleset/localized-text.ts'

const time: Rules = {
  'RU-TIME-1': stated({
    en: 'A game goes from day to evening to night, and a night has the same number as the day before it. Each move is made in its own kind of phase.',
    ru: 'За днем следует вечер, за вечером ночь, и номер у ночи тот же, что у дня перед ней. Каждый ход делают в своей фазе.',
  }),
  'RU-TIME-2': stated({
    en: 'The day’s vote starts at 21:00 Moscow time and ends when everybody has voted, at 22:00 at the latest. Anything due before the vote or by day is late after that.',
    ru: 'Голосование дня начинается в 21:00 по Москве и кончается, когда проголосовали все, но не позже 22:00. Что положено прислать до голосования или днем, позже считается опоздавшим.',
  }),
  'RU-TIME-3': stated({
    en: 'Evening and night moves are sent in after the vote. The night closes at 00:00 Moscow time at the earliest and at 08:00 at the latest; a player who has sent nothing in by then has skipped. The host may set other hours.',
    ru: 'Вечерние и ночные ходы присылают после голосования. Ночь закрывается не раньше 00:00 и не позже 08:00 по Москве; кто до этого ничего не прислал, пропускает ход. Ведущий может назначить другие часы.',
  }),
  'RU-TIME-4': stated({
    en: 'Two nights in a row are two nights with no other night between them. A game day lasts one full turn from the moment of the move.',
    ru: 'Две ночи подряд — это две ночи, между которыми нет третьей. Игровые сутки — полный оборот от момента хода.',
  }),
  'RU-GEN-11': stated({
    en: 'A block for a game day lasts through the evening, night and day, up to the same kind of phase one day later.',
    ru: 'Блок на игровые сутки действует вечером, ночью и днем, до такой же фазы следующих суток.',
  }),
}

const formats: Rules = {
  'RU-FMT-1': stated({
    en: 'The extended format has 16 players, 11 red and 5 black. A politician and a second active citizen are added to the base roles, and there are two werewolves instead of one.',
    ru: 'В расширенном формате 16 игроков: 11 красных и 5 черных. К базовым ролям добавляются политик и второй активный житель, а оборотней два вместо одного.',
  }),
  'RU-FMT-2': implied({
    en: 'The standard format has 12 players, 8 red and 4 black: two mafia, the maniac and one werewolf, or two mafia and a pair of yakuza. The doctor, blocker, commissioner, detective, investigator and active citizen are dealt.',
    ru: 'В обычном формате 12 игроков: 8 красных и 4 черных — две мафии, маньяк и один оборотень либо две мафии и пара якудз. Раздаются доктор, блокер, комиссар, детектив, следователь и активный житель.',
  }),
  'RU-FMT-3': stated({
    en: 'One faceless at most may also play, as the 13th or the 17th player.',
    ru: 'Сверх этого может играть безликий, но только один: 13-м игроком или 17-м.',
  }),
  'RU-FMT-4': implied({
    en: 'Every player without a base role gets one of the optional civil roles. None of them is dealt twice.',
    ru: 'Кому не досталась базовая роль, тот получает одну из дополнительных мирных ролей. Ни одна из них не раздается дважды.',
  }),
}

const teams: Rules = {
  'RU-TEAM-1': stated({
    en: 'A player with only a civil role is red; mafia, maniac, yakuza and werewolves are black and win together; the faceless is gray. The mafia’s side and the maniac’s side each have their own shots.',
    ru: 'Кто владеет только мирной ролью, тот красный; мафия, маньяк, якудза и оборотни — черные и побеждают вместе; безликий серый. У стороны мафии и у стороны маньяка выстрелы свои.',
  }),
  'RU-TEAM-2': stated({
    en: 'A negative role lies on top of a civil one. Neither depends on the other.',
    ru: 'Негативная роль накладывается поверх мирной. Друг от друга они не зависят.',
  }),
  'RU-TEAM-3': stated({
    en: 'Whatever foils a black’s night move foils the negative move together with the civil one.',
    ru: 'Что срывает ночной ход черного, срывает его негативный ход вместе с мирным.',
  }),
  'RU-TEAM-4': implied({
    en: 'The mafia know each other from the start. The mafia and the maniac do not.',
    ru: 'Мафия знает своих с начала игры. Мафия и маньяк друг друга не знают.',
  }),
  'RU-TEAM-5': stated({
    en: 'A maimed player has lost their civil role and color: the role makes no more moves.',
    ru: 'Покалеченный лишился мирной роли и цвета: ходов у этой роли больше нет.',
  }),
  'RU-GEN-1': stated({
    en: 'Everybody has one civil role, whatever their team, and makes moves only for their own roles.',
    ru: 'У каждого игрока, в какой бы команде он ни был, одна мирная роль, и ходы он делает только за свои роли.',
  }),
  'RU-GEN-5': stated({
    en: 'A maimed player is one whose civil role and color were destroyed. A check of their color gives no information, and nobody inherits the role. The negative role stays.',
    ru: 'Покалеченный — тот, чьи мирная роль и цвет уничтожены. Чек его цвета не дает информации, и роль никто не наследует. Негативная роль остается.',
  }),
  'RU-GEN-16': stated({
    en: 'A player who makes two night moves that can be foiled, one civil and one negative, loses both to one foiling role.',
    ru: 'Если игрок делает за ночь два хода, которые можно сорвать, мирный и негативный, одна срывающая роль срывает оба.',
  }),
  'RU-OVL-1': chosen({
    en: 'When a black leaves the game, both their roles are shown; if they die at night, only if the host plays it that way.',
    ru: 'Когда черный выбывает, вскрываются обе его роли; если он погиб ночью — только когда так решил ведущий.',
  }),
  'RU-OVL-2': stated({
    en: 'A civil and a negative move may both be made in one night, independently of each other.',
    ru: 'Мирный и негативный ход можно сделать в одну ночь, друг от друга они не зависят.',
  }),
  'RU-OVL-3': stated({
    en: 'A foiling role that hits a player who makes both moves foils both.',
    ru: 'Срывающая роль, попавшая в того, кто делает оба хода, срывает оба.',
  }),
  'RU-OVL-5': stated(
    {
      en: 'Some civil roles have their own rules for a black holder.',
      ru: 'У некоторых мирных ролей есть свои правила на случай, когда владелец черный.',
    },
    {
      en: 'only says which rules there are; each is cited by its own name',
      ru: 'здесь только сказано, какие правила есть; каждое из них названо своим именем',
    },
  ),
}

const aims: Rules = {
  'RU-MAY-1': stated({
    en: 'Nobody can target the mayor, by day or by night.',
    ru: 'Мэр не может быть ничьей целью, ни днем, ни ночью.',
  }),
  'RU-SEC-2': stated({
    en: 'Killers and the faceless cannot target the secretary. Poison, capture and a madman still reach the secretary.',
    ru: 'Секретарша недоступна киллерам и безликому. Отравление, захват и ход безумца на нее действуют.',
  }),
  'RU-GEN-12': stated({
    en: 'The mayor and the dead cannot be targeted, and players cannot target themselves unless the role says so. The secretary cannot be checked either. An old check may be verified even if its target is dead.',
    ru: 'Мэра и мертвых выбирать целью нельзя, самого себя — тоже, если роль этого не разрешает. Секретаршу нельзя выбрать и для чека. Прежний чек можно проверить и у мертвого.',
  }),
}

const moves: Rules = {
  'RU-MOVE-1': stated({
    en: 'A player may skip as often as they like, unless the role says otherwise, and after a skip no earlier move limits the next one.',
    ru: 'Пропускать ход можно сколько угодно раз, если для роли не сказано иначе, а после пропуска прежние ходы ничему не мешают.',
  }),
  'RU-MOVE-2': stated({
    en: 'Where a role may not do the same thing twice in a row, a foiled move does not count.',
    ru: 'Там, где роли нельзя делать одно и то же два раза подряд, сорванный ход не в счет.',
  }),
  'RU-MOVE-3': stated({
    en: 'Moves of a blocked role may be sent in, and trackers can see them. They do not pass.',
    ru: 'Ход заблокированной роли можно прислать, и тот, кто следит, может его увидеть. Такой ход не проходит.',
  }),
  'RU-MOVE-4': stated({
    en: 'A block of a negative role foils only its move that night; a block of the civil role does not affect the negative one.',
    ru: 'Блок негативной роли срывает только ее ход этой ночи; блок мирной роли негативную не затрагивает.',
  }),
  'RU-GEN-6': stated({
    en: 'Blocking a civil role means keeping the player from using it. The role itself is not blocked, and an heir may use it.',
    ru: 'Заблокировать мирную роль — значит не дать игроку ею пользоваться. Сама роль не заблокирована, и наследник может ею пользоваться.',
  }),
  'RU-GEN-8': stated({
    en: 'What may not be done two nights in a row is refused on the second night, unless the first move was foiled.',
    ru: 'Что нельзя делать две ночи подряд, во вторую ночь не принимается, если только первый ход не был сорван.',
  }),
  'RU-GEN-15': stated({
    en: 'Skipping is allowed. A move that is incomplete or replaced by a later one does not count as a move.',
    ru: 'Пропускать ход можно. Неполный ход и ход, замененный более поздним, ходом не считается.',
  }),
}

const evening: Rules = {
  'RU-EVE-1': stated({
    en: 'Evening moves come after the vote and are sent in together with the night moves, but do not depend on them.',
    ru: 'Вечерние ходы делаются после голосования. Их присылают вместе с ночными, но от ночных они не зависят.',
  }),
  'RU-EVE-2': stated({
    en: 'A collector or cultist who chooses nobody keeps their previous targets.',
    ru: 'Коллекционер или культист, который никого не выбрал, остается при прежних целях.',
  }),
  'RU-EVE-3': implied({
    en: 'The evening goes in this order: inheritance, choices, long blocks, requests, everything else.',
    ru: 'Порядок вечера: наследование, выбор целей, долгие блоки, запросы, все остальное.',
  }),
  'RU-GEN-17': stated({
    en: 'Evening moves are sent in with the night moves but do not cross with them: no arrest, guard, company, fire or attack of the night foils one, and an arrest of a player who made no other move is a miss. What takes the role itself takes its answer too, and so does death. Moves of one evening do not get in each other’s way either.',
    ru: 'Вечерние ходы присылают вместе с ночными, но с ними они не пересекаются: арест, защита, проститутка и гейша, пожар и нападение этой ночи их не срывают, а арест того, кто не сделал другого хода, не попадает. Что отнимает саму роль, отнимает и ее ответ; смерть тоже. Не мешают друг другу и ходы одного вечера.',
  }),
  'RU-ORD-10': stated({
    en: 'Rumors, whitening, the antidote, the immortal’s link and notes come in the evening, after all its other moves.',
    ru: 'Слухи, окраснение, противоядие, связь бессмертного и записки — вечерние ходы, они идут после всех остальных ходов вечера.',
  }),
}

const night: Rules = {
  'RU-NORD-1': stated({
    en: 'The host may reorder the night as far as the rules allow.',
    ru: 'Ведущий может изменить порядок ночи, не нарушая того, что о нем прямо следует из правил.',
  }),
  'RU-NORD-2': stated({
    en: 'Each move is decided at its own place in the night: a player who is dead by then does not move. What everybody saw is worked out in the morning, over the whole night.',
    ru: 'Состоится ли ход, решается на его собственном месте ночи: кто к этому времени мертв, не ходит. Что каждый увидел, определяется утром по всей ночи.',
  }),
  'RU-NORD-3': implied({
    en: 'Arrests of the geisha and the hypnotist and all guards come before both the geisha and the prostitute, an arrest of the prostitute just before the prostitute’s move, and every other arrest after both, when clients are out of reach. A guard keeps the geisha away; on a client of the prostitute it is void, unless the host decides differently.',
    ru: 'Аресты гейши и гипнотизера и любая защита блокера идут раньше гейши и проститутки, арест проститутки — прямо перед ее ходом, все прочие аресты — после обеих, когда клиенты недоступны. Защита не подпускает гейшу; на клиента проститутки она не действует, если ведущий не решил иначе.',
  }),
  'RU-NORD-4': implied({
    en: 'The bum leaves home before anybody comes for them, and goes where the hypnotist sends them.',
    ru: 'Бомж уходит из дома раньше, чем кто-либо за ним придет, и идет туда, куда его отправит гипнотизер.',
  }),
  'RU-NORD-5': implied({
    en: 'What saves a player from an attack is decided on the doctor’s turn. A doctor who has already been attacked saves only themselves.',
    ru: 'Что спасает от нападения, решается, когда ходит доктор. Доктор, на которого успели напасть, спасает только себя.',
  }),
  'RU-NORD-6': stated({
    en: 'A player with the geisha or the prostitute makes no later move, and later moves on them fail. With the geisha this does not apply to negative moves; with the prostitute it does, and of those only the executor’s capture reaches the client.',
    ru: 'Кто у гейши или у проститутки, тот более поздних ходов не делает, и более поздние ходы в него не проходят. У гейши это не касается негативных ходов; у проститутки касается, и из них до ее клиента доходит только захват экзекутора.',
  }),
  'RU-NORD-7': stated({
    en: 'The witch’s swap also affects earlier shots between the players swapped.',
    ru: 'Обмен ведьмы действует и на прежние выстрелы между теми, кого она меняет местами.',
  }),
  'RU-NORD-8': stated(
    {
      en: 'If there are two of the same role, the original comes before a copy, and the undead last.',
      ru: 'Если одинаковых ролей две, оригинал ходит раньше копии, а нежить последней.',
    },
    {
      en: 'an order shows in the results of the moves, and no answer names it: cases of RU-ACR-8 show it',
      ru: 'порядок виден по тому, что вышло из ходов, и ни один ответ его не называет (см. RU-ACR-8)',
    },
  ),
  'RU-NORD-9': stated({
    en: 'If killers go after each other, the mafia come first on odd nights and the maniac’s side on even ones. A killer who has been attacked no longer shoots.',
    ru: 'Если киллеры пришли друг за другом, в нечетные ночи первой ходит мафия, в четные — сторона маньяка. Киллер, на которого напали, уже не стреляет.',
  }),
  'RU-NORD-10': stated({
    en: 'A player who was attacked makes no move that comes after the killers, except healing themselves and the executor’s capture.',
    ru: 'Тот, на кого напали, не делает ходов, которые идут после киллеров, кроме лечения самого себя и захвата экзекутора.',
  }),
  'RU-NORD-11': stated({
    en: 'To every role a drunk bum is dead: a check does not pass, and a shot is kept.',
    ru: 'Для всех ролей пьяный бомж мертв: чек не проходит, выстрел остается в запасе.',
  }),
  'RU-ORD-1': stated({
    en: 'On the mafia’s nights the order is hireling, mafia, maniac or yakuza; on the maniac’s nights the mafia come last.',
    ru: 'В ночи мафии порядок такой: наемник, мафия, маньяк или якудза; в ночи маньяка мафия последняя.',
  }),
  'RU-ORD-2': stated({
    en: 'Kills through civil roles come after all shots of negative roles; a madman’s fire comes before.',
    ru: 'Убийства через мирные роли идут после всех выстрелов негативных ролей; пожар безумца — раньше.',
  }),
  'RU-ORD-3': stated({
    en: 'Insurance that fires because a victim was saved comes after all civil killers.',
    ru: 'Страховка, которая сработала из-за спасения жертвы, идет после всех мирных киллеров.',
  }),
  'RU-ORD-4': stated(
    { en: 'An original comes before a copy.', ru: 'Оригинал ходит раньше копии.' },
    {
      en: 'an order shows in the results of the moves, and no answer names it: cases of RU-ACR-8 show it',
      ru: 'порядок виден по тому, что вышло из ходов, и ни один ответ его не называет (см. RU-ACR-8)',
    },
  ),
  'RU-ORD-5': stated({
    en: 'The block comes before the geisha, the prostitute and killers, the geisha before the prostitute, and the doctor’s heal before the cultist’s.',
    ru: 'Блок идет раньше гейши, проститутки и киллеров, гейша — раньше проститутки, хил доктора — раньше исцеления культиста.',
  }),
  'RU-ORD-6': stated({
    en: 'Verifications and requests are made where colors are verified: in the evening, apart from the night moves.',
    ru: 'Проверки чеков и запросы делаются там, где проверяются цвета: вечером, отдельно от ночных ходов.',
  }),
  'RU-ORD-7': stated({
    en: 'Poison kills at the poisoner’s place in the night; the executor comes at the end of the night.',
    ru: 'Яд убивает там, где место отравителя; экзекутор ходит в конце ночи.',
  }),
  'RU-ORD-8': chosen({
    en: 'The night is a list of slots. Where the rules do not say where a slot goes, we chose its place.',
    ru: 'Ночь — это список мест. Где правила о месте ничего не говорят, оно выбрано нами.',
  }),
  'RU-ORD-9': chosen({
    en: 'The circle of blocker, geisha and prostitute is resolved like this: an arrest of the geisha comes first, then the geisha gets a client, whose arrest misses; then the prostitute gets a client, whose arrest misses unless it has already stopped the geisha.',
    ru: 'Круг «блокер — гейша — проститутка» разрывается так: сначала действует арест гейши; потом она забирает клиента, и арест этого клиента не попадает; потом клиента забирает проститутка, и его арест тоже не попадает, если только он уже не остановил гейшу.',
  }),
  'RU-ORD-11': implied({
    en: 'The doctor comes after the killers, and the poisoner after the doctor.',
    ru: 'Доктор ходит после киллеров, отравитель — после него.',
  }),
}

export const frame: Rules = { ...time, ...formats, ...teams, ...aims, ...moves, ...evening, ...night }
