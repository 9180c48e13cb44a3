/**
 * Reads one private message: what its sender asks for, what is doubtful, what was passed over. What is not plain goes to
 * the host as a question; nothing is guessed. How it is read is the language's; what becomes of that is one.
 */
import { familiesOf } from '../game/entry.ts'
import type { Note, Reading } from '../journal/reading.ts'
import { seatOf, type Game, type Seat } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Envelope } from '../reading/envelopes.ts'
import { fold } from '../reading/fold.ts'
import { united } from '../text/range.ts'
import { withCandidates } from './candidates.ts'
import type { Ambiguity, Draft } from './draft-state.ts'
import { without } from './instead.ts'
import { knowledge } from './knowledge.ts'
import type { Context, Heard, Known, Language } from './language.ts'
import * as english from './lexicon-en.ts'
import { nameBook, type Aliases, type NameBook } from './names.ts'
import { doubtOf, isRefusedBy, proposalOf } from './proposed.ts'
import { isSilent, quotedOf, withQuoted } from './quoted.ts'
import { inEn } from './read-en.ts'
import { inRu, speaksRu } from './read-ru.ts'
import { sentencesOf } from './sentences.ts'
import { spanOf } from './target.ts'
import { tokensOf } from './tokens.ts'

export type { Context } from './language.ts'

/** More words than these nobody writes to say whom they shoot, be it in a message or in a sentence of one. */
const mostWords = 4000
const mostInSentence = 400
/** In characters: what is longer is not even parted into words. */
const longestBody = 200_000
const mostNotes = 40

/** Everybody who can be named: players, and the families they belong to. */
export const bookOf = (game: Game, aliases: Aliases): NameBook =>
  nameBook(
    [
      ...game.seats.map(({ slot, name, details }) => ({
        slot,
        name,
        ...(details?.family !== undefined && { of: details.family }),
      })),
      ...familiesOf(game).map(family => ({
        slot: family,
        name: family,
        group: true as const,
        also: english.familyCalled(family),
      })),
    ],
    aliases,
  )

/** What a context says of everybody who may be named, and of each who writes: many messages of one page ask for the same. */
interface Prepared {
  of: Context
  book: NameBook
  known: Map<SeatId, Known>
}
const prepared = new WeakMap<Game, Prepared>()
const parts = ['system', 'phase', 'aliases', 'previous', 'hosts'] as const

function preparedFor(context: Context): Prepared {
  const last = prepared.get(context.game)
  if (last && parts.every(part => last.of[part] === context[part])) return last
  const made = { of: context, book: bookOf(context.game, context.aliases), known: new Map() }
  prepared.set(context.game, made)
  return made
}

function knownIn(context: Context, { book, known }: Prepared, seat: Seat): Known {
  const before = known.get(seat.slot) ?? knowledge(context, seat, book)
  known.set(seat.slot, before)
  return before
}

/** Whose name stands in the header: exactly, or as an alias. */
export const senderOf = (envelope: Pick<Envelope, 'from'>, book: NameBook): SeatId | undefined =>
  envelope.from === undefined ? undefined : book.called(envelope.from)

const languageOf = (context: Context, body: string): Language => (speaksRu(context, body) ? inRu : inEn)

export function readMessage(envelope: Envelope, context: Context): Reading {
  const read = readOwn(envelope, context)
  const seat = context.sender === undefined ? undefined : seatOf(context.game, context.sender)
  const quoted =
    seat && isSilent(read) ? quotedOf(envelope, [seat.name, ...(context.aliases[seat.slot] ?? [])]) : undefined
  return quoted
    ? withQuoted(read, readOwn(quoted, context), query =>
        doubtOf(context, envelope.body, query, seat, languageOf(context, quoted.body).locale),
      )
    : read
}

/** What its sender says himself. */
function readOwn(envelope: Envelope, context: Context): Reading {
  const { body, asides, unsureFrom = Infinity } = envelope
  const ready = preparedFor(context)
  const { book } = ready
  const whole = { start: 0, end: body.length }
  if (context.sender === undefined && isHost(envelope.from, context, book))
    return { proposals: [], doubts: [], notes: [{ kind: 'nothing', span: whole }] }
  const seatAt = (slot: SeatId | undefined): Seat | undefined =>
    slot === undefined ? undefined : seatOf(context.game, slot)
  const knownOf = (slot: SeatId | undefined): Known | undefined => {
    const one = seatAt(slot)
    return one && knownIn(context, ready, one)
  }
  const seat = seatAt(context.sender)
  const known = knownOf(context.sender)
  const isEndless = body.length > longestBody
  const tokens = isEndless ? [] : tokensOf(body, united(asides.map(({ span }) => span)))
  const sentences = tokens.length > mostWords ? [] : sentencesOf(body, tokens, book)
  const endless = sentences.find(({ words }) => words.length > mostInSentence)
  const tooLong =
    isEndless || tokens.length > mostWords ? whole : endless && spanOf(endless.words, 0, endless.words.length)
  const language = isEndless ? inEn : languageOf(context, body)
  const message = { context, envelope, book, sentences }
  const asked: Ambiguity | undefined = tooLong
    ? { why: 'tooLong', span: tooLong, abilities: 'all', options: [] }
    : seat && known
      ? undefined
      : language.foundIn(message)
  const nothing: Heard = {
    drafts: [],
    queries: asked ? [asked] : [],
    notes: [],
    mentioned: { names: [], abilities: [] },
  }
  const heard = asked || !seat || !known ? nothing : language.heard({ ...message, seat, known, knownOf })
  // Below a quote without an end an order may be the quoted one's.
  const isUnsure = ({ span }: Draft): boolean => span.start >= unsureFrom
  const queries = [
    ...heard.queries,
    ...heard.drafts
      .filter(isUnsure)
      .map((draft): Ambiguity => ({ why: 'openQuote', span: draft.span, abilities: [draft.does], options: [draft] })),
  ].map(query =>
    seat && known ? withCandidates(query, known.means, heard.mentioned, isRefusedBy(context, seat.slot)) : query,
  )
  const proposals = seat
    ? heard.drafts.filter(draft => !isUnsure(draft)).map(draft => proposalOf(context, seat.slot, draft))
    : []
  const passed = asides.flatMap(({ kind, span }): Note[] => (kind === 'signature' ? [] : [{ kind, span }]))
  const isNothing = !proposals.length && !queries.length && !heard.notes.length
  return {
    proposals,
    doubts: queries.map(query => {
      const text = query.why === 'onlySubject' ? (envelope.subject ?? '') : body
      return without(heard.passed, doubtOf(context, text, query, seat, language.locale))
    }),
    notes: [...passed, ...heard.notes, ...(isNothing ? [{ kind: 'nothing' as const, span: whole }] : [])].slice(
      0,
      mostNotes,
    ),
  }
}

const isHost = (from: string | undefined, { hosts = [] }: Context, book: NameBook): boolean =>
  from !== undefined
  && book.called(from) === undefined
  && [...hosts, ...english.hosts].some(host => fold(host) === fold(from))
