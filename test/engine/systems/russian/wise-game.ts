/**
 * Games whose players know the rules: a move is drawn again until it may be made (`refuse`), phase by phase, as the game
 * stands by then. So moves that need an earlier one come about too, a stake after its check, an order after its slave.
 */
import { decide } from '../../../../engine/game/decide.ts'
import { abilitiesHad, refuse } from '../../../../engine/game/entry.ts'
import type { Command } from '../../../../engine/journal/command.ts'
import { apply, fold } from '../../../../engine/journal/fold.ts'
import type { Outcome } from '../../../../engine/journal/outcome.ts'
import { currentPhase, type Game, type PhaseState } from '../../../../engine/journal/state.ts'
import { closed } from '../../../../engine/systems/russian/calendar.ts'
import { russian } from '../../../../engine/systems/russian/index.ts'
import { caseDrawn } from '../../cases/drawn.ts'
import { chancesOf, movesOf, names, seatsOf, taken, type Chances } from './any-game.ts'

/** How often a player thinks of another move before he passes. */
const thoughts = 12

/** A phase as it was played. */
export interface Lived {
  game: Game
  phase: PhaseState
  outcome: Outcome
}

function after(game: Game | undefined, command: Command): Game {
  const decided = decide(russian, game, command)
  if ('declined' in decided) throw new Error(JSON.stringify(decided.declined))
  return game ? decided.reduce(apply, game) : fold(decided)
}

function begun(chances: Chances, seed: number): Game {
  const players = { ...seatsOf(chances), Sam: { role: 'servant', master: chances.of(names) } }
  const drawn = { case: 'wise game', system: 'russian', seed, players, phases: [{ night: 1 }] }
  const { options, seats, customRoles, customAbilities } = caseDrawn(drawn, russian)
  return after(undefined, {
    do: 'create',
    game: { system: 'russian', options, seed, customRoles, customAbilities, seats },
  })
}

const living = ({ seats }: Game): string[] => seats.filter(({ alive }) => alive).map(({ slot }) => slot)

/** Opens a phase, sends in what may be, and resolves it. */
function lived(
  chances: Chances,
  idea: Readonly<Record<string, string>>,
  before: Game,
  kind: string,
  number: number,
): Lived & { next: Game } {
  let game = after(before, { do: 'openPhase', kind, number })
  const does = Object.fromEntries(game.seats.map(seat => [seat.slot, abilitiesHad(russian, game, seat)]))
  const accused = taken(chances, living(game), 3)
  const sent = new Set<string>()
  for (let thought = 0; thought < thoughts; thought++) {
    const moves = movesOf(chances, does, kind, 5, by => [idea[by]!, idea[by]!, ...accused])
    for (const move of moves) {
      const mine = `${move.by} ${move.does}`
      const submission = { id: `${kind}${number}n${sent.size + 1}`, with: {}, ...move }
      if (sent.has(mine) || refuse(russian, game, currentPhase(game)!, submission)) continue
      sent.add(mine)
      game = after(game, { do: 'submit', submission })
    }
  }
  if (kind !== 'night' && kind !== 'evening')
    for (const by of living(game))
      if (chances.below(4) > 0)
        game = after(game, { do: 'vote', ballot: { id: `v${by}`, by, for: chances.of(accused) } })
  const phase = currentPhase(game)!
  const outcome = russian.resolve(game, phase, { trees: false })
  return { game, phase, outcome, next: after(game, { do: 'resolve', outcome }) }
}

/** @returns the phases of a game of three nights with their days and evenings */
export function wiseGame(seed: number): Lived[] {
  const chances = chancesOf(seed)
  let game = begun(chances, seed)
  // Everybody has somebody whom he comes back to.
  const idea = Object.fromEntries([...names, 'Sam'].map(name => [name, chances.of(names)]))
  const phases: Lived[] = []
  const live = (kind: string, number: number): void => {
    const { next, ...phase } = lived(chances, idea, game, kind, number)
    phases.push(phase)
    game = next
  }
  live('night', 1)
  for (const number of [2, 3]) {
    live(chances.below(2) > 0 || closed(game).includes('hunt') ? 'day' : 'hunt', number)
    if (chances.below(2) === 0) live('evening', number)
    live('night', number)
  }
  return phases
}
