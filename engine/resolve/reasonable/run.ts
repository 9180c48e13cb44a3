/**
 * One reading of one night, from the field to every question's answer. Rulings (split effects, the two readings,
 * loops too large) are made above this, in `reasonable.ts`.
 */
import { any as anyOf, restated, type Reason } from '../../reason/reason.ts'
import type { ActionId, Claim, RuleId } from '../../reason/claim.ts'
import type { Position } from '../../rules/position.ts'
import { Arguments, type Argument } from './argument.ts'
import { Arrivals, type Knobs } from './arrival.ts'
import { closures } from './below.ts'
import type { Bits } from './bits.ts'
import { Chains, type RuleFour } from './chain.ts'
import type { Cites } from './cites.ts'
import { Deaths } from './deaths.ts'
import { effectKey, Field, type Effect, type Step, type Work } from './field.ts'
import { Grower } from './grow.ts'
import { Knowledge, type Finding } from './knowledge.ts'
import { Judge } from './verdicts.ts'
import { Scales } from './weigh.ts'
import type { VerdictWord } from '../../journal/outcome.ts'

export interface RunOptions extends Knobs {
  ruleFour: RuleFour
  movesCanBeMoved: boolean
  redirectsFirst: boolean
}
/** A question that was asked: its claim, every way it could be so, and whether it is. */
export interface Asked {
  claim: Claim
  ways: Argument[]
  holds: boolean
  /** The death before which it would have come about, and the rule by which it is judged after it. */
  ended?: { death: Asked; rule: RuleId }
}
/** What a check or a sensor brought: the findings that stand. `undefined` in place of a list is No Result. */
export interface Report {
  by: number
  findings: Asked[]
  results: string[] | 'nothing' | undefined
}

/** What does not depend on the reading: the field and every argument raised in it. Shared by both readings. */
export class Ground {
  readonly position: Position
  readonly field: Field
  readonly arrivals: Arrivals
  readonly deaths: Deaths
  readonly knowledge: Knowledge
  readonly judge: Judge
  readonly closed: () => Bits[]

  constructor(
    position: Position,
    options: Omit<RunOptions, 'ruleFour'>,
    cites: Cites,
    settled: ReadonlySet<string>,
    work: Work,
  ) {
    this.position = position
    this.field = new Field(position, { ...options, settled }, work)
    this.arrivals = new Arrivals(this.field, new Arguments(), cites, options)
    this.deaths = new Deaths(this.arrivals)
    this.knowledge = new Knowledge(this.arrivals, this.deaths)
    this.judge = new Judge(this.arrivals, this.deaths, this.knowledge)
    let closed: Bits[] | undefined
    this.closed = () => (closed ??= closures(this.field, options.deadActorsAct))
  }
}

export class Run {
  readonly position: Position
  readonly field: Field
  readonly scales: Scales
  readonly #ground: Ground
  readonly #grower: Grower
  /** Every way of what an action tries, by action, once it was asked for. */
  readonly #tries = new Map<number, Argument[]>()

  constructor(ground: Ground, ruleFour: RuleFour, work: Work) {
    this.position = ground.position
    this.field = ground.field
    this.#ground = ground
    const { acts, effects } = ground.field
    this.scales = new Scales(
      new Chains(acts.length, effects.length, ruleFour),
      acts.length,
      act => ground.closed()[act]!,
      work,
    )
    this.#grower = new Grower(ground.arrivals, this.scales)
  }

  /** Single-target effects that stand at several places: the moves contradict each other. */
  splits(): string[] {
    return this.field.effects.flatMap(effect => {
      if (!effect.movable || this.field.effectsOf[effect.act]!.length !== 1) return []
      const places = [...this.field.routesOf(effect).values()]
      if (places.length < 2) return []
      const part = this.#ground.judge.mainPart(effect.act)
      const standing = places.filter(routes =>
        routes.some(route =>
          this.scales.alone(this.#ground.arrivals.comes(route, part, this.#ground.arrivals.cites.arrival)),
        ),
      )
      return standing.length > 1 ? [effectKey(this.position.acts[effect.act]!, effect.aim)] : []
    })
  }

  /** The actions that these split effects belong to, and the moves that contradict each other about them. */
  contradicted(split: readonly string[]): ActionId[] {
    const torn = this.field.effects.filter(effect =>
      split.includes(effectKey(this.position.acts[effect.act]!, effect.aim)),
    )
    const acts = new Set(torn.flatMap(effect => [effect.act, ...this.field.reach(effect).movers]))
    return this.position.acts.map(({ id }) => id).filter((_, index) => acts.has(index))
  }

  /** Redirects that pull one player's actions to different goals, so that none of them stands. */
  cancelledRedirects(): ActionId[] {
    const outranking = this.field
      .having('move')
      .filter(act => ['redirect', 'attract'].includes(this.field.component(act, 'move')!.how))
    if (outranking.length < 2) return []
    const acts = new Set(
      this.field.effects
        .filter(effect => !this.position.acts[effect.act]!.traits.has('unredirected'))
        .flatMap(effect => {
          const pulls = this.#edges(effect).filter(step => step.turns)
          const divided = new Set(pulls.map(({ to }) => to)).size > 1
          return divided && !this.scales.any(pulls.map(step => this.#ground.arrivals.moves(effect, step)))
            ? pulls.map(({ mover }) => mover)
            : []
        }),
    )
    return this.position.acts.map(({ id }) => id).filter((_, index) => acts.has(index))
  }

  /**
   * Redirects and swaps that pull one action to different places, where the reading of the two decides: the redirect goes
   * before, or both fall.
   */
  redirectsAgainstSwaps(): ActionId[] {
    const stands = (effect: Effect, steps: readonly Step[]): boolean =>
      this.scales.any(steps.map(step => this.#ground.arrivals.moves(effect, step)))
    const acts = new Set(
      this.field.effects.flatMap(effect => {
        const edges = this.#edges(effect)
        const turning = edges.filter(({ turns }) => turns)
        const swaps = edges.filter(step => !step.turns && turning.some(({ to }) => to !== step.to))
        const decided = turning.some(({ outranks }) => outranks) ? stands(effect, turning) : !stands(effect, edges)
        return swaps.length && decided ? [...turning, ...swaps].map(({ mover }) => mover) : []
      }),
    )
    return this.position.acts.map(({ id }) => id).filter((_, index) => acts.has(index))
  }

  /** Moves that would take an effect from its chosen target, without those that touch nothing of its kind. */
  #edges(effect: Effect): Step[] {
    const edges = this.field.edges(effect, effect.target, false)
    return edges.filter(({ mover }) => !this.#ground.arrivals.overlooks(mover, effect.act))
  }

  /** Does this player die? Undefined when nothing speaks for it. */
  death(who: number): Asked | undefined {
    const ways = this.#ground.deaths.of(who)
    return ways.length ? this.#ask({ is: 'dies', who: this.#slot(who) }, ways) : undefined
  }

  /** What an action's check or sensor brings. */
  report(by: number): Report | undefined {
    if (this.field.component(by, 'learn')) return this.#reportOf(by, this.#ground.knowledge.readings(by))
    if (!this.field.component(by, 'sense')) return undefined
    const { seen, nothing } = this.#ground.knowledge.sights(by)
    return this.#reportOf(by, seen, nothing)
  }

  #reportOf(by: number, found: Finding[], nothing?: Finding): Report {
    const findings = found.map(finding => this.#ask(finding.claim, finding.ways))
    const results = found.filter((_, index) => findings[index]!.holds).map(finding => finding.result)
    const empty = nothing && this.#ask(nothing.claim, nothing.ways)
    // Each is asked with a chain of its own, so that both may stand: whoever saw somebody did not see nobody.
    return {
      by,
      findings: empty && !(empty.holds && results.length) ? [...findings, empty] : findings,
      results: results.length ? results : empty?.holds ? 'nothing' : undefined,
    }
  }

  recruitings(by: number): (Asked & { who: number })[] {
    if (!this.field.component(by, 'recruit') && !this.field.component(by, 'kill')?.ownOutsider) return []
    return this.#ground.knowledge.recruitings(by).map(({ who, ways }) => ({
      who,
      ...this.#ask({ is: 'recruited', who: this.#slot(who), by: this.position.acts[by]!.id }, ways),
    }))
  }

  /** What an action leaves at players: where it `lands`, and whether anything comes of it there. */
  markings(by: number): (Asked & { who: number; as: string; lands: boolean; told: boolean })[] {
    const { id, components } = this.position.acts[by]!
    const marks = components.filter(component => component.does === 'mark')
    return marks.flatMap(({ as, sparesDead, onlyOf }) =>
      this.#ground.knowledge.markings(by).map(({ who, ways }) => {
        const asked = this.#ask({ is: 'fact', kind: as, of: this.#slot(who), action: id }, ways)
        const told = onlyOf === undefined || this.position.people[who]!.alignment === onlyOf
        return { who, as, told, lands: asked.holds, ...this.#afterDeath(asked, who, sparesDead) }
      }),
    )
  }

  /** What only comes about after the deaths of the phase, where a rule says so: of the dead it does not. */
  #afterDeath(asked: Asked, who: number, rule: RuleId | undefined): Asked {
    const death = rule === undefined ? undefined : this.death(who)
    return rule !== undefined && death?.holds ? { ...asked, holds: false, ended: { death, rule } } : asked
  }

  /** Limited passive shields of a player that took attacks. */
  shielded(who: number): { by: number; attacks: number }[] {
    return this.#ground.deaths.shieldsUsed(who, argument => this.scales.alone(argument))
  }

  /** Is the flip of this victim hidden? */
  hiding(who: number): Asked | undefined {
    const ways = this.#ground.knowledge.hidings(who)
    return ways.length ? this.#ask({ is: 'flipHidden', who: this.#slot(who) }, ways) : undefined
  }

  /** How an action fared, asked by itself, and where it came. */
  verdict(act: number): { verdict: VerdictWord; landed: number[]; grow: () => Reason } {
    const { parts, arrivals, leaves } = this.#ground.judge.parts(act, argument => this.scales.alone(argument))
    const standing = parts.filter(ways => this.scales.any(ways)).length
    const verdict = standing === parts.length ? 'succeeded' : standing ? 'partial' : 'failed'
    const landed = arrivals.filter(({ ways }) => this.scales.any(ways)).map(({ place }) => place)
    const { id } = this.position.acts[act]!
    const grow = (): Reason => {
      const tree = this.#grower.question({ is: 'works', action: id }, this.#ground.arrivals.cites.verdict, parts.flat())
      return leaves.length ? anyOf(tree.claim, { rule: tree.rule }, [...tree.because, ...leaves]) : tree
    }
    return { verdict: parts.length ? verdict : 'succeeded', landed, grow }
  }

  tree(asked: Asked, rule = this.#ground.arrivals.cites.question): Reason {
    const grown = this.#grower.question(asked.claim, rule, asked.ways)
    const { ended } = asked
    if (!ended) return grown
    return anyOf(asked.claim, { rule }, [restated(grown, asked.claim, { rule: ended.rule }, [this.tree(ended.death)])])
  }

  /** Whether a question could turn out otherwise without an action. */
  mayHangOn(asked: Asked, act: number): boolean {
    const mayTurn = asked.ways.some(way => this.scales.holds(way, act))
    return mayTurn || (asked.ended !== undefined && this.mayHangOn(asked.ended.death, act))
  }

  /** Whether how an action fares could be otherwise without another one. */
  verdictMayHangOn(act: number, other: number): boolean {
    const ways = this.#tries.get(act) ?? this.#triesOf(act)
    this.#tries.set(act, ways)
    return ways.some(way => this.scales.holds(way, other))
  }

  #triesOf(act: number): Argument[] {
    const { parts, idle } = this.#ground.judge.parts(act, one => this.scales.alone(one))
    return [...parts.flat(), ...(idle ? [idle] : [])]
  }

  #ask(claim: Claim, ways: Argument[]): Asked {
    return { claim, ways, holds: this.scales.any(ways) }
  }
  #slot(who: number): string {
    return this.position.people[who]!.slot
  }
}
