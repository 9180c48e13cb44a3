/** A target where one is expected. */
import * as english from './lexicon-en.ts'
import { phraseAt, type Phrases } from './phrases.ts'
import type { NameBook } from './names.ts'
import type { SeatId } from '../reason/claim.ts'
import type { Target, Trouble } from './clause.ts'
import type { Word } from './sentences.ts'

export interface Aim {
  target?: Target
  nobody?: true
  trouble?: Trouble
  /** The word behind it. */
  end: number
}

/** Takes as many phrases of some sets as stand here; returns the word behind them. */
export function past(words: readonly Word[], at: number, ...sets: Phrases[]): number {
  for (;;) {
    const length = Math.max(0, ...sets.map(set => phraseAt(set, words, at)))
    if (!length) return at
    at += length
  }
}

/** How long a joint is that stands here. A hyphen inside a word is none. */
export function jointAt(words: readonly Word[], at: number): number {
  const inWord = words[at]?.text === '-' && words[at]!.glued && words[at + 1]?.glued === true
  return inWord ? 0 : phraseAt(english.joints, words, at)
}

/** Whether a sentence ends here or a new part of it begins, or why. */
export const isEnd = (words: readonly Word[], at: number): boolean =>
  at >= words.length || jointAt(words, at) > 0 || phraseAt(english.reasons, words, at) > 0

/** @returns undefined where the message ends here */
export function aimAt(
  words: readonly Word[],
  at: number,
  book: NameBook,
  sender: SeatId,
  negative = false,
): Aim | undefined {
  const first = past(words, at, english.quoteMarks)
  const word = words[first]
  if (!word) return undefined
  const own = phraseAt(english.self, words, first)
  if (own && !word.name) return { target: { slot: sender, span: spanOf(words, first, first + own) }, end: first + own }
  const none = Math.max(phraseAt(english.nobody, words, first), negative ? phraseAt(english.anybody, words, first) : 0)
  if (none && !word.name) return { nobody: true, end: first + none }
  const found = word.name ?? book.looseAt(words, first, english.ordinary)
  const span = { start: word.start, end: word.end }
  if (!found) return { trouble: { why: 'unknownTarget', span }, end: first + 1 }
  let end = first + 1
  if (found.how === 'near' || found.slots.length > 1)
    return { trouble: { why: 'nearTarget', span, slots: found.slots }, end }
  const target: Target = { slot: found.slots[0]!, span }
  if (none && word.name) return { target, trouble: { why: 'nearTarget', span, slots: found.slots }, end }
  if (found.possessive) {
    const place = Math.max(phraseAt(english.places, words, end), phraseAt(english.spots, words, end))
    if (!place) return { target, trouble: { why: 'possessive', span, slots: found.slots }, end }
    end += place
  }
  return { target, end: past(words, end, english.quoteMarks) }
}

/** How many words of a host's name stand here, with an `@` before it. */
export function hostAt(hosts: readonly (readonly string[])[], words: readonly Word[], at: number): number {
  const start = words[at]?.text === '@' ? at + 1 : at
  const longest = Math.max(
    0,
    ...hosts.map(name =>
      name.every(
        (word, index) =>
          words[start + index]?.kind === 'word' && !words[start + index]!.name && words[start + index]!.text === word,
      )
        ? name.length
        : 0,
    ),
  )
  return longest ? start - at + longest : 0
}

/** `behind the curtains at`: the word behind it, or the same where none stands here. */
export function inPlaceAt(words: readonly Word[], at: number): number {
  const preposition = phraseAt(english.inPlace, words, at)
  const start = past(words, at + preposition, english.determiners)
  const spot = (preposition || start > at) && !words[start]?.name ? phraseAt(english.spots, words, start) : 0
  const of = spot ? phraseAt(english.placeOf, words, start + spot) : 0
  return of ? start + spot + of : at
}

export const spanOf = (words: readonly Word[], from: number, to: number): { start: number; end: number } => ({
  start: words[from]?.start ?? 0,
  end: words[Math.max(from, to - 1)]?.end ?? 0,
})
