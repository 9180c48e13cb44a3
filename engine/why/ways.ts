/**
 * Ways told in one sentence: how something was taken elsewhere. What went the same way as something told before is only
 * said to have gone so, and what was moved "but" moved where its clause says no other thing against it.
 */
import { plainOf, strong, tidy, type Span } from '../text/span.ts'
import { phrasesOf } from './phrasing.ts'
import type { Speaker } from './speaker.ts'

/** A way, and what is said in its place where it was told already, and where its clause says no other "but". */
interface Way {
  whole: readonly Span[]
  again: readonly Span[]
  way: readonly Span[]
  turned: readonly Span[]
}

export class Ways {
  readonly #ways = new WeakMap<Span, Way>()
  /** How a clause says what speaks against it. */
  readonly #but: string

  constructor(speaker: Speaker) {
    this.#but = phrasesOf(speaker).journey.turned.replace(/\{.*/, '')
  }

  /** A way for a sentence that is not whole yet: a span that stands for it until then. */
  readonly mark = (
    whole: readonly Span[],
    again: readonly Span[],
    way: readonly Span[],
    turned: readonly Span[],
  ): Span[] => {
    const span = strong(...whole)
    this.#ways.set(span, { whole, again, way, turned })
    return [span]
  }

  /** The whole sentence, with each way told once, where it is read first. */
  settled(sentence: readonly Span[]): Span[] {
    const told = new Set<string>()
    const said: Span[] = []
    for (const [at, span] of sentence.entries()) {
      const way = this.#ways.get(span)
      const words = way && JSON.stringify(way.way)
      const isAgain = words !== undefined && told.has(words)
      if (words !== undefined) told.add(words)
      const isOpposed = (): boolean =>
        [lastClause(said), firstClause(sentence.slice(at + 1))].some(clause => clause.includes(this.#but))
      said.push(...(!way ? [span] : isAgain ? way.again : isOpposed() ? way.whole : way.turned))
    }
    return tidy(said)
  }
}

const bounds = /[;:.()]/

/** What stands of the last clause of some words; what a name contains bounds none. */
const lastClause = (spans: readonly Span[]): string => wordsOf(spans).split(bounds).at(-1)!

const firstClause = (spans: readonly Span[]): string => wordsOf(spans).split(bounds)[0]!

const wordsOf = (spans: readonly Span[]): string =>
  spans
    .map(span => (span.kind === 'player' ? '' : span.kind === 'strong' ? wordsOf(span.spans) : plainOf([span])))
    .join('')
