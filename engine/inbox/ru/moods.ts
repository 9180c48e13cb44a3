/**
 * How a Russian clause says what it says: as what is to be done, what was done, what others do, what is not done or
 * hangs on something.
 */

const listed = (words: string): string[] => words.split(/\s+/).filter(Boolean)
const setOf = (words: string): ReadonlySet<string> => new Set(listed(words))
/** A word that begins as one of these does. */
const beginsWith = (words: string): RegExp => new RegExp(`^(?:${listed(words).join('|')})`, 'u')

const noPast =
  setOf(`сначала роли цели мысли недели пули соли земли капли петли хил хилл селфхил подхил самохил если или мало игла сила
    силы силу стол стола дело дела села тело тела тепло зеркало начало зал кол пол поле угол бал бали
  только сколько столько нуль ноль роль боль соль стул узел осел козел орел котел удел отдел раздел предел мил мила
  мыло одеяло масло вокзал материал
  финал сигнал журнал подвал скандал идеал криминал адмирал генерал интеграл капитал персонал портал ритуал штурвал
  канал квартал металл балл вал шквал
  обвал сериал арсенал профессионал оригинал терминал школа похвала скала шкала крыла крыло рыло стекло пекло`)
const decided = setOf(
  `возжелал возжелала пожелал пожелала избрал избрала порешил порешила решил решила решили выбрал выбрала надумал
    надумала определился определилась хотел хотела хотелось захотелось захотел захотела пал пала остановил
    остановила остановился остановилась пришло подошло`,
)
/** «Сходил», «решила»: what was done, and not what was made up one's mind about. */
export const isPast = (word: string): boolean =>
  /^(?:был[аои]?|дал|шел|пил|жил|звал|вел|с?мог|помог|лег|спас|(?:при|у|вы|по|за)(?:нес|вез))$/.test(word)
  || (word.length > 3 && /(?:л|ла|ло|ли)(?:с[ья])?$/u.test(word) && !noPast.has(word) && !decided.has(word))

const noThird =
  setOf(`нет привет билет чат сержант брат результат адвокат солдат аромат свет цвет кабинет пистолет совет ответ
    предмет лет завет бинт
  банкет букет секрет портрет комитет авторитет сюжет паркет буклет куплет макет пакет проект объект эффект аспект
  интеллект дефект конфликт закат плакат
  мандат мат автомат диктат дубликат сертификат наркомат салат халат карат пират агат прокурат кредит магнит лимит
  аппетит визит гранит спит хит щит
  бит кит суд труд пруд сосуд народ блют абсолют салют институт маршрут минут кнут уют капут парашют люфт жгут тут
  пусть мост пост тост рост хвост
  патронат протекторат пират парат аппарат квадрат раз ребят опят дат лат мят пят прибавят кот рот вот`)
/** «Голосует», «молчат»: what somebody does. */
export const isThird = (word: string): boolean =>
  word.length > 3 && /(?:[еи]т|[уюая]т)(?:ся)?$/u.test(word) && !noThird.has(word)

const thinking =
  setOf(`думаю подозреваю боюсь люблю уважаю верю доверяю помню знаю вижу чувствую считаю полагаю надеюсь жалею
    уверен уверена слышал понимаю
  согласен согласна сомневаюсь подозрителен не`)
/** «Подозреваю», «верю»: what somebody thinks of others. */
export const isThought = (word: string): boolean => word !== 'не' && thinking.has(word)

/** What somebody is or is like. */
export const isOpinion = (word: string): boolean =>
  beginsWith(String.raw`
    красн черн мирн подозр странн мутн хитр тих громк мил зол добр молод[еч] чист виноват вин[оа]в умн глуп
    опасн активн спокойн бледн
  `).test(word)

/** They begin what tells why, who or what of it: no order stands behind them. */
export const telling = setOf(
  `поскольку ведь чтобы чтоб хотя ибо который которая которое которые которого которой которую которому которым
    котором которых которыми кого кому кто что где откуда зачем почему как словно будто так чем чья чей раз уж
    дабы`,
)
export const conditional = setOf('если когда вдруг кабы коли ежели как-только')
export const denying = setOf(
  `не ни нет никого никому никем никуда незачем некого нельзя ничего никто подождет подождут потерпит обойдется
    обойдутся отказываюсь отказываемся отказался отказалась`,
)
/** Behind «не» they deny the whole clause. */
export const modal = setOf(
  `хочу хотим буду будем стану станем могу надо нужно хотелось хотел хотела собираюсь планирую намерен намерена
    желаю имею вижу получится думаю рискну решаюсь позволю берусь требуется стоит будет`,
)

/** Where one of these stands in a message that orders something, it is asked about. */
export const takesBackAll = (word: string): boolean => strong.has(word) || strongBegin.test(word)
const strong = setOf('или либо стоп вернее точнее ой упс пасую хз')
const strongBegin = beginsWith(String.raw`
    подума отмен аннулир передум раздум перепута шуч пошут зачерк забуд подожд(?:у|ем) погожу погодим
    повремен(?:ю|им) жреб монетк угада догада отзыва отзов решай реши[тм] выбер[иу]т уточн определю считать$
    считай завис ненапис недействит несказан неотправ
  `)
/**
 * So it is by one of these, where it stands in a clause of the order, of somebody named, or in a sentence of few words.
 */
export const unsettles = (word: string): boolean => unsettled.has(word) || unsettledBegin.test(word)
const unsettled = setOf(
  `может кажется позже потом вместо кроме никак хотя напарник напарница друг явно пас наоборот против третий любой
    любого любую равно вариант варианты завтра можно тебя тебе твой твоя твое твою пока`,
)
const unsettledBegin = beginsWith(String.raw`
    наверн возможно ошиб кто- кого- кому- какого- запасн обычн(?:о|ому)$ прежн остальн
    следующ(?:ую|ей|ий|его) послезавтр сомнева резервн попозже сними нибудь примерно например допустим
    предполож определ обещ
  `)

/** Somebody else's words may stand there. */
export const reports = (word: string): boolean =>
  beginsWith(String.raw`
    говор[ия]т сказал написал проси[тл] просят просил считает клянч велел велит пишет пишут советует
    советовал предлага[ею]т предложил хочет хотят шепчет передал умоля
  `).test(word)

/** Said by anybody whose only move is aimed at others: «иду к», «мой выбор». */
export const ofAnyMove = (word: string): boolean => moving.has(word)
const moving = setOf(`иду идти пойду бегу бежать еду поеду ехать шагаю шагать направляюсь отправляюсь отправлюсь загляну
    заглянуть зайду зайти захожу навещу навестить наведаюсь
  наведаться стучусь постучусь приду прийти спешу лечу полечу выдвигаюсь двигаюсь выхожу выбираю выберу выбрать выбор
  выбором цель целью цели жертва жертвой жертву
  жертвы объект объектом адресат адресатом клиент клиентом займусь заняться назначаю ход ходом крадусь пробираюсь
  навожу мишень
  мишенью подопечный подопечная направлюсь подкрадусь подкрадываюсь заскочу сворачиваю пациент пациентка идет пойдет
  направляется отправляется крадется навестит заглянет`)

/** «Черная», «красный»: what a check came to, where no verb orders one. */
export const isResultOf = (word: string): boolean => /^(?:красн|черн|мирн)/u.test(word)
/** Of another night, or what is no value of anything known. */
export const isElsewhere = (word: string): boolean =>
  /^(?:вчера|позавчера|прошл|старый|старого|старую|старая|синий|синего|зелен|желт|ъ+$)/u.test(word)
/** «Проверка», «под арест»: a deed without a verb that orders it. */
export const isVerbForm = (word: string): boolean =>
  word.length > 3 && /(?:[ую]|[ую]сь|ть|ться|ти|тись|чь|[иь]те|й|йте|им|ем)$/u.test(word)
export const isInfinitive = (word: string): boolean => word.length > 3 && /(?:ть|ться|ти|чь)$/u.test(word)

/** Whether words say that it is for this night: «сегодня», «до утра». */
export const ofTonight = (words: readonly string[]): boolean =>
  words.some(word => /^(?:сегодня|ночь|ночью|ночи|нынче|вечером|рассвета|утра)$/.test(word))
