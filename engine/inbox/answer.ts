/** A name below the host's quoted question whom to use the ability on is the answer to it. */
import type { Clause } from './clause.ts'
import type { Envelope } from '../reading/envelopes.ts'
import * as english from './lexicon-en.ts'
import type { SenderContext } from './reader.ts'
import { sentencesOf } from './sentences.ts'
import { tokensOf } from './tokens.ts'

/** @param clauses of the whole message; only the first can answer, and only where it names one player and no more */
export function answered(
  reader: SenderContext,
  { body, asides, unsureFrom }: Envelope,
  clauses: readonly Clause[],
): Clause[] {
  const [first, ...rest] = clauses
  const quotes = asides.filter(({ kind, span }) => kind === 'quoted' && first && span.end <= first.span.start)
  const quote = quotes.at(-1)?.span
  const whole = [...clauses]
  if (
    !quote
    || first?.is !== 'names'
    || first.corrects
    || first.troubles.length
    || first.targets.length !== 1
    || unsureFrom !== undefined
  )
    return whole
  const before = asides.some(({ span }) => span.end <= quote.start) || body.slice(0, quote.start).trim() !== ''
  const asks = sentencesOf(
    body,
    tokensOf(body.slice(0, quote.end)).filter(({ start }) => start >= quote.start),
    reader.book,
  ).filter(({ question }) => question)
  const whom =
    asks.length > 0
    && asks.every(
      ({ words }) =>
        words.some(({ text }) => english.whomAsked.test(text))
        && words.some(({ text }) => /^(?:you|your|you'd|you'll|u)$/.test(text))
        && words.every(({ text }) => !english.notWhom.test(text))
        && words.some(
          (word, at) => !word.name && (reader.own.startsAt(words, at) || /^(?:target|action)$/.test(word.text)),
        ),
    )
  const opening =
    /^\s*(?:\[quote[^\]]{0,200}\]|[^\n]{0,80}(?:said|wrote):)/i.exec(body.slice(quote.start, quote.end))?.[0] ?? ''
  const title = tokensOf(opening.replace(/[[\]="]/g, ' '))
  const byPlayer = title.some((_, at) => reader.book.wholeAt(title, at) !== undefined)
  if (before || byPlayer || !whom || rest.some(({ is }) => is !== 'talk')) return whole
  return [
    {
      is: 'order',
      negative: false,
      abilities: 'any',
      targets: first.targets,
      nobody: false,
      subject: 'none',
      replaces: false,
      span: first.span,
      troubles: [],
    },
    ...rest,
  ]
}
