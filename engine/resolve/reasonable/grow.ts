/**
 * Growing trees: the same run as weighing, but every counter becomes a node, and one that the chain bars becomes a
 * leaf that says so. Nodes are shared under the key that verdicts are remembered by.
 *
 * Up to a budget of nodes a tree is complete. Beyond it a proof is grown: what fell shows the one counter that stands, and
 * a question that is so its one standing reason, with `more` telling how many others are not shown; what stands shows
 * all its counters, since each had to fall. A proof that is still too large is cut at a depth: what stands there is
 * shown without its counters. Every such tree recomputes to its verdict.
 */
import type { Claim, RuleId } from '../../reason/claim.ts'
import { all, any, least, type Reason } from '../../reason/reason.ts'
import { countersOf, type Argument, type Counter } from './argument.ts'
import type { Arrivals } from './arrival.ts'
import type { Chain } from './chain.ts'
import type { Scales } from './weigh.ts'

/** A question may have this many nodes before its tree is abridged. */
const NODES_A_QUESTION = 300

class TooManyNodes extends Error {}

/** How trees are grown, one after the other until one is small enough: complete, as a proof, as a proof cut at a depth. */
const WAYS: readonly { abridging: boolean; depth: number }[] = [
  { abridging: false, depth: Infinity },
  ...[Infinity, 12, 8, 6, 4, 3, 2].map(depth => ({ abridging: true, depth })),
]

export class Grower {
  readonly #on: Arrivals
  readonly #scales: Scales
  /** Nodes grown so far, by the way they were grown. */
  readonly #grown = WAYS.map(() => new Map<string, Reason>())
  #way = 0
  #room = 0

  constructor(arrivals: Arrivals, scales: Scales) {
    this.#on = arrivals
    this.#scales = scales
  }

  /** A question, with every way in which it could be so. */
  question(claim: Claim, rule: RuleId, ways: readonly Argument[]): Reason {
    return this.#within(depth => {
      const grown = (way: Argument): Reason => this.#reason(way, this.#scales.chains.empty, depth)
      const standing = this.#abridging ? ways.find(way => this.#scales.alone(way)) : undefined
      return standing
        ? any(claim, { rule, more: ways.length - 1 }, [grown(standing)])
        : any(claim, { rule }, ways.map(grown))
    })
  }

  get #abridging(): boolean {
    return WAYS[this.#way]!.abridging
  }

  /** Grows in the first way that leaves the tree within its room; in the last one whatever it takes. */
  #within(grow: (depth: number) => Reason): Reason {
    for (this.#way = 0; ; this.#way++) {
      this.#room = this.#way === WAYS.length - 1 ? Infinity : NODES_A_QUESTION
      try {
        return grow(WAYS[this.#way]!.depth)
      } catch (error) {
        if (!(error instanceof TooManyNodes)) throw error
      }
    }
  }

  #reason(argument: Argument, chain: Chain, depth: number): Reason {
    return this.#node(`${argument.id}:${this.#scales.key(argument, chain)}`, depth, () =>
      argument.tally
        ? this.#tally(argument, argument.tally, chain, depth)
        : this.#argued(argument, this.#scales.chains.after(chain, argument), depth),
    )
  }

  /** A part of a whole whose uses already stand in the chain. */
  #part(argument: Argument, chain: Chain, depth: number): Reason {
    return this.#node(`part ${argument.id}:${this.#scales.key(argument, chain)}`, depth, () =>
      this.#argued(argument, chain, depth),
    )
  }

  #argued(argument: Argument, chain: Chain, depth: number): Reason {
    const cite = { rule: argument.rule, action: argument.action }
    const because = argument.parts.map(part => this.#part(part, chain, depth))
    const counters = argument.parts.length ? argument.counters() : countersOf(argument)
    const standing = this.#abridging ? this.#scales.felling(counters, chain) : undefined
    if (standing)
      return all(argument.claim, { ...cite, more: counters.length - 1 }, because, [
        this.#counter(standing, chain, depth - 1),
      ])
    if (depth <= 0) return all(argument.claim, { ...cite, more: counters.length }, because)
    return all(
      argument.claim,
      cite,
      because,
      counters.map(counter => this.#counter(counter, chain, depth - 1)),
    )
  }

  #tally(
    argument: Argument,
    { need, of, unless }: NonNullable<Argument['tally']>,
    chain: Chain,
    depth: number,
  ): Reason {
    const raised =
      (after: Chain) =>
      (one: Argument): Reason =>
        this.#counter({ argument: one, about: -1 }, after, depth)
    const cite = { rule: argument.rule, action: argument.action }
    return least(
      need,
      argument.claim,
      cite,
      of.map(raised(chain)),
      unless.map(raised(this.#scales.chains.after(chain, argument))),
    )
  }

  /** A counter after the chain: a leaf where the chain bars it. */
  #counter({ argument, about }: Counter, chain: Chain, depth: number): Reason {
    const { chains } = this.#scales
    const heated = chains.heat(chain, about)
    const barrier = chains.barredBy(argument, heated)
    if (barrier < 0) return this.#reason(argument, heated, depth)
    const by = this.#on.act(barrier).id
    return this.#node(`barred ${argument.id}:${by}`, 0, () =>
      any(
        { is: 'alreadyUsed', action: argument.action ?? by, by, step: argument.claim },
        { rule: this.#on.cites.barred, action: argument.action },
      ),
    )
  }

  #node(key: string, depth: number, grow: () => Reason): Reason {
    const nodes = this.#grown[this.#way]!
    const place = depth === Infinity ? key : `${depth}:${key}`
    let reason = nodes.get(place)
    if (reason) return reason
    if (--this.#room < 0) throw new TooManyNodes()
    reason = grow()
    nodes.set(place, reason)
    return reason
  }
}
