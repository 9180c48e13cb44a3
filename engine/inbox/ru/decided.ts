/**
 * A long message of which one clause says what is to be done, and the rest why: the clause stands for itself, whoever else
 * is spoken of, where nothing else in it asks for anything and nothing behind it takes it back.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import { isAsked, isCalled, isDone } from './mentions.ts'
import { isInfinitive, isPast, isThird, isThought } from './moods.ts'
import type { Named } from './names.ts'
import type { Piece, Segment } from './piece.ts'
import { gendered, isOfGender } from './pronouns.ts'
import { fillers, ofSeveral } from './words.ts'
import type { RuSenderContext } from '../reader.ts'

/** A message of fewer words is looked at as a whole. */
const fewestWords = 20
/** They tell that a move is aimed at somebody besides. */
const further = /^(?:второ|вторы|втора|плюс$|заодно|следом|вдобавок|запасн|резервн)/u
const besides = /^(?:тоже|также|еще)$/u
/** A deed of the writer's, or asked of the host: «лечу», «проследите», «поставь». */
const isDeed = (word: string): boolean =>
  word.length > 3
  && !fillers.has(word)
  && !isPast(word)
  && !isThought(word)
  && /(?:[ую]|[ую]сь|[ийь]те|[ийь]тесь|[аеуя]й|[бвдлпчшжтснрзг]и|дим|тим|вим|жем|тавь|садь|режь|сыпь|кинь)$/u.test(word)
const asks = new Set('прошу хочу буду давай давайте намерен намерена'.split(' '))
const mine = /^мо[йяеи]$/u

/** «Лечу ее», «прошу проследить», «пусть будет арест», «мой голос достанется ему»: something is to be done. */
export const isPerformed = ({ words }: Piece): boolean =>
  words.some(isDeed)
  || ((words.some(word => asks.has(word))
    || (words.includes('бы') && words.some(word => /^хотел(?:а|ось)?$/u.test(word))))
    && words.some(isInfinitive))
  || (words.includes('пусть') && words.includes('будет'))
  || (words.some(word => mine.test(word)) && words.some(isThird))
const isOpen = ({ kind, abilities }: Piece): boolean => kind === 'order' && abilities.length > 0

/** @returns what is decided, with whom it is about; nothing where it is not the only thing that is asked for */
export function decidedIn(
  pieces: readonly Piece[],
  players: readonly Named[],
  { sender, means }: RuSenderContext,
  isOfBefore: (does: string) => boolean,
  isOver: (one: string, other: string) => boolean,
  isOnly: boolean,
): Segment[] | undefined {
  if (pieces.reduce((sum, { words }) => sum + words.length, 0) < fewestWords) return undefined
  const bySentence = new Map<number, Piece[]>()
  for (const piece of pieces) {
    if (!bySentence.has(piece.sentence)) bySentence.set(piece.sentence, [])
    bySentence.get(piece.sentence)!.push(piece)
  }
  const inSentence = (sentence: number): readonly Piece[] => bySentence.get(sentence) ?? []
  const isDecision = (piece: Piece): boolean =>
    isOpen(piece)
    && (piece.isStrong || (isOnly && (piece.targets.length > 0 || piece.pronouns.length > 0)))
    && piece.abilities.length === 1
    && !piece.question
    && !piece.unsettled
    && !piece.stranger
    && !piece.foreign
    && (!piece.words.includes('бы') || piece.words.some(word => /^хотел/u.test(word)))
    && isPerformed(piece)
    // «Жить в одиночку скучно»: what names nobody is ordered in so many words.
    && (means.abilities.get(piece.abilities[0]!)!.most > 0
      || piece.words.some(word => isDone(word) || isAsked(word) || asks.has(word) || word === 'пусть'))
    && inSentence(piece.sentence).every(({ condition, unsettled }) => !condition && unsettled !== 'much')
  const all = pieces.filter(isDecision)
  // «Верифицируй тот чек по Осе»: of two moves one takes the other for granted.
  const decisions = all.filter(
    one => !all.some(other => other.sentence === one.sentence && isOver(other.abilities[0]!, one.abilities[0]!)),
  )
  const segments: Segment[] = []
  for (const piece of decisions) {
    const [does] = piece.abilities as [string]
    const least = means.abilities.get(does)!.targets
    const own = piece.targets.length ? piece.targets : namedBeside(piece, inSentence(piece.sentence), least)
    const targets = own.length || !least ? own : pointedAt(piece, pieces, players, sender, isOfBefore(does))
    const known = segments.find(one => one.does === does)
    if (known) {
      known.pieces.push(piece)
      known.targets.push(...(targets ?? []))
    } else segments.push({ does, targets: [...(targets ?? [])], pieces: [piece] })
  }
  const used = new Set([...segments.flatMap(one => one.pieces), ...all])
  const last = decisions.at(-1)
  if (!last || segments.some(({ does, targets }) => !targets.length && means.abilities.get(does)!.targets > 0))
    return undefined
  const meant = new Set(segments.flatMap(({ targets }) => targets.map(({ slot }) => slot)))
  const isSpent = (piece: Piece): boolean =>
    used.has(piece) || piece.kind === 'told' || piece.targets.every(({ slot }) => meant.has(slot) || slot === sender)
  const speaksAgainst = pieces.some((piece): boolean => {
    const { kind, targets, words, abilities, unsettled, condition, start, foreign, isStrong } = piece
    if (used.has(piece)) return false
    if (start > last.start && unsettled === 'much' && kind !== 'told') return true
    if (kind === 'denied' && abilities.some(id => segments.some(({ does }) => does === id)) && start > last.start)
      return true
    if (condition && inSentence(piece.sentence).some(one => one.targets.length || (one.pronouns.length && isOpen(one))))
      return true
    if (
      isOpen(piece)
      && isStrong
      && isPerformed(piece)
      && !piece.unsettled
      && !segments.some(({ does }) => abilities.includes(does))
    )
      return true
    if (piece.nots.some(slot => meant.has(slot))) return true
    const isElse = targets.some(({ slot }) => !meant.has(slot) && slot !== sender)
    if (isElse && !piece.past && words.some(word => further.test(word))) return true
    if (isSpent(piece)) return false
    return (
      (foreign
        || kind === 'names'
        || isOpen(piece)
        || (kind === 'open' && !piece.bare && (words.some(word => besides.test(word)) || words.some(isDeed))))
      && targets.length > 0
    )
  })
  return speaksAgainst ? undefined : segments
}

/** Names that stand alone in the sentence of the order. */
const namedBeside = (order: Piece, beside: readonly Piece[], least: number): Target[] => {
  const names = beside.filter(({ kind }) => kind === 'names').flatMap(({ targets }) => targets)
  const isBare = beside.some(({ kind, bare }) => kind === 'names' && bare)
  return order.pronouns.length || (isBare && names.length !== least) ? [] : names
}

/** Whom its pronoun points at: who alone of that gender is named in the nearest sentence that names one. */
function pointedAt(
  order: Piece,
  pieces: readonly Piece[],
  players: readonly Named[],
  sender: SeatId,
  isOfBefore: boolean,
): Target[] | undefined {
  const said = order.pronouns.length
    ? order
    : pieces.find(one => one.sentence === order.sentence && one.pronouns.length)
  const place = said?.pronouns[0]
  if (!said || place === undefined) return undefined
  const word = said.words[said.places.indexOf(place)]!
  const gender = Object.hasOwn(gendered, word) ? gendered[word] : undefined
  if (gender === undefined || ofSeveral.has(word) || (isOfBefore && gender === 'm')) return undefined
  const fits = isOfGender(players, gender)
  const fitting = (piece: Piece): SeatId[] =>
    piece.targets.flatMap(({ slot, span }) =>
      slot !== sender && fits(slot) && !isCalled(piece, span.start) ? slot : [],
    )
  const before = pieces.filter(piece => piece.start < order.start && fitting(piece).length > 0)
  const near = before.filter(({ sentence }) => sentence === before.at(-1)?.sentence)
  const slots = [...new Set(near.flatMap(fitting))]
  const [slot, ...more] = slots
  return slot === undefined || more.length ? undefined : [{ slot, span: { start: place, end: place + word.length } }]
}
