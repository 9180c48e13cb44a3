/**
 * Reads one private message: what its sender asks for, what is doubtful, what was passed over. What is not plain goes to
 * the host as a question; nothing is guessed.
 */
import { inRu, speaksRu, unsignedInRu } from './read-ru.ts'
import { familiesOf } from '../game/entry.ts'
import { seatOf, type Game, type PhaseState, type Seat, type Submission } from '../journal/state.ts'
import type { System } from '../ruleset/system.ts'
import type { Words } from '../text/wording.ts'
import type { SeatId } from '../reason/claim.ts'
import { clausesOf } from './clauses.ts'
import { withCandidates, type Mentioned } from './candidates.ts'
import type { Clause, Order, Target, Trouble } from './clause.ts'
import { answered } from './answer.ts'
import { withStrayParams } from './stray-params.ts'
import { conditionsIn } from './condition.ts'
import { emotesIn } from './emotes.ts'
import type { Envelope } from '../reading/envelopes.ts'
import { fold } from '../reading/fold.ts'
import { headsAt, nightAt } from './head.ts'
import { abilitiesOf, knowledge } from './knowledge.ts'
import * as english from './lexicon-en.ts'
import { nameBook, type Aliases, type NameBook } from './names.ts'
import { doubtOf, isRefusedBy, proposalOf } from './proposed.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import { withBody, withPronouns } from './pronouns.ts'
import { united } from '../text/range.ts'
import { isSilent, quotedOf, withQuoted } from './quoted.ts'
import type { SenderContext } from './reader.ts'
import type { Note, Reading } from '../journal/reading.ts'
import { sentencesOf, type Sentence, type Word } from './sentences.ts'
import { bars, likelyOrder, type Asking } from './score.ts'
import { settle } from './resolve-clauses.ts'
import type { SenderAbilities, Ambiguity } from './draft-state.ts'
import { isTerse } from './talk.ts'
import { afterCancel, rulesQuestions } from './asides.ts'
import { passedOver } from './passed-over.ts'
import { passedBy, without } from './instead.ts'
import { past, spanOf } from './target.ts'
import { withoutTeammates } from './teammates.ts'
import { textsIn } from './texts.ts'
import { tokensOf } from './tokens.ts'
import { verbsOf } from './verbs.ts'

export interface Context {
  system: System
  game: Game
  phase: PhaseState
  /** Who wrote it, once known (`senderOf`). */
  sender?: SeatId
  /** Other names of players, by slot. */
  aliases: Aliases
  /** What was sent in the night before, by anybody. */
  previous?: readonly Submission[]
  /** Who is no player and writes too; what they say is passed over. */
  hosts?: readonly string[]
  /** Whether the host would rather be asked, or rather not. */
  asking?: Asking
}

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
  known: Map<SeatId, ReturnType<typeof knowledge>>
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

function knownOf(context: Context, { book, known }: Prepared, seat: Seat): ReturnType<typeof knowledge> {
  const before = known.get(seat.slot) ?? knowledge(context, seat, book)
  known.set(seat.slot, before)
  return before
}

/** Whose name stands in the header: exactly, or as an alias. */
export const senderOf = (envelope: Pick<Envelope, 'from'>, book: NameBook): SeatId | undefined =>
  envelope.from === undefined ? undefined : book.called(envelope.from)

export function readMessage(envelope: Envelope, context: Context): Reading {
  const read = readOwn(envelope, context)
  const seat = context.sender === undefined ? undefined : seatOf(context.game, context.sender)
  const quoted =
    seat && isSilent(read) ? quotedOf(envelope, [seat.name, ...(context.aliases[seat.slot] ?? [])]) : undefined
  return quoted
    ? withQuoted(read, readOwn(quoted, context), query =>
        doubtOf(context, envelope.body, query, seat, speaksRu(context, quoted.body) ? 'ru' : 'en'),
      )
    : read
}

/** What its sender says himself. */
function readOwn(envelope: Envelope, context: Context): Reading {
  const { body, asides, unsureFrom } = envelope
  const ready = preparedFor(context)
  const { book } = ready
  const seat = context.sender === undefined ? undefined : seatOf(context.game, context.sender)
  const notes = asides.flatMap(({ kind, span }): Note[] => (kind === 'signature' ? [] : [{ kind, span }]))
  const known = seat && knownOf(context, ready, seat)
  const isEndless = body.length > longestBody
  const isRu = !isEndless && speaksRu(context, body)
  const inEnglish = isRu ? undefined : known
  const texts = inEnglish && !isEndless ? textsOf(context, inEnglish.reader, envelope) : []
  const tokens = tokensOf(
    isEndless ? '' : body,
    united([
      ...asides.map(({ span }) => span),
      ...(inEnglish && !isEndless ? emotesIn(inEnglish.reader, body) : []),
      ...texts.map(({ span }) => span),
    ]),
  )
  const whole = { start: 0, end: body.length }
  if (context.sender === undefined && isHost(envelope.from, context, book))
    return { proposals: [], doubts: [], notes: [{ kind: 'nothing', span: whole }] }
  const sentences = isEndless || tokens.length > mostWords ? undefined : sentencesOf(body, tokens, book)
  const endless = sentences?.find(({ words }) => words.length > mostInSentence)
  if (!sentences || endless)
    return {
      proposals: [],
      doubts: [
        doubtOf(context, body, {
          why: 'tooLong',
          span: endless ? spanOf(endless.words, 0, endless.words.length) : whole,
          abilities: 'all',
          options: [],
        }),
      ],
      notes: notes.slice(0, mostNotes),
    }
  if (!known) return isRu ? unsignedInRu(context, envelope, notes) : unsigned(context, book, body, sentences, notes)

  const { reader, means } = known
  if (isRu) return inRu(context, seat, known, envelope, notes)
  const { left, told: mates } = withoutTeammates(reader, sentences, slot => {
    const mate = seatOf(context.game, slot)
    return mate && knownOf(context, ready, mate)
  })
  const carries = carriedByWriter(seat.slot, sentences)
  const clauses = answered(reader, envelope, [...inNights(reader, left), ...texts]).map(clause =>
    belowQuote(carries ? byWriter(clause) : clause, unsureFrom),
  )
  const settled = settle(means, clauses)
  const silent =
    !settled.drafts.length && !settled.queries.length && !settled.notes.some(({ kind }) => kind !== 'question')
  const later = silent ? [] : afterCancel(reader, clauses, settled)
  const asked = silent
    ? [...unheard(reader, left), ...mates, ...fromSubject(reader, means, envelope, book)]
    : [...settled.queries, ...mates, ...later]
  const told = clauses.filter(clause => clause.is !== 'talk' || clause.near !== undefined)
  const read = [...settled.drafts, ...asked, ...settled.notes, ...told].map(({ span }) => span)
  const heard = settled.notes.some(({ kind }) => kind !== 'question') || asked.length + settled.drafts.length > 0
  const passed = asked.some(({ abilities, why }) => abilities === 'all' && why !== 'noTarget')
    ? []
    : passedOver(reader, sentences, heard ? read : [], !heard)
  const rules = rulesQuestions(reader, sentences).filter(
    ({ span }) =>
      ![...asked, ...settled.drafts].some(other => other.span.start < span.end && other.span.end > span.start),
  )
  const words = sentences.flatMap(sentence => sentence.words)
  const places = new Map(words.map(({ start }, at) => [start, at]))
  const instead = passedBy(words)
  const queries = [...asked, ...passed, ...(silent ? rules.slice(asked.length + passed.length) : rules)].map(query =>
    query.why === 'unknownTarget' ? antecedent(reader, words, places.get(query.span.start), query) : query,
  )
  const mentioned: Mentioned = {
    names: words.flatMap((word, at): Target[] => {
      const name = word.name ?? book.looseAt(words, at, english.ordinary)
      return name?.slots.map(slot => ({ slot, span: { start: word.start, end: word.end } })) ?? []
    }),
    abilities: words.flatMap(({ text, start }) => reader.own.from(text).map(({ ability: id }) => ({ id, at: start }))),
  }
  const isTakenBack = settled.notes.some(({ kind }) => kind !== 'question' && kind !== 'forOther')
  const likely =
    settled.drafts.length || isTakenBack
      ? undefined
      : likelyOrder(reader, means, sentences, queries, bars[context.asking ?? 'usual'])
  if (likely) queries.length = 0
  const proposals = [...settled.drafts, ...(likely ? [likely] : [])].map(draft => proposalOf(context, seat.slot, draft))
  const allNotes = [...notes, ...settled.notes]
  return {
    proposals,
    doubts: queries.map(query =>
      without(
        instead,
        doubtOf(
          context,
          query.why === 'onlySubject' ? (envelope.subject ?? '') : body,
          withCandidates(query, means, mentioned, isRefusedBy(context, seat.slot)),
          seat,
        ),
      ),
    ),
    notes: (proposals.length || queries.length || settled.notes.length
      ? allNotes
      : [...allNotes, { kind: 'nothing' as const, span: whole }]
    ).slice(0, mostNotes),
  }
}

const isHost = (from: string | undefined, { hosts = [] }: Context, book: NameBook): boolean =>
  from !== undefined
  && book.called(from) === undefined
  && [...hosts, ...english.hosts].some(host => fold(host) === fold(from))

/** Without a sender, whatever reads as anybody's order is a doubt. */
function unsigned(
  context: Context,
  book: NameBook,
  body: string,
  sentences: readonly Sentence[],
  notes: Note[],
): Reading {
  const all = verbsOf(wordsOf(context), abilitiesOf(context))
  const reader: SenderContext = {
    sender: '',
    book,
    own: all,
    all: () => all,
    extras: new Map(),
    roleWords: new Set(),
    isPersona: () => false,
    team: { abilities: new Set(), anyones: new Set(), mates: new Set() },
    kills: new Set(),
    names: [],
    hosts: [],
    dead: new Set(),
    night: context.phase.number,
  }
  const orders = inNights(reader, sentences).filter(asksSomething)
  const query: Ambiguity = {
    why: 'noSender',
    span: { start: orders[0]?.span.start ?? 0, end: orders.at(-1)?.span.end ?? body.length },
    abilities: 'all',
    options: [],
  }
  const silent: Note[] = orders.length ? [] : [{ kind: 'nothing', span: { start: 0, end: body.length } }]
  return {
    proposals: [],
    doubts: orders.length ? [doubtOf(context, body, query)] : [],
    notes: [...notes, ...silent].slice(0, mostNotes),
  }
}

function asksSomething(clause: Clause): boolean {
  if (clause.is === 'order') return clause.abilities !== 'any' || clause.targets.length > 0
  return clause.is === 'talk'
    ? clause.near !== undefined && clause.near.why !== 'misspelt' && clause.near.abilities.length > 0
    : clause.is !== 'names' && clause.is !== 'affirmation'
}

/** Texts that are sent in, as orders. A later paragraph that reads as an order of its own may be none of the text. */
function textsOf(context: Context, reader: SenderContext, { body, asides }: Envelope): Order[] {
  const until = Math.min(
    body.length,
    ...asides.flatMap(({ kind, span }) =>
      kind === 'signature' || span.end >= body.trimEnd().length ? [span.start] : [],
    ),
  )
  return textsIn(reader, wordsOf(context).verbs ?? {}, body, until).map(({ order, more }): Order => {
    const inside =
      more
      && inNights(
        reader,
        sentencesOf(
          body,
          tokensOf(body, [
            { start: 0, end: more.start },
            { start: more.end, end: body.length },
          ]),
          reader.book,
        ),
      ).find(clause => clause.is === 'order' && !clause.troubles.length && clause.abilities !== 'any')
    return inside ? { ...order, troubles: [{ why: 'unread', span: inside.span }] } : order
  })
}

const wordsOf = ({ system }: Context): Words => system.words.wording.en

/** The clauses of all sentences. A heading of another night bears on all that stands below it. */
function inNights(reader: SenderContext, sentences: readonly Sentence[]): Clause[] {
  let heading: Trouble | undefined
  const before: Clause[] = []
  return withStrayParams(
    reader,
    withPronouns(reader, sentences).map(sentence => {
      const { words } = sentence
      const start = past(words, 0, english.determiners)
      const night = nightAt(words, start)
      if (night && past(words, start + night.length, english.headings) >= words.length) {
        heading =
          night.number === reader.night ? undefined : { why: 'otherNight', span: spanOf(words, 0, words.length) }
      }
      const first = clausesOf(reader, sentence)
      before.push(...first)
      const body = withBody(reader, words, before)
      const clauses = body ? clausesOf(reader, { ...sentence, words: body }) : first
      if (body) before.splice(before.length - first.length, first.length, ...clauses)
      return {
        words,
        clauses: heading
          ? clauses.map(clause =>
              'troubles' in clause ? { ...clause, troubles: [...clause.troubles, heading!] } : clause,
            )
          : clauses,
      }
    }),
  )
}

/** Whether the message says that its writer carries out what a team does. */
const carriedByWriter = (sender: SeatId, sentences: readonly Sentence[]): boolean =>
  sentences.some(
    ({ words }) =>
      findPhrase(english.carriedByMe, words, 0, words.length) >= 0
      || words.some(({ name }, at) => name?.slots[0] === sender && phraseAt(english.handing, words, at + 1) > 0),
  )

const byWriter = (clause: Clause): Clause =>
  clause.is === 'order' && clause.subject === 'team' ? { ...clause, subject: 'writer' } : clause

/** Below a quote without an end an order may be the quoted one's. */
function belowQuote(clause: Clause, unsureFrom: number | undefined): Clause {
  if (unsureFrom === undefined || clause.span.start < unsureFrom || !('troubles' in clause)) return clause
  return { ...clause, troubles: [...clause.troubles, { why: 'openQuote', span: clause.span }] }
}

/**
 * What may be an order in a message that asks for nothing else: sentences that name somebody and say nothing known of
 * them, leave a choice between two of them, make something depend on them or tell what the writer will do; those that use an ability on nobody; and words
 * that go back to the night before.
 */
function unheard(reader: SenderContext, sentences: readonly Sentence[]): Ambiguity[] {
  const { own, sender } = reader
  const found =
    own.forms.size === 0
      ? undefined
      : sentences.find(({ words, question }) => {
          const has = (set: typeof english.wishes): boolean => findPhrase(set, words, 0, words.length) >= 0
          const named = words.some(({ name }) => name !== undefined && !name.slots.includes(sender))
          const unsaid =
            named
            && (isTerse(words, 0, words.length) || has(english.wishes) || conditionsIn(words).some(({ hard }) => hard))
          const open = headsAt(reader, words, 0).some(
            ({ at, spoken, negative }) =>
              spoken
              && !negative
              && own.startsAt(words, at)
              && own.from(words[at]!.text).some(({ form }) => form === 'plain' || form === 'going')
              && !phraseAt(english.idioms, words, at),
          )
          const tonight =
            named
            && !question
            && words.some((_, at) => phraseAt(english.tonight, words, at) > 0)
            && has(english.past) === false
          const choice = words.some(
            ({ name }, at) => name !== undefined && words[at + 1]?.text === 'or' && words[at + 2]?.name !== undefined,
          )
          return unsaid || open || tonight || choice || (!question && has(english.echoes))
        })
  return found
    ? [{ why: 'unread', span: spanOf(found.words, 0, found.words.length), abilities: 'all', options: [] }]
    : []
}

/** `him`, where the message has named just one before. It is only a suggestion. */
function antecedent(
  { sender }: SenderContext,
  words: readonly Word[],
  at: number | undefined,
  query: Ambiguity,
): Ambiguity {
  if (at === undefined || !phraseAt(english.pronouns, words, at)) return query
  const named = new Set(words.slice(0, at).flatMap(({ name }) => name?.slots.filter(slot => slot !== sender) ?? []))
  return named.size === 1 ? { ...query, why: 'nearTarget', slots: [...named] } : query
}

/** An order in the subject line of a message that says nothing else. */
function fromSubject(
  reader: SenderContext,
  means: SenderAbilities,
  { subject }: Envelope,
  book: NameBook,
): Ambiguity[] {
  if (subject === undefined || subject.length > 200) return []
  const { drafts } = settle(
    means,
    sentencesOf(subject, tokensOf(subject), book).flatMap(sentence => clausesOf(reader, sentence)),
  )
  return drafts.length
    ? [{ why: 'onlySubject', span: { start: 0, end: subject.length }, abilities: 'all', options: drafts }]
    : []
}
