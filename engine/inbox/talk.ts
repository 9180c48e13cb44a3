/** What is no order, no cancellation and no correction. It matters where it wavers, depends, or comes near an order. */
import { nearest } from '../text/nearest.ts'
import type { Talk, Target, Trouble } from './clause.ts'
import * as english from './lexicon-en.ts'
import { headsAt, type Reader } from './order.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { Word } from './sentences.ts'
import { spanOf } from './target.ts'

/** A stretch of a sentence that is talk. */
export interface Stretch { from: number; to: number; /** It follows words that begin a correction. */ corrects: boolean; question: boolean }

/** @param words the whole sentence */
export function talkOf(reader: Reader, words: readonly Word[], stretch: Stretch): Talk {
  const { from, to, question } = stretch
  const span = spanOf(words, from, to)
  const near = nearOrder(reader, words, stretch, span) ?? (handedOver(reader, words, from, to) ? { why: 'otherActs' as const, span, abilities: [], targets: [] } : undefined)
  const cue = cueOf(words, stretch, near !== undefined)
  return { is: 'talk', span, question, ...cue && { cue }, ...near && { near } }
}

/** Whether it unsettles the orders before it. */
function cueOf(words: readonly Word[], { from, to, corrects, question }: Stretch, near: boolean): Talk['cue'] {
  const part = words.slice(from, to)
  const has = (set: typeof english.wavering): boolean => findPhrase(set, words, from, to) >= 0
  const ofSomebody = part.some(({ text }) => /^(?:he|she|they|him|her|them|he's|she's)$/.test(text))
  if (question && !near && (ofSomebody || /^(?:or|but)$/.test(words[from - 1]?.text ?? ''))) return 'wavering'
  if (has(english.harmless)) return undefined
  if (corrects && ![1, 2].some(back => phraseAt(english.soft, words, from - back))) return 'correction'
  if (has(english.wavering) || isRefusal(part) || (part.length === 1 && part[0]!.text === 'not')) return 'wavering'
  return has(english.conditions) && !question ? 'conditional' : undefined
}

/** `but I won't`, `not tonight` */
const isRefusal = (part: readonly Word[]): boolean => part.length <= 4 && /^(?:i|i'm|im|please|not|no|don't|dont|won't|wont|never|can't|cant)$/.test(part[0]?.text ?? '')
  && part.some(({ text }) => /^(?:not|don't|dont|won't|wont|can't|cant|cannot|shouldn't|shouldnt|wouldn't|never)$/.test(text)) && !part.some(({ name }) => name !== undefined)

/** Somebody else is to do it, or writes. */
function handedOver(reader: Reader, words: readonly Word[], from: number, to: number): boolean {
  const other = words.findIndex((word, at) => at >= from && at < to && isOther(reader, word))
  if (other < 0) return false
  const introduced = findPhrase(english.introductions, words, from, to)
  if (introduced >= 0 && introduced + phraseAt(english.introductions, words, introduced) === other) return true
  return words[other - 1]?.text === 'by' || findPhrase(english.handing, words, from, to) >= 0
}

const isOther = ({ sender }: Reader, { name }: Word): boolean => name !== undefined && !name.slots.includes(sender)

/** A word of the writer's abilities together with a name: perhaps an order, in a shape no list knows. */
function nearOrder(reader: Reader, words: readonly Word[], { from, to, question }: Stretch, span: Trouble['span']): Talk['near'] {
  const named = words.flatMap((word, at) => at >= from && at < to && word.name && !phraseAt(english.openers, words, at) ? [word] : [])
  const targets = named.flatMap(({ name, start, end }): Target[] => name!.slots.length === 1 ? [{ slot: name!.slots[0]!, span: { start, end } }] : [])
  const verb = words.findIndex((_, at) => at >= from && at < to && isVerb(reader, words, at))
  if (verb >= 0) {
    const asks = from === 0 && /^(?:can|could|should|may|shall|do)$/.test(words[0]!.text) && /^(?:i|we)$/.test(words[1]?.text ?? '')
    if (named.length || asks || needsNobody(reader, words[verb]!.text) || findPhrase(english.pronouns, words, verb, to) >= 0) return { why: whyAside(reader, words, from, verb), span, abilities: abilitiesOf(reader, words[verb]!.text), targets }
  }
  if (!named.length || !reader.own.forms.size) return undefined
  const asksChange = words.slice(from, to).some((_, index) => phraseAt(english.corrections, words, from + index) > 1)
  if (findPhrase(english.requests, words, from, to) === from || (question && asksChange)) return { why: 'question', span, abilities: [], targets }
  const meant = misspelt(reader, words, from)
  if (meant !== undefined) return { why: 'misspelt', span, abilities: abilitiesOf(reader, meant), targets }
  return findPhrase(english.harmless, words, from, to) < 0 && (wishes(reader, words, from) || isTerse(words, from, to)) ? { why: 'unread', span, abilities: [], targets } : undefined
}

const abilitiesOf = ({ own }: Reader, word: string): string[] => [...new Set(own.from(word).map(({ ability }) => ability))]

/** An ability without targets is named by its verb alone. */
const needsNobody = ({ own }: Reader, word: string): boolean => own.from(word).some(({ parts }) => parts.every(part => 'word' in part))

const isVerb = (reader: Reader, words: readonly Word[], at: number): boolean =>
  reader.own.forms.has(words[at]!.text) && !words[at]!.name && !phraseAt(english.idioms, words, at) && !isOnlyPast(reader, words, at)

/** A form that only tells of what was: it is an order never, and a doubt only where the writer did it and says no time. */
function isOnlyPast(reader: Reader, words: readonly Word[], at: number): boolean {
  const forms = reader.own.forms.get(words[at]!.text)!
  const determined = at > 0 && phraseAt(english.determiners, words, at - 1) > 0
  if (![...forms].every(form => form === 'past' || form === 'noun') || (forms.has('noun') && (determined || !forms.has('past')))) return false
  return findPhrase(english.past, words, 0, words.length) >= 0 || words[at - 1]?.text !== 'i'
}

/** Why something with a verb in it is no order. */
function whyAside(reader: Reader, words: readonly Word[], from: number, verb: number): Trouble['why'] {
  const has = (set: typeof english.others): boolean => findPhrase(set, words, from, verb) >= 0
  if (words.slice(from, verb).some(word => isOther(reader, word)) || has(english.others)) return 'otherActs'
  return has(english.thinking) || has(english.wavering) ? 'wavering' : 'unread'
}

/** The verb that a word where one is due was perhaps meant to be. */
function misspelt(reader: Reader, words: readonly Word[], from: number): string | undefined {
  for (const { at } of headsAt(reader, words, from)) {
    const word = words[at]
    if (word?.kind !== 'word' || word.name || word.text.length < 4 || english.ordinary.has(word.text) || reader.own.forms.has(word.text)) continue
    const meant = nearest(word.text, reader.own.forms.keys())
    if (meant !== undefined) return meant
  }
  return undefined
}

const wishes = (reader: Reader, words: readonly Word[], from: number): boolean =>
  headsAt(reader, words, from).some(({ at, spoken }) => !spoken && phraseAt(english.wishes, words, at) > 0)

/** A short sentence with a name that says nothing known of anybody. */
export const isTerse = (words: readonly Word[], from: number, to: number): boolean => from === 0 && to === words.length && words.length <= 12
  && [english.sayings, english.past].every(set => findPhrase(set, words, 0, words.length) < 0)
