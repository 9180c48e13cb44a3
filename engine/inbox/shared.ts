/**
 * What is joined to the last word of an order and is no bare name: `Protect Ann or the Verdi family`, `and everybody near her`.
 * It shares the verb, so the order is not all that was asked for; passed over, it would be lost.
 */
import { keyAt, type Params } from './params.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { jointAt, past } from './target.ts'

/** @param lists whether the ability may name more than it does, so that any name may go on with the list. @returns the word behind it, or 0 where nothing is joined so */
export function joinedAt(
  { book, sender, own }: SenderContext,
  words: readonly Word[],
  at: number,
  extras: Params | undefined,
  lists: boolean,
): number {
  const length = phraseAt(english.sharing, words, at)
  if (!length) return 0
  const start = at + length
  let end = start
  while (end < words.length && !jointAt(words, end)) end++
  if (end === start) return 0
  const loosely = length === 1 && words[at]!.text === ','
  if (!loosely && keyAt(extras, words, start)) return end
  const named = past(words, start, english.sharingMore)
  const name = words[named]?.name ?? (named > start ? book.looseAt(words, named, english.ordinary) : undefined)
  const isOther = name !== undefined && !name.slots.includes(sender)
  if (isOther && words[named]!.name && lists) return end
  const tells = words
    .slice(start, end)
    .some(
      (word, index) =>
        !word.name
        && !english.peopleSaid.test(word.text)
        && ([english.sayings, english.carrying, english.carryingIt, english.carriedBy].some(
          set => phraseAt(set, words, start + index) > 0,
        )
          || own.startsAt(words, start + index)),
    )
  const who = [start, named]
  if (!loosely && who.some(place => phraseAt(english.anyones, words, place) > 0)) return end
  if (loosely || tells) return 0
  return isOther || who.some(place => phraseAt(english.sharers, words, place) > 0) ? end : 0
}
