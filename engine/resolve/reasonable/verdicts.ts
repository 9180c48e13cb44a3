/**
 * The verdict of an action is a question of its own, with an empty chain: does it come anywhere, and does each of its
 * effects stand there; a mover, does it move anything. It may differ from the part the action plays in another
 * question: both are shown.
 */
import { atActor } from '../../rules/component.ts'
import { any, type Reason } from '../../reason/reason.ts'
import type { Part } from '../../reason/claim.ts'
import type { Argument } from './argument.ts'
import type { Arrivals } from './arrival.ts'
import type { Deaths } from './deaths.ts'
import type { Knowledge } from './knowledge.ts'

interface Verdicts {
  parts: Argument[][]
  /** That a mover who calls on nobody and finds nothing to move is not stopped. */
  idle?: Argument
  arrivals: { place: number; ways: Argument[] }[]
  leaves: Reason[]
}

export class Judge {
  readonly #on: Arrivals
  readonly #deaths: Deaths
  readonly #knowledge: Knowledge

  constructor(arrivals: Arrivals, deaths: Deaths, knowledge: Knowledge) {
    this.#on = arrivals
    this.#deaths = deaths
    this.#knowledge = knowledge
  }

  /** Everything an action tries, as lists of ways, one list for each part; and where it may come. */
  parts(act: number, stands: (argument: Argument) => boolean): Verdicts {
    const { field, cites } = this.#on
    const byPlace = new Map<number, Argument[]>()
    const parts = field.effectsOf[act]!.map(effect =>
      [...field.routesOf(effect)].flatMap(([place, routes]) => {
        const ways = routes.map(route => this.#on.comes(route, this.mainPart(act), cites.arrival))
        byPlace.set(place, [...(byPlace.get(place) ?? []), ...ways])
        return ways
      }),
    )
    for (const component of this.#on.act(act).components) {
      if (atActor(component) && component.does !== 'move') parts.push([this.#on.active(act, component.does)])
      if (component.does === 'kill')
        parts.push([
          ...field.placesOf(act).flatMap(place => this.#deaths.killed(act, place)),
          ...this.#deaths.takings(act).flatMap(({ ways }) => ways),
        ])
      if (component.does === 'recruit') parts.push(this.#knowledge.recruitings(act).flatMap(({ ways }) => ways))
    }
    if (field.component(act, 'move')) parts.push(this.#moves(act, stands))
    // A mover who calls on nobody and finds nothing to move was stopped all the same, where he was.
    const idle = parts.every(ways => !ways.length) ? this.#on.active(act, 'move') : undefined
    return {
      parts: idle && !stands(idle) ? [[idle]] : parts.filter(ways => ways.length),
      ...(idle && { idle }),
      arrivals: [...byPlace].map(([place, ways]) => ({ place, ways })),
      leaves: this.#leaves(act),
    }
  }

  /** What an action is chiefly about: its first component that is no visit. A kill is asked as a visit, since only the death of it can be prevented. */
  mainPart(act: number): Part {
    const component = this.#on
      .act(act)
      .components.find(component => component.does !== 'visit' && !atActor(component) && component.does !== 'move')
    return component === undefined || component.does === 'kill' || component.does === 'recruit'
      ? 'visit'
      : component.does
  }

  /**
   * Every move this mover tries: of what was aimed at his places, and of what others in fact brought there. Where he moved
   * nothing, what they would have brought as well: whatever kept it from coming kept him from moving it.
   */
  #moves(mover: number, stands: (argument: Argument) => boolean): Argument[] {
    const { field } = this.#on
    const all = field.effects
      .filter(effect => field.reach(effect).movers.has(mover))
      .map(effect => ({
        tried: field
          .edges(effect, effect.target, false)
          .filter(step => step.mover === mover)
          .map(step => this.#on.moves(effect, step)),
        brought: [...field.routesOf(effect).values()]
          .flat()
          .filter(route => route.path.some((step, leg) => leg > 0 && step.mover === mover))
          .map(route => this.#on.comes(route, this.mainPart(effect.act), this.#on.cites.arrival)),
      }))
    const tries = all.flatMap(({ tried }) => tried)
    const isFutile = tries.length > 0 && ![...tries, ...all.flatMap(({ brought }) => brought)].some(stands)
    return all.flatMap(({ tried, brought }) => [...tried, ...(isFutile ? brought : brought.filter(stands))])
  }

  /** Moves that are none: of what cannot be moved, and to where the effect already is. */
  #leaves(mover: number): Reason[] {
    const { field, cites } = this.#on
    const move = field.component(mover, 'move')
    if (!move) return []
    const { id: action, targets } = this.#on.act(mover)
    return field.effects
      .filter(effect => effect.act !== mover && !this.#on.act(effect.act).passive)
      .flatMap(effect => {
        const act = this.#on.act(effect.act)
        const meant =
          move.how === 'redirect'
            ? act.actor === targets[0]
            : move.how === 'attract'
              ? true
              : targets.includes(effect.target)
        if (!meant) return []
        if (!effect.movable && !field.component(effect.act, 'move'))
          return [any({ is: 'notMovable', action: act.id, by: action }, { rule: cites.split, action })]
        if (!effect.movable)
          return [any({ is: 'notMovable', action: act.id, by: action }, { rule: cites.notMoved, action })]
        if (move.how === 'redirect' && effect.target === targets[1])
          return [
            any(
              { is: 'sameplace', action, carries: act.id, at: this.#on.slot(effect.target) },
              { rule: cites.samePlace, action },
            ),
          ]
        return []
      })
  }
}
