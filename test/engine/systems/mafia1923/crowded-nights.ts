/** Small games of nights alone, in which nearly everybody acts and many meet: what whole games seldom come to. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { seatOf } from '../../seat.ts'
import type { PhaseOfGame } from './any-game.ts'
import { decide } from '../../../../engine/game/decide.ts'
import type { Command } from '../../../../engine/journal/command.ts'
import { apply, fold } from '../../../../engine/journal/fold.ts'
import { currentPhase, type Game } from '../../../../engine/journal/state.ts'
import { mafia1923 } from '../../../../engine/systems/mafia1923/index.ts'
import { killsDue } from '../../../../engine/systems/mafia1923/roles/mafia.ts'

/** Roles of the night, those who attack and save twice. */
const civilians = [
  'townsperson',
  'bumblingBureaucrat',
  'boss',
  'thief',
  'shadchan',
  'doctor',
  'doctor',
  'bodyguard',
  'bodyguard',
  'butler',
  'butler',
  'drunkard',
  'drunkard',
  'detective',
  'paperboy',
  'armedRobber',
  'armedRobber',
  'witness',
]
const seconds = [
  'mafiaMember',
  'mafiaMember',
  'thief',
  'butler',
  'boss',
  'drunkard',
  'bumblingBureaucrat',
  'paperboy',
  'witness',
]
const families = ['Alba', 'Bruno', 'Costa']

/** @returns five nights of a game of six to twelve players */
export function crowdedNights(seed: number): PhaseOfGame[] {
  const stream = xoroshiro128plus(seed)
  const below = (count: number): number => uniformInt(stream, 0, count - 1)
  const one = <T>(items: readonly T[]): T => items[below(items.length)]!
  const seats = Array.from({ length: 6 + below(7) }, (_, place) =>
    seatOf({
      slot: `P${place}`,
      role: one(place < 2 ? seconds : civilians),
      faction: place < 2 ? 'mafia' : 'civilian',
      details: { family: families[place] ?? one(families) },
    }),
  )
  let game: Game | undefined
  const run = (command: Command): Game => {
    const decided = decide(mafia1923, game, command)
    if ('declined' in decided) throw new Error(JSON.stringify(decided.declined))
    return (game = game ? decided.reduce(apply, game) : fold(decided))
  }
  const options = {
    ...Object.fromEntries(Object.entries(mafia1923.options).map(([id, { values }]) => [id, values[0]!])),
    'mafia.killDivisor': one([4, 6, 20]),
  }
  run({ do: 'create', game: { system: 'mafia1923', options, seed, customRoles: {}, customAbilities: {}, seats } })
  // The Mafia has its eye on a few, so that luck and saves run out.
  const wanted = Array.from({ length: 3 }, () => one(seats.slice(2)).slot)
  return [1, 2, 3, 4, 5].map((number): PhaseOfGame => {
    run({ do: 'openPhase', kind: 'night', number })
    const living = game!.seats.filter(({ alive }) => alive)
    const someone = (): string => one(living).slot
    const moves = living.flatMap(({ slot, role }) =>
      (mafia1923.roles[role]?.abilities ?? []).flatMap(does => {
        const { passive, phases, targets, aims } = mafia1923.abilities[does]!
        if (passive || !phases?.includes('night') || below(100) < 15) return []
        return [
          {
            by: slot,
            does,
            to: Array.from({ length: targets }, () =>
              aims?.[0] === 'family' ? one(families) : one([someone(), one(wanted)]),
            ),
          },
        ]
      }),
    )
    const victims = [...new Set([...wanted, ...(living.length ? [someone(), someone()] : [])])].filter(slot =>
      living.some(seat => seat.slot === slot && seat.faction !== 'mafia'),
    )
    const sender = living.find(({ faction }) => faction === 'mafia')
    const kill =
      sender && victims.length
        ? [{ by: sender.slot, does: 'factionKill', to: victims.slice(0, Math.max(1, killsDue(game!).count)) }]
        : []
    for (const [place, move] of [...moves, ...kill]
      .map(move => ({ move, at: below(1000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ move }) => move)
      .entries()) {
      run({ do: 'submit', submission: { id: `s${place}`, with: {}, ...move } })
    }
    const open = game!
    const phase = currentPhase(open)!
    const outcome = mafia1923.resolve(open, phase, { trees: true })
    return { name: `night ${number}`, game: open, phase, outcome, after: run({ do: 'resolve', outcome }) }
  })
}
