/** `Anything aimed at Ann should land on Bob`: where what is under way ends, said without the verb of who sees to it. */
import type { Order, Step, Target } from './clause.ts'
import { headsAt } from './head.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'
import { aimAt, isEnd, past, spanOf } from './target.ts'
import { comingAt } from './verbs.ts'

export function landingAt(reader: SenderContext, words: readonly Word[], from: number): Step | undefined {
  for (const { at, negative } of headsAt(reader, words, from)) {
    const coming = negative ? 0 : comingAt(words, at)
    const first = coming ? aimAt(words, at + coming, reader.book, reader.sender) : undefined
    if (!first?.target || first.trouble) continue
    const link = past(words, first.end, english.trailers)
    const lands = phraseAt(english.lands, words, link)
    const second = lands ? aimAt(words, past(words, link + lands, english.toOn), reader.book, reader.sender) : undefined
    if (!second?.target || second.trouble) continue
    const end = past(words, second.end, english.replacing, english.trailers, english.chatter)
    if (!isEnd(words, end)) continue
    const owned = reader.own.coming.length > 0
    const abilities = owned ? reader.own.coming : reader.all().coming
    const targets: Target[] = [first.target, second.target]
    const clause: Order = {
      is: 'order',
      negative: false,
      abilities: [...abilities],
      targets,
      nobody: false,
      subject: 'none',
      replaces: false,
      span: spanOf(words, from, end),
      troubles: owned ? [] : [{ why: 'notOwned', span: spanOf(words, from, end) }],
    }
    return { clause, end }
  }
  return undefined
}
