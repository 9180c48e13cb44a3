/**
 * A message read as a whole, where its parts alone leave something to ask: clauses that order are told from those that
 * reason, and what they speak of from whom they name. It stands only where there is one reading, and everybody named is
 * accounted for.
 */
import type { SeatId } from '../../reason/claim.ts'
import type { Target } from '../clause.ts'
import type { Draft, Ambiguity } from '../draft-state.ts'
import { piecesOf } from './pieces.ts'
import { draftOf, isOfOthers, isSame } from './drafts.ts'
import { decidedIn, isPerformed } from './decided.ts'
import type { Piece, Segment } from './piece.ts'
import { gistOf } from './message-intent.ts'
import { withNarrated } from './narrated.ts'
import type { RuReading } from './reading.ts'
import { isJoinedBySign, lookedAtAgain, pairOf, segmentsAgain, withUnwanted } from './fallback.ts'
import type { Stems } from './stems.ts'
import { leavesNothingOpen } from './nothing-open.ts'
import type { MessageContext } from './message-context.ts'
import { whomOf } from './missing-target.ts'
import type { RuSenderContext } from '../reader.ts'

/** These leave nothing to be read: whose it is, which night, which of two. */
const neverSettled: ReadonlySet<Ambiguity['why']> = new Set<Ambiguity['why']>([
  'otherNight',
  'openQuote',
  'nearTarget',
  'noSender',
  'tooLong',
])
/** These leave open what is asked for, where no one clause says it. */
const settledNot: ReadonlySet<Ambiguity['why']> = new Set<Ambiguity['why']>(['oneOf', 'correction'])
/** The orders of a message, or nothing where there is more than one way to read it. */
export function asWhole(whole: MessageContext): Pick<RuReading, 'drafts' | 'implied' | 'decided' | 'gist'> | undefined {
  const { sentences, strict, writer } = whole
  const { moves } = writer
  if (sentences.some(({ clashing }) => clashing.length)) return undefined
  const [only, ...more] = moves
  const pieces = withUnwanted(withNarrated(wished(piecesIn(whole))))
  const isOnly = only !== undefined && !more.length
  const reasons = strict.queries.map(({ why }) => why)
  if (strict.queries.some(({ why }) => neverSettled.has(why))) return undefined
  if (reasons.includes('nearTarget')) return come(gistOf(pieces, whole))
  const isPlain = !reasons.some(why => settledNot.has(why))
  const drafts = isPlain ? firstLook(pieces, isOnly, whole) : undefined
  if (drafts) return { drafts }
  const seen = (isPlain ? secondLook(pieces, isOnly, whole) : undefined) ?? decision(pieces, isOnly, whole)
  if (seen) return seen
  return come(gistOf(pieces, whole))
}

const come = (drafts: Draft[] | undefined): ReturnType<typeof asWhole> =>
  drafts && { drafts, decided: true, gist: true }

/** What a message comes to of which something was read, and somebody is left over. */
export function gistBeside(whole: MessageContext, read: readonly Draft[], left: Ambiguity): Draft[] | undefined {
  if (whole.sentences.some(({ clashing }) => clashing.length)) return undefined
  const drafts = gistOf(messagePieces(whole), whole)
  const isThere = ({ span }: Target): boolean => left.span.start <= span.start && span.start < left.span.end
  return drafts?.some(({ targets }) => targets.some(isThere))
    && read.every(one => drafts.some(other => isSame(one, other)))
    ? drafts
    : undefined
}

/** The clauses of a message, with what each speaks of, and what is only told or not wanted so. */
export const messagePieces = (whole: MessageContext): Piece[] => withUnwanted(withNarrated(piecesIn(whole)))

/** Several passes ask for the clauses of a message, which are the same for all. */
const cut = new WeakMap<MessageContext['sentences'], readonly Piece[]>()

/** The clauses of a message, with what each speaks of. */
function piecesIn({
  body,
  sentences,
  writer: { sender, means, moves, ownRoles, aimedAtRoles },
  stems,
}: MessageContext): readonly Piece[] {
  const known = cut.get(sentences)
  if (known) return known
  const [only, ...more] = moves
  const pieces = piecesOf(body, sentences, {
    stems,
    isOwn: id => means.abilities.has(id) && !aimedAtRoles.has(id),
    only: more.length ? undefined : only,
    sender,
    ownRoles: new Set(ownRoles.keys()),
    isHis: id => [...ownRoles.values()].some(does => does.includes(id)),
  })
  cut.set(sentences, pieces)
  return pieces
}

/** The clauses as they stand. */
function firstLook(pieces: readonly Piece[], isOnly: boolean, whole: MessageContext): Draft[] | undefined {
  const { body, strict, writer, stems, players } = whole
  const { sender, means } = writer
  if (!leavesNothingOpen(body, pieces)) return undefined
  const segments = segmentsOf(pieces)
  if (!segments?.length) return undefined
  for (const segment of segments) {
    const { targets: least } = means.abilities.get(segment.does)!
    if (segment.targets.length || !least) continue
    const found = whomOf(segment, pieces, players, sender, Object.hasOwn(stems.over, segment.does))
    if (!found) continue
    segment.targets.push(...found)
  }
  const filled = segments.filter(({ does, targets }) => targets.length || !means.abilities.get(does)!.targets)
  const able = filled.filter(one => !filled.some(other => isImplied(one, other, stems)))
  if (!segments.every(one => filled.some(other => one.does === other.does || isIdle(one, other, stems))))
    return undefined
  const drafts = able.map(segment => draftOf(segment, writer))
  return drafts.every(draft => draft !== undefined) && isWhole(drafts, able, pieces, strict, writer)
    ? drafts
    : undefined
}

/** What one clause of a long message says, whatever else it tells. */
function decision(
  given: readonly Piece[],
  isOnly: boolean,
  { strict, writer, stems, players }: MessageContext,
): ReturnType<typeof asWhole> {
  const { pieces, left } = lookedAtAgain(given)
  const isOver = (one: string, other: string): boolean =>
    Object.hasOwn(stems.over, one) && stems.over[one]!.includes(other)
  const segments = decidedIn(pieces, players, writer, does => Object.hasOwn(stems.over, does), isOver, isOnly)
  const drafts = segments?.map(segment => draftOf(segment, writer))
  return drafts?.every(draft => draft !== undefined)
    && drafts.every(({ targets }) => targets.every(({ slot }) => !left.has(slot)))
    && strict.drafts.every(one => drafts.some(other => isSame(one, other)) || isOverruled(one, drafts, pieces))
    ? { drafts, decided: true }
    : undefined
}

/** «Логика велит связаться с Осой. …, привяжи меня к Иве»: what was only thought of before is not what is decided. */
const isOverruled = ({ does, span }: Draft, drafts: readonly Draft[], pieces: readonly Piece[]): boolean =>
  drafts.some(other => other.does === does && other.span.start > span.start)
  && !pieces.some(piece => piece.start <= span.start && span.start < piece.end && isPerformed(piece))

/** The clauses once more, as who is aimed at and who is spoken of can be told. */
function secondLook(given: readonly Piece[], isOnly: boolean, whole: MessageContext): ReturnType<typeof asWhole> {
  const { body, strict, writer, stems, players } = whole
  const { pieces, left } = lookedAtAgain(given)
  if (!leavesNothingOpen(body, pieces)) return undefined
  const isOfBefore = (does: string): boolean => Object.hasOwn(stems.over, does)
  const main = writer.moves.filter(id => !Object.hasOwn(stems.over, id))
  const isPair = main.length === 1 && writer.means.abilities.get(main[0]!)!.targets > 1 && isJoinedBySign(body)
  const segments = isPair
    ? pairOf(pieces, main[0]!)
    : segmentsAgain(pieces, isOnly ? writer.moves[0] : undefined, { players, writer, named: whole.named(), isOfBefore })
  const drafts = segments?.map(segment => draftOf(segment, writer))
  return segments
    && drafts!.every(draft => draft !== undefined)
    && drafts!.every(({ targets }) => targets.every(({ slot }) => !left.has(slot)))
    && isWhole(drafts!, segments, pieces, strict, writer)
    ? { drafts: drafts as Draft[], ...(!pieces.some(({ kind }) => kind === 'order') && { implied: true as const }) }
    : undefined
}

/**
 * «Хотел связаться с Багирой, но она занята, так что Мария»: where nothing else orders, who is named last is whom the
 * wish before it goes to.
 */
function wished(pieces: readonly Piece[]): Piece[] {
  if (pieces.some(({ kind }) => kind === 'order')) return [...pieces]
  const [wish, ...more] = pieces.filter(
    ({ kind, abilities, targets, words }) =>
      kind === 'told'
      && abilities.length === 1
      && words.some(word => (targets.length ? ofWish : /^(?:кого|кому|кем)$/).test(word)),
  )
  const names = pieces.filter(({ kind, start }) => kind === 'names' && wish && start > wish.start)
  const [meant, ...others] = names
  if (!wish || more.length || !meant || others.length) return [...pieces]
  return pieces.map(piece => (piece === meant ? { ...piece, kind: 'order', abilities: wish.abilities } : piece))
}

const ofWish = /^(?:хотел|думал|собирал|планировал|порывал|намеревал|подумывал)/u

/** «Комар, раб мой, …», where he is punished: the one is told with the other. */
const isImplied = (one: Segment, other: Segment, { over }: Stems): boolean =>
  Object.hasOwn(over, other.does)
  && over[other.does]!.includes(one.does)
  && one.targets.every(({ slot }) => other.targets.some(target => target.slot === slot))

/** What is only told of, where the other takes it for granted. */
const isIdle = ({ does, pieces }: Segment, other: Segment, { over }: Stems): boolean =>
  pieces.every(({ ordered }) => !ordered) && Object.hasOwn(over, other.does) && over[other.does]!.includes(does)

/** Clauses that order, one after the other, with the names beside them; nothing where two of the same cannot be one. */
function segmentsOf(pieces: readonly Piece[]): Segment[] | undefined {
  const segments: Segment[] = []
  let last: Piece | undefined
  let before: Piece[] = []
  for (const piece of pieces) {
    const current = segments.at(-1)
    // «Пусть это будет Багира. Лекарства при мне»: who was chosen stands for what comes.
    if (last?.sentence !== piece.sentence)
      before = before.filter(({ words }) => words.some(word => /^(?:будет|остается|пал|пала)$/.test(word)))
    if (piece.kind === 'order') {
      const [does] = piece.abilities
      const known = segments.find(one => one.does === does)
      const bare = before.some(one => one.bare) && !piece.bare && piece.targets.length > 0
      if (bare) return undefined
      const targets = [...(known || piece.targets.length ? [] : before.flatMap(one => one.targets)), ...piece.targets]
      if (piece.targets.length && before.length && !known) targets.unshift(...before.flatMap(one => one.targets))
      if (known) {
        known.targets.push(...targets)
        known.pieces.push(piece)
      } else segments.push({ does: does!, targets, pieces: [piece] })
      before = []
    } else if (piece.kind === 'names') {
      const near = current?.pieces.at(-1)
      if (
        current
        && (near!.sentence === piece.sentence
          || (piece.sentence === near!.sentence + 1 && (!current.targets.length || near!.ends === ';')))
      ) {
        current.targets.push(...piece.targets)
        current.pieces.push(piece)
      } else before.push(piece)
    }
    last = piece
  }
  return segments
}

/** Whether everybody named is accounted for, and nothing that was read before is lost. */
function isWhole(
  drafts: readonly Draft[],
  segments: readonly Segment[],
  pieces: readonly Piece[],
  strict: RuReading,
  { sender, means }: RuSenderContext,
): boolean {
  const meant = new Set<SeatId>(drafts.flatMap(({ targets }) => targets.map(({ slot }) => slot)))
  const used = new Set(segments.flatMap(one => one.pieces))
  const isDone = (id: string): boolean => segments.some(({ does }) => does === id)
  const isIdle = drafts.some(({ does }) => !means.abilities.get(does)!.targets)
  return (
    !(isIdle && drafts.length > 1)
    && pieces.every(
      piece =>
        used.has(piece)
        || ((piece.kind === 'told' || piece.targets.every(({ slot }) => meant.has(slot) || slot === sender))
          && !(
            piece.kind === 'denied'
            && piece.abilities.some(isDone)
            && !piece.nots.length
            && !piece.targets.length
            && !piece.words.some(isOfOthers)
          )),
    )
    && pieces.every(piece => !piece.nots.some(slot => meant.has(slot)))
    && pieces.every(piece => piece.kind !== 'denied' || !piece.targets.some(({ slot }) => meant.has(slot)))
    && strict.drafts.every(one => drafts.some(other => isSame(one, other)))
  )
}
