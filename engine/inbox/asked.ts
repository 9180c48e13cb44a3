/** An ability that is used by a question: `Did Ann kill Cat?`, where the system's words say so. Its question mark makes nothing doubtful. */
import { headsAt } from './head.ts'
import { filled } from './order.ts'
import type { Read } from './ending.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { past, spanOf } from './target.ts'
import * as english from './lexicon-en.ts'

/** @returns undefined where nothing of the kind is asked. What asks for something more is doubtful. */
export function askedAt(reader: SenderContext, words: readonly Word[], from: number): Read | undefined {
  if (!reader.own.asking.length) return undefined
  const heads = headsAt(reader, words, from).filter(({ spoken, negative }) => !spoken && !negative)
  const reads = heads
    .flatMap(head => reader.own.asking.flatMap(pattern => filled(reader, words, head, pattern, head.at, false)))
    .filter(({ order }) => {
      const said = order.with ?? {}
      const must = (order.abilities as string[]).flatMap(id => reader.extras.get(id)?.must ?? [])
      return order.targets.length > 0 && must.every(key => Object.hasOwn(said, key))
    })
  const [best] = reads.sort((a, b) => a.order.troubles.length - b.order.troubles.length)
  if (!best) return undefined
  const behind = past(words, best.end, english.trailers)
  const span = spanOf(words, from, words.length)
  const clean = best.order.troubles.length === 0 && behind >= words.length
  return {
    ...best,
    end: words.length,
    order: { ...best.order, ...(clean ? { asked: true as const } : { troubles: [{ why: 'question', span }] }) },
  }
}
