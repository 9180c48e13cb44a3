/** What Russian messages are made of besides orders and names: words that change nothing, and words that unsettle an order. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** They change nothing in an order: courtesy, the writer, prepositions, the night that is meant anyway. */
export const fillers = setOf(`
  а в сам сама вам ведущий ведущему ведущая вечер вечером во вот всем все всё да даю делаю для добрый доброй доброго день днем
  жертва здравствуйте здрасьте и игрок игрока игроку игроком игроке из к ко ладно лс мне мой мою моя моё мое моего моей мы
  на наверняка нашу наш ночи ночь ночью ночной ну от отправляю отправлю по пожалуйста пожалуй плз под привет приветик
  прошу с свой свою своя своё свое сегодня сейчас сделать со спасибо так тогда тут у устрою хай ход хода ходы ходом хожу
  цель целью цели это эту этой этого этот я мою буду хочу хотел хотела бы мню ставлю применяю использую иду идти пойду
  приду навещаю за него нее неё ней ним ему ей его ее её тоже цвет роль роли ролью мной
  буди будьте добры добр этим этой сутки суток сутках еще ещё плиз плс пж пжл нафиг блин короче значит типа итак ка жертве жертву разрешить разрешите мне
  возле около рядом у для поставьте поставить ставить назначаю назначить выбираю выберу перед голосованием голосовании
  сегодняшнем сегодняшнего опять снова также плюс далее поэтому любимого любимую любимому вместе интересует интересуют знать узнать
  грудью срочно быстро тихо осторожно аккуратно обязательно точно непременно естественно однозначно смело уверенно нежно ок окей конечно просто таки же бы vs
  решил решила собираюсь планирую намерен намерена хочется давай давайте хорошей игры удачи спс пасиб спасиб сенкс благодарю мерси кстати сорян сорри приветствую самому самой сегодняшней
  вас вами своим своими можно нам хотим хотели желаю выбор выборе выбором прими примите учти учтите запиши запишите
  эти моим моими моих провожу провести проведу получает хотелось уважаемый уважаемая дорогой дорогая мастер гм
  попрошу сюда спасибки господин госпожа использовать применить достается достанется перепадает перепадет следует желает
  этих тихонько потихоньку незаметно бережно заботливо внимательно наконец решительно торжественно скромно молча
  именно понадобятся потребуются понадобится xd хд лол кек ахах ахаха хаха хах имхо потребуется разумеется позвольте голубчик голубушка бегу спешу еду заскочу забегу
  седня сёдня ща щас щаз мя норм крч кароч короч пжста пожалста пажалуста плизз ваще кста спокойной
  теперь прям прямо аж реально чисто целиком капец пипец жесть
  госпожи госпожу госпоже госпожой господина господину господином соблаговолите извольте просьба столько аналогично
`)

/** Who is meant by them is the writer. */
export const selves = setOf('себя себе собой собою самого саму')

/** Something hangs on something, or is not settled yet: such an order is asked about. */
export const unsettling: Readonly<Record<string, 'conditional' | 'wavering' | 'correction' | 'oneOf' | 'otherActs'>> = {
  если: 'conditional',
  когда: 'conditional',
  пока: 'conditional',
  иначе: 'conditional',
  кроме: 'conditional',
  или: 'oneOf',
  либо: 'oneOf',
  наверное: 'wavering',
  наверно: 'wavering',
  возможно: 'wavering',
  может: 'wavering',
  кажется: 'wavering',
  думаю: 'wavering',
  подумаю: 'wavering',
  позже: 'wavering',
  потом: 'wavering',
  отменяю: 'correction',
  отмена: 'correction',
  отменить: 'correction',
  передумал: 'correction',
  передумала: 'correction',
  вместо: 'correction',
  меняю: 'correction',
  поменять: 'correction',
  забираю: 'correction',
  пусть: 'otherActs',
}

/** They take back what was sent in before. */
export const cancels = setOf('отменяю отмена отменить отмените отменяется аннулирую аннулировать аннулируйте')
/** So do these, of something that can be taken back. */
export const takesBack = setOf('снимаю снять снимите убираю убрать забираю отзываю отозвать беру')
/** What is taken back, and how. */
export const cancelled = setOf(`
  ход хода ходы действие действия заказ заказа приказ заявку заявка сообщение предыдущий предыдущее прошлый прошлое
  прежний последний последнее старый письмо заявки целиком полностью свое все всё это назад обратно выше вообще пока
`)

/** What follows tells why, and is no order: «поскольку проверка Марка показала черного». */
export const reasons =
  /(?<![\p{L}\p{N}])(?:(?:поскольку|потому что|так как|т\.к\.|тк|ибо|ведь|а то|чтобы?|дабы|из-за|мало ли|уж больно|уж очень)|(?<=(?:^|[,(\n])\s*)(?:раз|вдруг|больно|слишком|что-то|чет|чего-то)|(?<=[.!?:]\s*)(?:раз|слишком|больно|уж)(?=\s+(?:уж|так|уж\s+\p{L}+|\p{L}+)(?![\p{L}])))(?=[\s,])[^,.;!?()\n]*/giu
/** They say nothing of what is to be done: «на всякий случай». */
export const asides =
  /(?<![\p{L}\p{N}])(?:на всякий (?:случай|пожарный)|от греха подальше|так сказать|в общем(?:-то)?|как-то так|само собой|как обычно(?=[\s,]+\p{L})|для верности|(?:и\s+)?(?:больше\s+)?никуда не (?:иду|пойду|хожу|выхожу)|(?:и\s+)?больше ничего|для надежности|на удачу|по старой памяти|на (?:этот|сей) раз|в этот раз|а там (?:уж |уже )?(?:посмотрим|решим|увидим|поглядим|разберемся|разберёмся|видно будет|как пойдет|как пойдёт|как повезет|будь что будет)|с вашего позволения|если позволите|всем пока|пока всем|пока-пока|(?:все\s+)?остальные(?:\s+(?:как-нибудь|пусть|уж))*\s+(?:сами|подождут|потерпят|обойдутся|переживут))(?![\p{L}\p{N}])/giu
/**
 * A clause of its own that says of nobody named what is not to be done: «себя не трогаю», «второго пока не надо». Never «Катю
 * пока не надо», nor a bare «пока не надо»: these take something back.
 */
export const notMeant =
  /(?<=(?:^|[,.;!?(\n])\s*)(?:а\s+)?(?:себя(?:\s+(?:в|этот|раз|сегодня|пока|уж|же))*\s+не\s+\p{L}+|(?:второго|вторую|второй|другого|другую|остальных)\s+пока\s+(?:не надо|не нужно))(?=\s*(?:[,.;!?)\n]|$))/giu
/** Courtesy that looks like a condition. */
export const courtesies =
  /(?<![\p{L}\p{N}])если (?:честно|серьезно|серьёзно|коротко|вкратце|откровенно|(?:еще |ещё )?не поздно|можно|не сложно|не трудно|несложно|нетрудно|вы не против|вам удобно|вас не затруднит)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])если что[\s,–—-]+(?:не поминай|пиши|спрашивай|спроси|напиши|извини|прости|звони|сорян|сорри|обращай)\p{L}*(?:\s+(?:лихом|мне|нам|меня|нас|ко|сюда|в|лс|личку|сразу|за|все|сами?))*(?![\p{L}\p{N}])/giu

/** Words with which somebody takes back what he just said, by what they begin with: «я пошутил», «передумала», «забудьте». */
const takingBack =
  /^(?:по)?шут[июк]|^шучу$|^передума|^раздума|^отбой$|^ошиб|^перепута|^забудь|^забей|^игнор|^неправд|^прикал|^стоп$/
/** Whether a word says that what was said before is not meant. */
export const takesItBack = (word: string): boolean => takingBack.test(word)

const undone = setOf(
  'остальное остальные обычно прежнему прежнее хотя нет не ни но завтра наоборот вру врал врала лучше вернее точнее вместо против никто никого ничего кроме хз только лишь',
)
/** That something is still to be decided, or hangs on something. */
const open = /^прежн|^завис|^посмотр|^определ|^услов|^ситуац|^случа[ей]|^решу$|^решим$|^реша/
/** A part of a sentence with such a word may undo the rest, so it is never passed over as talk. */
export const mayUndo = (word: string): boolean =>
  undone.has(word) || takesItBack(word) || open.test(word) || Object.hasOwn(unsettling, word)

/** What somebody is, and no name. */
export const isColour = (word: string): boolean => /^(?:красн|черн|бел|сер|мирн)/.test(word)

/** They may stand between the words of an order: «проверьте, пожалуйста, мой чек». */
export const betweenForms = setOf(
  'пожалуйста плиз плз пжл мой мою мне еще раз я сегодня этой ночью ночь бы ка свой свою своего своей его ее их все же',
)
/** At the end of a form they only lead to whom it is about. */
export const prepositions = setOf('на для к у за с со про о об в во над под по около возле от из перед')

/** Who is meant was said before: «моя цель – Мария, прошу ее застрелить». */
export const pronouns = setOf(
  'его ее её него нее неё ему нему нем ним ей ней их им ими ними них обоих обеих обоим обеим обоими двоих двоим',
)
/** A word of somebody else's deed or of what was done before is no slip in an order: «стреляет», «проверяла». */
export const ofOthers = /(?:[еиуюая]т|[еи]шь|л[аио]?|вш\p{L}*|[ую]щ\p{L}*|нн?\p{L}{0,3})(?:с[яь])?$/u

/** They are near a word for a move, and words of their own: «поверь» is no «проверь». */
export const ownWords = setOf(`
  поверь поверьте поверю поверить поверим доверь доверю стрела стрелы стрелок стрелки лечение слежка следы следую следует
  слухи слушаю слушай слушайте убеди убедить берега берегись сажа закрыто открыто отрава травка страховка жребий сплю спала
`)

/** A question that only asks politely for a move: «можно мне проверить Аню?» */
export const asksPolitely =
  /^[\s\p{P}]*(?:(?:а|ну|ведущий|здравствуйте|привет|добрый вечер|доброй ночи)[\s,!.]+)*(?:можно\s+(?:мне|я|мы|нам)|не\s+могли\s+бы\s+вы|могли\s+бы\s+вы|можно[\s,]+пожалуйста)(?![\p{L}\p{N}])/iu

/** What sets right what was just said: «хилю Аню, ой, то есть Боба». */
export const corrects =
  /^[\s,.–—-]*(?:(?:ой|упс|стоп|upd|апд|правка|исправление|поправка|вернее|точнее|то\s?есть|хотя(?!\s+бы)|нет|лучше|а)(?![\p{L}\p{N}])[\s,:.–—-]*)+/iu
/** One of these says that it is set right; the others only lead over. */
export const correcting =
  /(?<![\p{L}\p{N}])(?:ой|упс|стоп|upd|апд|правка|исправление|поправка|вернее|точнее|то\s?есть|хотя(?!\s+бы)|нет|лучше)(?![\p{L}\p{N}])/iu

/** «Клиентом будет Платон» is an order, «стрелять будет Соня» is none. */
export const willBe = setOf(
  'будет будут станет станут становится становятся отправляется отправляются садится сядет идет пойдет поедет',
)

/** What others do, did or may do: «хотят», «голосовал», «кажется». */
export const ofOthersDeeds = /^\p{L}+(?:[еиуюая]т|л[аио]?)(?:с[яь])?$/u
/** Who is told of by them is somebody else. */
export const others = setOf('он она оно они тот та те этот эта')
/** They lead a deed that another word names: «беру под охрану», «отправляю на костер». */
export const leading = setOf(
  'беру возьму взять ставлю поставить поставлю сажаю посадить посажу забираю забрать заберу отправляю отправить отправлю закрываю закрыть запираю даю дать делаю сделать прикрываю прикрыть спасаю спасти иду',
)
/** They are said of whom a move is aimed at, whatever it is. */
export const aims = setOf(
  'цель целью цели целями жертва жертву ход ходом хожу иду пойду приду бегу спешу еду заскочу забегу выбор выбором выбираю выберу',
)
/** They lead to what is asked for behind a colon: «наше решение: …». */
export const leadsTo = /^(?:реш[еи]|план|выбор|действ|итог|ход|заказ|приказ|заявк)/
/** Behind «не», of a deed that is not to be done: «пытать не буду». */
export const notToDo = setOf('буду будем будет надо нужно стоит стану станем хочу хотим могу будут')
/** How many are named: «двоих». */
export const counts: Readonly<Record<string, number>> = {
  двоих: 2,
  двух: 2,
  двум: 2,
  двоим: 2,
  обоих: 2,
  обоим: 2,
  обеих: 2,
  обеим: 2,
  обоими: 2,
  троих: 3,
  трех: 3,
  троим: 3,
  трем: 3,
  двое: 2,
  две: 2,
  три: 3,
  трое: 3,
}
/** Whom a pronoun may point at: who is said to be no woman, or no man. */
export const genderOf: Readonly<Record<string, 'm' | 'f'>> = {
  его: 'm',
  него: 'm',
  ему: 'm',
  нему: 'm',
  ним: 'm',
  нем: 'm',
  ее: 'f',
  нее: 'f',
  ей: 'f',
  ней: 'f',
}

/** Whom these point at are all who were named. */
export const ofSeveral = setOf('их им ими ними них обоих обеих обоим обеим обоими двоих двоим троих троим')
/** They tell of a message that is yet to come. */
export const later = setOf('напишу пришлю сообщу отпишусь')
/** Behind one of them stands another one of what was said before. */
export const anew = setOf('новый новая новое новую нового новым')
/** What was wished for before something else was chosen: «сначала хотел проверить Аню». */
export const wished = setOf('хотел хотела хотели хотелось мечтал мечтала')
export const intended = setOf(
  'думал думала подумывал подумывала собирался собиралась планировал планировала намеревался намеревалась порывался',
)
export const atFirst = setOf('сначала сперва поначалу изначально вообще раньше')
export const butThen = setOf('но однако')

/** Before a verb: it is not to be done. */
export const negations = setOf('не ни нет без')
