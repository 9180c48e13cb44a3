/** The rules of normal games about other roles, modifiers and sides. */
import { chosen, implied, ofState, stated, unturned, type Rules } from '../../../ruleset/localized-text.ts'

export const roleRules: Rules = {
  'NR-JOAT-1': stated({
    en: 'A jack-of-all-trades can use each of their abilities once per game.',
    ru: 'Мастер на все руки пользуется каждой своей способностью один раз за игру.',
  }),
  'NR-JOAT-2': chosen({
    en: 'They use one a night. If they send in several, the last one counts.',
    ru: 'За ночь он пользуется одной из них; считается присланная последней.',
  }),
  'NR-JOAT-3': implied({
    en: 'An ability that was stopped is used up.',
    ru: 'Остановленная способность потрачена.',
  }),
  'NR-JOAT-4': ofState(
    stated({
      en: 'Their flip names all of them.',
      ru: 'После смерти его набор называют целиком.',
    }),
  ),
  'NR-JOAT-5': chosen({
    en: 'To use a passive one, they say so when they send in an action.',
    ru: 'Пассивной из них он пользуется, назвав ее вместе с действием.',
  }),
  'NR-JOAT-6': stated({
    en: 'Their abilities count as roles for investigations.',
    ru: 'То, что у него есть, для проверок считается ролью.',
  }),
  'NR-SK-3': stated({
    en: 'Investigations of roles see a serial killer as vanilla, and a gunsmith sees no gun.',
    ru: 'Для проверок роли маньяк — «ваниль», и оружия у него нет.',
  }),
  'NR-SK-4': stated({
    en: 'A serial killer wins as the last player alive, or as one of the last two.',
    ru: 'Маньяк побеждает, если остался один или вдвоем с кем-то.',
  }),
  'NR-SK-5': ofState(
    stated({
      en: 'Whatever else a serial killer has is part of the role’s name.',
      ru: 'То, что у маньяка есть еще, входит в его название.',
    }),
  ),
  'NR-SIDE-2': ofState(
    stated({
      en: 'Two mafias in one game are two separate sides.',
      ru: 'Две мафии в одной игре — две стороны.',
    }),
  ),
  'NR-SIDE-5': chosen({
    en: 'A side may kill one of its own, unless the option forbids it.',
    ru: 'Сторона может убить своего, если опция не говорит другого.',
  }),
  'NR-SIDE-6': chosen({
    en: 'The player carrying out the kill may use an ability as well, unless the option forbids it.',
    ru: 'Кто идет на убийство, может воспользоваться и способностью, если опция не говорит другого.',
  }),
  'NR-TRAITOR-2': stated({
    en: 'A traitor is not in the mafia’s topic and can’t carry out its kill.',
    ru: 'Предателя нет в теме мафии, и на ее убийство он не ходит.',
  }),
  'NR-TRAITOR-4': chosen({
    en: 'A cop sees a traitor as not town, a gunsmith finds no gun, and a role cop sees a traitor.',
    ru: 'Для копа предатель не за город, оружия у него нет, а ролевой коп видит предателя.',
  }),
  'NR-TRAITOR-5': chosen({
    en: 'A traitor dies when their own mafia kill them. With the option “mafia kill on their traitor” that takes them in instead: they live, are a goon from the next phase on, and whatever would stop the kill stops this too. Somebody unrecruitable always dies.',
    ru: 'Предатель умирает, если его убивает своя мафия. С опцией «убийство своего предателя» она вместо этого принимает его: он жив, со следующей фазы он рядовой мафии, а что остановило бы убийство, останавливает и это. Кого принять нельзя, тот умирает всегда.',
  }),
  'NR-TRAITOR-8': ofState(
    chosen({
      en: 'A traitor doesn’t know the mafia; the mafia know that there is a traitor.',
      ru: 'Предатель никого не знает, а мафия знает, что он есть.',
    }),
  ),
  'NR-BACKUP-1': stated({
    en: 'A backup has no ability until a player with their role dies. From the next phase on they have that role.',
    ru: 'У запасного нет способности, пока не умрет игрок с его ролью; со следующей фазы эта роль — его.',
  }),
  'NR-BACKUP-2': ofState(
    chosen({
      en: 'The role passes on after any kind of death.',
      ru: 'Роль переходит после любой смерти.',
    }),
  ),
  'NR-BACKUP-3': ofState(
    implied({
      en: 'A backup who dies in the same phase takes nothing over.',
      ru: 'Кто умер в той же фазе, ничего не получает.',
    }),
  ),
  'NR-BACKUP-4': unturned(
    ofState(
      implied({
        en: 'Nothing can stop a backup from taking over.',
        ru: 'Переходу роли ничто не мешает.',
      }),
    ),
    'no action is made of it, so none can be stopped',
  ),
  'NR-BACKUP-5': ofState(
    chosen({
      en: 'The role’s modifiers and remaining shots pass on with it.',
      ru: 'Модификаторы роли и оставшиеся выстрелы переходят вместе с ней.',
    }),
  ),
  'NR-BACKUP-6': ofState(
    chosen({
      en: 'The dead player’s alignment doesn’t matter.',
      ru: 'Роль переходит от умершего любой стороны.',
    }),
  ),
  'NR-UBACK-1': stated({
    en: 'A universal backup becomes a copy of the first player of their own side to die who isn’t vanilla.',
    ru: 'Универсальный запасной становится копией первого умершего игрока своей стороны, у которого есть не только сторона.',
  }),
  'NR-UBACK-2': ofState(
    stated({
      en: 'Shots already used stay used.',
      ru: 'Потраченные выстрелы остаются потраченными.',
    }),
  ),
  'NR-UBACK-3': ofState(
    stated({
      en: 'Only deaths on their own side count.',
      ru: 'Считается только смерть игрока своей стороны.',
    }),
  ),
  'NR-UBACK-4': stated({
    en: 'If several of them die in one phase, the host decides whose role it is.',
    ru: 'Если в одной фазе умерли несколько, чья это роль, решает ведущий.',
  }),
  'NR-UBACK-7': chosen({
    en: 'With the option “universal backup takes over from”, a universal backup chooses a dead player of their side on any night instead.',
    ru: 'С опцией «чью роль получает универсальный запасной» он в любую ночь сам выбирает мертвого игрока своей стороны.',
  }),
  'NR-UBACK-6': ofState(
    chosen({
      en: 'A universal backup who takes over for a mason or a neighbor joins the topic.',
      ru: 'Кто получает роль масона или соседа, попадает в тему.',
    }),
  ),
  'NR-ENABLE-2': stated({
    en: 'When an enabler dies, every player with that role loses it from the next phase on and is told so.',
    ru: 'Когда поддерживающий умер, все с этой ролью теряют ее со следующей фазы, и им об этом сообщают.',
  }),
  'NR-ENABLE-3': ofState(
    implied({
      en: 'Passive roles are lost the same way.',
      ru: 'Пассивная роль пропадает так же.',
    }),
  ),
  'NR-ENABLE-4': chosen({
    en: 'A jack-of-all-trades loses that ability and keeps the others.',
    ru: 'Мастер на все руки теряет эту часть и сохраняет остальные.',
  }),
  'NR-FRUIT-1': stated({
    en: 'A player visited by a fruit vendor is told that they were given fruit, but not by whom.',
    ru: 'Тому, к кому пришел торговец фруктами, сообщают про фрукты, но не от кого они.',
  }),
  'NR-FRUIT-2': chosen({
    en: 'They are told once, however many fruit vendors visit.',
    ru: 'Ему сообщают один раз, сколько бы торговцев ни пришло.',
  }),
  'NR-FRIEND-1': stated({
    en: 'A player visited by a friendly neighbor is told that the friendly neighbor is town.',
    ru: 'Тому, к кому пришел дружелюбный сосед, сообщают, что этот сосед за город.',
  }),
  'NR-FRIEND-2': implied({
    en: 'The message arrives even if the friendly neighbor dies that night.',
    ru: 'Сообщение приходит, даже если отправитель этой ночью умирает.',
  }),
  'NR-MSG-1': stated({
    en: 'A messenger’s words reach the player they visit exactly as sent in, unsigned.',
    ru: 'Тому, к кому пришел вестник, передают его слова дословно, но не от кого они.',
  }),
  'NR-HYB-1': chosen({
    en: 'A player with two roles uses one ability a night. If they send in several, the last one counts.',
    ru: 'Игрок с двумя ролями пользуется за ночь одной способностью; считается присланная последней.',
  }),
  'NR-HYB-3': ofState(
    stated({
      en: 'The role’s name gives both roles.',
      ru: 'В названии стоят обе роли.',
    }),
  ),
  'NR-DOC-1': chosen({
    en: 'A doctor stops every attack on their target that night, or only one if the option says so.',
    ru: 'Доктор останавливает все нападения за ночь или одно, если так говорит опция.',
  }),
  'NR-BG-1': chosen({
    en: 'A bodyguard takes every attack on their target that night, or only one if the option says so.',
    ru: 'Телохранитель принимает на себя все нападения за ночь или одно, если так говорит опция.',
  }),
  'NR-BP-1': stated({
    en: 'A 1-shot vest stops one attack; two attacks in one night kill.',
    ru: 'Жилет на один раз останавливает одно нападение; два за одну ночь убивают.',
  }),
  'NR-MEDS-1': stated({
    en: 'A medical student saves a vanilla player from one kill.',
    ru: 'Студент-медик спасает от одного убийства того, у кого есть только сторона.',
  }),
  'NR-HIDE-1': chosen({
    en: 'A hider lives when hiding behind a player who is not town. With the option “hider behind scum” they die, unless that player is of their own side.',
    ru: 'Спрятавшийся у игрока не из города остается жив. С опцией «спрятавшийся у врага» он погибает, если тот не из его собственной стороны.',
  }),
  'NR-SHIELD-1': stated({
    en: 'A shield’s target kills nobody that night; if the target would have, the shield dies instead, once. A strongman’s kill goes through and leaves the shield alive.',
    ru: 'Кого выбрал щит, этой ночью никого не убивает; если убил бы, вместо всех один раз погибает щит. Убийство силача проходит, и щит остается жив.',
  }),
  'NR-RAR-3': implied({
    en: 'Both the kill and the shield have to get through for the shield to die. Two shields on one killer both die.',
    ru: 'Щит погибает, только если прошли и убийство, и сам щит. Два щита у одного убийцы погибают оба.',
  }),
  'NR-STRONG-1': chosen({
    en: 'Nothing stops the kill that a strongman carries out for their side. A strongman with limited shots has to say when to use one.',
    ru: 'Силач ходит на убийство от своей стороны так, что ничто его не остановит; с ограниченным числом — когда сам так скажет.',
  }),
  'NR-STRONG-2': stated({
    en: 'Only absence stops a strongman’s kill, unless the option limits it to piercing protections and rolestops.',
    ru: 'Убийство силача останавливает только отсутствие цели, если опция не оставляет ему лишь то, что проходит сквозь защиту.',
  }),
  'NR-STRONG-3': implied({
    en: 'The shot is used up once it is sent in.',
    ru: 'Такой выстрел потрачен, как только прислан.',
  }),
  'NR-NINJA-1': stated({
    en: 'Investigations that see visits don’t see a kill carried out by a ninja.',
    ru: 'Следящие не видят убийства, на которое идет ниндзя.',
  }),
  'NR-MOD-1': implied({
    en: 'Limited shots: not accepted once they are used up.',
    ru: 'Когда выстрелы кончились, ход не принимают.',
  }),
  'NR-MOD-3': stated({
    en: 'Non-consecutive: not on two nights in a row, even if it was stopped.',
    ru: 'Не подряд: не две ночи подряд, даже если ход остановили.',
  }),
  'NR-MOD-4': implied({
    en: 'Odd-night and even-night: not accepted on other nights.',
    ru: 'По нечетным и по четным: в другие ночи ход не принимают.',
  }),
  'NR-MOD-5': stated({
    en: 'Night X: not accepted on other nights.',
    ru: 'В указанную ночь: в другие ночи ход не принимают.',
  }),
  'NR-MOD-6': chosen({
    en: 'Novice: not accepted on the first night.',
    ru: 'Новичок: первой ночью ход не принимают.',
  }),
  'NR-MOD-7': stated({
    en: 'Loyal: acts as if blocked on players of another side.',
    ru: 'Верный: против другой стороны — как заблокированный.',
  }),
  'NR-MOD-8': stated({
    en: 'Disloyal: acts as if blocked on players of the same side.',
    ru: 'Неверный: против своей стороны — как заблокированный.',
  }),
  'NR-MOD-9': stated({
    en: 'Simple: acts as if blocked on players who aren’t vanilla.',
    ru: 'Простой: против того, у кого есть не только сторона, — как заблокированный.',
  }),
  'NR-MOD-10': stated({
    en: 'Complex: acts as if blocked on vanilla players.',
    ru: 'Сложный: против того, у кого есть только сторона, — как заблокированный.',
  }),
  'NR-MOD-11': stated({
    en: 'Lazy: fails if only one player who is not town is left.',
    ru: 'Ленивый: не действует, если не за город остался один игрок.',
  }),
  'NR-MOD-12': stated({
    en: 'Day: the ability is used by day and happens when it comes in, as any day action does.',
    ru: 'Дневной: способностью пользуются днем, и действует она тогда, когда прислана, как любой дневной ход.',
  }),
  'NR-MOD-13': stated({
    en: 'Indecisive: not the same player twice in a row. Roaming: never the same player twice.',
    ru: 'Нерешительный: не один и тот же игрок подряд. Бродячий: никогда дважды.',
  }),
  'NR-MOD-14': stated({
    en: 'Announcing: the target is told which ability was used on them. Loud: the target is told who visited.',
    ru: 'Объявленный: цели сообщают, что пришло. Громкий: цели сообщают, кто пришел.',
  }),
  'NR-MOD-15': stated({
    en: 'Personal: does nothing to what a player does for their side, and sees nothing of it.',
    ru: 'Личный: тому, что игрок делает от своей стороны, не мешает и этого не видит.',
  }),
  'NR-MOD-16': stated({
    en: 'Activated: something that would always be at work is at work only on nights on which its owner says so. Saying so is not a visit.',
    ru: 'Включаемый: то, что иначе действовало бы всегда, действует только в те ночи, когда игрок так скажет. Это не посещение.',
  }),
  'NR-FLIP-1': ofState(
    stated({
      en: 'A flip gives the full name: alignment, modifiers and every role.',
      ru: 'Вскрывают название целиком: сторону, модификаторы и все роли.',
    }),
  ),
  'NR-FLIP-2': ofState(
    stated({
      en: 'A jack-of-all-trades flips with their abilities. Flips don’t reveal what a player knew, or their partners.',
      ru: 'Мастера на все руки вскрывают вместе с набором; ни знаний, ни партнеров не называют.',
    }),
  ),
  'NR-FLIP-4': ofState(
    chosen({
      en: 'The option “flips show” may leave the role, the side or both out of a flip.',
      ru: 'Опция «что вскрывают» может оставить в тайне роль, сторону или и то и другое.',
    }),
  ),
  'NR-NAME-7': ofState(
    stated({
      en: 'A number of shots belongs to the role that follows it.',
      ru: 'Число выстрелов относится к роли, перед которой стоит.',
    }),
  ),
}
