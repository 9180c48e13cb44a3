/** What a sentence makes depend on something, and the conditions on which nothing depends. */
import type { SeatId } from '../reason/claim.ts'
import * as english from './lexicon-en.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { Range } from '../text/range.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { jointAt, past, spanOf } from './target.ts'

interface Condition {
  at: number
  length: number /** Its words are said of nothing else. */
  hard: boolean
}

/** A sentence's conditions are asked for at each of its parts, and found once. */
const found = new WeakMap<readonly Word[], readonly Condition[]>()

/** @param words a whole sentence */
export function conditionsIn(words: readonly Word[]): readonly Condition[] {
  const known = found.get(words) ?? findConditions(words)
  found.set(words, known)
  return known
}

function findConditions(words: readonly Word[]): Condition[] {
  if (isRemark(words)) return []
  const reason = findPhrase(english.reasons, words, 0, words.length)
  const conditions: Condition[] = []
  for (let at = 0; at < words.length;) {
    const harmless = Math.max(
      phraseAt(english.harmless, words, at),
      phraseAt(english.courtesies, words, at),
      apologyAt(words, at),
    )
    const hard = words[at]!.name ? 0 : phraseAt(english.conditions, words, at)
    const soft = words[at]!.name || (reason >= 0 && at > reason) ? 0 : phraseAt(english.softConditions, words, at)
    const length = Math.max(hard, soft)
    const last = hard > 0 && words[at - 1]?.text === 'just' && at + hard >= words.length
    if (length && !harmless && !last) conditions.push({ at, length, hard: hard > 0 })
    at += Math.max(1, harmless)
  }
  return conditions
}

/** `sorry Ann if you die`: how far the apology reaches. */
function apologyAt(words: readonly Word[], at: number): number {
  const length = words[at]!.name ? 0 : phraseAt(english.apologies, words, at)
  if (!length) return 0
  let next = past(words, at + length, english.addressees)
  while (words[next]?.name) next = past(words, next + 1, english.addressees)
  if (!phraseAt(english.conditions, words, next) && !phraseAt(english.softConditions, words, next)) return 0
  while (next < words.length && !jointAt(words, next)) next++
  return next - at
}

/** `if he is scum I'll be so mad`: nothing follows but what the writer will feel, and nothing else is conditional. */
function isRemark(words: readonly Word[]): boolean {
  const start = past(words, 0, english.openers)
  const condition = phraseAt(english.ifs, words, start)
  if (!condition) return false
  for (let at = start + condition; at < words.length; at++) {
    if (phraseAt(english.conditions, words, at) || phraseAt(english.and, words, at) > 1) return false
    const length = phraseAt(english.feeling, words, at)
    const told = length ? past(words, at + length, english.degrees) : 0
    const felt = told && phraseAt(english.feelings, words, told)
    if (
      phraseAt(english.likening, words, at)
      && words.slice(at).every(({ name, text }) => !name && !english.choosing.test(text))
    )
      return true
    const shrug = phraseAt(english.shrugs, words, at)
    if (shrug && past(words, at + shrug, english.trailers) >= words.length) return true
    if (felt && past(words, told + felt, english.trailers, english.degrees) >= words.length) return true
  }
  return false
}

/** A condition at the beginning of a sentence that the roster fulfils: `if Sam got lynched`, of a dead Sam. */
interface Met {
  slot: SeatId /** The word behind it. */
  end: number
  span: Range
}

export function metIn({ book, dead, own }: SenderContext, words: readonly Word[]): Met | undefined {
  const start = past(words, 0, english.openers)
  const name = start + phraseAt(english.ifs, words, start)
  if (name === start || !words[name]) return undefined
  const found = words[name].name ?? book.looseAt(words, name, english.ordinary)
  const slot =
    found && found.slots.length === 1 && found.how !== 'near' && !found.possessive ? found.slots[0]! : undefined
  const end = slot !== undefined && dead.has(slot) ? phraseAt(english.gone, words, name + 1) : 0
  const behind = name + 1 + end
  const follows =
    past(words, behind, english.then) > behind
    || phraseAt(english.subjects, words, behind) > 0
    || own.startsAt(words, behind)
  return end && follows ? { slot: slot!, end: behind, span: spanOf(words, start, behind) } : undefined
}
