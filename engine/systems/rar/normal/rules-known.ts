/** The rules of normal games about topics, and about what is learned. */
import { chosen, implied, ofState, stated, unturned, type Rules } from '../../../ruleset/localized-text.ts'

export const knownRules: Rules = {
  'NR-MASON-1': ofState(
    stated({
      en: 'Masons in the same group know each other, and know that all of them are town.',
      ru: 'Масоны одной группы знают друг друга и знают, что все они за город.',
    }),
  ),
  'NR-MASON-2': ofState(
    stated({
      en: 'Masons in the same group share a private topic.',
      ru: 'У масонов одной группы общая закрытая тема.',
    }),
  ),
  'NR-MASON-3': ofState(
    stated({
      en: 'Separate groups of masons don’t know of each other.',
      ru: 'Несколько групп масонов ничего не знают друг о друге.',
    }),
  ),
  'NR-MASON-6': ofState(
    chosen({
      en: 'Masons know that the others in their group are town. With the option “masons know each other as”, they only know that the others aren’t mafia.',
      ru: 'Масоны знают друг о друге, что они за город; с опцией «стороны масонов» — только что они не мафия.',
    }),
  ),
  'NR-MASONIZER-1': stated({
    en: 'A town player visited by a masonizer joins the masonizer’s group of masons, and learns that the masonizer is town.',
    ru: 'Горожанин, к которому пришел вербовщик масонов, вступает в его братство и узнает, что вербовщик за город.',
  }),
  'NR-MASONIZER-2': ofState(
    stated({
      en: 'They join even if the masonizer dies that night.',
      ru: 'Это так, даже если вербовщик этой ночью умирает.',
    }),
  ),
  'NR-MASONIZER-3': stated({
    en: 'If a masonizer visits a player who is not town, nobody joins and the masonizer dies; no protection helps.',
    ru: 'Если вербовщик масонов приходит к тому, кто не за город, он умирает, что бы его ни защищало, и никто не вступает.',
  }),
  'NR-NEIGH-1': ofState(
    stated({
      en: 'Neighbors share a private topic. They don’t know each other’s alignments or roles.',
      ru: 'У соседей общая закрытая тема; ни сторон, ни ролей друг друга они не знают.',
    }),
  ),
  'NR-NZER-1': stated({
    en: 'Each night a neighborizer adds one player to their neighborhood: the one the action reaches, if it was redirected.',
    ru: 'Каждую ночь созывающий соседей берет в свое соседство одного игрока: того, к кому пришло действие.',
  }),
  'NR-NZER-2': unturned(
    ofState(
      implied({
        en: 'If a neighborizer is stopped, nobody joins, and nobody is told.',
        ru: 'Если созывающего соседей остановили, никто не вступает, и никому ничего не сообщают.',
      }),
    ),
    'a block or an ascetic stops it like any other action; the rules of that are turned over',
  ),
  'NR-NZER-3': unturned(
    ofState(
      stated({
        en: 'Joining a topic doesn’t change a player’s role or how investigations see it.',
        ru: 'Вступление в тему не меняет ни роли, ни того, что видят проверки.',
      }),
    ),
    'nothing that checks ask for changes, so there is none to turn over',
  ),
  'NR-NZER-4': ofState(
    implied({
      en: 'A player who dies that night, is ascetic, or is out of reach does not join.',
      ru: 'Не вступает тот, кто этой ночью умер, аскет и тот, кто недосягаем.',
    }),
  ),
  'NR-NZER-5': ofState(
    stated({
      en: 'A neighborhood stays open after its neighborizer dies.',
      ru: 'Соседство остается и без того, кто его созвал.',
    }),
  ),
  'NR-NZER-6': ofState(
    chosen({
      en: 'A neighborizer cannot choose somebody who is already in their topic, unless the option “neighborizing a neighbor” lets the action be used up for nothing.',
      ru: 'Созывающий соседей не может выбрать того, кто уже в его теме, если опция «сосед второй раз» не позволяет потратить ход впустую.',
    }),
  ),
  'NR-NZER-7': ofState(
    chosen({
      en: 'Somebody whom a day neighborizer chooses is in the topic at once, unless the option “day neighbors join” puts it off to the next phase.',
      ru: 'Тот, кого выбрал дневной созывающий соседей, сразу в теме, если опция «дневной сосед» не откладывает этого до следующей фазы.',
    }),
  ),
  'NR-NZER-8': stated({
    en: 'A de-neighborizer removes a player from their neighborhood, and the player is told. A player who is not in it cannot be chosen.',
    ru: 'Разгоняющий соседей исключает игрока из своего соседства, и тому об этом сообщают. Того, кто в нем не состоит, выбрать нельзя.',
  }),
  'NR-TOPIC-2': unturned(
    ofState(
      stated({
        en: 'Talking in a private topic is not an action: nothing sees or stops it.',
        ru: 'Разговор в закрытой теме — не действие: его не видят и не останавливают.',
      }),
    ),
    'no action is made of talking, so none can be seen or stopped',
  ),
  'NR-TOPIC-3': ofState(
    chosen({
      en: 'Private topics are open at night. A living encryptor opens theirs during the day too, and options can open them for everyone.',
      ru: 'В закрытых темах говорят ночью; живой шифровальщик открывает свою и днем, а опции — все.',
    }),
  ),
  'NR-TOPIC-4': stated({
    en: 'A player who joins a topic at night can use it from the next day, and is told who else is in it.',
    ru: 'Кто вступил в тему ночью, тот в ней со следующего дня; ему сообщают, кто в ней еще.',
  }),
  'NR-TOPIC-5': ofState(
    chosen({
      en: 'A topic stays open even if only one of its members is alive.',
      ru: 'Тема остается, даже если в живых один ее участник.',
    }),
  ),
  'NR-ENC-1': ofState(
    stated({
      en: 'A private topic with a living encryptor in it can be used during the day.',
      ru: 'В закрытой теме, где есть живой шифровальщик, можно говорить и днем.',
    }),
  ),
  'NR-ENC-2': ofState(
    stated({
      en: 'This applies to every topic the encryptor is in, unless the option “topics an encryptor keeps open” limits it to their own side’s.',
      ru: 'Это касается каждой темы, в которой он есть, если опция «охват шифровальщика» не оставляет только тему его стороны.',
    }),
  ),
  'NR-ENC-3': ofState(
    chosen({
      en: 'It ends as soon as the encryptor dies.',
      ru: 'С его смертью это сразу кончается.',
    }),
  ),
  'NR-ENC-4': ofState(
    chosen({
      en: 'An encryptor with limited shots opens their topics for one day each time, and says so before that day begins.',
      ru: 'Шифровальщик с ограниченным числом раз открывает свои темы каждый раз на один день и говорит об этом до его начала.',
    }),
  ),
  'NR-ENC-5': unturned(
    ofState(
      implied({
        en: 'Nothing but death stops an encryptor.',
        ru: 'Шифровальщика останавливает только смерть.',
      }),
    ),
    'no action is made of it, so none can be stopped',
  ),
  'NR-GUN-1': stated({
    en: 'A gunsmith learns whether a player has a gun. All mafia have one except traitors and doctors; so do cops, vigilantes and some other roles.',
    ru: 'Оружейник узнает, есть ли у игрока оружие: оно есть у мафии, кроме предателей и докторов, у копов, виджилантов и некоторых других ролей.',
  }),
  'NR-GUN-2': stated({
    en: 'Nobody else has a gun, not even a serial killer.',
    ru: 'У остальных оружия нет, и у маньяка тоже.',
  }),
  'NR-GUN-3': implied({
    en: 'Whatever fools a cop does not fool a gunsmith.',
    ru: 'То, что обманывает копа, оружейника не обманывает.',
  }),
  'NR-GUN-4': chosen({
    en: 'Players keep their gun after using up their shots.',
    ru: 'Оружие остается, даже если выстрелы потрачены.',
  }),
  'NR-GUN-5': chosen({
    en: 'An option chooses between two lists of the roles with guns.',
    ru: 'У каких ролей есть оружие, говорит один из двух списков.',
  }),
  'NR-GUN-6': chosen({
    en: 'Werewolves have no guns, unless an option gives them some.',
    ru: 'У оборотней оружия нет, если опция не говорит другого.',
  }),
  'NR-CHECK-2': implied({
    en: 'An investigation gets no result if it is stopped or its target can’t be reached.',
    ru: 'У проверки, которую остановили или чья цель недосягаема, нет результата.',
  }),
  'NR-CHECK-3': implied({
    en: 'A redirected investigation tells about the player it reaches, under the name that was sent in.',
    ru: 'Проверка, которую переместили, говорит о том, к кому пришла, под присланным именем.',
  }),
  'NR-COP-1': stated({
    en: 'A cop learns whether a player is town. Godfathers read as town; millers and framed players don’t.',
    ru: 'Коп узнает, за город ли игрок. Крестный отец — за город, миллер и подставленный — нет.',
  }),
  'NR-SEER-1': chosen({
    en: 'A seer is a cop under another name. If the game has both werewolves and a mafia, a seer learns whether a player is a werewolf instead.',
    ru: 'Провидец — это коп под другим именем, а если есть и оборотни, и мафия, он узнает, оборотень ли игрок.',
  }),
  'NR-NEAP-1': stated({
    en: 'A neapolitan learns whether a player is a townie with no role and no modifier.',
    ru: 'Неаполитанец узнает, горожанин ли это без роли и модификаторов.',
  }),
  'NR-NEAP-2': implied({
    en: 'A vanilla townie in a private topic is still vanilla to a neapolitan; a backup or an enabler isn’t.',
    ru: 'Участие в теме для неаполитанца ничего не меняет; запасной и поддерживающий — уже не простые горожане.',
  }),
  'NR-NEAP-3': chosen({
    en: 'A townie with a modifier is not a vanilla townie, unless the option says so.',
    ru: 'Горожанин с модификатором — не простой горожанин, если опция не говорит другого.',
  }),
  'NR-VCOP-1': stated({
    en: 'A vanilla cop learns whether a player is vanilla (has no role, only an alignment), whichever side they are on.',
    ru: 'Ванильный коп узнает, что у игрока нет ничего, кроме стороны, какой бы она ни была.',
  }),
  'NR-RCOP-1': stated({
    en: 'A role cop learns a player’s role without their alignment; players with no role are “Vanilla”.',
    ru: 'Ролевой коп узнает роль без стороны: у кого есть только сторона, тот «ваниль».',
  }),
  'NR-RCOP-2': ofState(
    chosen({
      en: 'The name includes modifiers, further roles and a jack-of-all-trades’ abilities.',
      ru: 'Модификаторы, другие роли и набор мастера на все руки — часть названия.',
    }),
  ),
  'NR-RCOP-3': stated({
    en: 'It is the role as it was at the start of the game.',
    ru: 'Это роль, какой она была в начале игры.',
  }),
  'NR-GCOP-1': stated({
    en: 'A goon cop learns whether a player is a mafia goon or a plain werewolf.',
    ru: 'Коп на рядовых узнает, рядовой ли это мафии или простой оборотень.',
  }),
  'NR-PTCOP-1': stated({
    en: 'A topic cop learns whether a player is in a private topic.',
    ru: 'Коп на темы узнает, есть ли игрок в закрытой теме.',
  }),
  'NR-DET-1': chosen({
    en: 'A detective learns whether a player has ever tried to kill.',
    ru: 'Детектив узнает, пытался ли игрок когда-нибудь убить.',
  }),
  'NR-MODCOP-1': stated({
    en: 'A modifier cop learns the modifiers of a player’s role.',
    ru: 'Коп на модификаторы узнает модификаторы роли.',
  }),
}
