/** What stands beside an order and hangs nothing on it: what is left undone of nobody named, what would be a loss, what is asked of nobody. */

/** What of a piece of text is known: whether a move of the writer's is asked for in it. */
export type Moves = (said: string) => boolean

const blank = (said: string): string => said.replace(/[^\n]/gu, ' ')

const clauseStart = String.raw`(?<=(?:^|[,.;:!?(\n])\s*)(?:а\s+|и\s+|но\s+)?`
const clauseEnd = String.raw`(?=\s*(?:[,.;!?)\n]|$))`
const whole = (said: string): RegExp => new RegExp(clauseStart + said + clauseEnd, 'giu')
const phrase = (said: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said})(?![\p{L}\p{N}])`, 'giu')

/** «Новых пока не трогаю», «новых сравнений сегодня не делаю», «больше никого не беру»: nobody named is left alone. */
const leftAlone = whole(
  String.raw`(?:(?:никого|ничего)\s+)?(?:нового|новое|новую|новых|новые|больше никого|никого больше|других|прочих|остальных)(?:\s+(?:чек|проверк|сравнени|обмен|арест|охран|жертв|цел|пар|раб|душ)\p{L}*)?(?:\s+(?:сегодня|пока|этой|ночью|уже|больше|никого|проверять|сравнивать|менять|затевать|трогать|делать|брать))*\s+не\s+(?:трогаю|делаю|беру|проверяю|сравниваю|затеваю|меняю|буду|стану|хочу|надо|нужно|планирую|собираюсь)(?:\s+(?:проверять|сравнивать|менять|затевать|трогать|делать|брать))?`,
)

/** «Остальным рабам ничего не меняю», «остальные пусть молятся»: of nobody named. */
const ofTheRest = whole(
  String.raw`(?:(?:остальн|проч)(?:ых|ым|ые|ыми|их|им|ие|ими)(?:\s+\p{L}+){0,2}\s+(?:ничего\s+)?не\s+(?:меняю|трогаю|беру|даю|делаю|надо|нужно)|(?:остальные|прочие)\s+пусть\s+[^,.;:!?()\n]{1,60}|пусть\s+(?:остальные|прочие)\s+[^,.;:!?()\n]{1,60})`,
)

/** «Жалко будет, если ее съедят», and «: если ее не станет, мы останемся как без рук»: what would be lost without the move. */
const losses =
  /(?<![\p{L}\p{N}])(?:а то\s+)?(?:жалко|жаль|обидно|грустно|худо|страшно|досадно)(?:\s+(?:же|мне|нам|всем|очень))?\s+(?:будет|станет)(?:,\s*если\s[^,.;!?()\n]*(?=[.;!?)\n]|$))?/giu
const lossToAll =
  /(?<=[:–—]\s*)если\s+(?:сегодня\s+)?(?:его|ее|её|их|она|он)\s[^,.;:!?()\n]{1,80},\s*(?:завтра\s+|то\s+|утром\s+|тогда\s+)*(?:мы|нам|все|всем|город|городу|команда|команде)\s[^,.;:!?()\n]{1,80}/giu

/** «Если у нее хоть волосок упадет, я себе не прощу». */
const notForgiven =
  /(?<!\p{L})(?:если|ежели|коли)\s[^.;:!?()\n,]{1,80},\s*(?:то\s+)?(?:я\s+)?(?:(?:себе|этого|такого|никогда|право|просто),?\s+|я\s+этого,?\s+(?:право,?\s+)?){0,3}не\s+(?:прощу|переживу|вынесу)(?!\p{L})/giu

/** «Слежка подождет. Вместо нее …»: it was said what is left out. */
const inPlaceOfIt =
  /(?<=(?<!\p{L})(?:подожд[её]т|обойд[её]тся|потерпит|отменяется|отпадает|откладывается|не\s+будет)\s*[.!;,]\s*(?:а\s+)?)вместо\s+(?:не[её]|него|этого|них)(?!\p{L})/giu

/** «…, ой, то есть с него»: a slip of the pen in what is no move. */
const slipBeside =
  /([^,.;:!?()\n]{0,80}),\s*(?:ой|упс|тьфу),?\s*(?:то есть|точнее|вернее)\s+(?:с|у|от|к|на|за|про)\s+(?:него|не[её]|них|меня|нас|тебя|вас)(?=\s*(?:[.!;)\n]|$))/giu

/** «Передумал, лечим Аню», at the beginning: a message that stands in the place of another. */
const insteadOfBefore = /^[\s\p{P}]*(?:я\s+|мы\s+)?передумал[аи]?\s*[,.!:–—-](?=\s*\p{L})/iu

/** «Чего тянуть?», «зачем ждать?»: nobody is asked. */
const rhetorical =
  /(?<![\p{L}\p{N}])(?:то\s+|и\s+|так\s+|ну\s+)?(?:чего|что|зачем|к чему|сколько можно)(?:\s+(?:тут|еще|ещё|уж|там|уже|зря))?\s+(?:тянуть|ждать|медлить|церемониться|откладывать|терпеть|тормозить|гадать)(?:\s*\?|-то\s*[?:,.!])/giu

/** «Думаю, что правильно будет…», «полагаю, следует»: said with manners, and settled. */
const manners = phrase(
  String.raw`(?:думаю|считаю|полагаю)(?:,?\s+что)?,?\s+(?:правильн(?:о|ее|ым)|верн(?:о|ее|ым)|разумн(?:о|ее|ым)|справедливо|лучше всего|самое время)\s+будет|(?:правильн(?:о|ее|ым)|разумн(?:о|ее|ым)|справедливо)\s+будет|(?:полагаю|считаю)(?=,[^.!?;\n]{1,60}\sследует(?!\p{L}))`,
)

/** Behind what is not done: «никого не проверяю, вместо этого…»; and the move that is left out: «вместо слежки узнаю роль…». */
const inItsPlace = new RegExp(
  String.raw`(?<=(?<!\p{L})не\s+\p{L}{1,20}(?:\s+(?:буду|хочу|стану))?,\s+(?:а\s+)?)вместо этого(?!\p{L})|${clauseStart}вместо\s+(?:(?:новой|новых|очередной|обычной|своей|нового|обычного)\s+)?(?:слежки|проверки|чека|сравнения|ареста|охраны|лечения|взлома|обмена|выстрела|наблюдения|уборки)(?=[\s,]+(?:(?:я|лучше|сегодня|этой|ночью|давай|давайте)\s+)*(?:хочу|хотел|хотела|прошу|буду|решил|решила|\p{L}{2,}(?:[аеиюуоя]ю|лю|рю|шу|чу|жу))(?!\p{L}))`,
  'giu',
)

/** «Душ не жалко»; never «Аню не жалко». */
const notRegretted = whole(
  String.raw`(?:(?:душ|души|душу|ничего|сил|денег|товара|дозы|мне|ничуть|совсем|вот)\s+){0,2}не жалко`,
)

/** Of no account for what is to be done. */
const harmless = phrase(
  String.raw`до рассвета|до утра|как вы помните|если помните|как помните|по-моему|надеюсь|прошу прощения за беспокойство|(?<!остальное\s)(?<!остальные\s)(?<!все\s)(?<!всё\s)как обычно(?=\s*(?:[.!?,)]|$))|(?:побуду|посижу|похожу|отдохну|останусь)\s+пока(?:\s+(?:так|без (?:всего|роли|нее|неё|этого)))?|так что(?=\s)|меня интересует|интересует меня|в обиду не дам|за\s+(?:\p{L}+(?:ое|ую|ие|ее)\s+)?(?:поведени|болтовн|наглост|ложь|хамств|непослушани|флуд|вредност|дерзост)\p{L}*|толку (?:ноль|нет|мало)|(?:будь|будьте)\s+(?:ласков\p{L}*|любезн\p{L}*)|(?:что\s+)?(?:грех|нельзя) не \p{L}+ть|(?:собираю|собрав|беру|взяв|хватаю|надеваю|надев|достаю|захватываю|прихватив|закинув)\s+(?:\p{L}+\s+)?(?:коробк|вещ|чемодан|рюкзак|пожитк|манатк|плащ|халат|аптечк|лупу|шляп|фонар|зонт|бинокл|термос|швабр|метл|ведр|тряпк|блокнот|камер|отмычк|инструмент|сумк|ноутбук|маск)\p{L}*\s*(?:и|,)|со?\s+(?:\p{L}+(?:ой|ей|ым|им|ою)\s+)?(?:метелочк|метёлочк|метелк|метл|тряпк|швабр|чемоданчик|чемодан|пылесос|аптечк|бинт|шприц|фонарик|фонар|лупо|бинокл|термос|улыбк|радост|удовольстви|цвет(?=ами)|шампанск|песн|ветерк|огоньк|совест)\p{L}*|и\s+посмотрю,?\s+(?:что|как)\s+(?:лежит|там|стоит|у него|у нее|у неё)[^,.;!?\n]{0,40}|никуда не (?:пойдет|пойдёт|выйдет|ходит|идет|идёт)(?:\s+и)?`,
)

/** «Пусть моя проверка достанется Осе», «пусть будет пожар»: the writer's own deed. */
const own =
  /(?<![\p{L}\p{N}])пусть(?=\s+(?:(?:сегодня|этой|ночью|на|эту|ночь|тогда|уж)\s+)*(?:мо[яией]|моё|мой|наша|наш|наше)(?!\p{L}))/giu

/** «(Или что он там делает)»: no choice. */
const orWhatever = /[,(]\s*или\s+(?:что|кто|как|где|куда|зачем|почему)\s[^,.;!?()\n]*/giu

/** Up to the sign that ends it. */
const clauseOf = (text: string, from: number): string => /^[^,.;:!?\n]*/u.exec(text.slice(from, from + 200))![0]

/**
 * Without all this, every letter in its place.
 * @param moves whether a move of the writer's is asked for there @param names whether somebody is named there
 */
export const withoutRemarks = (body: string, moves: Moves, names: Moves): string =>
  body
    .replace(inItsPlace, blank)
    .replace(inPlaceOfIt, blank)
    .replace(insteadOfBefore, (said, at: number, all: string) =>
      moves(clauseOf(all, at + said.length)) ? blank(said) : said,
    )
    .replace(slipBeside, (said, clause: string) =>
      moves(clause) || names(clause) ? said : clause + blank(said.slice(clause.length)),
    )
    .replace(notForgiven, said => (moves(said) ? said : blank(said)))
    .replace(leftAlone, blank)
    .replace(ofTheRest, (said, at: number, all: string) =>
      names(/^[^.!?;\n]*/u.exec(all.slice(at, at + 400))![0]) ? said : blank(said),
    )
    .replace(losses, said => (moves(said) ? said : blank(said)))
    .replace(lossToAll, said => (moves(said) ? said : blank(said)))
    .replace(orWhatever, said => (moves(said) ? said : blank(said)))
    .replace(manners, blank)
    .replace(notRegretted, blank)
    .replace(harmless, blank)
    .replace(own, blank)

/** Without questions that nobody is asked. */
export const withoutRhetoric = (body: string): string =>
  body.replace(rhetorical, said => `${blank(said.slice(0, -1))}.`)
