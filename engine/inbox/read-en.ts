/** A message in English, clause by clause. */
import type { SeatId } from '../reason/claim.ts'
import type { Envelope } from '../reading/envelopes.ts'
import { united } from '../text/range.ts'
import type { Words } from '../text/wording.ts'
import { answered } from './answer.ts'
import { afterCancel, rulesQuestions } from './asides.ts'
import type { Mentioned } from './candidates.ts'
import type { Clause, Order, Target, Trouble } from './clause.ts'
import { clausesOf } from './clauses.ts'
import { conditionsIn } from './condition.ts'
import type { Ambiguity, SenderAbilities } from './draft-state.ts'
import { emotesIn } from './emotes.ts'
import { headsAt, nightAt } from './head.ts'
import { passedBy } from './instead.ts'
import { abilitiesOf } from './knowledge.ts'
import type { Context, Heard, Language, Message, Sent } from './language.ts'
import * as english from './lexicon-en.ts'
import type { NameBook } from './names.ts'
import { passedOver } from './passed-over.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import { withBody, withPronouns } from './pronouns.ts'
import type { SenderContext } from './reader.ts'
import { settle } from './resolve-clauses.ts'
import { bars, likelyOrder } from './score.ts'
import { sentencesOf, type Sentence, type Word } from './sentences.ts'
import { withStrayParams } from './stray-params.ts'
import { isTerse } from './talk.ts'
import { past, spanOf } from './target.ts'
import { withoutTeammates } from './teammates.ts'
import { textsIn } from './texts.ts'
import { tokensOf } from './tokens.ts'
import { verbsOf } from './verbs.ts'

export const inEn: Language = { locale: 'en', heard, foundIn }

function heard({ context, envelope, book, sentences: parted, known: { reader, means }, knownOf }: Sent): Heard {
  const { body, asides } = envelope
  const texts = textsOf(context, reader, envelope)
  const gone = [...texts.map(({ span }) => span), ...emotesIn(reader, body)]
  const sentences = gone.length
    ? sentencesOf(body, tokensOf(body, united([...asides.map(({ span }) => span), ...gone])), book)
    : parted
  const { left, told: mates } = withoutTeammates(reader, sentences, knownOf)
  const carries = carriedByWriter(reader.sender, sentences)
  const clauses = answered(reader, envelope, [...inNights(reader, left), ...texts]).map(clause =>
    carries ? byWriter(clause) : clause,
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
  const queries = [...asked, ...passed, ...(silent ? rules.slice(asked.length + passed.length) : rules)].map(query =>
    query.why === 'unknownTarget'
      ? unnamed(reader, sentences, antecedent(reader, words, places.get(query.span.start), query))
      : query,
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
  return {
    drafts: [...settled.drafts, ...(likely ? [likely] : [])],
    queries,
    notes: settled.notes,
    mentioned,
    passed: passedBy(words),
  }
}

/** Without a sender, whatever reads as anybody's order is a doubt. */
function foundIn({ context, sentences, book }: Message): Ambiguity | undefined {
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
  const [first] = orders
  return (
    first && {
      why: 'noSender',
      span: { start: first.span.start, end: orders.at(-1)!.span.end },
      abilities: 'all',
      options: [],
    }
  )
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

/** What does something is nobody's name: where a verb stands for a target, the sentence was not understood. */
function unnamed(reader: SenderContext, sentences: readonly Sentence[], query: Ambiguity): Ambiguity {
  if (query.why !== 'unknownTarget') return query
  const { start } = query.span
  const within = sentences.find(({ words }) => words.some(word => word.start === start))
  const at = within?.words.findIndex(word => word.start === start) ?? -1
  return within && (reader.all().startsAt(within.words, at) || phraseAt(english.auxiliaries, within.words, at) > 0)
    ? { ...query, why: 'unread', span: spanOf(within.words, 0, within.words.length) }
    : query
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
