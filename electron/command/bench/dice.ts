/** Numbers that only look random: the same seed gives the same nights on every machine. */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A number from 0 up to, not with, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number below a limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }

  /** One of them, by weight. */
  weighed<T>(items: readonly { item: T; weight: number }[]): T {
    let left = this.next() * items.reduce((sum, { weight }) => sum + weight, 0)
    for (const { item, weight } of items) if ((left -= weight) < 0) return item
    return items.at(-1)!.item
  }

  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items]
    return items.map(() => left.splice(this.below(left.length), 1)[0]!)
  }
}
