/** Sets of phrases, and which of them begins at a word. */
import type { Token } from './tokens.ts'

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** Phrases parted by `|` or lines. */
export const listed = (text: string): string[] => text.split(/\s*[|\n]\s*/).filter(phrase => phrase !== '')

/** The same as a set. What is written `x'y` is also met as `xy`. */
export function phrases(...texts: string[]): Phrases {
  const map = new Map<string, string[][]>()
  const written = texts
    .flatMap(listed)
    .map(text => text.trim())
    .filter(Boolean)
  for (const text of new Set(written.flatMap(phrase => [phrase, phrase.replaceAll("'", '')]))) {
    const words = text.split(/\s+/)
    map.set(
      words[0]!,
      [...(map.get(words[0]!) ?? []), words].sort((a, b) => b.length - a.length),
    )
  }
  return map
}

/** How many tokens the longest phrase takes that begins here; 0 where none does. */
export function phraseAt(set: Phrases, tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (first?.kind !== 'word' && first?.kind !== 'mark') return 0
  return (
    set.get(first.text)?.find(words => words.every((word, index) => tokens[at + index]?.text === word))?.length ?? 0
  )
}

/** Where the next phrase of a set begins, in a stretch of tokens; -1 where none does. */
export function findPhrase(set: Phrases, tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const length = phraseAt(set, tokens, at)
    if (length && at + length <= to) return at
  }
  return -1
}

/** Every single word of some phrases. */
export const wordsIn = (...sets: Phrases[]): string[] =>
  sets.flatMap(set => [...set.values()].flat(2)).filter(word => /\p{L}/u.test(word))
