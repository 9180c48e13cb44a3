/**
 * Words for an order's keys that stand beside it: `Poison Ann. I take her for the heiress.`, `Frame Bob for theft. And for murder.`
 * They belong to the order, and none can tell how: it is doubtful.
 */
import type { Clause } from './clause.ts'
import { keyAt, speaksOfKey } from './params.ts'
import * as english from './lexicon-en.ts'
import { phraseAt } from './phrases.ts'
import type { SenderContext } from './reader.ts'
import type { Word } from './sentences.ts'

/** A sentence with what was read in it. */
interface ReadSentence {
  words: readonly Word[]
  clauses: readonly Clause[]
}

/** @returns the clauses of all sentences */
export function withStrayParams(reader: SenderContext, sentences: readonly ReadSentence[]): Clause[] {
  const talks = sentences.flatMap(({ words, clauses }, sentence) =>
    clauses
      .filter(({ is }) => is === 'talk')
      .map(({ span }) => {
        const from = words.findIndex(({ start }) => start >= span.start)
        return { words, sentence, span, from, to: words.findLastIndex(({ end }) => end <= span.end) + 1 }
      }),
  )
  return sentences.flatMap(({ clauses }, sentence) =>
    clauses.map((clause): Clause => {
      const extras =
        clause.is === 'order'
        && !clause.negative
        && !clause.troubles.length
        && clause.abilities !== 'any'
        && clause.abilities.length === 1
          ? reader.extras.get(clause.abilities[0]!)
          : undefined
      if (!extras || clause.is !== 'order' || !extras.keys.length) return clause
      const beside = talks.find(
        talk =>
          speaksOfKey(extras, talk.words, talk.from, talk.to, clause.with)
          || (talk.sentence === sentence + 1
            && talk.from <= 2
            && phraseAt(english.sharing, talk.words, 0) > 0
            && keyAt(extras, talk.words, phraseAt(english.sharing, talk.words, 0))),
      )
      return beside ? { ...clause, troubles: [{ why: 'unread', span: beside.span }] } : clause
    }),
  )
}
