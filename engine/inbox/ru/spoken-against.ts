/** What in a message speaks against what it seems to ask for: a doubt, a choice, a condition, a denial, somebody who is left over. */
import type { SeatId } from '../../reason/claim.ts'
import type { MessageContext } from './message-context.ts'
import { isDone, type Mention } from './mentions.ts'
import { conditional, reports } from './moods.ts'
import type { Piece, Segment } from './piece.ts'
import { inFirstPerson } from './verbs.ts'

interface Seeming {
  pieces: readonly Piece[]
  mentions: readonly Mention[]
  orders: readonly Piece[]
  /** What is asked for, as it seems. */
  segments: readonly Segment[]
  named: ReadonlySet<number>
  isOver(one: string, other: string): boolean
  isOfOthers(word: string): boolean
  whole: MessageContext
}

/** Nothing stands any more, or nothing yet. */
const undone =
  /^(?:отмен|аннулир|передум|раздум|забуд(?:ь|ьте)$|отбой$|отзыва|пропуска(?:ю|ем)$|пропущу|пасую$|пас$|стоп$|пошут|шучу|зачерк|подожд(?:у|ем|ите)$|погод|повремен|ненапис|недействит|несказан|неотправ|вместо$|жреб|монетк|угада|хз$|перепута(?:л|ла|ли)$|притормоз)/u
/** Somebody else is to decide, or it is not known yet. */
const open =
  /(?<!\p{L})(?:(?:пока|еще|ещё|сам[аи]?|я|правда|честно|даже)\s+не\s+знаю|не\s+знаю[,\s]+(?:кого|кому|кто|что|как|стоит|ли|надо)|не\s+(?:уверен|уверена|решил|решила|определил\p{L}*|могу\s+(?:выбрать|решить|определиться)|отправ\p{L}*|считай\p{L}*|засчит\p{L}*)|на\s+(?:ваш|твой|твоё|ваше)\s+(?:выбор|усмотрение)|кого\s+(?:не\s+)?жалко|реши(?:те)?\s+(?:сам|за)|выбери(?:те)?\s+сам\p{L}*|сам[аи]?\s+(?:выбер|реш)\p{L}*|пока\s+(?:думаю|подумаю|только\s+(?:спр|дум)\p{L}*|ничего|просто|не\s+(?:знаю|решил|определил|ясно)\p{L}*)|позже\s+(?:напишу|скажу|решу|пришлю|уточню)|потом\s+(?:напишу|скажу|решу|пришлю|уточню)|подумаю|ход\s+пришлю|напишу\s+(?:потом|позже)|(?:мне\s+вс[её]\s+равно|без\s+разницы|вс[её]\s+равно)[,\s]+(?:кого|кому|кто|как)|как\s+всегда|туда\s+же\s*[.!]|ничего\s+не\s+(?:делаю|хочу|предпринимаю|надо)|никого\s+не\s+(?:трогаю|беру|лечу|проверяю|охраняю)|ход\s+не\s+делаю|если\s+(?:успею|можно\s+ли)|можно\s+ли|вместо\s+(?:него|нее|неё|них)\s*[?])/iu
const orWhom = /(?<!\p{L})(?:или|либо|то\s+ли)(?!\p{L})/iu
/** «Если прилетит», «если что»: what may come of it. */
const outcome =
  /^(?:что|прилет|приду|прид[её]т|не|зря|уж|честно|получ|повез|выжив|помр|проснусь|доживу|попад|обижу|ошиб|узна|кто|вы|ты|потом|завтра)/u

export function spokenAgainst(seeming: Seeming): boolean {
  const { pieces, mentions, segments, whole } = seeming
  const meant = new Set<SeatId>(segments.flatMap(({ targets }) => targets.map(({ slot }) => slot)))
  const used = new Set(segments.flatMap(one => one.pieces))
  const ordered = new Set([...used].map(({ sentence }) => sentence))
  const firstOrder = Math.min(...ordered)
  if (open.test(whole.body) || lookedAt.test(whole.body)) return true
  const refused = pieces.some(
    ({ words, sentence }, at) =>
      words.length === 1
      && words[0] === 'нет'
      && pieces[at + 1]?.sentence === sentence
      && pieces[at + 1]!.targets.some(({ slot }) => meant.has(slot)),
  )
  // «Хан просит: отпустите Осу», «говорят, Осу надо под арест», «вчера: лечу Осу».
  const isReported = pieces.some((piece, at) => {
    const next = pieces[at + 1]
    if (!next || next.sentence !== piece.sentence || !used.has(next)) return false
    if (piece.words.some(word => reports(word)) && !piece.words.some(word => /^(?:котор|не$)/u.test(word))) return true
    return next.sign === ':' && (piece.bare || piece.words.some(word => /^(?:вчера|позавчера)$/u.test(word)))
  })
  const isHis = (id: string): boolean => [...whole.writer.ownRoles.values()].some(does => does.includes(id))
  const isOwn = (id: string): boolean => whole.writer.means.abilities.has(id)
  // «…, а на голосовании защищаю Хана»: a move of another time of day.
  const isLater = whole.sentences.some(({ verbs, question }) =>
    verbs.some(
      ({ abilities, text }) =>
        !question && !abilities.some(isOwn) && abilities.some(isHis) && text.split(' ').some(inFirstPerson),
    ),
  )
  if (refused || isReported || isLater) return true
  return (
    pieces.some(piece => isAgainst(piece, seeming, { meant, used, ordered, firstOrder }))
    || mentions.some(one =>
      isLeftOver(
        one,
        meant,
        segments.filter(({ targets }) => !targets.length),
      ),
    )
  )
}

interface Found {
  meant: ReadonlySet<SeatId>
  used: ReadonlySet<Piece>
  ordered: ReadonlySet<number>
  firstOrder: number
}

function isAgainst(
  piece: Piece,
  { segments, isOfOthers }: Seeming,
  { meant, used, ordered, firstOrder }: Found,
): boolean {
  const { kind, words, abilities, nots, targets, sentence, condition, pronouns } = piece
  const isOf = ordered.has(sentence)
  const does = (id: string): boolean => segments.some(one => one.does === id)
  const isUsed = used.has(piece)
  if (isUsed && (words.some(word => somebody.test(word)) || (piece.unsettled && !isSetAside(words)))) return true
  if (isOf && piece.unsettled === 'much' && (targets.length || abilities.length || words.length < 3)) return true
  // «Пусть Хан лечит Осу».
  if (words.includes('пусть') && piece.bare && targets.length > 1) return true
  if (isOf && words.some(word => /^остальн/u.test(word))) return true
  if (nots.some(slot => meant.has(slot))) return true
  if (kind === 'denied' && targets.some(({ slot }) => meant.has(slot))) return !abilities.length || abilities.some(does)
  if (kind === 'denied' && abilities.some(does) && !nots.length && !targets.length && !words.some(isOfOthers))
    return piece.isStrong || !words.some(isDone)
  if (
    words.some((word, at) => isUndone(word, words[at - 1], words[at + 1]))
    && (isOf || sentence > firstOrder || targets.length > 0)
  )
    return true
  if (isOf && words.some(word => /^(?:наверное?|возможно|кажется|вроде|например|допустим|предположим)$/u.test(word)))
    return true
  if (isOf && piece.stranger && used.has(piece)) return true
  if (orWhom.test(words.join(' ')) && (targets.length > 0 || isOf) && isChoice(piece)) return true
  const isIf = condition || words.some(word => conditional.has(word))
  if (!isIf) return false
  const behind = words[words.findIndex(word => conditional.has(word)) + 1] ?? ''
  const isIdle = outcome.test(behind) && !targets.length && !abilities.length && !pronouns.length
  if (isOf) return !isIdle
  return sentence > firstOrder && (targets.length > 0 || (abilities.some(does) && words.includes('не')))
}

/** «Посмотрю еще»: it is not settled yet. */
const lookedAt = /(?<!\p{L})посмотр(?:ю|им)\s+(?:еще|ещё|потом|там|по)(?!\p{L})/iu

/** «Кого-нибудь веселого»: nobody is named. */
const somebody = /^(?:(?:кого|кому|кем|ком|кто|куда)-|нибудь$|люб(?:ого|ую|ому|ой)$)/u

/** «Потом к Осе», «вместо этого узнаю ее роль»: it stands. */
const isSetAside = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:потом|позже)$/u.test(first) || (first === 'вместо' && second === 'этого')

/** «Больше не передумаю», «вместо этого хочу…»: it stands. */
const isUndone = (word: string, before = '', next = ''): boolean =>
  undone.test(word) && before !== 'не' && !(word === 'вместо' && next === 'этого')

/** «Филина или Агату», and not «один это улей или разные». */
const isChoice = ({ words, targets, places }: Piece): boolean =>
  words.some((word, at) => {
    if (!/^(?:или|либо)$/u.test(word)) return false
    if (words[at + 1] === 'нет' && words.length < 3) return true
    const isName = (place: number | undefined): boolean =>
      place !== undefined && targets.some(({ span }) => span.start <= place && place < span.end)
    return [at - 2, at - 1, at + 1, at + 2, at + 3].some(one => isName(places[one]))
  })

/** Somebody of whom something may be wished, and who is in no order. */
function isLeftOver({ target, piece, how }: Mention, meant: ReadonlySet<SeatId>, idle: readonly Segment[]): boolean {
  if (meant.has(target.slot)) return false
  // «Разрываю связь с Осой»: of whom that is said is known without her name.
  if (how === 'wished' && idle.some(({ pieces }) => pieces.includes(piece))) return false
  if (how === 'asked')
    return (
      piece.abilities.length > 0
      || piece.words.length < 4
      || piece.words.some(word => /^(?:может|лучше|или|можно|нельзя)$/u.test(word))
    )
  if (!meant.size && how === 'loose') return false
  const { words } = piece
  if (how === 'told')
    return (
      // «…, потому что Хан черный, проверяю Хана».
      isDeedToOther(piece)
      || words.some(word => /^(?:второй|вторым|вторая|вторую|заодно|следом|запасн\p{L}*)$/u.test(word))
      || (words.includes('хотя') && words.some(word => /^(?:лучше|может|надо|можно|тоже|нет)$/u.test(word)))
    )
  return true
}

/** «…, проверяю Хана»; never «писала, что сажаю Хана», nor «хотел прикрыть Хана». */
const isDeedToOther = ({ words, places, targets, isStrong, past, kind }: Piece): boolean =>
  isStrong
  && !past
  && kind !== 'denied'
  && !isOfTomorrow(words)
  && !/^(?:что|чтобы)$/u.test(words[0] ?? '')
  && !words.some(word => /^(?:хотел|думал|собирал|планировал|порывал)/u.test(word))
  && words.some((word, at) => isDone(word) && !targets.some(({ span }) => span.start === places[at]))

/** «Хана арестую завтра», and not «наркотики на завтра». */
const isOfTomorrow = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'завтра' && words[at - 1] !== 'на')
