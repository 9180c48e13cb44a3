/**
 * Ways told in one sentence: how something was taken elsewhere. What went the same way as something told before is only
 * said to have gone so.
 */
import { strong, tidy, type Span } from '../text/span.ts'

/** A way, and what is said in its place where it was told already. */
interface Way {
  whole: readonly Span[]
  again: readonly Span[]
}

export class Ways {
  readonly #ways = new WeakMap<Span, Way>()

  /** A way for a sentence that is not whole yet: a span that stands for it until then. */
  readonly mark = (whole: readonly Span[], again: readonly Span[]): Span[] => {
    const span = strong(...whole)
    this.#ways.set(span, { whole, again })
    return [span]
  }

  /** The whole sentence, with each way told once, where it is read first. */
  settled(sentence: readonly Span[]): Span[] {
    const told = new Set<string>()
    const said = (span: Span): readonly Span[] => {
      const way = this.#ways.get(span)
      if (!way) return [span]
      const words = JSON.stringify(way.whole)
      if (told.has(words)) return way.again
      told.add(words)
      return way.whole
    }
    return tidy(sentence.flatMap(said))
  }
}
