/** The rules of normal games about other roles, modifiers and sides. */
import { chosen, implied, ofState, stated, type Rules } from '../../../ruleset/said.ts'

export const roleRules: Rules = {
  'NR-JOAT-1': stated({
    en: 'A jack-of-all-trades uses each of his abilities once in the game.',
    ru: 'Мастер на все руки пользуется каждой своей способностью один раз за игру.',
  }),
  'NR-JOAT-2': chosen({
    en: 'He uses one of them a night, and the last one sent in counts.',
    ru: 'За ночь он пользуется одной из них; считается присланная последней.',
  }),
  'NR-JOAT-3': implied({
    en: 'A use that was stopped is gone.',
    ru: 'Остановленная способность потрачена.',
  }),
  'NR-JOAT-4': ofState(
    stated({
      en: 'He flips with all of them.',
      ru: 'После смерти его набор называют целиком.',
    }),
  ),
  'NR-JOAT-5': chosen({
    en: 'What is passive among them is used by saying so with an action.',
    ru: 'Пассивной из них он пользуется, назвав ее вместе с действием.',
  }),
  'NR-JOAT-6': stated({
    en: 'What he holds counts as a role for checks.',
    ru: 'То, что у него есть, для проверок считается ролью.',
  }),
  'NR-SK-3': stated({
    en: 'To checks of roles a serial killer is vanilla, and he has no gun.',
    ru: 'Для проверок роли маньяк — «ваниль», и оружия у него нет.',
  }),
  'NR-SK-4': stated({
    en: 'A serial killer wins as the last player alive, or beside one other.',
    ru: 'Маньяк побеждает, если остался один или вдвоем с кем-то.',
  }),
  'NR-SK-5': ofState(
    stated({
      en: 'What a serial killer has besides stands in his name.',
      ru: 'То, что у маньяка есть еще, входит в его название.',
    }),
  ),
  'NR-SIDE-2': ofState(
    stated({
      en: 'Two mafias in one game are two sides.',
      ru: 'Две мафии в одной игре — две стороны.',
    }),
  ),
  'NR-SIDE-5': chosen({
    en: 'A side may kill one of its own, unless the option says otherwise.',
    ru: 'Сторона может убить своего, если опция не говорит другого.',
  }),
  'NR-SIDE-6': chosen({
    en: 'Whoever carries the kill may use an ability too, unless the option says otherwise.',
    ru: 'Кто идет на убийство, может воспользоваться и способностью, если опция не говорит другого.',
  }),
  'NR-TRAITOR-2': stated({
    en: 'A traitor is in no topic of the mafia and does not carry its kill.',
    ru: 'Предателя нет в теме мафии, и на ее убийство он не ходит.',
  }),
  'NR-TRAITOR-4': chosen({
    en: 'A traitor is not town to a cop, has no gun, and is a traitor to a role cop.',
    ru: 'Для копа предатель не за город, оружия у него нет, а ролевой коп видит предателя.',
  }),
  'NR-TRAITOR-8': ofState(
    chosen({
      en: 'A traitor knows nobody, and the mafia know that there is one.',
      ru: 'Предатель никого не знает, а мафия знает, что он есть.',
    }),
  ),
  'NR-BACKUP-1': stated({
    en: 'A backup has no ability until a player with its role has died, and that role from the next phase on.',
    ru: 'У запасного нет способности, пока не умрет игрок с его ролью; со следующей фазы эта роль — его.',
  }),
  'NR-BACKUP-2': ofState(
    chosen({
      en: 'Every death passes a role on.',
      ru: 'Роль переходит после любой смерти.',
    }),
  ),
  'NR-BACKUP-3': ofState(
    implied({
      en: 'Who dies in the same phase takes nothing over.',
      ru: 'Кто умер в той же фазе, ничего не получает.',
    }),
  ),
  'NR-BACKUP-4': ofState(
    implied({
      en: 'Nothing stops a role from being taken over.',
      ru: 'Переходу роли ничто не мешает.',
    }),
  ),
  'NR-BACKUP-5': ofState(
    chosen({
      en: 'The modifiers of the role and the shots that are left come along.',
      ru: 'Модификаторы роли и оставшиеся выстрелы переходят вместе с ней.',
    }),
  ),
  'NR-BACKUP-6': ofState(
    chosen({
      en: 'A role is taken over from a dead player of any side.',
      ru: 'Роль переходит от умершего любой стороны.',
    }),
  ),
  'NR-UBACK-1': stated({
    en: 'A universal backup becomes a copy of the first player of his side to die who has more than a side.',
    ru: 'Универсальный запасной становится копией первого умершего игрока своей стороны, у которого есть не только сторона.',
  }),
  'NR-UBACK-2': ofState(
    stated({
      en: 'Shots that are spent stay spent.',
      ru: 'Потраченные выстрелы остаются потраченными.',
    }),
  ),
  'NR-UBACK-3': ofState(
    stated({
      en: 'Only a death of his own side counts.',
      ru: 'Считается только смерть игрока своей стороны.',
    }),
  ),
  'NR-UBACK-4': stated({
    en: 'Of several who die in one phase the host says whose role it is.',
    ru: 'Если в одной фазе умерли несколько, чья это роль, решает ведущий.',
  }),
  'NR-UBACK-6': ofState(
    chosen({
      en: 'Who takes over a mason or neighbor joins the topic.',
      ru: 'Кто получает роль масона или соседа, попадает в тему.',
    }),
  ),
  'NR-ENABLE-2': stated({
    en: 'When an enabler has died, everybody with that role has lost it from the next phase on, and is told so.',
    ru: 'Когда поддерживающий умер, все с этой ролью теряют ее со следующей фазы, и им об этом сообщают.',
  }),
  'NR-ENABLE-3': ofState(
    implied({
      en: 'A passive role ends the same way.',
      ru: 'Пассивная роль пропадает так же.',
    }),
  ),
  'NR-ENABLE-4': chosen({
    en: 'A jack-of-all-trades loses that part and keeps the others.',
    ru: 'Мастер на все руки теряет эту часть и сохраняет остальные.',
  }),
  'NR-FRUIT-1': stated({
    en: 'Whoever a fruit vendor visits is told that there was fruit, and not from whom.',
    ru: 'Тому, к кому пришел торговец фруктами, сообщают про фрукты, но не от кого они.',
  }),
  'NR-FRUIT-2': chosen({
    en: 'He is told once, however many vendors came.',
    ru: 'Ему сообщают один раз, сколько бы торговцев ни пришло.',
  }),
  'NR-FRIEND-1': stated({
    en: 'Whoever a friendly neighbor visits is told that the friendly neighbor is town.',
    ru: 'Тому, к кому пришел дружелюбный сосед, сообщают, что этот сосед за город.',
  }),
  'NR-FRIEND-2': implied({
    en: 'That comes although the sender dies that night.',
    ru: 'Сообщение приходит, даже если отправитель этой ночью умирает.',
  }),
  'NR-MSG-1': stated({
    en: 'Whoever a messenger visits is told his words as they were sent in, and not from whom.',
    ru: 'Тому, к кому пришел вестник, передают его слова дословно, но не от кого они.',
  }),
  'NR-HYB-1': chosen({
    en: 'A seat with two roles uses one ability a night, and the last one sent in counts.',
    ru: 'Игрок с двумя ролями пользуется за ночь одной способностью; считается присланная последней.',
  }),
  'NR-HYB-3': ofState(
    stated({
      en: 'Both roles stand in the name.',
      ru: 'В названии стоят обе роли.',
    }),
  ),
  'NR-DOC-1': chosen({
    en: 'A doctor stops every attack of a night, or one where the option says so.',
    ru: 'Доктор останавливает все нападения за ночь или одно, если так говорит опция.',
  }),
  'NR-BG-1': chosen({
    en: 'A bodyguard takes every attack of a night, or one where the option says so.',
    ru: 'Телохранитель принимает на себя все нападения за ночь или одно, если так говорит опция.',
  }),
  'NR-BP-1': stated({
    en: 'A vest with one shot stops one attack, and two in one night kill.',
    ru: 'Жилет на один раз останавливает одно нападение; два за одну ночь убивают.',
  }),
  'NR-MEDS-1': stated({
    en: 'A medical student saves a player who has nothing but a side from one kill.',
    ru: 'Студент-медик спасает от одного убийства того, у кого есть только сторона.',
  }),
  'NR-STRONG-1': chosen({
    en: 'A strongman carries the kill of his side in a way that nothing stops; one with shots says so each time.',
    ru: 'Силач ходит на убийство от своей стороны так, что ничто его не остановит; с ограниченным числом — когда сам так скажет.',
  }),
  'NR-STRONG-2': stated({
    en: 'The kill of a strongman is stopped by absence only, unless the option leaves him those that pierce protections.',
    ru: 'Убийство силача останавливает только отсутствие цели, если опция не оставляет ему лишь то, что проходит сквозь защиту.',
  }),
  'NR-STRONG-3': implied({
    en: 'Such a shot is spent once it was sent in.',
    ru: 'Такой выстрел потрачен, как только прислан.',
  }),
  'NR-NINJA-1': stated({
    en: 'Sensors do not see the kill that a ninja carries.',
    ru: 'Следящие не видят убийства, на которое идет ниндзя.',
  }),
  'NR-MOD-1': implied({
    en: 'What has so many shots is refused once they are gone.',
    ru: 'Когда выстрелы кончились, ход не принимают.',
  }),
  'NR-MOD-3': stated({
    en: 'Non-consecutive: not on two nights in a row, also where it was stopped.',
    ru: 'Не подряд: не две ночи подряд, даже если ход остановили.',
  }),
  'NR-MOD-4': implied({
    en: 'Odd-night and even-night: refused on other nights.',
    ru: 'По нечетным и по четным: в другие ночи ход не принимают.',
  }),
  'NR-MOD-5': stated({
    en: 'Night X: refused on other nights.',
    ru: 'В указанную ночь: в другие ночи ход не принимают.',
  }),
  'NR-MOD-6': chosen({
    en: 'Novice: refused on the first night.',
    ru: 'Новичок: первой ночью ход не принимают.',
  }),
  'NR-MOD-7': stated({
    en: 'Loyal: as if blocked at another side.',
    ru: 'Верный: против другой стороны — как заблокированный.',
  }),
  'NR-MOD-8': stated({
    en: 'Disloyal: as if blocked at one’s own side.',
    ru: 'Неверный: против своей стороны — как заблокированный.',
  }),
  'NR-MOD-9': stated({
    en: 'Simple: as if blocked at a player who has more than a side.',
    ru: 'Простой: против того, у кого есть не только сторона, — как заблокированный.',
  }),
  'NR-MOD-10': stated({
    en: 'Complex: as if blocked at a player who has nothing but a side.',
    ru: 'Сложный: против того, у кого есть только сторона, — как заблокированный.',
  }),
  'NR-MOD-11': stated({
    en: 'Lazy: fails where only one player was left who is not town.',
    ru: 'Ленивый: не действует, если не за город остался один игрок.',
  }),
  'NR-MOD-13': stated({
    en: 'Indecisive: not the same player twice running. Roaming: never the same player twice.',
    ru: 'Нерешительный: не один и тот же игрок подряд. Бродячий: никогда дважды.',
  }),
  'NR-MOD-14': stated({
    en: 'Announcing: the target is told what came. Loud: the target is told who came.',
    ru: 'Объявленный: цели сообщают, что пришло. Громкий: цели сообщают, кто пришел.',
  }),
  'NR-FLIP-1': ofState(
    stated({
      en: 'A flip is the whole name: side, modifiers and every role.',
      ru: 'Вскрывают название целиком: сторону, модификаторы и все роли.',
    }),
  ),
  'NR-FLIP-2': ofState(
    stated({
      en: 'A jack-of-all-trades flips with what he held; no knowledge and no partner is told.',
      ru: 'Мастера на все руки вскрывают вместе с набором; ни знаний, ни партнеров не называют.',
    }),
  ),
  'NR-NAME-7': ofState(
    stated({
      en: 'A number of shots belongs to the role it stands before.',
      ru: 'Число выстрелов относится к роли, перед которой стоит.',
    }),
  ),
}
