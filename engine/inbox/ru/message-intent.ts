/**
 * What a message comes to, where its clauses one by one leave something to ask. Who writes has few moves; so one living
 * candidate of whom something is wished, in whatever words, is whom his move is aimed at, if nothing in the message speaks
 * against it. Everything else that it tells stays talk.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Draft } from '../draft-state.ts'
import { pointedAt, pointerIn } from './references.ts'
import { draftOf, isOfOthers, isSame } from './drafts.ts'
import type { MessageContext } from './message-context.ts'
import { isAsked, isDone, isNarrated, isPerformed, mentionsIn, talking, type Mention } from './mentions.ts'
import { isInfinitive, ofTonight } from './moods.ts'
import type { Piece, Segment } from './piece.ts'
import { message, placing, somebody } from './fallback.ts'
import { spokenAgainst } from './spoken-against.ts'

/** A message of fewer words says what it says, and in one of more clauses than these nobody is sure what it comes to. */
const fewestWords = 8
const mostPieces = 400

/** «Так плакала, что беру ее под крыло»: what comes of it is no reason. */
const withResults = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, at) => {
    const before = pieces[at - 1]
    const isResult =
      piece.words[0] === 'что'
      && before?.sentence === piece.sentence
      && before.words.some(word => /^(?:так|настолько|столько|тако[йгем]\p{L}*|такая|такую|такие)$/u.test(word))
      && piece.words.some(isDone)
      && !piece.past
    return isResult
      ? {
          ...piece,
          kind: piece.abilities.length ? 'order' : 'open',
          words: piece.words.slice(1),
          places: piece.places.slice(1),
        }
      : piece
  })

/** @param given the clauses, with what is not wanted denied */
export function gistOf(given: readonly Piece[], whole: MessageContext): Draft[] | undefined {
  const pieces = withResults(given)
  if (pieces.length > mostPieces || pieces.reduce((sum, { words }) => sum + words.length, 0) < fewestWords)
    return undefined
  const { strict, writer, stems, players } = whole
  const { sender, means } = writer
  const mentions = mentionsIn(pieces, whole)
  const named = new Set(pieces.flatMap(({ targets }) => targets.map(({ span }) => span.start)))
  const isOver = (one: string, other: string): boolean =>
    Object.hasOwn(stems.over, one) && stems.over[one]!.includes(other)
  const highest = (ids: readonly string[]): string[] => {
    const all = [...new Set(ids)]
    return all.filter(one => !all.some(other => isOver(other, one)))
  }
  const takes = (id: string, count: number): boolean => {
    const able = means.abilities.get(id)
    return able !== undefined && count >= able.targets && count <= able.most
  }
  const conditions = new Set(pieces.flatMap(({ condition, sentence }) => (condition ? [sentence] : [])))
  const orders = pieces.filter(
    piece => piece.kind === 'order' && piece.abilities.length > 0 && !isNarrated(piece, named),
  )
  const bySentence = new Map<number, Piece[]>()
  for (const order of orders) bySentence.set(order.sentence, [...(bySentence.get(order.sentence) ?? []), order])
  const spoken = highest(orders.flatMap(({ abilities, slip }) => (slip ? [] : abilities)))
  const hinted = highest(
    pieces.flatMap(piece => (piece.kind === 'denied' || piece.slip || isNarrated(piece, named) ? [] : piece.abilities)),
  )
  const segments = new Map<string, Segment>()
  const add = (does: string, targets: readonly Target[], piece: Piece): void => {
    const known = segments.get(does)
    if (known) {
      known.targets.push(...targets)
      if (!known.pieces.includes(piece)) known.pieces.push(piece)
    } else segments.set(does, { does, targets: [...targets], pieces: [piece] })
  }
  const wished = mentions.filter(({ how }) => how === 'wished')
  const unsaid = new Set<SeatId>()
  const meant: { one: Mention; does: string | undefined }[] = []
  for (const one of wished) {
    const last = meant.at(-1)
    // «Ставлю на Осу, Хана и Лорда».
    const isNext = one.piece.kind === 'names' && last?.one.piece.sentence === one.piece.sentence
    const before = one.follows || (isNext && !one.listed) ? last : undefined
    meant.push({ one, does: before ? before.does : abilityOf(one, bySentence, { highest, isOver, spoken, hinted }) })
  }
  for (const { one, does } of meant) if (does === '') unsaid.add(one.target.slot)
  const main = mainOf(whole, unsaid.size)
  for (const { one, does: found } of meant) {
    const does = found === '' ? main : found
    if (does === undefined) return undefined
    add(does, means.abilities.get(does)!.most ? [one.target] : [], one.piece)
  }
  for (const order of orders) {
    if (
      order.isStrong
      && order.words.some(word => /^(?:себя|собой|самого|саму|сам|сама)$/u.test(word))
      && order.targets.some(({ slot }) => slot === sender)
      && order.abilities.length === 1
    )
      add(
        order.abilities[0]!,
        order.targets.filter(({ slot }) => slot === sender),
        order,
      )
    if (wished.some(({ piece }) => piece.sentence === order.sentence)) {
      const [does, ...more] = order.abilities
      if (does !== undefined && !more.length && !order.slip && segments.has(does)) add(does, [], order)
      continue
    }
    const [does, ...more] = highest(bySentence.get(order.sentence)!.flatMap(({ abilities }) => abilities))
    if (does === undefined || more.length || !order.abilities.includes(does)) continue
    // «Если одного, завтра выйду с передовицей».
    if (!means.abilities.get(does)!.targets || (conditions.has(order.sentence) && segments.has(does))) continue
    if (
      !pieces.some(
        one => one.sentence === order.sentence && one.kind !== 'denied' && isPerformed(one) && !isNarrated(one, named),
      )
    )
      continue
    const found = whomOf(
      order,
      pieces,
      mentions,
      players,
      count => takes(does, count),
      means.abilities.get(does)!.targets,
    )
    const known = segments.get(does)
    if (!found) {
      if (!known) return undefined
      continue
    }
    if (known && !found.every(({ slot }) => known.targets.some(target => target.slot === slot))) {
      if (!order.words.some(word => /^(?:тоже|также|заодно|еще)$/u.test(word))) return undefined
    }
    add(does, found, order)
  }
  for (const order of orders) {
    const [does, ...more] = order.abilities
    if (does === undefined || more.length || means.abilities.get(does)!.targets || segments.has(does)) continue
    if (order.isStrong && order.words.some(word => isDone(word) || isAsked(word)) && !order.targets.length)
      segments.set(does, { does, targets: [], pieces: [order] })
  }
  // «Хан что-то прячет, так что подключайте меня к нему».
  const one = mainOf(whole, 1)
  if (!segments.size && !orders.length && !wished.length && !hinted.length && one !== undefined)
    for (const piece of pieces) {
      if (
        piece.targets.length
        || isNarrated(piece, named)
        || piece.question
        || piece.kind === 'denied'
        || piece.words.some(word => /^(?:не|ни|больше)$/u.test(word))
      )
        continue
      if (
        !piece.words.some(word => isAsked(word) || placing.test(word))
        || piece.words.some(word => talking.test(word) || message.test(word))
      )
        continue
      const pointer = pointerIn(piece)
      const found = pointer && pointedAt(pointer, piece.sentence, mentions, players, count => takes(one, count))
      if (found) add(one, found, piece)
    }
  const all = [...segments.values()]
  const final = all.filter(
    ({ does }) => !all.some(other => isOver(other.does, does) && covers(other, segments.get(does)!)),
  )
  if (!final.length) return undefined
  const place = (slot: SeatId): number => mentions.findIndex(({ target }) => target.slot === slot)
  const drafts = final.map(({ does, targets, pieces: own }) =>
    draftOf({ does, targets: targets.toSorted((a, b) => place(a.slot) - place(b.slot)), pieces: own }, writer),
  )
  if (!drafts.every(draft => draft !== undefined)) return undefined
  if (spokenAgainst({ pieces, mentions, orders, segments: final, named, isOver, isOfOthers, whole })) return undefined
  const isKept = (one: Draft): boolean =>
    drafts.some(
      other => isSame(one, other) || (isOver(other.does, one.does) && isSame({ ...one, does: other.does }, other)),
    )
  return strict.drafts.every(isKept) ? drafts : undefined
}

const covers = (over: Segment, { targets }: Segment): boolean =>
  targets.every(({ slot }) => over.targets.some(target => target.slot === slot))

/** The one move that is meant where no word says which: who writes has no other, or none of so many. */
function mainOf({ writer: { moves, means }, stems }: MessageContext, count: number): string | undefined {
  const main = moves.filter(id => !Object.hasOwn(stems.over, id))
  const able = main.filter(id => count >= means.abilities.get(id)!.targets && count <= means.abilities.get(id)!.most)
  const [does, ...more] = able
  if (does === undefined || more.length) return undefined
  const { targets } = means.abilities.get(does)!
  return moves.length === 1 || targets > 1 ? does : undefined
}

interface Meant {
  highest(ids: readonly string[]): string[]
  /** What orders speak of, and what anything does. */
  spoken: readonly string[]
  hinted: readonly string[]
  isOver(one: string, other: string): boolean
}

/** Which move somebody of whom something is wished is aimed at by; '' where no word says which. */
function abilityOf(
  { piece, target, listed }: Mention,
  bySentence: ReadonlyMap<number, readonly Piece[]>,
  { highest, spoken, hinted, isOver }: Meant,
): string | undefined {
  const only = ([one, ...more]: readonly string[]): string | undefined => (more.length ? undefined : one)
  const beside = bySentence.get(piece.sentence) ?? []
  if (piece.kind === 'order' && piece.abilities.length && !(piece.slip && spoken.length)) {
    const over = beside.flatMap(({ abilities }) => abilities.filter(id => piece.abilities.some(own => isOver(id, own))))
    return only(highest([...piece.abilities, ...over]))
  }
  if (beside.length) return only(highest(beside.flatMap(({ abilities }) => abilities)))
  if (spoken.length) return only(spoken)
  if ((piece.foreign && !hinted.length) || !(listed || isClear(piece, target))) return undefined
  return hinted.length ? only(hinted) : ''
}

/** A wish that says so itself, where no word beside it speaks of any move. */
const isClear = ({ words, places }: Piece, { span }: Target): boolean =>
  (!/^(?:с|со|из|от|до)$/u.test(words[places.indexOf(span.start) - 1] ?? '')
    || words[places.indexOf(span.start) - 2] === 'рядом')
  && !words.some(word => talking.test(word) && !wanting.test(word))
  && (words.some(
    word => placing.test(word) || isDone(word) || isAsked(word) || /^(?:мне|сюда|мо[йяеи]|моему|моей)$/u.test(word),
  )
    || (words.some(word => wanting.test(word)) && words.some(word => isInfinitive(word) && !talking.test(word)))
    || ofTonight(words))
/** «Хочу встать рядом с ней»: what is wanted is said beside it. */
const wanting = /^(?:хочу|хочется|буду|собираюсь|намерен|намерена)$/u

/** «Никого», «ни к кому», «сам». */
const isNobody = (word: string, next = '', last = ''): boolean =>
  /^(?:никого|никому|никем|сам|сама|самого|саму)$/u.test(word)
  || (word === 'ни' && (/^(?:кого|кому|кем)$/u.test(next) || /^(?:кого|кому|кем)$/u.test(last)))

/** Whom an order is about that names nobody. */
function whomOf(
  order: Piece,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  players: MessageContext['players'],
  takes: (count: number) => boolean,
  least: number,
): Target[] | undefined {
  const beside = pieces.filter(({ sentence }) => sentence === order.sentence)
  const pointer = [order, ...beside.filter(one => one.start > order.start && !one.past)]
    .map(pointerIn)
    .find(found => found !== undefined)
  if (pointer) return pointedAt(pointer, order.sentence, mentions, players, takes)
  if (pieces.some(({ words }) => words.some((word, at) => isNobody(word, words[at + 1], words[at + 2]))))
    return undefined
  // «Рви нашу связь»: the noun alone does not say what is done with it.
  if (!order.ordered && !order.words.some(word => word === 'пусть' || placing.test(word))) return undefined
  if (!isPerformed(order) || order.words.some(word => somebody.test(word))) return undefined
  const slots = new Map<SeatId, Target>(mentions.map(({ target }) => [target.slot, target]))
  const isEnough = slots.size === 1 ? takes(1) : slots.size === least && takes(least)
  return slots.size && isEnough ? [...slots.values()] : undefined
}
