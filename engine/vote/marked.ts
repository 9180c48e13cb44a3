/** A post as its text, with what is marked where: lines and bold stretches by their offsets. */
import { bits, bitsOf, type Run } from './run.ts'

/** As far as a name may stand below its word. */
const longestGap = 500

/** The text of runs, with what is marked where. */
export class Marked {
  readonly text: string
  readonly #ends: number[] = []
  readonly #marks: number[] = []
  readonly #bold: { start: number; end: number }[] = []
  #line = { number: 1, start: 0, end: -1 }

  constructor(runs: readonly Run[]) {
    let text = ''
    for (const run of runs) {
      const start = text.length
      text += run.text
      const marks = bitsOf(run)
      this.#ends.push(text.length)
      this.#marks.push(marks)
      if (!(marks & bits.bold)) continue
      const last = this.#bold.at(-1)
      if (last && !/[^ \t]/.test(text.slice(last.end, start))) last.end = text.length
      else this.#bold.push({ start, end: text.length })
    }
    this.text = text
  }

  /** The line of an offset. Asked in rising order. */
  lineAt(at: number): { number: number; start: number; end: number } {
    while (this.#line.end < at) {
      const start = this.#line.end + 1
      const next = this.text.indexOf('\n', start)
      this.#line = {
        number: this.#line.end < 0 ? 1 : this.#line.number + 1,
        start,
        end: next < 0 ? this.text.length : next,
      }
      if (next < 0) break
    }
    return this.#line
  }

  /** The next line with something in it, where nothing but marks stands in this one any more. */
  lineBelow(from: number, end: number): { end: number } | undefined {
    if (/[\p{L}\p{N}]/u.test(this.text.slice(from, end))) return undefined
    const found = /^\s*\n[ \t]*(?=\S)([^\n]*)/.exec(this.text.slice(end, end + longestGap))
    return found && /[\p{L}\p{N}]/u.test(found[1]!) ? { end: end + found[0].length } : undefined
  }

  /** The text, with a space before each word that begins what is bold: `enough[b]vote Ann[/b]`, but not in `un[b]vote[/b]`. */
  apart(): string {
    const glued = this.#bold.flatMap(({ start }) =>
      /[\p{L}\p{N}]\p{L}/u.test(this.text.slice(start - 1, start + 1))
      && !/(?<![\p{L}\p{N}])un$/iu.test(this.text.slice(Math.max(0, start - 3), start))
        ? start - 1
        : [],
    )
    if (!glued.length) return this.text
    return (
      glued.map((at, nth) => `${this.text.slice(nth ? glued[nth - 1]! + 1 : 0, at)} `).join('')
      + this.text.slice(glued.at(-1)! + 1)
    )
  }

  /** The bold stretch that holds an offset. */
  boldAt(at: number): { start: number; end: number } | undefined {
    const stretch = this.#firstEndingAfter(at)
    return stretch && stretch.start <= at ? stretch : undefined
  }

  /** What is bold, line by line. */
  boldLines(): { text: string; line: number; start: number }[] {
    let [line, at] = [1, 0]
    return this.#bold.flatMap(stretch => {
      const found: { text: string; line: number; start: number }[] = []
      let start = stretch.start
      for (const text of this.text.slice(stretch.start, stretch.end).split('\n')) {
        for (; at < start; at++) if (this.text[at] === '\n') line++
        if (/[\p{L}\p{N}]/u.test(text)) found.push({ text, line, start })
        start += text.length + 1
      }
      return found
    })
  }

  /** Whether nothing else stands in the line of a stretch. */
  isLine(start: number, end: number): boolean {
    const next = this.text.indexOf('\n', end)
    const [before, behind] = [
      this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start),
      this.text.slice(end, next < 0 ? undefined : next),
    ]
    return !/[\p{L}\p{N}]/u.test(before + behind)
  }

  /** A bold stretch that begins after nothing but spaces. */
  boldFrom(at: number, end: number): { start: number; end: number } | undefined {
    const stretch = this.#firstEndingAfter(at)
    return stretch && stretch.start < end && !/\S/.test(this.text.slice(at, Math.max(at, stretch.start)))
      ? stretch
      : undefined
  }

  /** Marks that all, and that any, of the words in a stretch have. */
  marksIn(start: number, end: number): { all: number; any: number } {
    let all = ~0
    let any = 0
    for (let run = firstAbove(this.#ends, start); run < this.#ends.length; run++) {
      const from = Math.max(start, this.#ends[run - 1] ?? 0)
      if (from >= end) break
      if (!/[\p{L}\p{N}]/u.test(this.text.slice(from, Math.min(end, this.#ends[run]!)))) continue
      all &= this.#marks[run]!
      any |= this.#marks[run]!
    }
    return { all, any }
  }

  #firstEndingAfter(at: number): { start: number; end: number } | undefined {
    return this.#bold[firstAbove(this.#bold, at, ({ end }) => end)]
  }
}

/** The first of rising values that is above one. */
function firstAbove(values: readonly number[], limit: number): number
function firstAbove<Value>(values: readonly Value[], limit: number, of: (value: Value) => number): number
function firstAbove(values: readonly unknown[], limit: number, of: (value: never) => number = value => value): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (of(values[middle] as never) > limit) high = middle
    else low = middle + 1
  }
  return low
}
