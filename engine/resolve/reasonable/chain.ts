/**
 * The chain of dependency: what the argument so far has used. Rule 4 lets an action stand in it only once; the two
 * readings differ in what that means for moves, which may carry several effects.
 */
import { bits, has, put, sharedKey, type Bits } from './bits.ts'

/** Used with its own effect, or as the carrier of an effect (mover · effects + effect). */
export interface Uses {
  own: readonly number[]
  pairs: readonly number[]
}

export interface Chain {
  own: Bits
  movers: Bits
  pairs: readonly number[]
  /** Moves that a counter was raised against since they appeared. */
  hot: Bits
}

/** A mover with the effect it carries, as one number. */
export const pairOf = (effects: number, mover: number, effect: number): number => mover * Math.max(1, effects) + effect

export type RuleFour = 'literal' | 'carried'

export class Chains {
  readonly empty: Chain
  readonly #effects: number
  readonly #reading: RuleFour

  constructor(acts: number, effects: number, reading: RuleFour) {
    this.empty = { own: bits(acts), movers: bits(acts), pairs: [], hot: bits(acts) }
    this.#effects = Math.max(1, effects)
    this.#reading = reading
  }

  moverOf(pair: number): number {
    return (pair / this.#effects) | 0
  }

  /** The chain after an argument has used these. */
  after(chain: Chain, uses: Uses): Chain {
    if (!uses.own.length && !uses.pairs.length) return chain
    const own = chain.own.slice()
    const movers = chain.movers.slice()
    for (const act of uses.own) put(own, act)
    for (const pair of uses.pairs) put(movers, this.moverOf(pair))
    const pairs = uses.pairs.length
      ? [...chain.pairs, ...uses.pairs.filter(pair => !chain.pairs.includes(pair))]
      : chain.pairs
    return { own, movers, pairs, hot: chain.hot }
  }

  /** The chain with a counter raised against an action. */
  heat(chain: Chain, about: number): Chain {
    if (about < 0 || has(chain.hot, about)) return chain
    const hot = chain.hot.slice()
    put(hot, about)
    return { own: chain.own, movers: chain.movers, pairs: chain.pairs, hot }
  }

  /**
   * The action in the chain that keeps these from being used again, or -1 when nothing does.
   * @param about what the use is raised against, which counts as hot
   */
  barredBy(uses: Uses, chain: Chain, about = -1): number {
    for (const act of uses.own) if (has(chain.own, act) || has(chain.movers, act)) return act
    if (!uses.pairs.length) return -1
    const literal = this.#reading === 'literal'
    for (const pair of uses.pairs) {
      const mover = this.moverOf(pair)
      if (
        literal
          ? has(chain.own, mover) || has(chain.movers, mover)
          : chain.pairs.includes(pair) || mover === about || has(chain.hot, mover)
      )
        return mover
    }
    return -1
  }

  /** The part of the chain that can still bar something below: a verdict may be remembered under it. */
  key(chain: Chain, below: Bits): string {
    if (this.#reading === 'literal') return `${sharedKey(chain.own, below)}/${sharedKey(chain.movers, below)}`
    const pairs = chain.pairs.length
      ? chain.pairs
          .filter(pair => has(below, this.moverOf(pair)))
          .sort((a, b) => a - b)
          .join(',')
      : ''
    return `${sharedKey(chain.own, below)}/${pairs}/${sharedKey(chain.hot, below)}`
  }
}
