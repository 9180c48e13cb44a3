/**
 * Weighing: does an argument stand, given the chain that led to it? It does unless one of its counters stands, and
 * so on without limit of depth (RAR-2), an action standing at most once in a chain (RAR-4).
 *
 * Two things keep this fast without changing any verdict. Verdicts are remembered under the part of the chain that
 * can still bar something below (RAR-R6), and counters with the fewest open answers are tried first, because one that
 * stands settles the question.
 */
import { isTurned } from '../../reason/reason.ts'
import { bits, has, join, put, type Bits } from './bits.ts'
import type { Chain, Chains } from './chain.ts'
import { countersOf, type Argument, type Counter } from './argument.ts'
import type { Work } from './field.ts'

export class Scales {
  readonly chains: Chains
  readonly #work: Work
  readonly #closure: (act: number) => Bits
  readonly #acts: number
  readonly #below = new Map<number, Bits>()
  readonly #remembered = new Map<number, Map<string, boolean>>()

  constructor(chains: Chains, acts: number, closure: (act: number) => Bits, work: Work) {
    this.chains = chains
    this.#acts = acts
    this.#closure = closure
    this.#work = work
  }

  /** Whether one of these stands when asked by itself. */
  any(them: readonly Argument[]): boolean {
    return them.some(argument => this.alone(argument))
  }

  /** Whether it stands when asked by itself, with nothing in the chain. */
  alone(argument: Argument): boolean {
    return this.stands(argument, this.chains.empty)
  }

  /** Whether it stands when used after `chain`. The caller has seen to it that it is not barred. */
  stands(argument: Argument, chain: Chain): boolean {
    const key = this.key(argument, chain)
    let verdicts = this.#remembered.get(argument.id)
    const known = verdicts?.get(key)
    if (known !== undefined) return known
    this.#work.step(1 + ((argument.tally ? argument.tally.of : countersOf(argument)).length >> 5))
    const made = argument.tally ? this.#counts(argument, argument.tally, chain) : this.#withstands(argument, chain)
    const stands = made !== isTurned(argument.rule)
    if (!verdicts) this.#remembered.set(argument.id, (verdicts = new Map()))
    verdicts.set(key, stands)
    return stands
  }

  /** What two chains must share for the verdict on an argument to be the same. */
  key(argument: Argument, chain: Chain): string {
    return chain === this.chains.empty ? '' : this.chains.key(chain, this.#belowOf(argument))
  }

  #withstands(argument: Argument, before: Chain): boolean {
    return this.felling(countersOf(argument), this.chains.after(before, argument)) === undefined
  }

  /**
   * The counter that stands after `chain`, the quickest to answer asked first: one that has no answer left stands.
   * Undefined when all of them fall.
   */
  felling(counters: readonly Counter[], chain: Chain): Counter | undefined {
    const open: { counter: Counter; answers: number }[] = []
    for (const counter of counters) {
      if (this.chains.barredBy(counter.argument, chain, counter.about) >= 0) continue
      const answers = this.#answers(counter, chain)
      if (answers === 0 && !isTurned(counter.argument.rule)) return counter
      open.push({ counter, answers })
    }
    if (open.length > 1) open.sort((a, b) => a.answers - b.answers)
    return open.find(({ counter }) => this.stands(counter.argument, this.chains.heat(chain, counter.about)))?.counter
  }

  #counts(argument: Argument, { need, of, unless }: NonNullable<Argument['tally']>, chain: Chain): boolean {
    const raised = (one: Argument, after: Chain): boolean =>
      this.chains.barredBy(one, after) < 0 && this.stands(one, after)
    let held = 0
    for (const one of of) {
      if (raised(one, chain)) held++
      if (held >= need) break
    }
    if (held < need) return false
    const after = this.chains.after(chain, argument)
    return !unless.some(one => raised(one, after))
  }

  /** How many answers a counter has: one step ahead, no more. */
  #answers({ argument, about }: Counter, chain: Chain): number {
    if (argument.tally) return argument.tally.of.length
    const counters = countersOf(argument)
    if (!counters.length) return 0
    const after = this.chains.after(this.chains.heat(chain, about), argument)
    let answers = 0
    for (const answer of counters) if (this.chains.barredBy(answer.argument, after, answer.about) < 0) answers++
    return answers
  }

  #belowOf(argument: Argument): Bits {
    let below = this.#below.get(argument.id)
    if (below) return below
    below = bits(this.#acts)
    this.#below.set(argument.id, below)
    for (const act of argument.own) join(below, this.#closure(act))
    for (const pair of argument.pairs) join(below, this.#closure(this.chains.moverOf(pair)))
    // What a tally counts appears below it as itself.
    for (const one of argument.tally ? [...argument.tally.of, ...argument.tally.unless] : []) {
      for (const act of one.own) put(below, act)
      for (const pair of one.pairs) put(below, this.chains.moverOf(pair))
      join(below, this.#belowOf(one))
    }
    return below
  }

  /** Whether the question could change when an action is left out. */
  holds(argument: Argument, act: number): boolean {
    return (
      argument.own.includes(act)
      || argument.pairs.some(pair => this.chains.moverOf(pair) === act)
      || has(this.#belowOf(argument), act)
    )
  }
}
