/**
 * `Ann has to go`, `Ann sleeps with the fishes`: what becomes of somebody, said by one who kills. It is an order where
 * the writer has just said to do the kill, and otherwise a question.
 */
import type { Order, Step } from './clause.ts'
import { headsAt } from './head.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { aimAt, isEnd, past, spanOf } from './target.ts'

export function fateAt(reader: SenderContext, words: readonly Word[], from: number): Step | undefined {
  if (!reader.kills.size) return undefined
  for (const { at, negative, spoken } of headsAt(reader, words, from)) {
    if (negative || spoken) continue
    const before = phraseAt(english.fatesBefore, words, at)
    const aim = aimAt(words, at + before, reader.book, reader.sender)
    if (!aim?.target || aim.trouble) continue
    const fate = before ? 0 : phraseAt(english.fates, words, aim.end)
    if (!before && !fate) continue
    const end = past(words, aim.end + fate, english.trailers, english.chatter)
    if (!isEnd(words, end)) continue
    const span = spanOf(words, from, end)
    const clause: Order = {
      is: 'order',
      negative: false,
      abilities: [...reader.kills],
      targets: [aim.target],
      nobody: false,
      subject: 'none',
      replaces: false,
      fate: true,
      span,
      troubles: [{ why: 'unread', span }],
    }
    return { clause, end }
  }
  return undefined
}
