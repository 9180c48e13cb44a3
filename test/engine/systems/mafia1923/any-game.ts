/** Whole games of Mafia 1923, Night 1 to Day 5, played through the commands of the app with moves drawn from a seed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { seatOf } from '../../seat.ts'
import { decide } from '../../../../engine/game/decide.ts'
import type { Command } from '../../../../engine/journal/command.ts'
import type { GameEvent } from '../../../../engine/journal/event.ts'
import { apply, fold } from '../../../../engine/journal/fold.ts'
import type { Outcome } from '../../../../engine/journal/outcome.ts'
import { currentPhase, type Game, type PhaseState, type Seat } from '../../../../engine/journal/state.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { killsDue, secondary } from '../../../../engine/systems/mafia1923/roles/mafia.ts'

export interface PhaseOfGame {
  name: string
  game: Game
  phase: PhaseState
  outcome: Outcome
  after: Game
}
export interface WholeGame {
  events: GameEvent[]
  start: Game
  phases: PhaseOfGame[]
}

/** What is drawn, all from one seed. */
class Luck {
  readonly #stream: ReturnType<typeof xoroshiro128plus>

  constructor(seed: number) {
    this.#stream = xoroshiro128plus(seed)
  }

  below(count: number): number {
    return uniformInt(this.#stream, 0, count - 1)
  }
  often(percent: number): boolean {
    return this.below(100) < percent
  }
  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!
  }
  some<T>(items: readonly T[], count: number): T[] {
    const left = [...items]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.below(left.length), 1)[0]!)
  }
}

const civilians = Object.entries(mafia1923.roles)
  .filter(([, { faction }]) => faction === 'civilian')
  .map(([id]) => id)
const familyNames = ['Alba', 'Bruno', 'Costa']

/** Families as they should be dealt (1923-E2): of eight with one Mafia Member, of ten with two. */
function seatsOf(luck: Luck): Extract<GameEvent, { type: 'gameCreated' }>['seats'] {
  return familyNames.slice(0, 2 + luck.below(2)).flatMap(family => {
    const size = luck.one([8, 8, 10])
    return Array.from({ length: size }, (_, place) => {
      const mafia = place < size / 2 - 3
      const role = mafia
        ? luck.often(50)
          ? luck.one(secondary.allowed)
          : 'mafiaMember'
        : luck.often(25)
          ? 'townsperson'
          : luck.one(civilians)
      return seatOf({
        slot: `${family[0]!}${place}`,
        role,
        faction: mafia ? 'mafia' : 'civilian',
        details: { family, level: 'standard' },
      })
    })
  })
}

/** Some of the options as no host might ever combine them. */
function anyOptions(luck: Luck): Game['options'] {
  return Object.fromEntries(
    Object.entries(mafia1923.options).map(([id, { values, whole, list }]) => {
      if (id.startsWith('clock.') || id === 'game.lastDay' || luck.often(60)) return [id, values[0]!]
      if (whole) return [id, whole.from + luck.below(Math.min(4, whole.to - whole.from + 1))]
      return [id, list ? luck.some(list.of, 1 + luck.below(list.of.length)).join(',') : luck.one(values)]
    }),
  )
}

/**
 * @param odd with options drawn too
 * @returns the game, played to the end of Day 5
 */
export function wholeGame(seed: number, odd = false): WholeGame {
  const luck = new Luck(seed)
  const events: GameEvent[] = []
  let game: Game | undefined
  const run = (command: Command): Game => {
    const decided = decide(mafia1923, game, command)
    if ('declined' in decided)
      throw new Error(`${JSON.stringify(command)}: ${decided.declined} ${decided.remedy ?? ''}`)
    events.push(...decided)
    return (game = game ? decided.reduce(apply, game) : fold(decided))
  }
  const options = odd
    ? anyOptions(luck)
    : Object.fromEntries(Object.entries(mafia1923.options).map(([id, { values }]) => [id, values[0]!]))
  const start = run({
    do: 'create',
    game: { system: 'mafia1923', options, seed, customRoles: {}, customAbilities: {}, seats: seatsOf(luck) },
  })
  const phases = [1, 2, 3, 4, 5].flatMap(number =>
    (['night', 'day'] as const).map((kind): PhaseOfGame => {
      run({ do: 'openPhase', kind, number })
      for (const move of movesOf(luck, game!, kind)) run(move)
      const open = game!
      const phase = currentPhase(open)!
      const outcome = mafia1923.resolve(open, phase, { trees: true })
      return { name: `${kind} ${number}`, game: open, phase, outcome, after: run({ do: 'resolve', outcome }) }
    }),
  )
  return { events, start, phases }
}

function movesOf(luck: Luck, game: Game, kind: 'night' | 'day'): Command[] {
  let count = 0
  const submit = (by: string, does: string, to: string[], keys: Record<string, string> = {}): Command => ({
    do: 'submit',
    submission: { id: `s${++count}`, by, does, to, with: keys },
  })
  const living = game.seats.filter(({ alive }) => alive)
  // Now and then somebody chooses, or is, somebody dead: entry has to see to that.
  const anybody = (): string => luck.one(luck.often(90) && living.length ? living : game.seats).slot
  const families = [...new Set(game.seats.map(familyOf))]
  const acts = game.seats
    .filter(({ alive }) => alive || luck.often(10))
    .flatMap(seat =>
      (mafia1923.roles[seat.role]?.abilities ?? []).flatMap((does): Command[] => {
        const { passive, phases = [], targets, aims = [] } = mafia1923.abilities[does]!
        if (passive || (!phases.includes(kind) && luck.often(95)) || luck.often(25)) return []
        if (does === 'jail') return [submit(seat.slot, does, [anybody(), luck.one(families)])]
        if (does === 'extraVote' || does === 'negativeVote')
          return [submit(seat.slot, does, luck.often(80) ? [anybody()] : [], { family: luck.one(families) })]
        const to = Array.from({ length: targets }, (_, aim) =>
          aims[aim] === 'family' ? luck.one(families) : anybody(),
        )
        return [submit(seat.slot, does, to), ...(luck.often(10) ? [submit(seat.slot, does, to)] : [])]
      }),
    )
  if (kind === 'day') return [...acts, ...ballotsOf(luck, game, families)]
  const members = living.filter(({ faction }) => faction === 'mafia')
  const targets = luck
    .some(
      living.filter(({ faction }) => faction !== 'mafia'),
      killsDue(game).count,
    )
    .map(({ slot }) => slot)
  return members.length && targets.length && luck.often(95)
    ? [...acts, submit(luck.one(members).slot, 'factionKill', targets)]
    : acts
}

const familyOf = ({ details }: Seat): string => details?.family ?? ''

/** Mostly proper ballots; some by the dead, some missing, some that break a rule, some replaced. */
function ballotsOf(luck: Luck, game: Game, families: readonly string[]): Command[] {
  let count = 0
  return game.seats.flatMap((seat): Command[] => {
    if (luck.often(seat.alive ? 8 : 90)) return []
    const kin = game.seats.filter(other => other.alive && other !== seat && familyOf(other) === familyOf(seat))
    const proper = (): Command => ({
      do: 'vote',
      ballot: {
        id: `b${++count}`,
        by: seat.slot,
        family: luck.one(families.filter(family => family !== familyOf(seat))),
        ...(kin.length && { individual: luck.one(kin).slot }),
      },
    })
    const any = (): Command => ({
      do: 'vote',
      ballot: {
        id: `b${++count}`,
        by: seat.slot,
        ...(luck.often(70) && { family: luck.one(families) }),
        ...(luck.often(70) && { individual: luck.one(game.seats).slot }),
      },
    })
    return [...(luck.often(5) ? [any()] : []), luck.often(90) ? proper() : any()]
  })
}
