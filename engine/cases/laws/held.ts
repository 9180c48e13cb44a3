import type { Game, PhaseState } from '../../journal/state.ts'
import type { Outcome } from '../../journal/outcome.ts'
import type { ActionId } from '../../reason/claim.ts'
import type { System } from '../../ruleset/system.ts'
import type { Speaker } from '../../why/speaker.ts'
import { lawSpeaker } from './words.ts'

/** A phase that is held to the laws. */
export interface Held {
  system: System
  game: Game
  phase: PhaseState
  outcome: Outcome
  /** Says what a law saw. */
  speaker: Speaker
  /** What the phase comes to without an action; each is left out once, whichever law asks. */
  without: (action: ActionId) => Outcome
}

/** @returns a phase with what the laws need to judge it */
export function held({ system, game, phase, outcome }: Omit<Held, 'speaker' | 'without'>): Held {
  const known = new Map<ActionId, Outcome>()
  return {
    system,
    game,
    phase,
    outcome,
    speaker: lawSpeaker(system, game, phase, outcome),
    without: action => {
      const there = known.get(action) ?? system.resolve(game, phase, { trees: false, without: [action] })
      known.set(action, there)
      return there
    },
  }
}
