/**
 * The night as a field of places: which effects are out, which moves can carry them where, and by which routes they
 * may arrive. Nothing here decides anything; whether a route stands is weighed elsewhere.
 *
 * An *effect* is an action aimed at one of its targets, with all the components that travel. A *route* is one effect
 * carried to a place by zero or more moves, each at most once.
 */
import { atActor, type ComponentKind, type Filled } from '../../rules/component.ts'
import type { Act, Position } from '../../rules/position.ts'

export interface Effect {
  id: number
  act: number
  aim: number
  target: number
  movable: boolean
  /** It stays at its chosen target because moves contradict each other about it. */
  settled: boolean
}
/** A move at work on one effect: `first` when it applies to what has not been moved yet, at the chosen target. */
export interface Step {
  mover: number
  from: number
  to: number
  /** Whether it turns what somebody does, wherever that is aimed; and whether it comes before moves that do not. */
  turns: boolean
  outranks: boolean
  first: boolean
  /** Where moves can be moved: the routes by which the mover's own targets came to be these places. */
  via: readonly Route[]
}
/** A competing move, and what it is raised against: the mover at that place, or the action itself where it ends. */
interface Rival {
  step: Step
  about: number
}
export interface Route {
  id: number
  effect: Effect
  path: Step[]
  place: number
  rivals: Rival[]
}

interface FieldOptions {
  /** Whether moves can themselves be moved. */
  movesCanBeMoved: boolean
  /** Whether redirects come before swaps, or are moves like them. */
  redirectsFirst: boolean
  /** Effects that stay at their chosen target whatever moves them (a ruling on split effects). */
  settled: ReadonlySet<string>
}

/** Counts work, so that a night whose loops are too large stops instead of hanging. */
export class Work {
  done = 0
  readonly limit: number
  constructor(limit: number) {
    this.limit = limit
  }
  /** @param cost in verdicts; a step over long lists costs more than one */
  step(cost = 1): void {
    if ((this.done += cost) > this.limit) throw new TooMuchWork()
  }
}
/** Thrown when the budget is spent; caught by `reasonable`, which turns it into a prompt. */
export class TooMuchWork extends Error {}

export const effectKey = (act: Act, aim: number): string => `${act.id}@${aim}`

export class Field {
  readonly position: Position
  readonly acts: Act[]
  readonly effects: Effect[] = []
  readonly effectsOf: Effect[][]
  readonly #options: FieldOptions
  readonly #movers: readonly number[]
  readonly #having = new Map<ComponentKind, readonly number[]>()
  readonly #work: Work
  readonly #routes = new Map<number, Map<number, Route[]>>()
  readonly #reach = new Map<number, { places: Set<number>; movers: Set<number> }>()
  readonly #plainMoves = noMoves()
  #moved: Moves | undefined
  #anywhere: Moves | undefined
  readonly #places: (readonly number[] | undefined)[] = []
  #byActor: number[][] | undefined
  #routeIds = 0

  constructor(position: Position, options: FieldOptions, work: Work) {
    this.position = position
    this.acts = position.acts
    this.#options = options
    this.#work = work
    this.#movers = this.having('move')
    for (const mover of this.#movers) {
      const { actor, targets } = this.acts[mover]!
      const { how } = this.component(mover, 'move')!
      sortMove(this.#plainMoves, how, mover, how === 'attract' ? [actor] : targets, [])
    }
    this.effectsOf = this.acts.map((act, index) => {
      const isMover = act.components.some(component => component.does === 'move')
      // A redirect travels to the player it redirects and merely names the goal; what is all done at the actor goes nowhere.
      const stays = !isMover && act.components.every(atActor)
      const aims = act.targets.flatMap((_, aim) => (!stays && (act.visits.includes(aim) || !isMover) ? [aim] : []))
      return aims.map(aim => {
        const settled = options.settled.has(effectKey(act, aim))
        const movable =
          (!act.passive || act.stoppable === true)
          && !act.traits.has('unmovable')
          && (!isMover || options.movesCanBeMoved)
          && !settled
        const effect = { id: this.effects.length, act: index, aim, target: act.targets[aim]!, movable, settled }
        this.effects.push(effect)
        return effect
      })
    })
  }

  /** The actions that have a component of this kind. */
  having(does: ComponentKind): readonly number[] {
    let acts = this.#having.get(does)
    if (!acts)
      this.#having.set(
        does,
        (acts = this.acts.flatMap((act, index) =>
          act.components.some(component => component.does === does) ? [index] : [],
        )),
      )
    return acts
  }

  component<K extends ComponentKind>(act: number, does: K): Extract<Filled, { does: K }> | undefined {
    return this.acts[act]!.components.find(
      (component): component is Extract<Filled, { does: K }> => component.does === does,
    )
  }

  /** Where a component of an action stands without travelling, or undefined when it travels with the action. */
  standsAt(act: number, does: ComponentKind): number | undefined {
    const component = this.component(act, does)
    return component && atActor(component) ? this.acts[act]!.actor : undefined
  }

  /** All routes of an action's component to a place: one for each target it may come from. */
  routesTo(act: number, place: number): Route[] {
    return this.effectsOf[act]!.flatMap(effect => this.routesOf(effect).get(place) ?? [])
  }

  /** The routes of an effect, by the place they end at. */
  routesOf(effect: Effect): Map<number, Route[]> {
    let routes = this.#routes.get(effect.id)
    if (!routes) this.#routes.set(effect.id, (routes = this.#findRoutes(effect)))
    return routes
  }

  /** Every place where the effect could come, and every mover that could have a hand in it, whatever stands. */
  reach(effect: Effect): { places: ReadonlySet<number>; movers: ReadonlySet<number> } {
    let reach = this.#reach.get(effect.id)
    if (reach) return reach
    const places = new Set([effect.target])
    const movers = new Set<number>()
    if (!effect.movable || !this.#movers.length) return this.#still(effect)
    // What could come where needs no routes: there may be more of them than anybody could count.
    const moves = this.#meetsMoved(effect) ? this.#movesAnywhere() : this.#plainMoves
    const follow = (steps: Step[]): void => {
      for (const step of steps) {
        places.add(step.to)
        movers.add(step.mover)
      }
    }
    follow(this.#stepsBy(moves, effect, effect.target, false))
    // Adding while iterating: a Set visits what is added to it.
    for (const place of places) follow(this.#stepsBy(moves, effect, place, true))
    this.#reach.set(effect.id, (reach = { places, movers }))
    return reach
  }

  #still(effect: Effect): { places: ReadonlySet<number>; movers: ReadonlySet<number> } {
    // Moves that contradict each other about it come up in its reasons all the same.
    const movers = new Set(this.contradicting(effect).map(({ mover }) => mover))
    const reach = { places: new Set([effect.target]), movers }
    this.#reach.set(effect.id, reach)
    return reach
  }

  /** Every place that an action could come to. */
  placesOf(act: number): readonly number[] {
    const effects = this.effectsOf[act]!
    return (this.#places[act] ??=
      effects.length === 1
        ? [...this.reach(effects[0]!).places]
        : [...new Set(effects.flatMap(effect => [...this.reach(effect).places]))])
  }

  /** What a player sends in or has at work. */
  actsBy(actor: number): readonly number[] {
    if (!this.#byActor) {
      this.#byActor = this.position.people.map(() => [])
      this.acts.forEach((act, index) => this.#byActor![act.actor]!.push(index))
    }
    return this.#byActor[actor]!
  }

  /** Every move that could take this effect away from a place. */
  edges(effect: Effect, place: number, moved: boolean): Step[] {
    return this.#stepsBy(this.#meetsMoved(effect) ? this.#movedMoves() : this.#plainMoves, effect, place, moved)
  }

  /** The moves that contradict each other about an effect, which therefore stays. */
  contradicting(effect: Effect): Step[] {
    return effect.settled ? this.edges({ ...effect, movable: true }, effect.target, false) : []
  }

  /** Whether the moves that an effect meets may have been moved themselves. */
  #meetsMoved({ act, movable }: Effect): boolean {
    return movable && this.#options.movesCanBeMoved && !this.component(act, 'move')
  }

  #stepsBy(moves: Moves, effect: Effect, place: number, moved: boolean): Step[] {
    if (!effect.movable) return []
    const { actor } = this.acts[effect.act]!
    const steps: Step[] = []
    const add = ({ mover, to, via }: Pull, turns: boolean): void => {
      if (mover === effect.act || to === place) return
      const outranks = turns && this.#options.redirectsFirst
      steps.push({ mover, from: place, to, turns, outranks, first: !moved, via })
    }
    for (const pull of moves.swaps.get(place) ?? []) add(pull, false)
    if (moved) return steps
    for (const pull of moves.redirects.get(actor) ?? []) add(pull, true)
    for (const pull of moves.attracts) if (this.acts[pull.mover]!.actor !== actor) add(pull, true)
    return steps
  }

  /** Moves whose targets were themselves moved: one list entry for each way they may come to stand. */
  #movedMoves(): Moves {
    return (this.#moved ??= this.#movesWhere(effect =>
      [...this.routesOf(effect).values()].flat().map(route => ({ place: route.place, via: [route] })),
    ))
  }

  /** The same for wherever their targets could come, whatever way: one entry for each two places. */
  #movesAnywhere(): Moves {
    return (this.#anywhere ??= this.#movesWhere(effect =>
      [...this.reach(effect).places].map(place => ({ place, via: [] })),
    ))
  }

  /** @param comesTo where the target of a move may come to be */
  #movesWhere(comesTo: (target: Effect) => Come[]): Moves {
    const moves = noMoves()
    for (const mover of this.#movers) {
      const { how } = this.component(mover, 'move')!
      const { actor, targets } = this.acts[mover]!
      if (how === 'attract') {
        sortMove(moves, how, mover, [actor], [])
        continue
      }
      const [first = [], second = [{ place: targets[1]!, via: [] }]] = this.effectsOf[mover]!.map(comesTo)
      for (const one of first)
        for (const other of second) {
          this.#work.step()
          if (one.place !== other.place || this.effectsOf[mover]!.length < 2)
            sortMove(moves, how, mover, [one.place, other.place], [...one.via, ...other.via])
        }
    }
    return moves
  }

  /** The moves that compete with going on by `step` (or with staying, where there is none). */
  rivalsOf(step: Step | undefined, edges: Step[]): Step[] {
    return edges.filter(
      edge =>
        edge.mover !== step?.mover
        && (step?.outranks ? edge.outranks && edge.to !== step.to : edge.outranks || edge.to !== step?.to),
    )
  }

  /**
   * Breadth first over sets of movers. Two orders of the same movers that begin with the same one and end at the same
   * place with the same rivals left stand or fall together, so one of them is kept.
   */
  #findRoutes(effect: Effect): Map<number, Route[]> {
    const byPlace = new Map<number, Route[]>()
    type Partial = { place: number; path: Step[]; rivals: Rival[] }
    let layer: Partial[] = [{ place: effect.target, path: [], rivals: [] }]
    while (layer.length) {
      const next = new Map<string, Partial>()
      for (const { place, path, rivals } of layer) {
        this.#work.step()
        const inPath = (mover: number): boolean => path.some(step => step.mover === mover)
        const edges = this.edges(effect, place, path.length > 0)
        const atEnd = this.rivalsOf(undefined, edges)
          .filter(step => !inPath(step.mover))
          .map(step => ({ step, about: effect.act }))
        const route = { id: this.#routeIds++, effect, path, place, rivals: [...rivals, ...atEnd] }
        const here = byPlace.get(place)
        if (here) here.push(route)
        else byPlace.set(place, [route])
        for (const step of edges) {
          if (inPath(step.mover)) continue
          this.#work.step(1 + ((rivals.length + edges.length) >> 3))
          const left = [
            ...rivals,
            ...this.rivalsOf(step, edges)
              .filter(rival => !inPath(rival.mover))
              .map(rival => ({ step: rival, about: step.mover })),
          ].filter(rival => rival.step.mover !== step.mover)
          const grown = { place: step.to, path: [...path, step], rivals: left }
          const key = routeKey(grown.place, grown.path, left)
          if (!next.has(key)) next.set(key, grown)
        }
      }
      layer = [...next.values()]
    }
    return byPlace
  }
}

/** Where the target of a move came, and by which route. */
interface Come {
  place: number
  via: readonly Route[]
}
interface Pull {
  mover: number
  to: number
  via: readonly Route[]
}
/** Swaps and deflects by the place they pull from, redirects by the player they turn, and those that draw everything. */
interface Moves {
  swaps: Map<number, Pull[]>
  redirects: Map<number, Pull[]>
  attracts: Pull[]
}
const noMoves = (): Moves => ({ swaps: new Map(), redirects: new Map(), attracts: [] })

function sortMove(
  moves: Moves,
  how: 'swap' | 'deflect' | 'redirect' | 'attract',
  mover: number,
  places: readonly number[],
  via: readonly Route[],
): void {
  const [from, to] = places as [number, number]
  const put = (map: Map<number, Pull[]>, at: number, goal: number): void => {
    const here = map.get(at)
    if (here) here.push({ mover, to: goal, via })
    else map.set(at, [{ mover, to: goal, via }])
  }
  if (how === 'attract') moves.attracts.push({ mover, to: from, via })
  else put(how === 'redirect' ? moves.redirects : moves.swaps, from, to)
  if (how === 'swap') put(moves.swaps, to, from)
}

function routeKey(place: number, path: Step[], rivals: Rival[]): string {
  const movers = path.map(step => `${step.mover}${viaKey(step)}`).sort()
  const left = rivals.map(({ step, about }) => `${stepKey(step)}${about}`).sort()
  // With whom a route began is part of what makes two alike: whether that was a redirect matters to traits, and what came
  // round in a circle was moved on by everybody after the first, whichever way round.
  return `${place}|${movers.join(',')}|${path[0]?.mover ?? ''}|${left.join(' ')}`
}

const viaKey = ({ via }: Step): string => (via.length ? `(${via.map(route => route.id).join()})` : '')
/** What makes two steps of an effect the same. */
export const stepKey = (step: Step): string =>
  `${step.mover}${viaKey(step)}:${step.from}>${step.to}${step.first ? '!' : ''}`
