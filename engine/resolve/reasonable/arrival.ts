/**
 * Arrivals: the arguments that an action's effect comes to a place, that a passive is at work, that a mover moves,
 * and everything that speaks against each.
 */
import type { ActionId, Claim, Leg, Part, RuleId, SeatId } from '../../reason/claim.ts'
import type { Act } from '../../rules/position.ts'
import type { ComponentKind } from '../../rules/component.ts'
import type { Trait } from '../../rules/role.ts'
import { NOTHING, type Argument, type Arguments, type Counter } from './argument.ts'
import { pairOf } from './chain.ts'
import type { Cites } from './cites.ts'
import { stepKey, type Effect, type Field, type Route, type Step } from './field.ts'

/** What the resolver may be told to do otherwise. */
export interface Knobs {
  deadActorsAct: boolean
  blocksCanBeBlocked: boolean
}

const UNMOVED = -1

export class Arrivals {
  readonly field: Field
  readonly args: Arguments
  readonly cites: Cites
  readonly #knobs: Knobs
  readonly #allAt = new Map<string, readonly { act: number; argument: Argument }[]>()
  /** Set by `Deaths`: every reason for a player's death, for options that make a death a counter. */
  deathsOf: (who: number) => readonly Argument[] = () => []

  constructor(field: Field, args: Arguments, cites: Cites, knobs: Knobs) {
    this.field = field
    this.args = args
    this.cites = cites
    this.#knobs = knobs
  }

  slot(place: number): SeatId {
    return this.field.position.people[place]!.slot
  }
  act(index: number): Act {
    return this.field.acts[index]!
  }

  /** Whether it is done, and not only there: sent in, or at work in a way that can be seen. */
  acts(index: number): boolean {
    const { passive, stoppable = false } = this.act(index)
    return !passive || stoppable
  }

  /** The effect of an action comes to a place by one route. */
  comes(route: Route, part: Part, rule?: RuleId): Argument {
    const act = this.act(route.effect.act)
    return this.args.known(`comes:${route.id}:${part}:${rule ?? ''}`, () =>
      this.args.make(
        {
          claim: { is: 'arrives', action: act.id, part, at: this.slot(route.place), path: this.legs(route.path) },
          rule: this.routeRule(route, rule ?? this.#ownRule(act)),
          action: act.id,
        },
        { own: [route.effect.act], pairs: this.pairs(route) },
        () => this.#againstRoute(route),
        { route, parts: this.#upheld(act) },
      ),
    )
  }

  /** A component that stands at the actor: a passive at work, or something done to oneself. */
  active(act: number, part: Part): Argument {
    return this.args.known(`active:${act}:${part}`, () =>
      this.args.make(
        {
          claim: { is: 'active', action: this.act(act).id, part, at: this.slot(this.act(act).actor) },
          rule: this.#ownRule(this.act(act)),
          action: this.act(act).id,
        },
        { own: [act], pairs: [] },
        () => this.#againstActor(act),
      ),
    )
  }

  /** Every way in which a component of an action stands at a place: by its routes, or at the actor. */
  at(act: number, does: ComponentKind & Part, place: number): Argument[] {
    const stands = this.field.standsAt(act, does)
    if (stands !== undefined) return stands === place ? [this.active(act, does)] : []
    return this.field.routesTo(act, place).map(route => this.comes(route, does))
  }

  /** All actions whose component of this kind may stand at a place. */
  allAt(does: ComponentKind & Part, place: number): readonly { act: number; argument: Argument }[] {
    const key = `${does}:${place}`
    let all = this.#allAt.get(key)
    if (!all)
      this.#allAt.set(
        key,
        (all = this.field.having(does).flatMap(act => this.at(act, does, place).map(argument => ({ act, argument })))),
      )
    return all
  }

  /** A mover takes an effect from one place to another. */
  moves(effect: Effect, step: Step): Argument {
    const mover = this.act(step.mover)
    const claim: Claim = {
      is: 'moves',
      action: mover.id,
      carries: this.act(effect.act).id,
      from: this.slot(step.from),
      to: this.slot(step.to),
    }
    return this.args.known(`moves:${effect.id}:${stepKey(step)}`, () =>
      this.args.make(
        { claim, rule: step.turns ? this.cites.redirected : this.cites.rival, action: mover.id },
        { own: [], pairs: [this.pair(step.mover, effect.id), ...step.via.flatMap(route => this.pairs(route))] },
        () => [
          ...this.#againstMover(step),
          ...this.#steadfast(effect, step),
          ...this.#passedOver(effect, step),
          ...this.field
            .rivalsOf(step, this.field.edges(effect, step.from, !step.first))
            .map(rival => ({ argument: this.moves(effect, rival), about: step.mover })),
        ],
      ),
    )
  }

  pair(mover: number, effect: number): number {
    return pairOf(this.field.effects.length, mover, effect)
  }

  /** The carriers of a route: each mover with what it carries, and those that moved the movers. */
  pairs({ effect, path }: Route): number[] {
    return path.flatMap(step => [this.pair(step.mover, effect.id), ...step.via.flatMap(route => this.pairs(route))])
  }

  /** A trait: nothing an action could counter. */
  trait(trait: Trait, of: Act | SeatId, about?: SeatId): Argument {
    const [owner, rule] =
      typeof of === 'string'
        ? [of, this.field.position.people.find(({ slot }) => slot === of)!.given[trait]]
        : [of.id, of.given[trait]]
    return this.args.known(`trait:${trait}:${owner}:${about ?? ''}`, () =>
      this.args.given({
        claim: { is: 'trait', trait, of: owner, ...(about === undefined ? {} : { about }) },
        rule: rule ?? this.cites.static,
      }),
    )
  }

  /** Whether an action touches and sees nothing of another one: it is done for a side. */
  overlooks(by: number, of: number): boolean {
    return this.act(of).factional === true && this.act(by).traits.has('personal')
  }

  /** Of moves that contradict each other about an action, none takes it. */
  #torn(act: Act, { mover }: Step): Argument {
    const by = this.act(mover).id
    return this.args.known(`torn:${act.id}:${by}`, () =>
      this.args.given({ claim: { is: 'notMovable', action: act.id, by }, rule: this.cites.split }),
    )
  }

  /** What an action does to another one, which is nothing where it touches nothing of that kind. */
  onto(argument: Argument, by: number, of: number): Argument {
    return this.overlooks(by, of) ? this.felledBy(argument, this.trait('personal', this.act(by))) : argument
  }

  /** The argument, felled by what nothing counters: a trait, a ruling. */
  felledBy(argument: Argument, given: Argument): Argument {
    return this.args.known(`felled:${argument.id}:${given.id}`, () =>
      this.args.against(argument, () => [{ argument: given, about: UNMOVED }]),
    )
  }

  legs(path: readonly Step[]): Leg[] {
    return path.map(step => ({ by: this.act(step.mover).id, from: this.slot(step.from), to: this.slot(step.to) }))
  }

  /** The rule that makes a route what it is. */
  routeRule(route: Route, plain: RuleId): RuleId {
    if (!route.path.length) return plain
    if (route.path.length > 1) return this.cites.composed
    return route.path[0]!.turns ? this.cites.redirected : this.cites.moved
  }

  #ownRule(act: Act): RuleId {
    return act.rule ?? (act.passive ? this.cites.compound : this.cites.counter)
  }

  #againstRoute(route: Route): Counter[] {
    const act = this.act(route.effect.act)
    if (act.ruled) return this.#ruled(act)
    const counters = [...this.#againstActor(route.effect.act)]
    for (const step of route.path) counters.push(...this.#againstMover(step), ...this.#passedOver(route.effect, step))
    if (route.path[0]) counters.push(...this.#steadfast(route.effect, route.path[0]))
    for (const { step, about } of route.rivals) counters.push({ argument: this.moves(route.effect, step), about })
    counters.push(...this.#unfit(act, route.place), ...this.#halts(route.effect.act, route.place))
    for (const step of this.field.contradicting(route.effect))
      counters.push({
        argument: this.felledBy(this.moves(route.effect, step), this.#torn(act, step)),
        about: route.effect.act,
      })
    return counters
  }

  /** What speaks against anything the actor does: blocks that come to him, and his death where that counts. */
  #againstActor(index: number): Counter[] {
    const act = this.act(index)
    if (act.ruled) return this.#ruled(act)
    if (act.passive && !act.stoppable) return []
    const unblockable =
      act.traits.has('unblockable')
      || (!this.#knobs.blocksCanBeBlocked && act.components.some(component => component.does === 'block'))
    const counters = this.allAt('block', act.actor).map(({ act: by, argument }): Counter => ({
      argument: unblockable ? this.felledBy(argument, this.trait('unblockable', act)) : this.onto(argument, by, index),
      about: index,
    }))
    if (!(act.set?.deadActorsAct ?? this.#knobs.deadActorsAct)) {
      const slot = this.slot(act.actor)
      counters.push(
        ...this.deathsOf(act.actor).map(death => ({
          argument: this.args.known(`dead:${death.id}`, () =>
            this.args.together({ claim: { is: 'dies', who: slot }, rule: this.cites.deadActor }, [death]),
          ),
          about: UNMOVED,
        })),
      )
    }
    return counters
  }

  /** What speaks against a mover's moving anything: it is an action on each place it names. */
  #againstMover({ mover, via }: Step): Counter[] {
    const act = this.act(mover)
    if (act.ruled) return this.#ruled(act)
    if (via.length) return via.flatMap(route => this.#againstRoute(route))
    const places = act.visits.map(aim => act.targets[aim]!)
    return [
      ...this.#againstActor(mover),
      ...places.flatMap(place => [...this.#unfit(act, place), ...this.#halts(mover, place)]),
    ]
  }

  /** Total stops at a place, as far as they concern this action. */
  #halts(index: number, place: number): Counter[] {
    const act = this.act(index)
    const kills = act.components.some(component => component.does === 'kill')
    return this.allAt('halt', place).flatMap(({ act: halting, argument }): Counter[] => {
      const halt = this.field.component(halting, 'halt')!
      // What somebody has always at work does not stop what else he has.
      const own = act.stoppable && this.act(halting).stoppable && this.act(halting).actor === act.actor
      if (halting === index || own || (halt.except === 'kill' && kills)) return []
      const pierced = act.traits.has('piercing') && kills && !halt.absolute
      const stop = pierced ? this.felledBy(argument, this.trait('piercing', act)) : this.onto(argument, halting, index)
      return [{ argument: stop, about: UNMOVED }]
    })
  }

  /** Actions that work only on some players, by alignment or by what they have. */
  #unfit(act: Act, place: number): Counter[] {
    const { people } = this.field.position
    const plain = people[place]!.reads?.plain !== undefined
    const same = people[act.actor]!.alignment === people[place]!.alignment
    const trait: Trait | undefined =
      act.traits.has('sameAlignment') && !same
        ? 'sameAlignment'
        : act.traits.has('otherAlignment') && same
          ? 'otherAlignment'
          : act.traits.has('plainOnly') && !plain
            ? 'plainOnly'
            : act.traits.has('othersOnly') && plain
              ? 'othersOnly'
              : act.traits.has('idle')
                ? 'idle'
                : undefined
    return trait ? [{ argument: this.trait(trait, act, this.slot(place)), about: UNMOVED }] : []
  }

  /** Actions that no redirect touches. */
  #steadfast(effect: Effect, step: Step): Counter[] {
    const act = this.act(effect.act)
    return step.turns && act.traits.has('unredirected')
      ? [{ argument: this.trait('unredirected', act), about: UNMOVED }]
      : []
  }

  /** Movers that take nothing along that is done for a side. */
  #passedOver({ act }: Effect, { mover }: Step): Counter[] {
    return this.overlooks(mover, act) ? [{ argument: this.trait('personal', this.act(mover)), about: UNMOVED }] : []
  }

  /** The host's word that an action does not hold; that it does leaves nothing against it. */
  #ruled(act: Act): Counter[] {
    if (act.ruled!.holds) return []
    return [{ argument: this.ruledOut(act.id, act.ruled!.note), about: UNMOVED }]
  }

  /** The host's word that an action holds, as a part of whatever it does. */
  #upheld(act: Act): Argument[] {
    if (!act.ruled?.holds) return []
    const { note } = act.ruled
    return [
      this.args.known(`upheld:${act.id}`, () =>
        this.args.given({ claim: { is: 'ruled', action: act.id, holds: true, note }, rule: this.cites.host }),
      ),
    ]
  }

  ruledOut(action: ActionId, note: string): Argument {
    return this.args.known(`ruled:${action}`, () =>
      this.args.make(
        { claim: { is: 'ruled', action, holds: false, note }, rule: this.cites.host, action },
        NOTHING,
        () => [],
      ),
    )
  }
}
