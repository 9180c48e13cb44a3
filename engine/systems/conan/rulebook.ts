/**
 * What each rule says, in our own words: one sentence or two an id, shown wherever a tree cites it. Here stands what belongs
 * to the whole game; the rules of a section stand in its folder.
 */
import { chosen, implied, stated, type Rules } from '../../ruleset/said.ts'

import { arrests } from './arrest/rulebook.ts'
import { deceiving } from './deceit/rulebook.ts'
import { winning } from './ending/rulebook.ts'
import { killing } from './killing/rulebook.ts'
import { leading } from './leading/rulebook.ts'
import { learning } from './learning/rulebook.ts'
import { mischief } from './mischief/rulebook.ts'
import { poisoning } from './poison/rulebook.ts'
import { stopping } from './stopping/rulebook.ts'
import { travelling } from './travel/rulebook.ts'
import { voting } from './vote/rulebook.ts'
import { wills } from './wills/rulebook.ts'

const groups: Rules = {
  'CONAN-E1': implied({
    en: 'There are two sides, the Black Organization and the town, and everybody belongs to one of them.',
    ru: 'Сторон две: Черная организация и город; каждый принадлежит к одной из них.',
  }),
  'CONAN-E2': implied({
    en: 'The members of the Organization know each other: what one of them brings home is told to all.',
    ru: 'Члены Организации знают друг друга: что узнал один, сообщают всем.',
  }),
  'CONAN-E3': stated({
    en: 'The Organization and the Detective Boys have ranks, and ranks decide between orders.',
    ru: 'В Организации и у Юных детективов есть ранги; между приказами решает ранг.',
  }),
  'CONAN-E4': implied({
    en: 'Ayumi, Genta and Mitsuhiko are the Detective Boys, a group of the town. Of one ability that several of them send in, the highest in rank who can use it counts: one who is arrested, injured, absent, dead or neutralised outranks nobody.',
    ru: 'Аюми, Гэнта и Мицухико — это Юные детективы, группа внутри города. Если одну способность прислали несколько из них, считается ход старшего по рангу из тех, кто может ею воспользоваться: арестованный, раненый, отсутствующий, мертвый или нейтрализованный никого не опережает.',
  }),
  'CONAN-E5': stated({
    en: "The Organization's ranks follow its list of roles, highest first.",
    ru: 'Ранги Организации идут по ее списку ролей, начиная со старшей.',
  }),
  'CONAN-E6': stated({
    en: 'There may be a pair of lovers, and both may belong to the Organization.',
    ru: 'В игре может быть пара влюбленных; оба могут принадлежать к Организации.',
  }),
  'CONAN-E7': stated({
    en: 'Police are the roles that can arrest.',
    ru: 'Полиция — это роли, которые могут арестовывать.',
  }),
  'CONAN-E8': stated({
    en: 'Hakuba and Makoto travel and start the game abroad.',
    ru: 'Хакуба и Макото — путешественники и начинают игру за границей.',
  }),
  'CONAN-E9': stated({
    en: 'Players may be given gadgets, which also the injured and the suspended can use.',
    ru: 'Игрокам могут дать гаджеты; пользоваться ими могут и раненые, и отстраненные.',
  }),
  'CONAN-E10': stated({
    en: 'There is one Black Suitcase, held for one night at a time.',
    ru: 'Черный чемодан один; его получают на одну ночь.',
  }),
  'CONAN-E11': stated({ en: 'Every player may leave a will.', ru: 'Каждый игрок может оставить завещание.' }),
  'CONAN-E12': implied({
    en: 'Every crime is entered with its phase, who did it, of which kind and to whom, and whether it was erased or framed. Charges are tested on these entries.',
    ru: 'Каждое преступление записывают: в какой фазе, кто, какого рода и против кого, а также стерта ли запись и подставная ли она. По этим записям проверяют обвинения.',
  }),
  'CONAN-E13': chosen({
    en: 'The Organization should be a quarter to a third of the players; anything else is only warned about.',
    ru: 'Организация должна составлять от четверти до трети игроков; если это не так, ведущего только предупреждают.',
  }),
  'CONAN-E14': stated({
    en: 'The dead win or lose with their side.',
    ru: 'Мертвые побеждают или проигрывают вместе со своей стороной.',
  }),
  'CONAN-PH1': implied({
    en: 'Nights and days follow one another, from Night 1 to Day 1 to Night 2; what lasts some phases is counted along them.',
    ru: 'Ночи и дни чередуются: ночь 1, день 1, ночь 2; то, что длится несколько фаз, отсчитывают по ним.',
  }),
  'CONAN-PH2': chosen({
    en: 'There may be a phase of preparation before Night 1, in which disguises are put on.',
    ru: 'Перед ночью 1 может быть фаза подготовки, в которой надевают маскировку.',
  }),
  'CONAN-PH3': chosen({
    en: 'Actions and votes close fifteen minutes before the phase does, wills only with it.',
    ru: 'Действия и голоса перестают принимать за пятнадцать минут до конца фазы, завещания — только вместе с ней.',
  }),
}

const sending: Rules = {
  'CONAN-A1': stated({
    en: 'Until the deadline a new action replaces the old one.',
    ru: 'До конца срока новое действие заменяет прежнее.',
  }),
  'CONAN-A2': stated({
    en: 'Of actions that cannot go together the last valid one counts.',
    ru: 'Из действий, которые несовместимы, считается последнее действительное.',
  }),
  'CONAN-A3': implied({
    en: 'An invalid action displaces nothing, and actions that go together stand side by side.',
    ru: 'Недействительное действие ничего не вытесняет, а совместимые действия остаются рядом.',
  }),
  'CONAN-A4': chosen({
    en: 'A player may use each ability of the role once in a phase.',
    ru: 'Каждой способностью своей роли игрок может воспользоваться один раз за фазу.',
  }),
  'CONAN-A5': stated({
    en: 'A member orders only himself to kill, unless another member has handed him his actions.',
    ru: 'Член Организации посылает на убийство только самого себя, если другой член не передал ему свои действия.',
  }),
  'CONAN-A6': chosen({
    en: 'Actions may be handed to another member of the Organization, or among the Detective Boys to another of them; nobody acts for more than one other.',
    ru: 'Передать свои действия можно другому члену Организации, а Юному детективу — другому из Юных детективов; никто не действует больше чем за одного другого.',
  }),
  'CONAN-A7': chosen({
    en: 'Anybody who lives and is in Japan may be voted for, oneself included, and nobody has to vote.',
    ru: 'Голосовать можно за любого, кто жив и находится в Японии, в том числе за себя; голосовать не обязательно.',
  }),
  'CONAN-A8': chosen({
    en: 'What stands in one step of the order happens at once, so two players can neutralise each other.',
    ru: 'Все, что стоит в порядке на одном шаге, происходит сразу, поэтому двое могут нейтрализовать друг друга.',
  }),
  'CONAN-A9': chosen({
    en: 'Whose action failed is told so without a reason, and who was neutralised hears of it only through an action that failed.',
    ru: 'Чье действие не удалось, тому об этом сообщают без причины; нейтрализованный узнает об этом только по действию, которое не удалось.',
  }),
}

const conditions: Rules = {
  'CONAN-S1': stated({
    en: 'Everybody but the travellers starts alive and at home; conditions come later and may be several at once.',
    ru: 'Все, кроме путешественников, начинают игру живыми и дома; состояния появляются потом, и сразу их может быть несколько.',
  }),
  'CONAN-S2': stated({
    en: 'Whoever is alive and has no other condition has all abilities and the vote.',
    ru: 'У того, кто жив и не имеет других состояний, есть все способности и голос.',
  }),
  'CONAN-S3': stated({
    en: 'Who is abroad cannot be killed, vote or use anything, and no action on that player works.',
    ru: 'Кто за границей, того нельзя убить, он не голосует и ничем не пользуется, и никакое действие на него не удается.',
  }),
  'CONAN-S4': implied({
    en: 'So kills, poison, arrests, frames and everything else fail on a player abroad.',
    ru: 'Поэтому на игроке за границей срывается все: убийства, яд, аресты, подставы и прочее.',
  }),
  'CONAN-S5': chosen({
    en: 'A traveller asks to return and is in Japan from the next phase on, which everybody learns; nobody leaves again.',
    ru: 'Путешественник просит о возвращении и со следующей фазы находится в Японии, о чем узнают все; снова никто не уезжает.',
  }),
  'CONAN-S6': chosen({
    en: 'A player abroad cannot be voted for and so cannot be lynched.',
    ru: 'За игрока за границей нельзя голосовать, а значит, нельзя его и залинчевать.',
  }),
  'CONAN-S7': stated({
    en: 'The injured have no abilities and lose the passive ones too, a disguise among them.',
    ru: 'Раненые лишены способностей, теряют и пассивные, в том числе маскировку.',
  }),
  'CONAN-S8': stated({
    en: "Injury spares the Organization's kill and Vengeance, but a kill by an injured member has none of its extras.",
    ru: 'Убийства Организации и «Мести» ранение не отнимает, но убийство, которое совершает раненый, лишено всех своих преимуществ.',
  }),
  'CONAN-S9': stated({
    en: 'The injured vote and use what they were given.',
    ru: 'Раненые голосуют и пользуются тем, что им дали.',
  }),
  'CONAN-S10': implied({
    en: 'An injured member cannot use poison; the suitcase, being something given, still works.',
    ru: 'Раненый член Организации не может пользоваться ядом; чемодан действует и у него, потому что его дают.',
  }),
  'CONAN-S11': chosen({
    en: 'An injury lasts until something heals it.',
    ru: 'Ранение длится, пока что-нибудь его не вылечит.',
  }),
  'CONAN-S12': chosen({
    en: 'Who is attacked and healed survives injured; who is attacked and protected survives unhurt.',
    ru: 'Тот, на кого напали и кого вылечили, выживает раненым; тот, на кого напали и кого защитили, выживает невредимым.',
  }),
  'CONAN-S13': stated({ en: 'Injuries are never published.', ru: 'О ранениях никогда не объявляют.' }),
  'CONAN-S14': stated({
    en: 'Police who try an arrest on a false charge are suspended for that phase and the two that follow.',
    ru: 'Полицейский, который пытается арестовать по ложному обвинению, отстранен на эту фазу и на две следующие.',
  }),
  'CONAN-S15': stated({
    en: 'So a false charge on Night 3 costs the results of that night, Day 3 and Night 4; on Day 4 the officer is back.',
    ru: 'Поэтому ложное обвинение в ночь 3 отнимает результаты этой ночи, день 3 и ночь 4; в день 4 полицейский снова действует.',
  }),
  'CONAN-S16': implied({
    en: "The suspension reaches back: the officer's other actions of that phase fail, also those that come earlier in the order.",
    ru: 'Отстранение действует и назад: другие действия полицейского в этой фазе срываются, даже те, что по порядку раньше.',
  }),
  'CONAN-S17': stated({
    en: 'Who is suspended can do nothing but vote and use what he was given.',
    ru: 'Отстраненный может только голосовать и пользоваться тем, что ему дали.',
  }),
  'CONAN-S18': implied({
    en: 'A false charge by day suspends for that day, the night and the next day; the votes of those days count.',
    ru: 'Ложное обвинение днем отстраняет на этот день, ночь и следующий день; голоса в эти дни считаются.',
  }),
  'CONAN-S19': stated({
    en: 'Suspensions are never published; the officer is told.',
    ru: 'Об отстранениях никогда не объявляют; полицейскому сообщают.',
  }),
  'CONAN-S20': stated({
    en: 'Who is arrested cannot be killed, vote or use anything, and no action works there except one that releases.',
    ru: 'Арестованного нельзя убить, он не голосует и ничем не пользуется, и никакое действие на него не удается, кроме того, которое освобождает.',
  }),
  'CONAN-S21': stated({
    en: 'An arrest is published, the role of the arrested is not.',
    ru: 'Об аресте объявляют, о роли арестованного — нет.',
  }),
  'CONAN-S22': chosen({
    en: 'An arrest has no end of its own. A release takes effect at once for the steps that follow and leaves other conditions as they were; whoever was arrested and released in one phase has lost the actions that come after the arrest and the vote of that day, and only the mark is gone.',
    ru: 'Сам собой арест не кончается. Освобождение действует сразу, на все следующие шаги, и других состояний не меняет; кого арестовали и освободили в одной фазе, тот потерял действия, которые идут после ареста, и голос этого дня, и снята с него только сама отметка.',
  }),
  'CONAN-S23': chosen({ en: 'The arrested cannot use gadgets.', ru: 'Арестованные не могут пользоваться гаджетами.' }),
  'CONAN-S24': stated({
    en: 'The dead are out: they neither act nor vote nor speak of the game.',
    ru: 'Мертвые вне игры: они не действуют, не голосуют и не говорят об игре.',
  }),
}

const news: Rules = {
  'CONAN-I1': {
    ...stated({
      en: 'At every change of phase there is a public post, and everybody gets the results of his actions in private.',
      ru: 'При каждой смене фазы выходит общий пост, а результаты своих действий каждый получает лично.',
    }),
    unturned: 'It heads the question who died or how an action fared; what decides stands below it.',
  },
  'CONAN-I2': stated({
    en: 'The post has the successful arrests, the deaths, roles where they are shown, and the votes with what changed them.',
    ru: 'В посте удавшиеся аресты, смерти, роли, где их показывают, и голоса с тем, что их изменило.',
  }),
  'CONAN-I3': stated({
    en: 'Suspensions, injuries and votes under Voice of Reason are never in it.',
    ru: 'Отстранений, ранений и голосов при «Голосе разума» в нем никогда нет.',
  }),
  'CONAN-I4': implied({ en: 'An arrest that failed is not in it.', ru: 'Неудавшегося ареста в нем нет.' }),
  'CONAN-I5': chosen({
    en: 'The role of the dead is shown, under a disguise the disguise. Arrests and erased bodies show none.',
    ru: 'Роль погибшего показывают, при маскировке — ту, под которую он замаскирован. При аресте и сокрытом теле роли не показывают.',
  }),
  'CONAN-I6': chosen({
    en: 'Of an erased body the death is announced, role and will are not; who erased it learns both.',
    ru: 'При сокрытом теле о смерти объявляют, о роли и завещании — нет; кто сокрыл тело, узнает и то и другое.',
  }),
  'CONAN-I7': chosen({
    en: 'The manner of a death is published, who did it is not.',
    ru: 'Как погиб игрок, объявляют, кто это сделал — нет.',
  }),
  'CONAN-I8': chosen({
    en: 'Actors hear success or failure and what they learned; the Organization hears of a wrong guess and the pills left; the arrested, the suspended and the saved are told; the framed, slandered, accompanied and accused are not.',
    ru: 'Кто действовал, узнает, удалось ли это и что он выяснил; Организация узнает о неверной догадке и о том, сколько осталось таблеток; арестованному, отстраненному и спасенному сообщают; подставленному, оклеветанному, тому, кого сопровождали, и тому, кого обличили, — нет.',
  }),
  'CONAN-I9': chosen({
    en: 'A player who died gets the results of what stood and none of what was voided.',
    ru: 'Погибший получает результаты тех своих действий, что остались в силе, и ни одного из сорванных.',
  }),
  'CONAN-I10': stated({
    en: "Hints are the host's to give: a free text in the post.",
    ru: 'Подсказки дает ведущий: это свободный текст в посте.',
  }),
}

const order: Rules = {
  'CONAN-O1': stated({
    en: 'Death and arrest void what comes later in the order and nothing that comes earlier, Vengeance excepted.',
    ru: 'Смерть и арест срывают то, что по порядку позже, и ничего из того, что раньше; исключение — «Месть».',
  }),
  'CONAN-O2': implied({
    en: 'Poison comes before accompanying and before the tally.',
    ru: 'Яд идет раньше сопровождения и раньше подсчета голосов.',
  }),
  'CONAN-O3': implied({ en: 'Arrest comes before the tally.', ru: 'Арест идет раньше подсчета голосов.' }),
  'CONAN-O4': implied({
    en: 'Arrest comes before poison: a poisoned officer still arrests, an arrested poisoner does not poison.',
    ru: 'Арест идет раньше яда: отравленный полицейский все равно арестовывает, арестованный отравитель никого не травит.',
  }),
  'CONAN-O5': implied({
    en: 'Poison comes before the lynch: the pill of a lynched poisoner stands.',
    ru: 'Яд идет раньше линчевания: таблетка залинчованного отравителя остается в силе.',
  }),
  'CONAN-O6': implied({
    en: 'Neutralising, arrest, Protect and Heal come before the kill; a bribe overrides all of them but an arrest.',
    ru: 'Нейтрализация, арест, «Защита» и «Лечение» идут раньше убийства; подкуп сильнее всего этого, кроме ареста.',
  }),
  'CONAN-O7': implied({
    en: 'The kill comes before all other abilities but those that stop it.',
    ru: 'Убийство идет раньше всех других способностей, кроме тех, что его останавливают.',
  }),
  'CONAN-O8': implied({
    en: 'What makes or hides traces comes before what investigates.',
    ru: 'То, что оставляет или скрывает следы, идет раньше того, что расследует.',
  }),
  'CONAN-ON1': chosen({ en: 'The night begins with the travellers.', ru: 'Ночь начинается с путешественников.' }),
  'CONAN-ON2': chosen({
    en: 'After the travellers come Discombobulate, Frighten and Confuse.',
    ru: 'После путешественников идут «Смятение», «Запугивание» и «Путаница».',
  }),
  'CONAN-ON3': chosen({
    en: 'After these come arrests and what becomes of false charges.',
    ru: 'После них идут аресты и последствия ложных обвинений.',
  }),
  'CONAN-ON4': chosen({
    en: 'After the arrests come Lawsuit and releases.',
    ru: 'После арестов идут «Иск» и освобождения.',
  }),
  'CONAN-ON5': chosen({ en: 'After the releases comes the bribe.', ru: 'После освобождений идет подкуп.' }),
  'CONAN-ON6': chosen({ en: 'After the bribe come Protect and Heal.', ru: 'После подкупа идут «Защита» и «Лечение».' }),
  'CONAN-ON7': chosen({
    en: "After these come the kill, Vengeance and a lover's suicide, one after the other.",
    ru: 'После них идут убийство, «Месть» и самоубийство влюбленного, одно за другим.',
  }),
  'CONAN-ON8': chosen({ en: 'After the deaths comes Erase Body.', ru: 'После смертей идет «Сокрытие тела».' }),
  'CONAN-ON9': chosen({
    en: 'After that come disguises, Slander, Frame and what the suitcase fakes.',
    ru: 'После этого идут маскировки, «Клевета», «Подстава» и то, что подделано чемоданом.',
  }),
  'CONAN-ON10': chosen({
    en: 'After the disguises come Steal, Blackmail, Heavy Handed and Insult to Injury.',
    ru: 'После маскировок идут «Кража», «Шантаж», «Тяжелая рука» и «Соль на рану».',
  }),
  'CONAN-ON11': chosen({ en: 'After these comes Erase Evidence.', ru: 'После них идет «Уничтожение улик».' }),
  'CONAN-ON12': chosen({
    en: 'After all traces are made or erased come the investigations.',
    ru: 'Когда все следы оставлены или уничтожены, идут расследования.',
  }),
  'CONAN-ON13': chosen({
    en: 'The night ends with the question who has won.',
    ru: 'Ночь кончается вопросом, кто победил.',
  }),
  'CONAN-OD1': chosen({ en: 'The day begins with the travellers.', ru: 'День начинается с путешественников.' }),
  'CONAN-OD2': chosen({
    en: 'After the travellers come Discombobulate, Frighten, Confuse and Hinder.',
    ru: 'После путешественников идут «Смятение», «Запугивание», «Путаница» и «Помеха».',
  }),
  'CONAN-OD3': chosen({ en: 'After these come arrests.', ru: 'После них идут аресты.' }),
  'CONAN-OD4': chosen({
    en: 'After the arrests come Lawsuit and releases.',
    ru: 'После арестов идут «Иск» и освобождения.',
  }),
  'CONAN-OD5': chosen({ en: 'After the releases comes poison.', ru: 'После освобождений идет яд.' }),
  'CONAN-OD6': chosen({ en: 'After poison comes Voice of Reason.', ru: 'После яда идет «Голос разума».' }),
  'CONAN-OD7': chosen({
    en: 'After Voice of Reason come accompanying and accusing.',
    ru: 'После «Голоса разума» идут сопровождение и обличение.',
  }),
  'CONAN-OD8': chosen({
    en: 'After accompanying and accusing the votes are counted.',
    ru: 'После сопровождения и обличения считают голоса.',
  }),
  'CONAN-OD9': chosen({
    en: 'After the count come the lynch and Vengeance.',
    ru: 'После подсчета идут линчевание и «Месть».',
  }),
  'CONAN-OD10': chosen({
    en: 'After the lynch comes whatever else is used by day.',
    ru: 'После линчевания идет все остальное, чем пользуются днем.',
  }),
  'CONAN-OD11': chosen({
    en: 'After all that come the election of a Leader and the suitcase for the night.',
    ru: 'После всего этого идут выборы лидера и чемодан на ночь.',
  }),
  'CONAN-OD12': chosen({
    en: 'The day ends with the question who has won.',
    ru: 'День кончается вопросом, кто победил.',
  }),
}

/** The chapters as hosts read them. */
const chapters = 'E PH A S K WL CR L B BS V I O ON OD AB W'.split(' ')

/** Where a rule stands: by its chapter, then by its number; `W4a` comes after `W4`. */
function placeOf(id: string): number {
  const [, chapter = '', number = '', letter = ''] = /^CONAN-([A-Z]+)(\d+)([a-z]?)$/.exec(id) ?? []
  return chapters.indexOf(chapter) * 1000 + Number(number) * 10 + (letter ? 1 : 0)
}

const everywhere: Rules = { ...groups, ...sending, ...conditions, ...news, ...order }

const bySection: Rules = {
  ...arrests,
  ...deceiving,
  ...winning,
  ...killing,
  ...leading,
  ...learning,
  ...mischief,
  ...poisoning,
  ...stopping,
  ...travelling,
  ...voting,
  ...wills,
}

export const rules: Rules = Object.fromEntries(
  Object.entries({ ...everywhere, ...bySection }).sort(([one], [other]) => placeOf(one) - placeOf(other)),
)
