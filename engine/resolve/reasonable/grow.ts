/**
 * Growing trees: the same walk as weighing, but every counter becomes a node, and one that the chain bars becomes a
 * leaf that says so. Nodes are shared under the key that verdicts are remembered by.
 *
 * Up to a budget of nodes a tree is complete. Beyond it a proof is grown: what fell shows the one counter that stands, and
 * a question that is so its one standing reason, with `more` telling how many others are not shown; what stands shows
 * all its counters, since each had to fall.
 */
import type { Claim, RuleId } from '../../why/claim.ts'
import { all, any, least, type Reason } from '../../why/reason.ts'
import { countersOf, type Argument, type Counter } from './argument.ts'
import type { Arrivals } from './arrival.ts'
import type { Chain } from './chain.ts'
import type { Scales } from './weigh.ts'

/** A question may have this many nodes before its tree is abridged. */
export const NODES_A_QUESTION = 300

class TooManyNodes extends Error {}

export class Grower {
  readonly #on: Arrivals
  readonly #scales: Scales
  readonly #complete = new Map<string, Reason>()
  readonly #proofs = new Map<string, Reason>()
  #room = 0
  #abridging = false

  constructor(arrivals: Arrivals, scales: Scales) {
    this.#on = arrivals
    this.#scales = scales
  }

  /** A question, with every way in which it could be so. */
  question(claim: Claim, rule: RuleId, ways: readonly Argument[]): Reason {
    const grown = (way: Argument): Reason => this.#reason(way, this.#scales.chains.empty)
    return this.#within(() => {
      const standing = this.#abridging ? ways.find(way => this.#scales.alone(way)) : undefined
      return standing ? any(claim, { rule, more: ways.length - 1 }, [grown(standing)]) : any(claim, { rule }, ways.map(grown))
    })
  }

  /** One argument asked by itself. */
  alone(argument: Argument): Reason { return this.#within(() => this.#reason(argument, this.#scales.chains.empty)) }

  /** Grows completely while there is room, else as a proof. */
  #within(grow: () => Reason): Reason {
    this.#room = NODES_A_QUESTION
    this.#abridging = false
    try {
      return grow()
    } catch (error) {
      if (!(error instanceof TooManyNodes)) throw error
      this.#abridging = true
      return grow()
    }
  }

  #reason(argument: Argument, chain: Chain): Reason {
    return this.#node(`${argument.id}:${this.#scales.key(argument, chain)}`, () => argument.tally
      ? this.#tally(argument, argument.tally, chain)
      : this.#argued(argument, this.#scales.chains.after(chain, argument)))
  }

  /** A part of a whole whose uses already stand in the chain. */
  #part(argument: Argument, chain: Chain): Reason {
    return this.#node(`part ${argument.id}:${this.#scales.key(argument, chain)}`, () => this.#argued(argument, chain))
  }

  #argued(argument: Argument, chain: Chain): Reason {
    const cite = { rule: argument.rule, action: argument.action }
    const because = argument.parts.map(part => this.#part(part, chain))
    const counters = argument.parts.length ? argument.counters() : countersOf(argument)
    if (!this.#abridging) return all(argument.claim, cite, because, counters.map(counter => this.#counter(counter, chain)))
    const standing = this.#standing(counters, chain)
    if (!standing) return all(argument.claim, cite, because, counters.map(counter => this.#counter(counter, chain)))
    return all(argument.claim, { ...cite, more: counters.length - 1 }, because, [this.#counter(standing, chain)])
  }

  #standing(counters: readonly Counter[], chain: Chain): Counter | undefined {
    const { chains } = this.#scales
    return counters.find(({ argument, about }) => {
      const heated = chains.heat(chain, about)
      return chains.barredBy(argument, heated) < 0 && this.#scales.stands(argument, heated)
    })
  }

  #tally(argument: Argument, { need, of, unless }: NonNullable<Argument['tally']>, chain: Chain): Reason {
    const raised = (after: Chain) => (one: Argument): Reason => this.#counter({ argument: one, about: -1 }, after)
    const cite = { rule: argument.rule, action: argument.action }
    return least(need, argument.claim, cite, of.map(raised(chain)), unless.map(raised(this.#scales.chains.after(chain, argument))))
  }

  /** A counter after the chain: a leaf where the chain bars it. */
  #counter({ argument, about }: Counter, chain: Chain): Reason {
    const { chains } = this.#scales
    const heated = chains.heat(chain, about)
    const barrier = chains.barredBy(argument, heated)
    if (barrier < 0) return this.#reason(argument, heated)
    const by = this.#on.act(barrier).id
    return this.#node(`barred ${argument.id}:${by}`, () =>
      any({ is: 'alreadyUsed', action: argument.action ?? by, by, step: argument.claim }, { rule: this.#on.cites.barred, action: argument.action }))
  }

  #node(key: string, grow: () => Reason): Reason {
    const nodes = this.#abridging ? this.#proofs : this.#complete
    let reason = nodes.get(key)
    if (reason) return reason
    if (!this.#abridging && --this.#room < 0) throw new TooManyNodes()
    reason = grow()
    nodes.set(key, reason)
    return reason
  }
}
