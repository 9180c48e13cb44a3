/** Whom a message says it is not for: `instead of Bob`. No answer offers those. */
import type { Doubt } from '../journal/reading.ts'
import type { SeatId } from '../reason/claim.ts'
import * as english from './lexicon-en.ts'
import type { Word } from './sentences.ts'

/** Who is named behind `instead of` and nowhere else. */
export function passedBy(words: readonly Word[]): ReadonlySet<SeatId> {
  const named = words.flatMap(({ name }, at) => (name?.slots.length === 1 ? [{ slot: name.slots[0]!, at }] : []))
  const isInstead = (at: number): boolean =>
    english.insteadPhrases.some(phrase =>
      phrase.every((word, index) => words[at - phrase.length + index]?.text === word),
    )
  const kept = new Set(named.filter(({ at }) => !isInstead(at)).map(({ slot }) => slot))
  return new Set(named.filter(({ at, slot }) => isInstead(at) && !kept.has(slot)).map(({ slot }) => slot))
}

/** A question without the answers that aim at one of these. */
export const without = (slots: ReadonlySet<SeatId> | undefined, doubt: Doubt): Doubt =>
  slots?.size ? { ...doubt, choices: doubt.choices.filter(({ to }) => !to?.some(slot => slots.has(slot))) } : doubt
