/**
 * Playing again: the end of a journal, from a phase that is reopened on, with what is mended in it. Every later phase is
 * played with its own messages, ballots and rulings, and resolved anew where anything before it is otherwise.
 */
import { comesAfterEnd } from './after-end.ts'
import { decide } from './decide.ts'
import type { GameEvent } from '../journal/event.ts'
import { apply } from '../journal/fold.ts'
import type { Numbered } from '../journal/history.ts'
import type { Outcome } from '../journal/outcome.ts'
import { currentPhase, type Game } from '../journal/state.ts'
import type { System } from '../ruleset/system.ts'
import { isEqual } from '../shape/equal.ts'

/** What is mended, by the numbers of events and the places of phases. */
export interface Mend {
  /** Events that no longer count. */
  without: ReadonlySet<number>
  /** What was said, and what is said instead. */
  instead: ReadonlyMap<number, GameEvent>
  /** What comes to a phase before it is resolved. */
  added: ReadonlyMap<number, readonly GameEvent[]>
}

/** A phase as it was, or as it is played again: the game before its end, and what came of it. */
export interface Playing {
  game: Game
  outcome: Outcome
}

export interface PhaseAgain extends Playing {
  index: number
  /** The event that locked it; none while it is open. */
  seq?: number
  /** It was resolved anew; else its outcome is the one that it was locked with. */
  anew: boolean
}

export interface Again {
  /** The end of the journal as it is now. An event that is changed keeps its number; what is added has numbers of its own. */
  kept: Numbered[]
  phases: PhaseAgain[]
  game: Game
}

interface AgainRequest {
  system: System
  /** The game before the first event of `tail`. */
  from: Game
  /** What counts of the journal from there on. */
  tail: readonly Numbered[]
  mend: Mend
  /** A phase as it was. @param now the game before its end, as it is played again */
  was: (index: number, now: Game) => Playing | undefined
  /** The first number of what is added. */
  next: number
  /** Stops before the end of this phase: it is open again, with everything that was added to it. */
  until?: number
  /** Each phase has to be compared with what it was: what stands in `tail` is no journal that was played. */
  compare?: true
  /** Whether reasons are grown for what is resolved anew; they are where absent. */
  trees?: boolean
}

/** Plays the end of a journal again, an event a step. Nothing is decided here: what no longer fits is told by `conflictsIn`. */
export function* playAgainInSteps({
  system,
  from,
  tail,
  mend,
  was,
  next,
  until,
  compare,
  trees = true,
}: AgainRequest): Generator<undefined, Again, undefined> {
  let game = from
  let number = next
  // Until something differs, a phase stays as it was locked: a later engine rewrites nothing that nobody touched.
  let same = !compare
  const kept: Numbered[] = []
  const phases: PhaseAgain[] = []
  const put = (event: GameEvent, seq: number): void => {
    kept.push({ event, seq })
    game = apply(game, event)
  }
  const add = (index: number): void => {
    for (const event of mend.added.get(index) ?? []) {
      same = false
      put(event, number++)
    }
  }
  for (const { event, seq } of tail) {
    yield
    if (event.type === 'amended') continue
    if (mend.without.has(seq)) {
      same = false
    } else if (event.type === 'phaseResolved') {
      const index = game.phases.length - 1
      add(index)
      if (index === until) return { kept, phases, game }
      const before = was(index, game)
      const anew = !(same || (before !== undefined && isEqual(before.game, game)))
      const outcome = before && !anew ? before.outcome : resolve(system, game, trees)
      phases.push({ index, seq, game, outcome, anew })
      // The lock in a `tail` that nobody played may be the other side's.
      put(anew || compare ? lockedBy(system, game, outcome, event) : event, seq)
    } else {
      const given = mend.instead.get(seq) ?? event
      same &&= given === event
      put(given.type === 'phaseOpened' && !same ? openedIn(system, game, given) : given, seq)
    }
  }
  yield
  const open = currentPhase(game)
  if (open && !open.result) {
    const index = game.phases.length - 1
    add(index)
    const before = same ? was(index, game) : undefined
    phases.push({ index, game, outcome: before?.outcome ?? resolve(system, game, trees), anew: !before })
  }
  return { kept, phases, game }
}

const resolve = (system: System, game: Game, trees: boolean): Outcome =>
  system.resolve(game, currentPhase(game)!, { trees })

/** The event that locks a phase with an outcome: itself where it says the same. */
function lockedBy(system: System, game: Game, outcome: Outcome, was: GameEvent): GameEvent {
  // A game that was finished can still be mended, and its phases end as they did.
  const decided = decide(system, running(game), { do: 'resolve', outcome })
  return 'declined' in decided || isEqual(decided[0], was) ? was : decided[0]!
}

/** The event that opens a phase, with what ends by then: facts that were to last up to one before it. */
function openedIn(system: System, game: Game, was: Extract<GameEvent, { type: 'phaseOpened' }>): GameEvent {
  const { type: _, ended: __, seats: ___, ...phase } = was
  const decided = decide(system, comesAfterEnd(system, phase.kind) ? game : running(game), {
    do: 'openPhase',
    ...phase,
  })
  return 'declined' in decided || isEqual(decided[0], was) ? was : decided[0]!
}

const running = ({ winner: _, ...game }: Game): Game => game
