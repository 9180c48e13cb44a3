/**
 * What a reading leaves out that who reads the whole message would ask about: another move of the writer's that was
 * spoken of and not read, a name that is nobody's where whom the order is about was only gathered, the first of two of
 * whom the same is said. It only ever asks.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Range } from '../../text/range.ts'
import type { Target } from '../clause.ts'
import type { Draft, Query } from '../settling.ts'
import { isAmiss, saysIt } from './amiss.ts'
import { isRefused } from './denied.ts'
import { isSame } from './drafts.ts'
import { folded } from './folded.ts'
import { isLeftAlone } from './left-alone.ts'
import { isAsked, isDone, isNarrated } from './mentions.ts'
import { isInfinitive, isThird, ofAnyMove, telling } from './moods.ts'
import type { Piece } from './piece.ts'
import type { RuReading } from './reading.ts'
import { isOfTomorrow } from './spoken-against.ts'
import { nearStems } from './stems.ts'
import type { Whole } from './whole.ts'
import { fillers } from './words.ts'

/** @param pieces its clauses, with what each speaks of @returns the reading, with what it leaves out asked about */
export function withOverlooked(whole: Whole, read: RuReading, pieces: readonly Piece[]): RuReading {
  const { drafts, queries } = read
  const amiss = drafts.filter(draft => isAmiss(draft, whole, pieces))
  if (amiss.length)
    return { drafts: drafts.filter(draft => !amiss.includes(draft)), queries: [...queries, ...amiss.map(asWhom)] }
  const refused = drafts.filter(draft => isRefused(draft, pieces, whole.strict.drafts.includes(draft)))
  if (refused.length)
    return {
      drafts: drafts.filter(draft => !refused.includes(draft)),
      queries: [...queries, ...refused.map(asWavering)],
    }
  if (!drafts.length || queries.length) return read
  const seen: Seen = { whole, drafts, pieces, meant: slotsOf(drafts.flatMap(({ targets }) => targets)) }
  const span =
    otherMove(seen)
    ?? forOthers(seen)
    ?? slippedMove(seen)
    ?? unknownName(seen)
    ?? spared(seen)
    ?? company(seen)
    ?? exceptedNot(seen)
    ?? sparedBeside(seen)
    ?? oneselfNot(seen)
    ?? firstOfTwo(seen)
    ?? pairBeside(seen)
  if (!span) return read
  // What was only gathered from the whole message is not sure either.
  const isPlain = (draft: Draft): boolean =>
    whole.strict.drafts.some(one => isSame(draft, one)) || pieces.some(piece => saysIt(piece, draft))
  const gathered = drafts.filter(draft => !isPlain(draft))
  return { drafts: drafts.filter(isPlain), queries: [{ why: 'unread', span, abilities: 'all', options: gathered }] }
}

interface Seen {
  whole: Whole
  drafts: readonly Draft[]
  pieces: readonly Piece[]
  /** Whom the orders are about. */
  meant: ReadonlySet<SeatId>
}

const slotsOf = (targets: readonly Target[]): Set<SeatId> => new Set(targets.map(({ slot }) => slot))
const rangeOf = ({ start, end }: Range): Range => ({ start, end })
const asWhom = ({ does, span }: Draft): Query => ({
  why: 'noTarget',
  span,
  abilities: [does],
  options: [{ does, targets: [] }],
})

const asWavering = (draft: Draft): Query => ({
  why: 'wavering',
  span: draft.span,
  abilities: [draft.does],
  options: [draft],
})

/** Another move of the writer's is spoken of as of what is to be done, and is not among what was read. */
function otherMove({ whole, drafts, pieces, meant }: Seen): Range | undefined {
  const {
    stems: { over },
    writer: { sender },
  } = whole
  const named = new Set(pieces.flatMap(({ targets }) => targets.map(({ span }) => span.start)))
  const isOver = (one: string, of: string): boolean => Object.hasOwn(over, one) && over[one]!.includes(of)
  const isRead = (id: string): boolean => drafts.some(({ does }) => does === id || isOver(does, id))
  const isElse = ({ slot }: Target): boolean => slot !== sender.slot && !meant.has(slot)
  const isOfSomebody = ({ sentence }: Piece): boolean =>
    pieces.some(
      one =>
        (one.sentence === sentence && (one.targets.length > 0 || one.pronouns.length > 0))
        || (one.sentence === sentence - 1 && one.targets.some(isElse)),
    )
  const piece = pieces.find(one => {
    const { kind, abilities, targets, words, spoken, isStrong, slip, question, past, condition } = one
    if (kind !== 'order' || !abilities.length || abilities.some(isRead)) return false
    if (slip || question || past || condition || isNarrated(one, named) || isLeftAlone(words)) return false
    if (isOfTomorrow(words)) return false
    if (isStrong && spoken.some(word => isDone(word) || isAsked(word) || isSuffered(word))) return isOfSomebody(one)
    return targets.some(isElse)
  })
  return piece && rangeOf(piece)
}

const letting = /^(?:пусть|пускай|цель)$/u
const commanding =
  /^(?:(?:пере)?(?:назнача(?:ю|ем)|назнач(?:у|им|ь|ьте)|направл(?:яю|яем|ю)|направ(?:им|ь|ьте))|прика(?:зываю|жу|жи|жите)|повелева(?:ю|ем)|вел(?:ю|и|ите)|заставл(?:яю|яем|ю)|застав(?:им|ь|ьте)|обязыва(?:ю|ем)|обя(?:жу|жите))$/u

/** «Запрещаю Ане ход. Боря пусть арестует Катю»: what somebody else is to do, of a writer who has a say in that. */
function forOthers({ whole: { writer }, pieces, meant }: Seen): Range | undefined {
  if (![...writer.means.abilities.values()].some(({ commands }) => commands)) return undefined
  const piece = pieces.find(
    ({ abilities, targets, words, foreign, question, past, condition }) =>
      !question
      && !past
      && !condition
      && ((words.some(isThird) && targets.filter(({ slot }) => !meant.has(slot)).length > 1)
        || (!abilities.length
          && (words.some(word => commanding.test(word))
            || (foreign && targets.length > 0)
            || (words.some(word => letting.test(word)) && targets.some(({ slot }) => !meant.has(slot)))))),
  )
  return piece && rangeOf(piece)
}

/** «Эту парочку перепровряю»: a deed with a slip in it is a word for another move than the one read beside it. */
function slippedMove({ whole: { stems, writer }, drafts, pieces }: Seen): Range | undefined {
  const isOther = (word: string): boolean => {
    const near = nearStems(word, stems, id => writer.means.abilities.has(id))
    return near.length > 0 && !near.some(id => drafts.some(({ does }) => does === id))
  }
  const piece = pieces.find(
    ({ kind, words, places, spoken, targets, question, past, condition }) =>
      kind === 'order'
      && !question
      && !past
      && !condition
      && words.some(
        (word, at) =>
          word.length > 7
          && /[ую]$/u.test(word)
          && isDone(word)
          && !spoken.includes(word)
          && !targets.some(({ span }) => span.start === places[at])
          && isOther(word),
      ),
  )
  return piece && rangeOf(piece)
}

/** «Наказан», «взята»: what somebody becomes. */
const isSuffered = (word: string): boolean => word.length > 4 && /(?:[аяе]н|[ая]т|ыт)[аоы]?$/u.test(word)

const setsRight = /(?<!\p{L})(?:ой|тьфу|то\s?есть|вернее|точнее)(?!\p{L})/iu

/** «Встаю у дверей Кузьмича»: who is named there does not play, and whoever else is named is not whom it is about. */
function unknownName({ whole: { body, players }, drafts, pieces }: Seen): Range | undefined {
  const isName = (word: string): boolean =>
    /^\p{Lu}\p{Ll}{3,}$/u.test(word)
    && !fillers.has(folded(word))
    && !players.some(({ pattern, short }) =>
      [pattern, ...(short ? [short] : [])].some(one => folded(word).search(one) >= 0),
    )
  const hasStranger = ({ start, end, stranger, places }: Piece): boolean =>
    stranger
    && places.some(
      (place, at) =>
        at > 0 && place > start && isName(/^[\p{L}\p{N}]*/u.exec(body.slice(place, Math.min(end, place + 40)))![0]),
    )
  const piece = pieces.find(
    one =>
      one.kind === 'order'
      && one.isStrong
      && hasStranger(one)
      && drafts.some(
        ({ does, targets }) =>
          one.abilities.includes(does)
          && targets.length > 0
          && !targets.some(({ span }) => one.start <= span.start && span.start < one.end)
          && !targets.some(({ span }) => setsRight.test(body.slice(one.start, span.start))),
      ),
  )
  return piece && rangeOf(piece)
}

/** «Ее и проверю, а Хан пусть поживет»: who is let alone is not whom the order points at. */
function spared({ drafts, pieces, meant }: Seen): Range | undefined {
  const piece = pieces.find(
    ({ words, targets }) =>
      words.includes('пусть')
      && isLeftAlone(words)
      && targets.some(
        ({ slot }) =>
          meant.has(slot)
          && !pieces.some(one =>
            drafts.some(draft => saysIt(one, draft) && draft.targets.some(target => target.slot === slot)),
          ),
      ),
  )
  return piece && rangeOf(piece)
}

/** «… Кроме Хана, он мне нужен»: behind an order that excepts nobody. */
function exceptedNot({ whole: { body, sentences, writer }, drafts, meant }: Seen): Range | undefined {
  // Of who is the only one whom it is aimed at there is nobody to except.
  const isOfMany = ({ does }: Draft): boolean => {
    const { targets: least = 1, most = 1 } = writer.means.abilities.get(does) ?? {}
    return !least || most > 1
  }
  if (!drafts.some(isOfMany)) return undefined
  const isSaid = (slot: SeatId): boolean => drafts.some(({ with: said = {} }) => Object.values(said).includes(slot))
  const target = sentences
    .flatMap(({ targets }) => targets)
    .find(
      ({ slot, span }) =>
        !meant.has(slot)
        && !isSaid(slot)
        && /(?<!\p{L})кроме\s+$/iu.test(body.slice(Math.max(0, span.start - 12), span.start)),
    )
  return target && rangeOf(target.span)
}

/** So few words say nothing else. */
const fewWords = 5

/** «Всех к Лорду, комиссара пропустить»: behind an order about everybody something else is asked for, of somebody. */
function sparedBeside({ whole: { sentences, writer }, drafts, pieces, meant }: Seen): Range | undefined {
  if (
    !pieces.some(
      ({ kind, words }) => kind === 'order' && words.some(word => /^(?:вс(?:е|ех|ем)|кажд(?:ого|ому))$/u.test(word)),
    )
  )
    return undefined
  const isElse = ({ slot }: Target): boolean =>
    slot !== writer.sender.slot && !meant.has(slot) && !writer.ownRoles.has(slot)
  const piece = pieces.find(({ start, end, sentence, words, abilities, past, condition, question, kind, sign }) => {
    const said = sentences[sentence]!
    const inside = ({ span }: Pick<Target, 'span'>): boolean => start <= span.start && span.start < end
    return (
      kind !== 'told'
      && !abilities.length
      && !past
      && !condition
      && !question
      && words.length <= fewWords
      && words.some(word => isInfinitive(word) || isAsked(word))
      && !telling.has(words[0]!)
      && [...said.targets, ...said.roles].some(one => inside(one) && isElse(one))
      && drafts.some(
        ({ span }) => (sentences[sentence - Number(sign === '')] ?? said).span.start < span.end && span.start < start,
      )
    )
  })
  return piece && rangeOf(piece)
}

/** «Себя в паре нельзя». */
function oneselfNot({ whole: { writer }, drafts, pieces }: Seen): Range | undefined {
  const isAimed = drafts.some(({ targets }) => targets.some(({ slot }) => slot === writer.sender.slot))
  const piece = pieces.find(
    ({ words, past }) =>
      isAimed
      && !past
      && words.some(word => /^себ[яе]$/u.test(word))
      && words.some(word => /^(?:не|нельзя)$/u.test(word)),
  )
  return piece && rangeOf(piece)
}

/** «Пойду в баню с Осой»: with whom, where no word of the move stands there. */
function company({ whole: { body }, drafts, pieces }: Seen): Range | undefined {
  const piece = pieces.find(
    ({ kind, spoken, targets }) =>
      kind === 'order'
      && spoken.length > 0
      && spoken.every(ofAnyMove)
      && targets.some(
        ({ slot, span }) =>
          /(?<!\p{L})со?\s+$/iu.test(body.slice(Math.max(0, span.start - 4), span.start))
          && drafts.some(draft => draft.targets.some(target => target.slot === slot)),
      ),
  )
  return piece && rangeOf(piece)
}

/** «Одна поедет к Марии, вторая к Осе»: the same is said of the one as of the other. */
function firstOfTwo({ whole: { writer }, pieces, meant }: Seen): Range | undefined {
  const piece = pieces.find(
    (one, at) =>
      one.words.some(word => /^(?:од(?:ин|на|ну|но|ного|ним|ной)|перв(?:ый|ая|ую|ое|ого|ым))$/u.test(word))
      && one.targets.some(({ slot }) => slot !== writer.sender.slot && !meant.has(slot))
      && pieces
        .slice(at + 1, at + 4)
        .some(
          next =>
            next.sentence === one.sentence
            && next.targets.some(({ slot }) => meant.has(slot))
            && next.words.some(word => /^(?:втор(?:ой|ая|ую|ое|ого|ым)|друг(?:ой|ая|ую|ое|ого|им))$/u.test(word)),
        ),
  )
  return piece && rangeOf(piece)
}

/** «Закрепляю обмен. … в котел летят Лорд и Юла»: as many as another move takes, where what was read names nobody. */
function pairBeside({ whole: { writer }, drafts, pieces, meant }: Seen): Range | undefined {
  if (meant.size) return undefined
  const isRead = (id: string): boolean => drafts.some(({ does }) => does === id)
  const counts = new Set(
    [...writer.means.abilities].flatMap(([id, { targets }]) => (targets > 1 && !isRead(id) ? [targets] : [])),
  )
  const piece = pieces.find(
    ({ targets, past, question, condition, kind }) =>
      !past && !question && !condition && kind !== 'denied' && counts.has(slotsOf(targets).size),
  )
  return piece && rangeOf(piece)
}
