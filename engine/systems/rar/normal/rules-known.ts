/** The rules of normal games about topics, and about what is learned. */
import { chosen, implied, ofState, stated, type Rules } from '../../../ruleset/said.ts'

export const knownRules: Rules = {
  'NR-MASON-1': ofState(
    stated({
      en: 'Masons of one group know each other and know that all of them are town.',
      ru: 'Масоны одной группы знают друг друга и знают, что все они за город.',
    }),
  ),
  'NR-MASON-2': ofState(
    stated({
      en: 'Masons of one group share a private topic.',
      ru: 'У масонов одной группы общая закрытая тема.',
    }),
  ),
  'NR-MASON-3': ofState(
    stated({
      en: 'Several groups of masons know nothing of each other.',
      ru: 'Несколько групп масонов ничего не знают друг о друге.',
    }),
  ),
  'NR-MASON-6': ofState(
    chosen({
      en: 'Masons know of each other that they are town; with the option “mason sides” only that they are not mafia.',
      ru: 'Масоны знают друг о друге, что они за город; с опцией «стороны масонов» — только что они не мафия.',
    }),
  ),
  'NR-MASONIZER-1': stated({
    en: 'A townie whom a masonizer visits joins the masons of the masonizer, and learns that the masonizer is town.',
    ru: 'Горожанин, к которому пришел вербовщик масонов, вступает в его братство и узнает, что вербовщик за город.',
  }),
  'NR-MASONIZER-2': ofState(
    stated({
      en: 'That holds although the masonizer dies that night.',
      ru: 'Это так, даже если вербовщик этой ночью умирает.',
    }),
  ),
  'NR-MASONIZER-3': stated({
    en: 'A masonizer who comes to a player who is not town dies, whatever protects him, and nobody joins.',
    ru: 'Если вербовщик масонов приходит к тому, кто не за город, он умирает, что бы его ни защищало, и никто не вступает.',
  }),
  'NR-NEIGH-1': ofState(
    stated({
      en: 'Neighbors share a private topic and know nothing of each other’s sides or roles.',
      ru: 'У соседей общая закрытая тема; ни сторон, ни ролей друг друга они не знают.',
    }),
  ),
  'NR-NZER-1': stated({
    en: 'A neighborizer takes one player a night into his neighborhood: whoever stands where the action comes.',
    ru: 'Каждую ночь созывающий соседей берет в свое соседство одного игрока: того, к кому пришло действие.',
  }),
  'NR-NZER-2': ofState(
    implied({
      en: 'A neighborizer who is stopped takes nobody in, and nobody is told.',
      ru: 'Если созывающего соседей остановили, никто не вступает, и никому ничего не сообщают.',
    }),
  ),
  'NR-NZER-3': ofState(
    stated({
      en: 'Joining a topic changes no role and no check.',
      ru: 'Вступление в тему не меняет ни роли, ни того, что видят проверки.',
    }),
  ),
  'NR-NZER-4': ofState(
    implied({
      en: 'Nobody joins who dies that night, is ascetic or was stopped.',
      ru: 'Не вступает тот, кто этой ночью умер, аскет и тот, кто недосягаем.',
    }),
  ),
  'NR-NZER-5': ofState(
    stated({
      en: 'A neighborhood goes on without whoever founded it.',
      ru: 'Соседство остается и без того, кто его созвал.',
    }),
  ),
  'NR-NZER-8': stated({
    en: 'A de-neighborizer takes a player out of his neighborhood, who is told so.',
    ru: 'Разгоняющий соседей исключает игрока из своего соседства, и тому об этом сообщают.',
  }),
  'NR-TOPIC-2': ofState(
    stated({
      en: 'Talking in a private topic is no action: nothing sees or stops it.',
      ru: 'Разговор в закрытой теме — не действие: его не видят и не останавливают.',
    }),
  ),
  'NR-TOPIC-3': ofState(
    chosen({
      en: 'Private topics are for the night; a living encryptor opens his by day, and options do so for all.',
      ru: 'В закрытых темах говорят ночью; живой шифровальщик открывает свою и днем, а опции — все.',
    }),
  ),
  'NR-TOPIC-4': stated({
    en: 'Whoever joins a topic at night is in it from the next day on, and is told who else is.',
    ru: 'Кто вступил в тему ночью, тот в ней со следующего дня; ему сообщают, кто в ней еще.',
  }),
  'NR-TOPIC-5': ofState(
    chosen({
      en: 'A topic stays with a single living member.',
      ru: 'Тема остается, даже если в живых один ее участник.',
    }),
  ),
  'NR-ENC-1': ofState(
    stated({
      en: 'A private topic with a living encryptor in it may be used by day.',
      ru: 'В закрытой теме, где есть живой шифровальщик, можно говорить и днем.',
    }),
  ),
  'NR-ENC-2': ofState(
    stated({
      en: 'That goes for every topic he is in, unless the option “encryptor reach” leaves it to that of his side.',
      ru: 'Это касается каждой темы, в которой он есть, если опция «охват шифровальщика» не оставляет только тему его стороны.',
    }),
  ),
  'NR-ENC-3': ofState(
    chosen({
      en: 'His death ends it at once.',
      ru: 'С его смертью это сразу кончается.',
    }),
  ),
  'NR-ENC-5': ofState(
    implied({
      en: 'Nothing stops an encryptor but his death.',
      ru: 'Шифровальщика останавливает только смерть.',
    }),
  ),
  'NR-GUN-1': stated({
    en: 'A gunsmith learns whether somebody has a gun: the mafia have, apart from traitors and doctors, and so have cops, vigilantes and some other roles.',
    ru: 'Оружейник узнает, есть ли у игрока оружие: оно есть у мафии, кроме предателей и докторов, у копов, виджилантов и некоторых других ролей.',
  }),
  'NR-GUN-2': stated({
    en: 'Everybody else has no gun, a serial killer included.',
    ru: 'У остальных оружия нет, и у маньяка тоже.',
  }),
  'NR-GUN-3': implied({
    en: 'What deceives a cop does not deceive a gunsmith.',
    ru: 'То, что обманывает копа, оружейника не обманывает.',
  }),
  'NR-GUN-4': chosen({
    en: 'A gun stays when its shots are spent.',
    ru: 'Оружие остается, даже если выстрелы потрачены.',
  }),
  'NR-GUN-5': chosen({
    en: 'Which roles have a gun is one of two lists.',
    ru: 'У каких ролей есть оружие, говорит один из двух списков.',
  }),
  'NR-GUN-6': chosen({
    en: 'Werewolves have no guns, unless the option says so.',
    ru: 'У оборотней оружия нет, если опция не говорит другого.',
  }),
  'NR-CHECK-2': implied({
    en: 'A check that is stopped, or whose target is out of reach, has no result.',
    ru: 'У проверки, которую остановили или чья цель недосягаема, нет результата.',
  }),
  'NR-CHECK-3': implied({
    en: 'A check that is moved tells of whoever stands there, under the name that was sent in.',
    ru: 'Проверка, которую переместили, говорит о том, к кому пришла, под присланным именем.',
  }),
  'NR-COP-1': stated({
    en: 'A cop learns whether somebody is town. A godfather is, a miller or a framed player is not.',
    ru: 'Коп узнает, за город ли игрок. Крестный отец — за город, миллер и подставленный — нет.',
  }),
  'NR-SEER-1': chosen({
    en: 'A seer is a cop by another name, and where there are werewolves beside a mafia learns whether somebody is a werewolf.',
    ru: 'Провидец — это коп под другим именем, а если есть и оборотни, и мафия, он узнает, оборотень ли игрок.',
  }),
  'NR-NEAP-1': stated({
    en: 'A neapolitan learns whether somebody is a townie without any role or modifier.',
    ru: 'Неаполитанец узнает, горожанин ли это без роли и модификаторов.',
  }),
  'NR-NEAP-2': implied({
    en: 'Being in a topic makes nobody less vanilla to a neapolitan; being a backup or an enabler does.',
    ru: 'Участие в теме для неаполитанца ничего не меняет; запасной и поддерживающий — уже не простые горожане.',
  }),
  'NR-NEAP-3': chosen({
    en: 'A townie with a modifier is no vanilla townie, unless the option says so.',
    ru: 'Горожанин с модификатором — не простой горожанин, если опция не говорит другого.',
  }),
  'NR-VCOP-1': stated({
    en: 'A vanilla cop learns whether somebody has nothing but a side, whichever that is.',
    ru: 'Ванильный коп узнает, что у игрока нет ничего, кроме стороны, какой бы она ни была.',
  }),
  'NR-RCOP-1': stated({
    en: 'A role cop learns the role without its side: whoever has nothing but a side is vanilla.',
    ru: 'Ролевой коп узнает роль без стороны: у кого есть только сторона, тот «ваниль».',
  }),
  'NR-RCOP-2': ofState(
    chosen({
      en: 'Modifiers, further roles and what a jack holds belong to the name.',
      ru: 'Модификаторы, другие роли и набор мастера на все руки — часть названия.',
    }),
  ),
  'NR-RCOP-3': stated({
    en: 'It is the role as at the start of the game.',
    ru: 'Это роль, какой она была в начале игры.',
  }),
  'NR-GCOP-1': stated({
    en: 'A goon cop learns whether somebody is a goon or a plain werewolf.',
    ru: 'Коп на рядовых узнает, рядовой ли это мафии или простой оборотень.',
  }),
  'NR-PTCOP-1': stated({
    en: 'A topic cop learns whether somebody is in a private topic.',
    ru: 'Коп на темы узнает, есть ли игрок в закрытой теме.',
  }),
  'NR-DET-1': chosen({
    en: 'A detective learns whether somebody ever tried to kill.',
    ru: 'Детектив узнает, пытался ли игрок когда-нибудь убить.',
  }),
  'NR-MODCOP-1': stated({
    en: 'A modifier cop learns the modifiers of a role.',
    ru: 'Коп на модификаторы узнает модификаторы роли.',
  }),
}
