/**
 * An argument is one way in which something could come about, before anything is decided: what it uses, and the
 * counters that could fell it. Arguments do not depend on the chain they are used in; weighing them does.
 */
import type { ActionId, Claim, RuleId } from '../../reason/claim.ts'
import type { Uses } from './chain.ts'

/** A counter, and the action it is raised against (-1: no move is under attack by it). */
export interface Counter {
  argument: Argument
  about: number
}

export interface Argument extends Uses {
  readonly id: number
  readonly claim: Claim
  readonly rule: RuleId
  readonly action?: ActionId
  /** The routes it relies on, by effect: one effect is at one place in any one argument. */
  readonly routes: ReadonlyMap<number, number>
  /** What together makes it (RAR-3): all their uses and counters are its own. */
  readonly parts: readonly Argument[]
  /** Counted facts: at least `need` of these stand, and nothing of `unless`. */
  readonly tally?: { need: number; of: readonly Argument[]; unless: readonly Argument[] }
  /** Its own counters, besides those of its parts. Found when first asked for. */
  readonly counters: () => readonly Counter[]
}

export interface Cite {
  claim: Claim
  rule: RuleId
  action?: ActionId | undefined
}

/** Makes arguments and numbers them. */
export class Arguments {
  #count = 0
  readonly #known = new Map<string, Argument>()

  /** One route, passive or move, with its counters. */
  make(
    cite: Cite,
    uses: Uses,
    counters: () => readonly Counter[],
    { route, parts = [] }: { route?: { id: number; effect: { id: number } }; parts?: readonly Argument[] } = {},
  ): Argument {
    const routes = route ? new Map([[route.effect.id, route.id]]) : NO_ROUTES
    return {
      id: this.#count++,
      ...cited(cite),
      own: uses.own,
      pairs: uses.pairs,
      routes,
      parts,
      counters: once(counters),
    }
  }

  /** The same under a key: asked for twice, made once. */
  known(key: string, make: () => Argument): Argument {
    let argument = this.#known.get(key)
    if (!argument) this.#known.set(key, (argument = make()))
    return argument
  }

  /** A fact that nothing speaks against: a trait, a natural reading, the host's word. */
  given(cite: Cite): Argument {
    return this.make(cite, NOTHING, () => [])
  }

  /** Several arguments that only together make something, with what speaks against the whole. */
  together(cite: Cite, parts: readonly Argument[], counters: () => readonly Counter[] = () => []): Argument {
    const own = [...new Set(parts.flatMap(part => part.own))]
    const pairs = [...new Set(parts.flatMap(part => part.pairs))]
    const routes = new Map(parts.flatMap(part => [...part.routes]))
    return { id: this.#count++, ...cited(cite), own, pairs, routes, parts, counters: once(counters) }
  }

  /** An argument against which something more can be said. */
  against(argument: Argument, more: () => readonly Counter[], claim: Claim = argument.claim): Argument {
    return { ...argument, id: this.#count++, claim, counters: once(() => [...argument.counters(), ...more()]) }
  }

  /** At least `need` of these stand. */
  tally(cite: Cite, need: number, of: readonly Argument[], unless: readonly Argument[] = []): Argument {
    return {
      id: this.#count++,
      ...cited(cite),
      own: [],
      pairs: [],
      routes: NO_ROUTES,
      parts: [],
      tally: { need, of, unless },
      counters: () => [],
    }
  }

  /**
   * One argument beside another that may be a tally: then each thing counted is counted together with the first, and
   * the shields are raised with it in the chain. @returns undefined when both cannot be true together
   */
  beside(cite: Cite, first: Argument, other: Argument): Argument | undefined {
    if (!other.tally) return consistent(first, other) ? this.together(cite, [first, other]) : undefined
    const of = other.tally.of.flatMap(one => this.beside({ ...cited(cite), claim: one.claim }, first, one) ?? [])
    const { own, pairs } = this.together(cite, [first, other])
    return { ...this.tally(cite, other.tally.need, of, other.tally.unless), own, pairs }
  }
}

export const NOTHING: Uses = { own: [], pairs: [] }
const NO_ROUTES: ReadonlyMap<number, number> = new Map()

/** Whether arguments can be true together: none of them has an effect at another place than another does. */
export const consistent = (one: Argument, other: Argument): boolean =>
  [...one.routes].every(([effect, route]) => (other.routes.get(effect) ?? route) === route)

/** All counters of an argument: its own and those of everything it is made of, each once. */
export function countersOf(argument: Argument): readonly Counter[] {
  if (!argument.parts.length) return argument.counters()
  let all = whole.get(argument)
  if (!all) {
    const found = new Map<string, Counter>()
    for (const counter of [...argument.parts.flatMap(part => countersOf(part)), ...argument.counters()])
      found.set(`${counter.argument.id}:${counter.about}`, counter)
    whole.set(argument, (all = [...found.values()]))
  }
  return all
}
const whole = new WeakMap<Argument, readonly Counter[]>()

const cited = (cite: Cite): { claim: Claim; rule: RuleId; action?: ActionId } => ({
  claim: cite.claim,
  rule: cite.rule,
  ...(cite.action === undefined ? {} : { action: cite.action }),
})

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined
  return () => (found ??= { value: find() }).value
}
