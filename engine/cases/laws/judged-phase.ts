import type { Game, PhaseState } from '../../journal/state.ts'
import type { Outcome } from '../../journal/outcome.ts'
import type { ActionId } from '../../reason/claim.ts'
import { toTable, type ReasonTable } from '../../reason/table.ts'
import type { System } from '../../ruleset/system.ts'
import type { Speaker } from '../../why/speaker.ts'
import { rootsOf } from './roots.ts'
import { lawSpeaker } from './words.ts'

/** A phase that is held to the laws. */
export interface Held {
  system: System
  game: Game
  phase: PhaseState
  outcome: Outcome
  /** Says what a law saw. */
  speaker: Speaker
  /** All of its trees, and the same as JSON: made once for all that look. */
  table: ReasonTable
  written: string
  /** What the phase comes to without an action, or without two; each is left out once, whichever law asks. */
  without: (action: ActionId, other?: ActionId) => Outcome
}

/** @returns a phase with what the laws need to judge it */
export function held({ system, game, phase, outcome }: Pick<Held, 'system' | 'game' | 'phase' | 'outcome'>): Held {
  const table = toTable(rootsOf(outcome))
  const known = new Map<string, Outcome>()
  return {
    system,
    game,
    phase,
    outcome,
    table,
    written: JSON.stringify(table),
    speaker: lawSpeaker(system, game, phase, outcome),
    without: (...actions) => {
      const left = actions.filter(action => action !== undefined)
      const key = JSON.stringify(left)
      const there = known.get(key) ?? system.resolve(game, phase, { trees: false, without: left })
      known.set(key, there)
      return there
    },
  }
}
