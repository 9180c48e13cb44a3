/**
 * Draws the roles of a set-up. Whatever is left to chance asks `Chance`, so that the same walk deals by lot and finds all that
 * can come out.
 */
import { cardKey } from './cards.ts'
import { everyWay, TooMany, type Chance } from './chance.ts'
import type { Amount, Card, Cards, Die, Form, Setup } from './setup.ts'

export interface Given {
  players: number
  /** What somebody chose before the game. */
  chosen?: number
  /** The faction of a role as it is written; nothing where the rules do not have it. */
  factionOf(card: Card): string | undefined
}

export interface Drawn {
  cards: Card[]
  /** Cards that nobody gets, by the name under which they were kept. */
  left: Record<string, Card[]>
}

/** What cannot be: `key` of the words of a set-up, with what they name. */
export class Undrawable extends Error {
  readonly why: 'neverComes' | 'tooFewHere' | 'notChosen'
  readonly cards: readonly Card[]

  constructor(why: Undrawable['why'], cards: readonly Card[] = []) {
    super(why)
    this.why = why
    this.cards = cards
  }
}

/** How often it is drawn again before it is given up, and how many ways are looked at to do without that. */
const mostTries = 2000
const mostWays = 3000

/**
 * @returns a role for each player where the set-up adds up, in the order drawn
 * @throws Undrawable where it cannot be drawn
 */
export function drawRoles(setup: Setup, given: Given, chance: Chance): Drawn {
  const table = new Table(setup, given, chance)
  table.put(setup.roles)
  return { cards: filled(setup, given, table.cards), left: table.left }
}

/** What lies on the table so far. */
class Table {
  readonly cards: Card[]
  readonly left: Record<string, Card[]> = {}
  readonly #given: Given
  readonly #chance: Chance
  readonly #setup: Setup
  /** Roles of which there may be only so many, from where that is said on. */
  #limit: Readonly<Record<string, number>> = {}

  constructor(setup: Setup, given: Given, chance: Chance, cards: readonly Card[] = []) {
    this.#setup = setup
    this.#given = given
    this.#chance = chance
    this.cards = [...cards]
  }

  put(form: Form): void {
    const before = this.#limit
    this.#limit = { ...before, ...form.limit }
    if (form.never.length) this.#unless(form)
    else this.#draw(form)
    this.#limit = before
  }

  /** Drawn again while it holds a bundle that may never come. */
  #unless(form: Form): void {
    const free: Form = { ...form, never: [] }
    const trying = (chance: Chance): Table => {
      const table = new Table(this.#setup, this.#given, chance, this.cards)
      table.#limit = this.#limit
      table.put(free)
      return table
    }
    const kept = (table: Table): boolean => !form.never.some(bundle => holds(table.cards, bundle))
    this.#take(this.#oneOfAll(trying, kept) ?? this.#again(trying, kept))
  }

  #oneOfAll(trying: (chance: Chance) => Table, kept: (table: Table) => boolean): Table | undefined {
    try {
      const ways = everyWay(trying, mostWays).filter(({ value }) => kept(value))
      if (!ways.length) throw new Undrawable('neverComes')
      const common = ways.reduce((product, { of }) => lcm(product, of), 1n)
      return ways[this.#chance.pick(ways.map(({ ways: up, of }) => up * (common / of)))]!.value
    } catch (error) {
      if (error instanceof TooMany) return undefined
      throw error
    }
  }

  #again(trying: (chance: Chance) => Table, kept: (table: Table) => boolean): Table {
    for (let tries = 0; tries < mostTries; tries++) {
      const table = trying(this.#chance)
      if (kept(table)) return table
    }
    throw new Undrawable('neverComes')
  }

  #take(table: Table): void {
    this.cards.splice(0, this.cards.length, ...table.cards)
    Object.assign(this.left, table.left)
  }

  #draw(form: Form): void {
    switch (form.is) {
      case 'roles':
        return form.cards.forEach(cards => this.#lay(cards))
      case 'all':
        return form.of.forEach(one => this.put(one))
      case 'one':
        return this.#putOne(form.of)
      case 'take':
        return this.#takeFrom(form)
      case 'roll':
        return this.#roll(form)
      case 'by players':
        for (const { from, to = Infinity, form: entry } of form.entries)
          if (this.#given.players >= from && this.#given.players <= to) this.put(entry)
    }
  }

  #lay({ card, count, loose }: Cards): void {
    for (let times = 0; times < count; times++) {
      if (!loose) this.cards.push(card)
      else this.#layOver(card)
    }
    for (let times = 0; times > count; times--) {
      const at = this.cards.findIndex(one => cardKey(one) === cardKey(card))
      if (at < 0) throw new Undrawable('tooFewHere', [...this.cards, card])
      this.cards.splice(at, 1)
    }
  }

  /** On top of a role that has nothing over it yet, each as likely. */
  #layOver(card: Card): void {
    const bare = this.cards.map(({ over }) => (over.length ? 0n : 1n))
    if (!bare.includes(1n)) throw new Undrawable('tooFewHere', [card])
    const at = this.#chance.pick(bare)
    this.cards[at] = { ...this.cards[at]!, over: [card.role, ...card.over] }
  }

  #putOne(forms: readonly Form[]): void {
    const open = forms.map(form => (this.#usedUp(form) ? 0n : 1n))
    if (!open.includes(1n)) throw new Undrawable('tooFewHere', this.cards)
    this.put(forms[this.#chance.pick(open)]!)
  }

  /** Whether there are as many of one of its roles as there may be. */
  #usedUp(form: Form): boolean {
    if (form.is !== 'roles') return false
    return Object.entries(this.#limit).some(([role, most]) => {
      const named = (card: Card): boolean => card.role.toLowerCase() === role.toLowerCase()
      const more = form.cards.filter(({ card }) => named(card)).reduce((sum, { count }) => sum + count, 0)
      return more > 0 && this.cards.filter(named).length + more > most
    })
  }

  #takeFrom({ take, from, left }: Form & { is: 'take' }): void {
    const pool = new Table(this.#setup, this.#given, this.#chance)
    pool.#limit = this.#limit
    pool.put(from)
    Object.assign(this.left, pool.left)
    const kinds = new Map<string, Card[]>()
    for (const card of pool.cards) kinds.set(cardKey(card), [...(kinds.get(cardKey(card)) ?? []), card])
    let wanted = amountOf(take, this.#given)
    if (wanted > pool.cards.length) throw new Undrawable('tooFewHere', pool.cards)
    let others = pool.cards.length
    const kept: Card[] = []
    for (const cards of kinds.values()) {
      others -= cards.length
      const ways = Array.from({ length: cards.length + 1 }, (_, of) =>
        of > wanted ? 0n : choose(cards.length, of) * choose(others, wanted - of),
      )
      const taken = this.#chance.pick(ways)
      this.cards.push(...cards.slice(0, taken))
      kept.push(...cards.slice(taken))
      wanted -= taken
    }
    if (left !== undefined) this.left[left] = [...(this.left[left] ?? []), ...kept]
  }

  #roll(form: Rolled): void {
    const { all, weights } = possible(form)
    const { counts } = all[this.#chance.pick(weights)]!
    for (const [letter, forms] of Object.entries(form.table))
      this.put(forms[Math.min(counts.get(letter) ?? 0, forms.length - 1)]!)
  }
}

type Rolled = Form & { is: 'roll' }

/** Forms are never changed in place, so what was worked out for one stays right. */
const worked = new WeakMap<Rolled['table'], { all: readonly Throw[]; weights: readonly bigint[] }>()

/** The throws that have a place in each table, with their weights. */
function possible({ dice, table, beyond }: Rolled): { all: readonly Throw[]; weights: readonly bigint[] } {
  const known = worked.get(table)
  if (known) return known
  const all = throwsOf(dice).filter(
    ({ counts }) => beyond !== 'again' || [...counts].every(([letter, count]) => count < table[letter]!.length),
  )
  if (!all.length) throw new Undrawable('neverComes')
  const made = { all, weights: all.map(({ ways }) => ways) }
  worked.set(table, made)
  return made
}

export function amountOf({ number, chosen }: Amount, given: Given): number {
  if (chosen && given.chosen === undefined) throw new Undrawable('notChosen')
  return number + chosen * (given.chosen ?? 0)
}

interface Throw {
  counts: ReadonlyMap<string, number>
  ways: bigint
}

/** All ways in which the letters can fall, each with its number of ways. */
function throwsOf(dice: readonly Die[]): readonly Throw[] {
  let all: Throw[] = [{ counts: new Map(), ways: 1n }]
  for (const die of dice) all = all.flatMap(before => fallsOf(die).map(fall => joined(before, fall)))
  return all
}

/** How many ways `throwsOf` gives, without making them. */
export const throwsCount = (dice: readonly Die[]): number =>
  dice.reduce((product, { times, letters }) => product * Number(choose(times + letters.length - 1, times)), 1)

function joined(one: Throw, other: Throw): Throw {
  const counts = new Map(one.counts)
  for (const [letter, count] of other.counts) counts.set(letter, (counts.get(letter) ?? 0) + count)
  return { counts, ways: one.ways * other.ways }
}

function fallsOf({ times, letters }: Die): Throw[] {
  const [first, ...rest] = letters
  if (!first) return times ? [] : [{ counts: new Map(), ways: 1n }]
  return Array.from({ length: times + 1 }, (_, count) => count).flatMap(count =>
    fallsOf({ times: times - count, letters: rest }).map(({ counts, ways }) => ({
      counts: new Map([[first.letter, count], ...counts]),
      ways: ways * choose(times, count) * BigInt(first.weight) ** BigInt(count),
    })),
  )
}

/** In how many ways so many are chosen out of these. */
function choose(from: number, many: number): bigint {
  if (many < 0 || many > from) return 0n
  let ways = 1n
  for (let at = 1; at <= many; at++) ways = (ways * BigInt(from - many + at)) / BigInt(at)
  return ways
}

const gcd = (one: bigint, other: bigint): bigint => (other ? gcd(other, one % other) : one)
const lcm = (one: bigint, other: bigint): bigint => (one / gcd(one, other)) * other

/** Whether the bundle lies among these cards. */
const holds = (cards: readonly Card[], bundle: readonly Cards[]): boolean =>
  bundle.every(({ card, count }) => cards.filter(one => cardKey(one) === cardKey(card)).length >= count)

/** Fills up factions to their sizes, and the game to its players. */
function filled({ sizes, rest }: Setup, { players, factionOf }: Given, drawn: readonly Card[]): Card[] {
  const cards = [...drawn]
  for (const [faction, size] of Object.entries(sizes)) {
    const filler = rest[faction]
    for (let have = cards.filter(card => factionOf(card) === faction).length; filler && have < size; have++)
      cards.push(filler)
  }
  const [last] = Object.entries(rest).filter(([faction]) => !Object.hasOwn(sizes, faction))
  while (last && cards.length < players) cards.push(last[1])
  return cards
}
