/**
 * Games whose players know the rules: a move is drawn again until it may be made (`refuse`), phase by phase, as the game
 * stands by then. So moves that need an earlier one come about too, a stake after its check, an order after its slave.
 */
import { decide } from '../../../../engine/game/decide.ts'
import { abilitiesHad, refuse } from '../../../../engine/game/entry.ts'
import type { Command } from '../../../../engine/journal/command.ts'
import type { GameEvent } from '../../../../engine/journal/event.ts'
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
  name: string
  game: Game
  phase: PhaseState
  outcome: Outcome
}
/** A game with the events that made it. */
export interface Life {
  events: GameEvent[]
  phases: Lived[]
}

/** What comes of commands, one after the other. */
class Run {
  readonly events: GameEvent[] = []
  #game: Game | undefined

  do(command: Command): Game {
    const decided = decide(russian, this.#game, command)
    if ('declined' in decided) throw new Error(JSON.stringify(decided.declined))
    this.events.push(...decided)
    return (this.#game = this.#game ? decided.reduce(apply, this.#game) : fold(decided))
  }
  get game(): Game {
    return this.#game!
  }
}

function begin(run: Run, chances: Chances, seed: number): void {
  const players = { ...seatsOf(chances), Sam: { role: 'servant', master: chances.of(names) } }
  const drawn = { case: 'wise game', system: 'russian', seed, players, phases: [{ night: 1 }] }
  const { options, seats, customRoles, customAbilities } = caseDrawn(drawn, russian)
  run.do({
    do: 'create',
    game: { system: 'russian', options, seed, customRoles, customAbilities, seats },
  })
}

const living = ({ seats }: Game): string[] => seats.filter(({ alive }) => alive).map(({ slot }) => slot)

/** Opens a phase, sends in what may be, and resolves it. */
function live(run: Run, chances: Chances, idea: Readonly<Record<string, string>>, kind: string, number: number): Lived {
  run.do({ do: 'openPhase', kind, number })
  const does = Object.fromEntries(run.game.seats.map(seat => [seat.slot, abilitiesHad(russian, run.game, seat)]))
  const accused = taken(chances, living(run.game), 3)
  const sent = new Set<string>()
  for (let thought = 0; thought < thoughts; thought++)
    for (const move of movesOf(chances, does, kind, 5, by => [idea[by]!, idea[by]!, ...accused])) {
      const mine = `${move.by} ${move.does}`
      const submission = { id: `${kind}${number}n${sent.size + 1}`, with: {}, ...move }
      if (sent.has(mine) || refuse(russian, run.game, currentPhase(run.game)!, submission)) continue
      sent.add(mine)
      run.do({ do: 'submit', submission })
    }
  if (kind !== 'night' && kind !== 'evening')
    for (const by of living(run.game))
      if (chances.below(4) > 0) run.do({ do: 'vote', ballot: { id: `v${by}`, by, for: chances.of(accused) } })
  const { game } = run
  const phase = currentPhase(game)!
  const outcome = russian.resolve(game, phase, { trees: false })
  run.do({ do: 'resolve', outcome })
  return { name: `${kind} ${number}`, game, phase, outcome }
}

/** Once the game is over: everybody names some whom he counts among the best, himself too, or nobody, or says nothing. */
function voteForBest(run: Run, chances: Chances): Lived {
  run.do({ do: 'finish', winner: 'draw' })
  run.do({ do: 'openPhase', kind: 'best', number: 1 })
  run.game.seats.forEach(({ slot: by }, place) => {
    const named = taken(chances, names, chances.below(4))
    const move = named.length ? { does: 'praise', to: named } : { does: 'praiseNobody', to: [] }
    if (chances.below(4) > 0) run.do({ do: 'submit', submission: { id: `best1n${place + 1}`, by, with: {}, ...move } })
  })
  const { game } = run
  const phase = currentPhase(game)!
  const outcome = russian.resolve(game, phase, { trees: false })
  run.do({ do: 'resolve', outcome })
  return { name: 'best 1', game, phase, outcome }
}

/** @returns a game of three nights with their days and evenings, and the vote for its best players, resolved without trees */
export function wiseGame(seed: number): Life {
  const chances = chancesOf(seed)
  const run = new Run()
  begin(run, chances, seed)
  // Everybody has somebody whom he comes back to.
  const idea = Object.fromEntries([...names, 'Sam'].map(name => [name, chances.of(names)]))
  const phases = [live(run, chances, idea, 'night', 1)]
  for (const number of [2, 3]) {
    const mayHunt = !closed(run.game).includes('hunt')
    phases.push(live(run, chances, idea, chances.below(2) === 0 && mayHunt ? 'hunt' : 'day', number))
    if (chances.below(2) === 0) phases.push(live(run, chances, idea, 'evening', number))
    phases.push(live(run, chances, idea, 'night', number))
  }
  phases.push(voteForBest(run, chances))
  return { events: run.events, phases }
}
