/**
 * One run through a list: the state that rulings read and write. Nothing here decides anything; rulings ask and put, and
 * what they put has its reason.
 */
import type { Game, Datum, PhaseState, Remembered, Seat, SeatChange } from '../../journal/state.ts'
import { seatOf } from '../../journal/state.ts'
import { catalogueOf, getOwn, type Catalogue } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import type { ActionId, Claim, RuleId, SeatId } from '../../reason/claim.ts'
import { all, type Reason } from '../../reason/reason.ts'
import { Draws } from '../../game/draws.ts'
import type { Learned, RulingNotice, Spent, Tally, Tell } from '../../journal/outcome.ts'
import { Ledger } from './ledger.ts'
import type { Fact, FactGiven } from './fact.ts'
import type { Foresight } from './foresight.ts'
import type { Move } from './move.ts'
import type { Way } from './way.ts'
import { phaseCalled } from '../../game/when.ts'
import { recall, remembered } from './memory.ts'

/** Of several words that one finding tells, why each of them. */
type WhyOf = (word: string) => Reason

/** What somebody learned, with the reason behind it; of several words each may have its own. */
export interface Finding extends Learned {
  why: Reason
  whyOf?: WhyOf
}

/** The host's own word, where a tree cites it. */
export const HOST: RuleId = 'host'

/** What a bystander can do. */
const nothing: ReadonlySet<string> = new Set()

export class Resolution {
  readonly system: System
  readonly game: Game
  readonly phase: PhaseState
  readonly catalogue: Catalogue
  /** What is made this phase; what another action took the place of is none of it any more. */
  moves: readonly Move[]
  /** `night 2` */
  readonly name: string
  readonly ledger = new Ledger()
  readonly foresight: Foresight
  readonly findings: Finding[] = []
  readonly tells: Tell[] = []
  readonly rulings: RulingNotice[] = []
  readonly spent: Spent[] = []
  readonly hidden: SeatId[] = []
  /** Set by rulings where a vote is counted. */
  tally: Tally | undefined
  readonly lynched: SeatId[] = []
  /** What is kept for later steps (`per-run.ts`). */
  readonly kept: unknown[] = []
  /** Whether an action, sent in or only thought of, would arrive if its turn were now. Writes nothing. */
  trial: (move: Move) => Reason = () => {
    throw new Error('Moves are tried by the list that walks.')
  }
  /** The same of each of its places, with what it would meet. */
  ways: (move: Move) => Way[] = () => {
    throw new Error('Moves are tried by the list that walks.')
  }
  readonly #draws: Draws
  readonly #drawn = new Map<string, number>()
  readonly #asked = new Map<string, number>()
  readonly #dead = new Set<SeatId>()
  readonly #seats = new Map<SeatId, SeatChange>()
  /** Seats as they are, until somebody dies or is changed: rulings ask for them at every step. */
  readonly #now = new Map<SeatId, Seat>()
  #all: readonly Seat[] | undefined
  #alive: readonly Seat[] | undefined
  /** What options are set to, as every step asks for some. */
  readonly #set = new Map<string, string | boolean | number>()
  /** What everybody can do, until somebody dies or is changed. */
  readonly #can = new Map<SeatId, ReadonlySet<string>>()
  readonly #state: Record<string, Record<string, Datum>> = {}
  readonly #react: (fact: Fact) => void
  readonly #without: readonly string[]

  /** @param react what follows when a fact is written */
  constructor(
    system: System,
    game: Game,
    phase: PhaseState,
    moves: readonly Move[],
    foresight: Foresight,
    react: (run: Resolution, fact: Fact) => void,
    without: readonly string[],
  ) {
    this.system = system
    this.game = game
    this.phase = phase
    this.catalogue = catalogueOf(system, game)
    this.moves = moves
    this.foresight = foresight
    this.name = phaseCalled(phase)
    this.#draws = new Draws(game.seed, this.name, phase.fixedDraws)
    this.#react = fact => react(this, fact)
    this.#without = without
    recall(this)
  }

  get options(): Game['options'] {
    return this.game.options
  }
  get rolls() {
    return this.#draws.log
  }
  /** Actions that are left out of this run. */
  get without(): readonly string[] {
    return this.#without
  }

  /** What an option is set to. */
  option<T extends string | boolean | number = string>(id: string): T {
    const known = this.#set.get(id)
    if (known !== undefined) return known as T
    const value = getOwn(this.options, id) ?? this.system.options[id]!.values[0]!
    this.#set.set(id, value)
    return value as T
  }

  /** A seat as it is at this moment. */
  seat(slot: SeatId): Seat {
    const known = this.#now.get(slot)
    if (known) return known
    const seat = seatOf(this.game, slot)!
    const changed = this.#seats.get(slot)
    // As it was: what is known of that very seat, such as its abilities, stays known.
    if (!changed && !this.isDead(slot)) {
      this.#now.set(slot, seat)
      return seat
    }
    const { out, details, ...change } = changed ?? {}
    const now = {
      ...seat,
      ...change,
      ...(details && { details: { ...seat.details, ...details } }),
      alive: seat.alive && !out && !this.isDead(slot),
    }
    this.#now.set(slot, now)
    return now
  }

  /** Somebody is no longer as he was. */
  #forget(slot: SeatId): void {
    this.#now.delete(slot)
    this.#can.delete(slot)
    this.#all = undefined
    this.#alive = undefined
  }

  /** Everybody in roster order, as things are at this moment. */
  seats(): readonly Seat[] {
    return (this.#all ??= this.game.seats.map(({ slot }) => this.seat(slot)))
  }
  living(): readonly Seat[] {
    return (this.#alive ??= this.seats().filter(({ alive }) => alive))
  }
  isSomebody(name: string): boolean {
    return seatOf(this.game, name) !== undefined
  }
  isDead(slot: SeatId): boolean {
    return this.#dead.has(slot)
  }
  has(slot: SeatId, ability: string): boolean {
    return (this.#can.get(slot) ?? this.#abilities(slot)).has(ability)
  }

  #abilities(slot: SeatId): ReadonlySet<string> {
    const seat = this.seat(slot)
    const also = seat.bystander ? [] : (this.system.entry.alsoHas?.(this.game, seat) ?? [])
    const abilities = seat.bystander
      ? nothing
      : also.length
        ? new Set([...this.catalogue.abilitiesOf(seat), ...also])
        : this.catalogue.abilitySetOf(seat)
    this.#can.set(slot, abilities)
    return abilities
  }

  /** An ability that is always at work, as a reason; undefined where this player has none. */
  passive(slot: SeatId, ability: string): { action: ActionId; why: Reason } | undefined {
    if (!this.has(slot, ability)) return undefined
    const action = `passive:${slot}:${ability}`
    return {
      action,
      why: all(
        { is: 'active', action, part: 'none', at: slot },
        { rule: this.catalogue.ability(ability)?.rule ?? HOST, action },
      ),
    }
  }

  /** Writes a fact; what follows from it follows at once. */
  put(given: FactGiven): Fact {
    const fact = this.ledger.put(given)
    if (fact.kind === 'death' && fact.why.holds) {
      this.#dead.add(fact.of)
      this.#forget(fact.of)
    }
    if (fact.why.holds) this.#react(fact)
    return fact
  }

  /** Somebody dies where the reason holds; an attempt where it does not. Nobody dies twice. @param cause a word for messages and later rules */
  dies(
    who: SeatId,
    why: Reason,
    rule: RuleId,
    { cause = '', by, action }: { cause?: string; by?: SeatId; action?: ActionId } = {},
  ): Fact {
    return this.put({
      kind: 'death',
      of: who,
      why,
      rule,
      data: { cause },
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
    })
  }

  /** The deaths of this phase, in the order they came. */
  deaths(): Fact[] {
    const seen = new Set<SeatId>()
    return this.ledger.facts.filter(
      ({ kind, of, why }) =>
        kind === 'death' && why.holds && !seen.has(of) && seen.add(of) && seatOf(this.game, of)?.alive,
    )
  }

  /** Somebody learns something by his own action. `noResult`: he was stopped, and is told so. @param really whom it is about, where he is told that it is somebody else than he named */
  learn(
    move: Pick<Move, 'actor' | 'id' | 'does'>,
    about: string,
    result: string | string[],
    rule: RuleId,
    why: Reason,
    really: string = about,
    whyOf?: WhyOf,
  ): void {
    this.findings.push({
      who: move.actor,
      action: move.id,
      ability: move.does,
      about,
      ...(really !== about && { really }),
      result,
      rule,
      why,
      ...(whyOf && { whyOf }),
    })
  }

  /** Somebody learns a fact about somebody (`role`, `team`) through this action or passive ability, whosever it is. */
  learnFact(
    who: SeatId,
    { action, ability }: { action: ActionId; ability: string },
    about: string,
    fact: string,
    is: string | string[],
    rule: RuleId,
    why: Reason,
    whyOf?: WhyOf,
  ): void {
    this.findings.push({ who, action, ability, about, result: is, fact, rule, why, ...(whyOf && { whyOf }) })
  }

  tell(to: SeatId | { group: string }, kind: string, values: Tell['values'] = {}, rule?: RuleId): void {
    this.tells.push({
      to: typeof to === 'string' ? { to: 'player', player: to } : { to: 'group', group: to.group },
      kind,
      values,
      ...(rule !== undefined && { rule }),
    })
  }

  /** A line for everybody. @param post the post it stands in, where not the one that closes the phase */
  announce(kind: string, values: Tell['values'] = {}, rule?: RuleId, post?: string): void {
    this.tells.push({
      to: { to: 'public' },
      kind,
      values,
      ...(rule !== undefined && { rule }),
      ...(post !== undefined && { post }),
    })
  }

  /** A use of a limited ability is gone, and one on oneself where it was. */
  spend(who: SeatId, ability: string, rule: RuleId, onSelf = false): void {
    this.spent.push({ who, ability, count: 1, rule, modifier: rule })
    if (onSelf) this.spent.push({ who, ability: `${ability}:self`, count: 1, rule, modifier: rule })
  }

  /** Draws one of these; each draw of one purpose about one subject is a draw of its own. @returns undefined when there is none */
  draw(
    purpose: string,
    of: string,
    candidates: readonly string[],
    rule: RuleId = getOwn(this.system.draws, purpose) ?? HOST,
  ): string | undefined {
    const key = `${purpose}|${of}`
    const nth = this.#drawn.get(key) ?? 0
    this.#drawn.set(key, nth + 1)
    const seat = this.game.seats.findIndex(({ slot }) => slot === of)
    return this.#draws.one({ purpose, rule, of, seat: seat * 100 + nth, candidates })
  }

  /** Asks the host. @returns his answer where it is one of the choices, else the default, the first of them */
  ask(
    prompt: string,
    {
      choices = getOwn(this.system.prompts, prompt)?.choices ?? [],
      actions = [],
    }: { choices?: readonly string[]; actions?: readonly ActionId[] } = {},
  ): string {
    const nth = this.#asked.get(prompt) ?? 0
    this.#asked.set(prompt, nth + 1)
    const answer = this.phase.answers[prompt]?.[nth]
    const answered = answer !== undefined && (choices.includes(answer) || !choices.length)
    const chosen = answered ? answer : (choices[0] ?? '')
    this.rulings.push({
      id: prompt,
      kind: 'prompt',
      rule: getOwn(this.system.prompts, prompt)?.rule ?? HOST,
      actions: [...actions],
      choices: choices.map(id => ({ id })),
      chosen,
      answered,
    })
    return chosen
  }

  /** Tells the host how a point was read, without waiting for him. */
  notice(id: string, rule: RuleId, actions: readonly ActionId[] = []): void {
    if (!this.rulings.some(ruling => ruling.id === id && ruling.actions.join() === actions.join()))
      this.rulings.push({ id, kind: 'notice', rule, actions: [...actions], choices: [], chosen: '', answered: false })
  }

  /** Gives a status that stays. @param until the last phase in which it is there (`day 3`); by default it stays for good */
  mark(
    slot: SeatId,
    status: string,
    why: Reason,
    rule: RuleId,
    { until, by, action, data }: Pick<FactGiven, 'until' | 'by' | 'action' | 'data'> = {},
  ): Fact {
    return this.put({
      kind: status,
      of: slot,
      why,
      rule,
      lasting: true,
      ...(until !== undefined && { until }),
      ...(by !== undefined && { by }),
      ...(action !== undefined && { action }),
      ...(data && { data }),
    })
  }

  /** The statuses of somebody at this moment, in the order in which the system lists them. */
  marksOf(slot: SeatId): string[] {
    return Object.keys(this.system.books?.marks ?? {}).filter(
      mark => this.ledger.found({ kind: mark, of: slot, when: 'soFar' }).length,
    )
  }

  count(key: string, name: string): number {
    return Number(this.#state[key]?.[name] ?? this.game.state?.[key]?.[name] ?? 0)
  }
  setCount(key: string, name: string, value: Datum): void {
    ;(this.#state[key] ??= {})[name] = value
  }

  /** Changes a seat from this moment on: another role, fresh uses; `out` leaves the game without dying. */
  change(slot: SeatId, change: SeatChange): void {
    const before = this.#seats.get(slot)
    this.#forget(slot)
    this.#seats.set(slot, {
      ...before,
      ...change,
      ...((before?.details ?? change.details) && { details: { ...before?.details, ...change.details } }),
    })
  }

  /** A claim as a given: nothing speaks for it and it holds. */
  given(claim: Claim, rule: RuleId, action?: ActionId): Reason {
    return all(claim, { rule, ...(action !== undefined && { action }) })
  }

  /** What the phase changes in the game, once everything happened. */
  changes(): {
    seats?: Record<SeatId, SeatChange>
    facts?: Remembered[]
    ended?: number[]
    state?: Record<string, Record<string, Datum>>
  } {
    const { facts, ended } = remembered(this)
    const staying = Object.keys(this.system.books?.marks ?? {}).flatMap(mark => {
      const there = this.ledger.found({ kind: mark, when: 'soFar' }).filter(({ until }) => until !== this.name)
      return there.length ? [{ mark, on: new Set(there.map(({ of }) => of)) }] : []
    })
    for (const { slot, status } of this.game.seats) {
      const marks = staying.flatMap(({ mark, on }) => (on.has(slot) ? [mark] : []))
      if (marks.length !== status.length || marks.some((mark, at) => mark !== status[at]))
        this.change(slot, { status: marks })
    }
    const seats = Object.fromEntries(
      this.game.seats.flatMap(({ slot }) => (this.#seats.has(slot) ? [[slot, this.#seats.get(slot)!]] : [])),
    )
    return {
      ...(Object.keys(seats).length && { seats }),
      ...(facts.length && { facts }),
      ...(ended.length && { ended }),
      ...(Object.keys(this.#state).length && { state: this.#state }),
    }
  }
}
