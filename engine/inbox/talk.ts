/** What is no order, no cancellation and no correction. It matters where it wavers, depends, or comes near an order. */
import { nearest } from '../text/nearest.ts'
import type { Talk, Target, Trouble } from './clause.ts'
import * as english from './lexicon-en.ts'
import { conditionsIn } from './condition.ts'
import { headsAt } from './head.ts'
import { findPhrase, phraseAt, wordsIn } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import type { SeatId } from '../reason/claim.ts'
import { spanOf } from './target.ts'

/** A stretch of a sentence that is talk. */
interface Stretch {
  from: number
  to: number /** It follows words that begin a correction. */
  corrects: boolean
  question: boolean
}

/** @param words the whole sentence */
export function talkOf(reader: SenderContext, words: readonly Word[], stretch: Stretch): Talk {
  const { from, to, question } = stretch
  const span = spanOf(words, from, to)
  const near = nearOrder(reader, words, stretch, span) ?? handedOver(reader, words, stretch, span)
  const cue = cueOf(words, stretch, near !== undefined)
  const former =
    (near?.why === 'wavering' || near?.why === 'unread') && findPhrase(english.formerly, words, from, to) >= 0
  const names = words.slice(from, to).flatMap(({ name }) => name?.slots ?? [])
  const wishing =
    names.length > 0
    && (findPhrase(english.wishes, words, from, to) >= 0 || findPhrase(english.chat, words, from, to) >= 0)
  const tells = near !== undefined && !isDenied(words, from, to)
  return {
    is: 'talk',
    span,
    question,
    ...(cue && { cue }),
    ...(near && { near }),
    ...(former && { former }),
    ...(tells && { tells }),
    ...(names.length && { names }),
    ...(wishing && { wishes: true as const }),
    ...(handsOver(words, from, to) && { hands: true }),
  }
}

const isDenied = (words: readonly Word[], from: number, to: number): boolean =>
  findPhrase(english.refusals, words, from, to) >= 0
  || words
    .slice(from, to)
    .some(({ text }) => /^(?:not|no|never|nobody|none|cannot|cant|dont|isnt|shouldnt)$|n't$/.test(text))

/** Whether it unsettles the orders before it. */
function cueOf(words: readonly Word[], { from, to, corrects, question }: Stretch, near: boolean): Talk['cue'] {
  const part = words.slice(from, to)
  const has = (set: typeof english.wavering): boolean => findPhrase(set, words, from, to) >= 0
  const ofSomebody = part.some(({ text }) => /^(?:he|she|they|him|her|them|he's|she's)$/.test(text))
  if (
    question
    && !near
    && ((ofSomebody && findPhrase(english.before, words, from, to) < 0)
      || /^(?:or|but)$/.test(words[from - 1]?.text ?? ''))
  )
    return 'wavering'
  if (has(english.harmless)) return undefined
  if (has(english.jokes)) return 'joke'
  if (corrects && ![1, 2].some(back => phraseAt(english.soft, words, from - back))) return 'correction'
  if (has(english.wavering) || isRefusal(part) || (part.length === 1 && part[0]!.text === 'not')) return 'wavering'
  return conditionsIn(words).some(({ at, hard }) => hard && at >= from && at < to) && !question
    ? 'conditional'
    : undefined
}

const auxiliary: ReadonlySet<string> = new Set(wordsIn(english.auxiliaries))

/** Somebody that no name says is to carry it out. */
function handsOver(words: readonly Word[], from: number, to: number): boolean {
  const at = Math.max(...[english.handingOver, english.carrying].map(set => findPhrase(set, words, from, to)))
  let subject = at - 1
  while (subject >= from && auxiliary.has(words[subject]!.text)) subject--
  return at >= 0 && !english.firstPerson.test(words[subject]?.text ?? '')
}

/** `Don't judge me`, `I don't care`: what is not to be done is nothing that becomes of an order. */
function isOfOther(part: readonly Word[]): boolean {
  const at = part.findIndex(({ text }) => /^(?:don't|dont)$/.test(text))
  const [verb, ...behind] = part.slice(at + 1).filter(({ kind }) => kind === 'word')
  const ofIt = behind.some(({ text }) => /^(?:it|that|this|him|her|them|anything|any|yet|so)$/.test(text))
  return at >= 0 && verb !== undefined && !english.unsettling.test(verb.text) && (!ofIt || part[0]!.text === 'i')
}

/** `but I won't`, `not tonight` */
const isRefusal = (part: readonly Word[]): boolean =>
  part.length <= 4
  && !isOfOther(part)
  && /^(?:i|i'm|im|please|not|no|don't|dont|won't|wont|never|can't|cant)$/.test(part[0]?.text ?? '')
  && part.some(({ text }) =>
    /^(?:not|don't|dont|won't|wont|can't|cant|cannot|shouldn't|shouldnt|wouldn't|never)$/.test(text),
  )
  && !part.some(({ name }) => name !== undefined)

/** Somebody else is to do it, or writes. */
function handedOver(
  reader: SenderContext,
  words: readonly Word[],
  { from, to }: Stretch,
  span: Trouble['span'],
): Talk['near'] {
  const other = words.findIndex((word, at) => at >= from && at < to && isOther(reader, word))
  if (other < 0) return undefined
  const introduced = findPhrase(english.introductions, words, from, to)
  const writes = introduced >= 0 && introduced + phraseAt(english.introductions, words, introduced) === other
  const handed = words[other - 1]?.text === 'by' || findPhrase(english.handing, words, from, to) >= 0
  return writes || handed
    ? { why: 'otherActs', span, abilities: writes ? [] : [...reader.team.abilities], targets: [] }
    : undefined
}

const isOther = ({ sender }: SenderContext, { name }: Word): boolean =>
  name !== undefined && !name.slots.includes(sender)

/** A word of the writer's abilities together with a name: perhaps an order, in a shape no list knows. */
function nearOrder(
  reader: SenderContext,
  words: readonly Word[],
  { from, to, question }: Stretch,
  span: Trouble['span'],
): Talk['near'] {
  const named = words
    .slice(from, to)
    .filter(({ name }, index) => name !== undefined && !phraseAt(english.openers, words, from + index))
  const targets = named.flatMap(({ name, start, end }): Target[] =>
    name!.slots.length === 1 ? [{ slot: name!.slots[0]!, span: { start, end } }] : [],
  )
  const inside = words.slice(from, to).findIndex((_, index) => isVerb(reader, words, from + index))
  const verb = inside < 0 ? inside : from + inside
  const slots = named.length || verb < 0 ? [] : looseIn(reader, words, verb + 1, to)
  if (verb >= 0) {
    const asks =
      from === 0
      && /^(?:can|could|should|may|shall|do)$/.test(words[0]!.text)
      && /^(?:i|we)$/.test(words[1]?.text ?? '')
    if (
      named.length
      || slots.length
      || asks
      || needsNobody(reader, words[verb]!.text)
      || words.slice(verb, to).some(({ text }) => /^(?:him|her|them)$/.test(text))
      || phraseAt(english.self, words, verb - 1)
    ) {
      return {
        why: whyAside(reader, words, from, verb),
        span,
        abilities: abilitiesOf(reader, words[verb]!.text),
        targets,
        ...(slots.length && { slots }),
      }
    }
  }
  if (!reader.own.forms.size) return undefined
  const asksChange = words.slice(from, to).some((_, index) => phraseAt(english.corrections, words, from + index) > 1)
  const meant = misspelt(reader, words, from)
  const near = meant === undefined || named.length ? [] : looseIn(reader, words, from, to)
  if (meant !== undefined && (named.length || near.length))
    return {
      why: 'misspelt',
      span,
      abilities: abilitiesOf(reader, meant),
      targets,
      ...(near.length && { slots: near }),
    }
  if (!named.length) return undefined
  if (findPhrase(english.requests, words, from, to) === from || (question && asksChange))
    return { why: 'question', span, abilities: [], targets }
  return findPhrase(english.harmless, words, from, to) < 0 && (wishes(reader, words, from) || isTerse(words, from, to))
    ? { why: 'unread', span, abilities: [], targets }
    : undefined
}

const reach = 12

/** Players who may be meant by words that are no whole names. */
function looseIn({ book, own, sender }: SenderContext, words: readonly Word[], from: number, to: number): SeatId[] {
  if (!own.forms.size) return []
  const found = words
    .slice(from, Math.min(to, from + reach))
    .flatMap((_, index) => book.looseAt(words, from + index, english.ordinary)?.slots ?? [])
  return [...new Set(found)].filter(slot => slot !== sender)
}

const abilitiesOf = ({ own }: SenderContext, word: string): string[] => [
  ...new Set(own.from(word).map(({ ability }) => ability)),
]

/** An ability without targets is named by its verb alone. */
const needsNobody = ({ own }: SenderContext, word: string): boolean =>
  own.from(word).some(({ parts }) => parts.every(part => 'word' in part))

const isVerb = (reader: SenderContext, words: readonly Word[], at: number): boolean =>
  reader.own.startsAt(words, at)
  && !words[at]!.name
  && !phraseAt(english.idioms, words, at)
  && !isOnlyPast(reader, words, at)

/** A form that only tells of what was: it is an order never, and a doubt only where the writer did it and says no time. */
function isOnlyPast(reader: SenderContext, words: readonly Word[], at: number): boolean {
  if (conditionsIn(words).length) return false
  const forms = reader.own.forms.get(words[at]!.text)!
  const determined = at > 0 && phraseAt(english.determiners, words, at - 1) > 0
  if (
    ![...forms].every(form => form === 'past' || form === 'noun')
    || (forms.has('noun') && (determined || !forms.has('past')))
  )
    return false
  if (english.passives.has(words[at - 1]?.text ?? '')) return false
  return findPhrase(english.past, words, 0, words.length) >= 0 || words[at - 1]?.text !== 'i'
}

/** Why something with a verb in it is no order. */
function whyAside(reader: SenderContext, words: readonly Word[], from: number, verb: number): Trouble['why'] {
  const has = (set: typeof english.others): boolean => findPhrase(set, words, from, verb) >= 0
  if (conditionsIn(words).length) return 'conditional'
  if (words.slice(from, verb).some(word => isOther(reader, word)) || has(english.others)) return 'otherActs'
  return has(english.thinking) || has(english.wavering) ? 'wavering' : 'unread'
}

/** The verb that a word where one is due was perhaps meant to be. */
function misspelt(reader: SenderContext, words: readonly Word[], from: number): string | undefined {
  for (const { at } of headsAt(reader, words, from)) {
    const word = words[at]
    if (
      word?.kind !== 'word'
      || word.name
      || word.text.length < 4
      || english.ordinary.has(word.text)
      || reader.own.forms.has(word.text)
    )
      continue
    const meant = nearest(word.text, reader.own.forms.keys())
    if (meant !== undefined) return meant
  }
  return undefined
}

const wishes = (reader: SenderContext, words: readonly Word[], from: number): boolean =>
  headsAt(reader, words, from).some(({ at, spoken }) => !spoken && phraseAt(english.wishes, words, at) > 0)

/** A short sentence with a name that says nothing known of anybody. */
export const isTerse = (words: readonly Word[], from: number, to: number): boolean =>
  from === 0
  && to === words.length
  && words.length <= 12
  && [english.sayings, english.past].every(set => findPhrase(set, words, 0, words.length) < 0)
