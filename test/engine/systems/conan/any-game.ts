/**
 * Any game of `conan`, written as a case: a few members and townspeople, two nights and two days, actions legal and not,
 * votes of the living and of others. A game that breaks a property prints as the case it is.
 */
import fc from 'fast-check'
import { play, type Played } from '../../../../engine/cases/play.ts'
import { reportsOf, type PhaseReport } from '../../../../engine/cases/report.ts'
import { crimes } from '../../../../engine/systems/conan/arrest/crimes.ts'
import { conan } from '../../../../engine/systems/conan/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'

export interface ActionSent {
  id: string
  by: string
  does: string
  to: string[]
  with?: Record<string, string>
}
export interface VoteSent {
  by: string
  for: string
}
export interface Seated {
  role: string
  status?: string[]
  will?: string
  state?: Record<string, number>
}
export interface PhaseWritten {
  night?: number
  day?: number
  actions: ActionSent[]
  votes?: VoteSent[]
}
export interface GameWritten {
  options: Record<string, string | number | boolean>
  seed: number
  players: Record<string, Seated>
  phases: PhaseWritten[]
}
export interface GamePlayed {
  written: GameWritten
  played: Played
  reports: PhaseReport[]
}

const known = new Map<string, GamePlayed>()

/** Plays a game through the same commands as the app. Properties of the same games ask for them again, so they are kept. */
export function playGame(written: GameWritten): GamePlayed {
  const key = JSON.stringify(written)
  const played = known.get(key) ?? playAgain(written)
  known.set(key, played)
  return played
}

/** The same from the start. */
export function playAgain(written: GameWritten): GamePlayed {
  const played = play(caseDrawn({ case: 'any game', system: 'conan', ...written }, conan), conan)
  return { written, played, reports: reportsOf(played) }
}

const names = ['Ann', 'Bob', 'Cat', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']
const members = Object.keys(conan.roles).filter(role => conan.roles[role]!.faction === 'bo')
const townspeople = Object.keys(conan.roles).filter(role => conan.roles[role]!.faction === 'town')

export interface Limits {
  /** Roles that somebody has, whatever else is drawn. */
  with?: string[]
  /** Roles that nobody has. */
  without?: string[]
  options?: GameWritten['options']
  /** Two nights and two days where absent. */
  phases?: ('night' | 'day')[]
}

/** Choices made one after the other from numbers that fast-check draws. */
class Chooser {
  #at = 0
  readonly #from: readonly number[]
  constructor(from: readonly number[]) {
    this.#from = from
  }
  below(count: number): number {
    return this.#from[this.#at++ % this.#from.length]! % count
  }
  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }
  chance(one: number): boolean {
    return this.below(one) === 0
  }
}

/** Any game within limits. */
export const anyGame = (limits: Limits = {}): fc.Arbitrary<GameWritten> =>
  fc
    .tuple(fc.array(fc.nat(1_000_000), { minLength: 257, maxLength: 257 }), fc.nat(1000))
    .map(([numbers, seed]) => gameFrom(new Chooser(numbers), seed, limits))

function gameFrom(
  choose: Chooser,
  seed: number,
  { with: wanted = [], without = [], options = {}, phases: kinds = ['night', 'day', 'night', 'day'] }: Limits,
): GameWritten {
  const players: Record<string, Seated> = {}
  const free = (roles: readonly string[]): string[] =>
    roles.filter(
      role =>
        (!without.includes(role) && !Object.values(players).some(one => one.role === role)) || role === 'civilian',
    )
  const seat = (role: string): void => {
    const status =
      role === 'hakuba' || role === 'makoto'
        ? ['abroad']
        : choose.chance(12)
          ? [
              choose.one([
                'injured',
                'arrested',
                conan.roles[role]!.abilities.includes('arrest') ? 'suspended' : 'injured',
              ]),
            ]
          : []
    players[names[Object.keys(players).length]!] = {
      role,
      ...(status.length && { status }),
      ...(choose.chance(5) && { will: 'the last words' }),
    }
  }
  const count = 2 + choose.below(2)
  for (let place = 0; place < count; place++) seat(choose.one(free(members)))
  for (const role of wanted) seat(role)
  while (Object.keys(players).length < 8) seat(choose.one(free(townspeople)))
  const phases = kinds.map((kind, place): PhaseWritten => {
    const number = kinds.slice(0, place + 1).filter(other => other === kind).length
    return kind === 'night'
      ? { night: number, actions: actionsOf(choose, players, kind) }
      : { day: number, actions: actionsOf(choose, players, kind), votes: votesOf(choose, players) }
  })
  return { options, seed, players, phases }
}

function actionsOf(choose: Chooser, players: Record<string, Seated>, kind: string): ActionSent[] {
  const slots = Object.keys(players)
  const actions: ActionSent[] = []
  for (const [by, { role }] of Object.entries(players)) {
    const { faction, abilities } = conan.roles[role]!
    const shared = choose.chance(3) || !abilities.length ? conan.factions[faction]!.abilities : []
    const usable = [...abilities, ...shared].filter(
      does =>
        !conan.abilities[does]!.passive && (conan.abilities[does]!.phases ?? conan.calendar.acting).includes(kind),
    )
    if ((!usable.length && faction === 'town') || choose.chance(4)) continue
    for (let times = choose.chance(3) ? 2 : 1; times > 0; times--) {
      const does =
        kind === 'night' && faction === 'bo' && (choose.chance(2) || !usable.length)
          ? 'order'
          : kind === 'day' && faction === 'bo' && (choose.chance(2) || !usable.length)
            ? 'aptx'
            : choose.one(usable)
      actions.push({ id: `${kind[0]}${actions.length + 1}`, by, does, ...aimed(choose, does, by, slots, players) })
    }
  }
  return actions
}

function aimed(
  choose: Chooser,
  does: string,
  by: string,
  slots: readonly string[],
  players: Record<string, Seated>,
): Pick<ActionSent, 'to' | 'with'> {
  const { targets, most = targets, keys = {} } = conan.abilities[does]!
  if (does === 'order')
    return {
      to: [
        choose.one(slots.filter(slot => conan.roles[players[slot]!.role]!.faction === 'bo')),
        choose.one(slots),
      ].filter((slot, place, all) => all.indexOf(slot) === place),
    }
  const to: string[] = []
  const count = Math.min(targets + choose.below(most - targets + 1), 3)
  while (to.length < count) {
    const slot = choose.one(slots.filter(slot => !to.includes(slot) && (slot !== by || does === 'elect')))
    to.push(slot)
  }
  const given: Record<string, string> = {}
  for (const [key, { must, values }] of Object.entries(keys)) {
    if (key === 'role')
      given.role =
        does === 'aptx' && to[0] !== undefined && choose.chance(2)
          ? players[to[0]]!.role
          : choose.one([...members, ...townspeople])
    else if (key === 'charge')
      given.charge = choose.one(['killing', 'slander', 'frame', 'frighten', 'blackmail', choose.one(crimes)])
    else if (key === 'ability') given.ability = choose.one(['discombobulate', 'steal', 'protect', 'interrogate'])
    else if (must) given[key] = values ? choose.one(values) : key === 'text' ? 'new words' : choose.one(crimes)
  }
  return { to, ...(Object.keys(given).length && { with: given }) }
}

const votesOf = (choose: Chooser, players: Record<string, Seated>): VoteSent[] => {
  const slots = Object.keys(players)
  return slots.filter(() => !choose.chance(4)).map(by => ({ by, for: choose.one(slots.slice(0, 4)) }))
}
