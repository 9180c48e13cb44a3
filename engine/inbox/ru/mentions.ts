/**
 * How a message speaks of everybody whom it names: as whom something is to be done to, or only as of whom something is
 * told. It is told by the clause, by the case of the name, and by what stands before it.
 */
import type { Target } from '../clause.ts'
import { isLeftAlone } from './left-alone.ts'
import { isInfinitive, isPast, isThird, isThought, ofTonight, reports, telling } from './moods.ts'
import type { Piece } from './piece.ts'
import { about, byDay, message, opinion, placing } from './fallback.ts'
import { isArranged } from './seen-otherwise.ts'
import { isFirstPerson } from './verb-forms.ts'
import type { MessageContext } from './message-context.ts'
import { fillers, pronouns } from './words.ts'

/**
 * `wished`: something is to be done to him. `loose`: he may be meant, and nothing says so. `told`: he is spoken of.
 * `asked`: in a question.
 */
type How = 'wished' | 'loose' | 'told' | 'asked'

export interface Mention {
  target: Target
  piece: Piece
  how: How
  /** His name stands as it is called. */
  bare: boolean
  /** It stands in a list that is headed as one of whom something is done to. */
  listed?: true
  /** The same is wished of him as of who was named before him. */
  follows?: true
}

const together = /^\p{L}{2,}(?:ем|дим|вим|тим|сим|рим|лим)(?:ся)?(?:те)?$/u
const notTogether =
  /^(?:всем|затем|зачем|совсем|чем|тем|нем|моем|твоем|своем|вашем|нашем|ничем|этом|всеми|одним|другим|дурем|мужем|князем|врачем|товарищем|конем|днем|огнем|путем|ливнем|прием|объем|подъем|заем|проем|гостем|учителем|водителем|строителем|любимым|самим|таким|каким|никаким|\p{L}+(?:цем|телем))$/u
const asking =
  /^(?:\p{L}{2,}(?:[ауюя]й(?:те|ся|тесь)?|[ео]йте(?:сь)?|[ийь]те(?:сь)?)|\p{L}*(?:стой|строй|успокой|мой|согрей|пригрей|погрей|убей|добей|выпей|зашей|пожалей|ставь|садь|режь|сыпь|кинь|брось|двинь|грей|лей|рви|вяжи|свяжи|бери|забери|возьми|держи|положи|закинь|подкинь|подними|посади|запри|закрой|открой|накрой|прикрой|укрой|пусти|отпусти|впусти|запусти|запиши|впиши|допиши|пиши|жги|сожги|бей|убей|лечи|вылечи|полечи|смотри|посмотри|погляди|проследи|проверь|поверь|скажи|вези|веди|приведи|отведи|уведи|заведи|неси|отнеси|принеси|занеси|режь|порежь|разрежь|разорви|порви|отруби|сотри|найди|сведи|смени|поменяй|замени|отправь|направь|добавь|приставь|оставь|поставь|оформи|обслужи|почисти|помой|вымой|прибери|убери|сними|сломай|взломай))(?:ка)?$/u
const notAsking =
  /^(?:сам[ао]й|как[ао]й|так[ао]й|друг[ао]й|чужой|второй|твой|мой|свой|май|чай|край|случай|урожай|трамвай|попугай|герой|бой|строй|зной|слой|рой|покой|домой|долой|порой|собой|тобой|мной|нами|этой|той|одной|всей|ней|ей|буй|поцелуй|хозяй|лентяй|негодяй|злодей|музей|лакей|хоккей|юбилей|клей|ручей|воробей|муравей|соловей|швей|людей|друзей|гостей|детей|ночей|речей|дней|свечей|вещей|мышей|ушей|своей|моей|твоей|нашей|вашей|чьей|гадай|пожалуй|почитай|считай|наверняка|которой)$/u
const wishing =
  /^(?:хочу|хотим|хочется|хотелось|прошу|просим|желаю|намерен[аы]?|решил[аи]?|надо|нужно|пора|давай(?:те)?|пусть|пускай|буду|будем|можно|дай(?:те)?|пошел|пошла|поехал[аи]?)$/u

/** «Беру», «вяжем»: a deed of the writer's. */
export const isDone = (said: string): boolean => isDeed(said.replace(/-(?:ка|то|таки)$/u, ''))
const isDeed = (word: string): boolean =>
  word.length > 2
  && !isThought(word)
  && !/^(?:делаю|применяю|использую|мою|буду|хочу|прошу|попрошу|благодарю|приветствую|стану|могу|планирую)$/u.test(word)
  && (isFirstPerson(word) || (together.test(word) && !notTogether.test(word)))

/** «Положи», «запишите»: asked of the host. */
export const isAsked = (said: string): boolean => {
  const word = said.replace(/-(?:ка|то|таки)$/u, '')
  return word.length > 2 && asking.test(word) && !notAsking.test(word)
}

const mine = /^(?:мо[йяеи]|моего|моей|моему|наш[ае]?|наши)$/u
/** «Плечо достается», «дорога лежит»: what is the writer's goes to somebody. */
const goes =
  /^(?:достан|достае|отход|перепад|пойдет|пойдут|идет|идут|уход|уйдет|лож|ляж|лежит|лежат|отправ|предназнач|прилет|лет[ия]т|жд[еу]т|полуга|положен|будет|будут|станет|стоит|охраня|прикры|ночует|спит)/u

/** What leads a clause that only tells something. */
const first = ({ words }: Piece): string =>
  words.find(word => !/^(?:и|а|но|да|ну|вот|то|же|лишь|только)$/u.test(word)) ?? ''

/** Whether a clause only tells: what was, what others do, why, or under what condition. */
export function isNarrated(piece: Piece, named: ReadonlySet<number>): boolean {
  const { words, condition, places } = piece
  const leads = first(piece)
  if (condition || leads === 'пока' || leads === 'потому' || leads === 'хотя') return true
  if (telling.has(leads) && leads !== 'так' && leads !== 'раз') return true
  const own = words.filter((_, at) => !named.has(places[at]!))
  if (own.some(reports)) return true
  if (own.includes('бы')) return !own.some(word => /^(?:хотел|попроси|мог|мне$)/u.test(word))
  // «Хотел прикрыть Осу»: something else came of it.
  if (
    own.some(word =>
      /^(?:хотел[аи]?|хотелось|думал[аи]?|собирал|планировал|порывал|намеревал|подумывал|мечтал)/u.test(word),
    )
  )
    return true
  if (piece.past && !isArranged(piece) && !own.some(word => isDone(word) && !isPast(word))) return true
  const isTheirs = own.some(word => isThird(word) && !/ся$/u.test(word))
  return (
    isTheirs
    && !own.some(word => isDone(word) || isAsked(word) || word === 'пусть' || word === 'мне')
    && !(own.some(word => mine.test(word)) || (own.some(word => goes.test(word)) && !piece.bare))
  )
}

/** Whether a clause says by itself that something is to be done. */
const isWish = ({ words, targets, bare }: Piece): boolean =>
  words.some(
    word =>
      isDone(word)
      || isAsked(word)
      || wishing.test(word)
      || placing.test(word)
      || mine.test(word)
      || /^(?:мне|нам|сюда)$/u.test(word),
  )
  || ofTonight(words)
  || (words.some(word => goes.test(word)) && targets.length > 0 && !bare)

/** Whether it says in so many words that something is done, or shall be. */
export const isPerformed = ({ words }: Piece): boolean =>
  words.some(word => isDone(word) || isAsked(word) || wishing.test(word)) || words.some(word => mine.test(word))

/** Everybody but the sender whom these clauses name, and how each speaks of him. */
export function mentionsIn(
  pieces: readonly Piece[],
  { body, sentences, writer: { sender } }: MessageContext,
): Mention[] {
  const named = new Set(pieces.flatMap(({ targets }) => targets.map(({ span }) => span.start)))
  const bares = new Set(sentences.flatMap(one => one.bares))
  const around: Around = {
    bares,
    named,
    wishes: new Set(),
    messages: new Set(),
    asked: askedIn(pieces, toBeKnown(pieces)),
    lists: listsIn(pieces),
    known: toBeKnown(pieces),
  }
  for (const piece of pieces) {
    if (piece.words.some(word => message.test(word))) around.messages.add(piece.sentence)
    if (isNarrated(piece, named)) continue
    if (isWish(piece) || (piece.kind === 'order' && !around.asked.has(piece))) around.wishes.add(piece.sentence)
  }
  const all = pieces.flatMap(piece =>
    piece.targets
      .filter(({ slot, span }) => slot !== sender && !isCalled(piece, span.start))
      .map((target): Mention => ({
        target,
        piece,
        how: howOf(target, piece, around),
        bare: bares.has(target.span.start),
        ...(around.lists.has(piece) && { listed: true }),
      })),
  )
  const isSmall = ({ target: { span } }: Mention): boolean => /\p{Ll}/u.test(body.charAt(span.start))
  // «Борода паклей», where Boroda plays: who writes names with capitals names nobody by a small word.
  const found = all.some(one => !isSmall(one))
    ? all.map(one => (isSmall(one) ? { ...one, how: 'told' as const } : one))
    : all
  for (const [at, one] of found.entries()) {
    const before = found[at - 1]
    if (before?.how === 'wished' && goesOn(one, before)) found[at] = { ...one, how: 'wished', follows: true }
  }
  return found
}

/** «Борода ты накладная»: somebody is called so, and nobody named. */
export const isCalled = ({ words, places }: Piece, place: number): boolean => words[places.indexOf(place) + 1] === 'ты'

/** «Порошок Осе. Леденцы Хану», «сперва к Осе, потом к Хану»: the same is wished of the next. */
function goesOn({ how, bare, piece, target }: Mention, before: Mention): boolean {
  if (how !== 'loose' || bare || piece.question) return false
  const { words, places, sentence, foreign } = piece
  if (sentence - before.piece.sentence > 1 || foreign) return false
  if (words.some(word => isThird(word) || isPast(word) || isThought(word) || opinion.test(word) || word === 'не'))
    return false
  const lead = words.find(word => !/^(?:а|ну|вот)$/u.test(word)) ?? ''
  if (words.some(word => /^(?:вон|мол|типа|вроде)$/u.test(word))) return false
  const at = places.indexOf(target.span.start)
  if (/^(?:и|потом|затем|второ|втор|другой|другую|плюс|следом|еще|ещё|заодно|там|туда)/u.test(lead)) return true
  if (sentence !== before.piece.sentence) return words.length === 2
  return at < 3 && words.every((word, place) => place === at || fillers.has(word) || before.piece.words.includes(word))
}

/** The clauses of a question: its last one, or all of it where nobody says in it what he does. */
function askedIn(pieces: readonly Piece[], known: ReadonlySet<Piece>): Set<Piece> {
  const asked = new Set<Piece>()
  const told = new Set<number>()
  for (const [at, piece] of pieces.entries()) {
    if (!piece.question || known.has(piece)) continue
    const isLast = pieces[at + 1]?.sentence !== piece.sentence
    if (isToldBefore(piece) && !isLast) told.add(piece.sentence)
    if (isLast || !told.has(piece.sentence)) asked.add(piece)
  }
  return asked
}

/** «Хочется понять, Хан с Осой из одной команды?», «мне бы узнать, кем играет Хан»: what is to be found out is no question. */
function toBeKnown(pieces: readonly Piece[]): Set<Piece> {
  const known = new Set<Piece>()
  let leads: number | undefined
  for (const piece of pieces) {
    const { words, sentence, past } = piece
    if (leads === sentence && !past) known.add(piece)
    if (
      words.some(word => /^(?:узнать|понять|знать|выяснить|разузнать|разобраться)$/u.test(word))
      && words.some(word => /^(?:хочу|хочется|хотел|хотела|хотелось|надо|нужно|бы|желаю|давай|прошу)$/u.test(word))
      && !words.includes('не')
      && !words.includes('можно')
    )
      leads = sentence
  }
  return known
}

/** What leads to a list of names: «три имени в тетрадку: …», «объект на ночь: …». */
const heading =
  /^(?:имен|имя|фамили|спис|этикет|кандидат|цел[ьи]|жертв|объект|адрес|клиент|пациент|гост|избранн|дво[ейи]|трое|троих|обоих|две$|два$|три$)/u

/** Clauses that begin with a name behind the colon of such a heading. */
function listsIn(pieces: readonly Piece[]): Set<Piece> {
  const lists = new Set<Piece>()
  let head: Piece | undefined
  for (const [at, piece] of pieces.entries()) {
    if (piece.sign === ':' && !piece.question) {
      const before = pieces[at - 1]
      const isHead =
        before?.sentence === piece.sentence
        && !before.targets.length
        && !before.past
        && (before.words.some(word => heading.test(word)) || (before.kind === 'order' && before.abilities.length > 0))
      head = isHead ? piece : undefined
    }
    if (head?.sentence !== piece.sentence) continue
    const [first = -1, second = -1] = piece.places
    const begins = (place: number): boolean => piece.targets.some(({ span }) => span.start === place)
    if (begins(first) || (begins(second) && /^(?:и|а|да|плюс|ну)$/u.test(piece.words[0] ?? ''))) lists.add(piece)
  }
  return lists
}

interface Around {
  bares: ReadonlySet<number>
  named: ReadonlySet<number>
  /** Sentences in which something is wished, and such with something that is told to somebody. */
  wishes: Set<number>
  messages: Set<number>
  asked: ReadonlySet<Piece>
  lists: ReadonlySet<Piece>
  /** What is to be found out. */
  known: ReadonlySet<Piece>
}

function howOf(target: Target, piece: Piece, { bares, named, wishes, messages, asked, lists, known }: Around): How {
  const { words, places, kind, sentence } = piece
  const at = places.indexOf(target.span.start)
  const bare = bares.has(target.span.start)
  const acts = words.some(word => isDone(word) || isAsked(word))
  const own = words.filter((word, place) => !named.has(places[place]!) && !fillers.has(word) && !pronouns.has(word))
  if (known.has(piece) && kind !== 'denied' && piece.abilities.length) return 'wished'
  if (lists.has(piece) && target === piece.targets[0]) return 'wished'
  if (bare && isPassedOn(piece)) return 'wished'
  if (kind === 'denied' || isLeftAlone(words) || isNarrated(piece, named)) return 'told'
  if (asked.has(piece)) return 'asked'
  if (messages.has(sentence) && (!piece.abilities.length || piece.slip) && !words.some(isDone)) return 'told'
  if (words.some(word => byDay.test(word))) return 'told'
  const before = words[at - 1] ?? ''
  const wants = words.some(word => /^(?:знать|узна|все|всё|данные|информаци|материал|досье|правду)/u.test(word))
  if (
    about.test(before)
    && !(before === 'у' && words.some(isDone))
    && !(/^(?:про|о|по)$/u.test(before) && (wants || acts))
  )
    return 'told'
  // «Пара Оса и Хан».
  if (bare && kind === 'order' && piece.isStrong && !piece.strange && !words.some(isThird)) return 'wished'
  // «Новый раб – Комар»: it may be said of him that he is the one.
  if (bare) return own.length && !(kind === 'order' && piece.abilities.length) ? 'told' : 'loose'
  if (own.some(word => opinion.test(word)) && !acts) return 'told'
  // «То она за Осу, то против».
  if (words.slice(0, at).some(word => /^(?:он|она|они)$/u.test(word)) && !acts && !piece.abilities.length) return 'told'
  // «Пойду в баню с Осой»: with whom, and not at whom.
  if (/^со?$/u.test(before) && words[at - 2] !== 'рядом' && !piece.isStrong && !named.has(places[at - 2] ?? -1))
    return 'loose'
  return wishes.has(sentence) && !own.some(isThought) ? 'wished' : 'loose'
}

/** «Этой ночью Хан почивает под нашим крылом», «второй пусть нюхает Оса»: he does what is done to him. */
function isPassedOn({ kind, abilities, words, targets, slip, past, nots, question }: Piece): boolean {
  if (targets.length !== 1 || past || nots.length || question || words.includes('не')) return false
  if (words.includes('пусть') && words.some(word => /^(?:второ|втор|другой|другую|заодно|следом)/u.test(word)))
    return true
  return (
    kind === 'order'
    && abilities.length > 0
    && !slip
    && words.some(word => isThird(word))
    && (ofTonight(words) || words.some(word => mine.test(word)))
  )
}

/** «Ставлю на Осу, спорим на пиво?»: what somebody does himself is not asked, though a question ends the sentence. */
const isToldBefore = ({ words, targets, bare }: Piece): boolean =>
  words.some(
    word =>
      isDone(word) || (isAsked(word) && !speech.test(word)) || (isInfinitive(word) && targets.length > 0 && !bare),
  ) && !words.some(word => /^(?:ли|можно|если)$/u.test(word))
/** «Скажи», «представь»: said to lead over to a question. */
const speech =
  /^(?:скажи|подскажи|ответь|ответьте|объясни|поясни|уточни|напомни|представ|посуди|слушай|смотри|признавай|признайся|угадай|прости|извини)/u

/** What is said to somebody or felt of him is no move. */
export const talking =
  /^(?:люб|поздрав|благодар|поддерж|топ[илю]|голосу|спор|верю|вер[ия]|жале|понима|обвин|вин[юи]|подозр|рж[уе]|руга|прощ|прос[тиь]|извин|спрош|спрас|отве[чт]|напи[шс]|скаж|пиш[уи]|говор|чита|перечит|виж|слуша|послуша|помн|зна[юе]|уважа|ненавиж|бо[юи]сь|смотрю|жду|обнима|целу|дела|игра|дума|счита|помога|хвал|завиду|скуча|болею|надею|прошу|буду|хочу|стану|могу)/u
