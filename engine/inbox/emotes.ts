/** What a writer plays and does not say: `*honk honk*`. It is passed over where it can be nothing else. */
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { Range } from '../text/range.ts'
import type { SenderContext } from './reader.ts'
import { tokensOf, type Token } from './tokens.ts'

const stars = /(?<=^|[\s.!?…])\*(?![\s*])([^*\n]{1,80}?)(?<!\s)\*(?=$|[\s.!?…,])/g
const most = 20
const telling = [
  english.refusals,
  english.cancels,
  english.corrections,
  english.conditions,
  english.softConditions,
  english.wavering,
  english.thinking,
  english.noAction,
  english.again,
  english.jokes,
  english.later,
  english.generic,
  english.nobody,
  english.replacing,
  english.past,
  english.others,
]

/** @param body of a message; an aside between sentences, without a word that could bear on an order */
export function emotesIn({ own, book }: SenderContext, body: string): Range[] {
  const starred = [...body.matchAll(stars)]
  return starred.length > most
    ? []
    : starred.flatMap(found => {
        const [start, end] = [found.index, found.index + found[0].length]
        const words = tokensOf(found[1]!)
        const before = body.slice(0, start).trimEnd()
        const aside =
          (before === '' || /[.!?…*]$/.test(before) || /\n\s*$/.test(body.slice(0, start)))
          && (/^\s*(?:$|[\p{Lu}\d.!?…\n*])/u.test(body.slice(end)) || /s$/.test(words[0]?.text ?? ''))
        return aside
          && words.every(
            (_, at) =>
              !bears(own, words, at)
              && !book.wholeAt(words, at)
              && book.looseAt(words, at, english.ordinary)?.how !== 'part',
          )
          ? [{ start, end }]
          : []
      })
}

const bears = (own: SenderContext['own'], words: readonly Token[], at: number): boolean =>
  own.startsAt(words, at) || telling.some(set => phraseAt(set, words, at) > 0)
