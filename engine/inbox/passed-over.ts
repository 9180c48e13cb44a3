/**
 * The last look at a message: who names somebody living and is told nothing of it has perhaps sent an order in words
 * that no list knows. The host decides; silence would lose it.
 */
import * as english from './lexicon-en.ts'
import { findPhrase, phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Sentence, Word } from './sentences.ts'
import type { Ambiguity } from './draft-state.ts'
import { isTerse } from './talk.ts'
import { spanOf } from './target.ts'
import type { Range } from '../text/range.ts'

/** Beside orders that were read, only a line as short as an order is one more. */
const mostWords = 6
const longestNear = 12

/**
 * What names somebody living and was not read.
 * @param read where the message was read as something @param silent nothing at all came of it
 */
export function passedOver(
  reader: SenderContext,
  sentences: readonly Sentence[],
  read: readonly Range[],
  silent: boolean,
): Ambiguity[] {
  const left = sentences.flatMap(({ words, question }) => {
    if (silent) return namesAnybody(reader, words) || mayName(reader, words) ? [words] : []
    if (question) return []
    const isRead = (part: readonly Word[]): boolean => read.some(span => meets(span, spanOf(part, 0, part.length)))
    if (isFurther(words) && !isRead(words) && namesAnybody(reader, words)) return [words]
    return partsOf(words).filter(part => isShort(part) && !isRead(part) && namesAnybody(reader, part))
  })
  return (silent ? left.slice(0, 1) : left).map(words => ({
    why: 'unread',
    span: spanOf(words, 0, words.length),
    abilities: 'all',
    options: [],
  }))
}

/** What stands between commas. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (/^[,;]$/.test(word.text)) parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.filter(part => part.length)
}

const meets = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end

/** A word and a name, with nothing in it that tells of somebody. */
const isShort = (words: readonly Word[]): boolean =>
  words.length > 1
  && words.length <= mostWords
  && isTerse(words, 0, words.length)
  && !words.every(({ text, name, kind }) => name !== undefined || kind === 'mark' || english.ordinary.has(text))

/** `And the other thing on Bob as well`, `Bob gets the rest`: something is asked for besides, and nothing told of anybody. */
function isFurther(words: readonly Word[]): boolean {
  const has = (set: typeof english.further): boolean => findPhrase(set, words, 0, words.length) >= 0
  if (words.length > longestNear || has(english.past) || has(english.opinions)) return false
  if (words.some(({ name }, at) => name && phraseAt(english.receiving, words, at + 1) > 0)) return true
  const last = words.findLast(({ kind }) => kind === 'word')
  return (has(english.further) || last?.text === 'too') && !has(english.thinking)
}

function namesAnybody({ book, sender, dead }: SenderContext, words: readonly Word[]): boolean {
  const isSigned = words.length - words.filter(({ kind }) => kind === 'mark').length <= 1
  const counts = (slot: string): boolean => !dead.has(slot) && !(slot === sender && isSigned)
  const short = words.length <= longestNear
  return words.some(({ name }, at) => {
    const found = name ?? book.looseAt(words, at, english.ordinary) ?? book.initialsAt(words, at, english.ordinary)
    return found !== undefined && (found.how !== 'near' || short) && found.slots.some(counts)
  })
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Whether a short sentence of which nothing else is known has the first letters of somebody living, as people write
 * them in haste: `prot ml`, and `prot car` for Carl, though a car is something else as well.
 */
function mayName({ book, sender, dead }: SenderContext, words: readonly Word[]): boolean {
  if (words.length > longestNear) return false
  const terse = words.filter(({ kind }) => kind === 'word').length <= mostWords
  return words.some((_, at) => {
    const begun = terse ? book.looseAt(words, at, nothing) : undefined
    const found = begun?.how === 'part' ? begun : book.initialsAt(words, at, english.ordinary, true)
    return found !== undefined && found.slots.some(slot => !dead.has(slot) && slot !== sender)
  })
}
