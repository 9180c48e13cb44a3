/** The rules of normal games about names, sides and groups, and about who has what from the start. */
import { chosen, implied, ofState, stated, unturned, type Rules } from '../../../ruleset/localized-text.ts'
import type { InEach } from '../../../text/in-each.ts'

/** How names are read: a case shows what they come to, and nothing of a night hangs on how they were written. */
const ofReading = (says: InEach): Rules[string] =>
  unturned(ofState(implied(says)), 'the reader of names is no ruling; its own tests hold it to this')

/** What a host is asked before there is a game. */
const askedBefore = (says: InEach): Rules[string] =>
  stated(says, {
    en: 'It is asked before there is a game, and cases begin with one.',
    ru: 'Об этом спрашивают до игры, а примеры начинаются с нее.',
  })

/** What other rules come to for a role. */
const follows = (says: InEach, why: string): Rules[string] => unturned(ofState(implied(says)), why)

export const nameRules: Rules = {
  'NR-NAME-1': ofReading({
    en: 'A role’s name has an alignment, modifiers and roles in any order, with spaces, hyphens or slashes between them.',
    ru: 'В названии роли сторона, модификаторы и роли стоят в любом порядке, через пробел, дефис или косую черту.',
  }),
  'NR-NAME-2': ofReading({
    en: 'The longest known name counts: “Vanilla Cop” is not a vanilla player who is a cop.',
    ru: 'Считается самое длинное известное название: «Vanilla Cop» — это не простой игрок, который коп.',
  }),
  'NR-NAME-3': ofReading({
    en: 'Shots may be written as a digit or a word: “2-shot”, “two shot”, “2x”.',
    ru: 'Число выстрелов можно писать цифрой или словом: «2-shot», «two shot», «2x».',
  }),
  'NR-NAME-4': ofReading({
    en: 'Nights may be written in several ways: “odd-night”, “odd night”, “night 2”, “N2”.',
    ru: 'Ночи можно писать по-разному: «odd-night», «odd night», «night 2», «N2».',
  }),
  'NR-NAME-5': ofReading({
    en: 'After another role, “townie” or “goon” only names the side.',
    ru: 'После другой роли «townie» и «goon» называют только сторону.',
  }),
  'NR-NAME-6': ofReading({
    en: 'A role with no alignment written is on its usual side.',
    ru: 'Роль, при которой не написана сторона, — на своей обычной стороне.',
  }),
  'NR-NAME-8': ofReading({
    en: 'A backup or an enabler takes the role written beside it as its object.',
    ru: 'Запасной и поддерживающий относятся к роли, которая стоит рядом.',
  }),
  'NR-NAME-9': ofReading({
    en: 'Brackets after a jack-of-all-trades list their abilities; a letter or number after a mason or neighbor is the group.',
    ru: 'В скобках после мастера на все руки стоит его набор; буква или номер после масона или соседа — это группа.',
  }),
  'NR-NAME-10': ofReading({
    en: 'British and American spelling are the same, and a slip of one letter in a long word is forgiven.',
    ru: 'Британское и американское написание равны, а одна описка в длинном слове прощается.',
  }),
  'NR-NAME-11': askedBefore({
    en: 'Role lists may have counts before or after a role, numbered lines and plurals.',
    ru: 'В списках ролей число может стоять до или после роли, строки могут быть нумерованы, а роли стоять во множественном числе.',
  }),
  'NR-NAME-12': askedBefore({
    en: 'If a word in a name is unknown, the host is asked about the whole name; nothing is dropped.',
    ru: 'Если слово в названии неизвестно, о названии спрашивают целиком; ничего не выпадает.',
  }),
  'NR-NAME-13': ofState(
    stated({
      en: 'A name is written with the alignment first, then shots, other modifiers and roles.',
      ru: 'В названии сначала сторона, затем число выстрелов, другие модификаторы и роли.',
    }),
  ),
  'NR-GUN-7': askedBefore({
    en: 'On some forums a gunsmith gives guns away. Outside Normal games the host is asked which one is meant.',
    ru: 'На некоторых форумах оружейник раздает оружие: вне обычных игр спрашивают, какой имеется в виду.',
  }),
  'NR-NURSE-1': askedBefore({
    en: 'A nurse is the backup of a doctor; on some forums it is another role, and the host is asked.',
    ru: 'Медсестра — запасной доктора; на некоторых форумах это другая роль, и об этом спрашивают.',
  }),
  'NR-JOAT-8': askedBefore({
    en: 'If a list does not say what a jack-of-all-trades can do, the host is asked.',
    ru: 'Если в списке не сказано, что есть у мастера на все руки, об этом спрашивают.',
  }),
  'NR-SLOT-1': askedBefore({
    en: 'A slot such as “Random Town” is drawn from the roles the host confirms; it is never a role in play.',
    ru: 'Место вроде «Random Town» разыгрывается среди ролей, которые подтвердил ведущий; ролью в игре оно не бывает.',
  }),
  'NR-SLOT-2': askedBefore({
    en: 'Slots may name a kind of role: investigative, protective, killing, blocking and so on.',
    ru: 'Место может называть род ролей: проверяющие, защищающие, убивающие, блокирующие и так далее.',
  }),
  'NR-OWN-2': askedBefore({
    en: 'If a name’s words are known but not together, the host is asked what it can do, with what is known filled in.',
    ru: 'Если слова названия известны, а вместе — нет, спрашивают, что эта роль может; известное уже подставлено.',
  }),
  'NR-OWN-1': follows(
    {
      en: 'A host’s own role keeps its name in flips and messages, whatever it is made of.',
      ru: 'Своя роль ведущего сохраняет название после смерти и в сообщениях, из чего бы она ни была составлена.',
    },
    'what a role is called is no ruling',
  ),
  'NR-FLIP-3': ofState(
    stated({
      en: 'A vanilla player flips as “Vanilla Townie”, “Mafia Goon” or “Werewolf”; with a modifier as “Macho Townie”.',
      ru: 'Простого игрока вскрывают как «Vanilla Townie», «Mafia Goon» или «Werewolf», с модификатором — как «Macho Townie».',
    }),
  ),
  'NR-MASON-4': chosen({
    en: 'A group of masons starts with at least two players. With the option “lone mason”, one may wait for a masonizer.',
    ru: 'В группе масонов с начала игры хотя бы двое; с опцией «одинокий масон» один может ждать вербовщика.',
  }),
  'NR-NEIGH-3': chosen({
    en: 'A neighborhood may start with one player, unless the option “one-player neighborhood” forbids it.',
    ru: 'В соседстве может быть с начала игры один игрок, если опция «одинокий сосед» этого не запрещает.',
  }),
  'NR-NEIGH-2': ofState(
    chosen({
      en: 'All neighbors of a game are one neighborhood, unless the list names groups.',
      ru: 'Все соседи игры — одно соседство, если в списке не названы группы.',
    }),
  ),
  'NR-TOPIC-1': ofState(
    stated({
      en: 'Every mafia, werewolf group, masonry and neighborhood has a private topic; its members know who is in it.',
      ru: 'У каждой мафии, стаи оборотней, масонской группы и соседства есть закрытая тема; ее участники знают, кто в ней.',
    }),
  ),
  'NR-SIDE-1': ofState(
    stated({
      en: 'Werewolves are a side like the mafia: they know each other, share a topic and have one kill a night.',
      ru: 'Оборотни — сторона, как мафия: знают друг друга, говорят в своей теме, и у них одно убийство за ночь.',
    }),
  ),
  'NR-MASON-5': follows(
    {
      en: 'Investigations see a mason as town and as a mason: not vanilla, and without a gun.',
      ru: 'Масон для проверок за город, его роль — масон, она не простая, и оружия у него нет.',
    },
    'it is what each check says of a role with nothing of its own',
  ),
  'NR-NEIGH-4': follows(
    {
      en: 'Investigations see a neighbor as a neighbor on their own side: not vanilla, and without a gun of their own.',
      ru: 'Сосед для проверок — сосед своей стороны, его роль не простая, и оружия она не дает.',
    },
    'it is what each check says of a role with nothing of its own',
  ),
  'NR-ENC-6': follows(
    {
      en: 'Investigations see an encryptor as an encryptor: not vanilla, and with a gun if they are mafia.',
      ru: 'Шифровальщик для проверок — шифровальщик; его роль не простая, а у мафии есть и оружие.',
    },
    'it is what each check says of a role with nothing of its own',
  ),
  'NR-MASONIZER-4': follows(
    {
      en: 'A loyal masonizer fails on a player who is not town, and lives.',
      ru: 'Верный вербовщик у того, кто не за город, ничего не делает и остается жив.',
    },
    'loyalty holds the action back, and the rule of that is turned over',
  ),
  'NR-SIDE-3': follows(
    {
      en: 'Each killing side has one kill a night of its own; kills of different sides are different attacks.',
      ru: 'У каждой убивающей стороны свое убийство за ночь; убийства разных сторон — разные нападения.',
    },
    'two kills that were sent in are two attacks by any rule',
  ),
  'NR-SIDE-4': follows(
    {
      en: 'The same alignment means the same side; two mafias are different.',
      ru: 'Та же сторона — это та же самая сторона: две мафии — разные.',
    },
    'loyal and disloyal ask for it, and their rules are turned over',
  ),
  'NR-SK-1': stated({
    en: 'A serial killer has a kill of their own each night, which is stopped, moved and seen like any other.',
    ru: 'У маньяка каждую ночь свое убийство; его останавливают, уводят и видят, как любое другое.',
  }),
  'NR-SK-2': follows(
    {
      en: 'A serial killer does not have to kill.',
      ru: 'Маньяк не обязан убивать.',
    },
    'only the modifier “compulsive” draws a target, and its rule is turned over',
  ),
  'NR-TRAITOR-1': follows(
    {
      en: 'A traitor is on the mafia’s side and wins with it.',
      ru: 'Предатель — за мафию и побеждает вместе с ней.',
    },
    'the end of a game is proposed by the rules of days',
  ),
  'NR-TRAITOR-3': follows(
    {
      en: 'A traitor keeps whatever ability is written beside that role.',
      ru: 'Способность, написанная рядом с предателем, остается при нем.',
    },
    'only the kill of the side is taken from a traitor, by a rule that is turned over',
  ),
  'NR-TRAITOR-9': follows(
    {
      en: 'A goon’s flip never shows that there is a traitor.',
      ru: 'По вскрытию рядового мафии никогда не видно, что есть предатель.',
    },
    'a flip has what the seat is called and nothing of others',
  ),
  'NR-BACKUP-7': follows(
    {
      en: 'The role of a backup need not be in the game.',
      ru: 'Роли, которую ждет запасной, в игре может и не быть.',
    },
    'nobody dies who could pass it on',
  ),
  'NR-BACKUP-8': ofState(
    stated({
      en: 'A dead jack-of-all-trades or player with two roles passes on the part that fits.',
      ru: 'От умершего мастера на все руки или игрока с двумя ролями переходит подходящая часть.',
    }),
  ),
  'NR-BACKUP-9': ofState(
    stated({
      en: 'A backup who took over a role flips with both names, the first one first; a role cop goes on hearing the first.',
      ru: 'Запасного, получившего роль, вскрывают с обоими названиями, сначала с первым; ролевой коп и дальше слышит первое.',
    }),
  ),
  'NR-ENABLE-1': follows(
    {
      en: 'An enabler has no ability and knows which role they enable.',
      ru: 'У поддерживающего нет способности; он знает, чью роль поддерживает.',
    },
    'there is no ability that could be turned over',
  ),
  'NR-ENABLE-5': follows(
    {
      en: 'The role an enabler enables need not be in the game. A player who lost a role is not vanilla to investigations.',
      ru: 'Роли, которую поддерживают, в игре может и не быть. Кто потерял роль, для проверок не становится простым.',
    },
    'checks go by the start of the game, and the rule of that is turned over',
  ),
  'NR-HYB-2': follows(
    {
      en: 'A passive role beside an active one always works.',
      ru: 'Пассивная роль рядом с активной действует всегда.',
    },
    'only what is sent in has to choose, by a rule that is turned over',
  ),
  'NR-HYB-4': follows(
    {
      en: 'A miller with another role reads as a miller; an ascetic with an investigation can use it.',
      ru: 'Миллер с другой ролью для проверок — миллер; аскет со способностью проверять пользуется ею.',
    },
    'each role works as it would alone, by its own rule',
  ),
  'NR-JOAT-7': ofState(
    chosen({
      en: 'A number of shots before a jack-of-all-trades holds for each of their abilities.',
      ru: 'Число выстрелов перед мастером на все руки относится к каждой его способности.',
    }),
  ),
  'NR-JOAT-9': follows(
    {
      en: 'A jack-of-all-trades who carries out their side’s kill may use an ability as well.',
      ru: 'Мастер на все руки, который идет на убийство своей стороны, может воспользоваться и способностью.',
    },
    'the rule about kill and ability is turned over for every role',
  ),
  'NR-IC-4': follows(
    {
      en: 'An innocent child who dies before asking flips as any player does.',
      ru: 'Дитя, которое умерло, не попросив о подтверждении, вскрывают как всех.',
    },
    'nothing was confirmed that could be turned over',
  ),
  'NR-RCOP-4': follows(
    {
      en: 'What a player knows is not part of what a role cop learns.',
      ru: 'Что игрок знает, ролевой коп не узнает.',
    },
    'a name has no knowledge in it',
  ),
  'NR-MOD-19': follows(
    {
      en: 'Informed: the player is told a true fact about the setup, and flips as informed without it.',
      ru: 'Осведомленный: игроку сообщают верный факт о наборе ролей; вскрывают его без этого факта.',
    },
    'a fact that the host writes is no ruling',
  ),
  'NR-C-1': follows(
    {
      en: 'Checks, joining a topic and being told something reach a player as any night action does.',
      ru: 'Проверки, вступление в тему и сообщения доходят до игрока так же, как любой ночной ход.',
    },
    'the rules of routes and counters are turned over',
  ),
  'NR-C-2': follows(
    {
      en: 'Private topics, knowledge, inherited roles and confirmations are not actions: nothing blocks, moves or sees them.',
      ru: 'Закрытые темы, знания, переход ролей и подтверждения — не ходы: их не блокируют, не уводят и не видят.',
    },
    'no action is made of them, so none can be stopped',
  ),
  'NR-C-3': follows(
    {
      en: 'They change between phases, after all deaths: a player who died in that phase joins, inherits and confirms nothing.',
      ru: 'Они меняются между фазами, после всех смертей: кто умер в этой фазе, тот не вступает, не получает и не подтверждает.',
    },
    'the rules of joining and inheriting are turned over, each for itself',
  ),
  'NR-START-1': follows(
    {
      en: 'A role message has the alignment, the role with its modifiers in words, what the player knows, and the win condition.',
      ru: 'В сообщении о роли есть сторона, роль и модификаторы словами, что игрок знает и условие победы.',
    },
    'what a message is composed of is no ruling',
  ),
  'NR-START-2': follows(
    {
      en: 'Players know what their role tells them, and nothing else.',
      ru: 'Игрок знает то, что говорит его роль, и ничего больше.',
    },
    'each thing that is known has its own rule, and those are turned over',
  ),
}
