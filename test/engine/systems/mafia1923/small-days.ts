/** Days of small games, in which a vote or a move decides: what whole games seldom come to. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Command } from '../../../../engine/journal/command.ts'
import { decide } from '../../../../engine/game/decide.ts'
import { apply, fold } from '../../../../engine/journal/fold.ts'
import { currentPhase, type Game } from '../../../../engine/journal/state.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import type { GameEvent } from '../../../../engine/journal/event.ts'
import type { WholeGame } from './any-game.ts'
import { seatOf } from '../../seat.ts'

/** Roles of the day, those who change votes twice. */
const roles = [
  ...['townsperson', 'townsperson', 'sheriff', 'sheriff', 'councilor', 'councilor'],
  ...['pacifist', 'pacifist', 'lawyer', 'lawyer', 'armedRobber', 'courtSecretary'],
]
const families = ['Alba', 'Bruno', 'Costa', 'Dini']

/** @returns the first day of a game of six to twelve players, and nothing besides */
export function smallDay(seed: number): WholeGame {
  const stream = xoroshiro128plus(seed)
  const below = (count: number): number => uniformInt(stream, 0, count - 1)
  const one = <T>(items: readonly T[]): T => items[below(items.length)]!
  const seats = Array.from({ length: 6 + below(7) }, (_, place) =>
    seatOf({
      slot: `P${place}`,
      role: one(roles),
      faction: 'civilian',
      alive: place < 4 || below(100) < 90,
      status: below(100) < 5 ? ['injured'] : [],
      details: { family: families[place] ?? one(families) },
    }),
  )
  const events: GameEvent[] = []
  let game: Game | undefined
  const run = (command: Command): Game => {
    const decided = decide(mafia1923, game, command)
    if ('declined' in decided) throw new Error(JSON.stringify(decided.declined))
    events.push(...decided)
    return (game = game ? decided.reduce(apply, game) : fold(decided))
  }
  const defaults = Object.entries(mafia1923.options).map(([id, { values }]) => [id, values[0]!])
  const options = { ...Object.fromEntries(defaults), 'court.size': 1 + below(3) }
  const start = run({
    do: 'create',
    game: { system: 'mafia1923', options, seed, customRoles: {}, customAbilities: {}, seats },
  })
  run({ do: 'openPhase', kind: 'day', number: 1 })
  const living = seats.filter(({ alive }) => alive)
  const someone = (): string => one(living).slot
  for (const { slot, role } of living) {
    const does = mafia1923.roles[role]!.abilities.find(id => mafia1923.abilities[id]!.phases?.includes('day') === true)
    if (does === undefined || mafia1923.abilities[does]!.passive || below(100) < 20) continue
    const isVote = does === 'extraVote' || does === 'negativeVote'
    const to = does === 'jail' ? [someone(), one(families)] : [someone()]
    run({
      do: 'submit',
      submission: { id: `of-${slot}`, by: slot, does, to, with: isVote ? { family: one(families) } : {} },
    })
  }
  for (const { slot, details } of living) {
    if (below(100) < 10) continue
    const kin = living.filter(other => other.slot !== slot && other.details.family === details.family)
    const family = one(families.filter(name => name !== details.family || below(100) < 5))
    run({
      do: 'vote',
      ballot: { id: `vote-${slot}`, by: slot, family, ...(kin.length && { individual: one(kin).slot }) },
    })
  }
  if (below(100) < 25) run({ do: 'modkill', slot: someone(), reason: 'by lot' })
  const open = game!
  const phase = currentPhase(open)!
  const outcome = mafia1923.resolve(open, phase, { trees: true })
  const day = { name: 'day 1', game: open, phase, outcome, after: run({ do: 'resolve', outcome }) }
  return { events, start, phases: [day] }
}
