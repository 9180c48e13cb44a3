import { say } from '../words/say.ts'
import { currentPhase, type Game, type PhaseState } from '../../../engine/journal/state.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { Refused } from '../refusal.ts'
import { phaseName } from './book.ts'

/** @throws Refused where no phase is open */
export function openPhase(system: System, game: Game): PhaseState {
  const phase = currentPhase(game)
  if (!phase) throw new Refused('declined', say('library.noneOpen'), say('library.openUnderSetup'))
  if (phase.result)
    throw new Refused('declined', say('library.locked', { phase: phaseName(system, phase) }), say('library.openNext'))
  return phase
}
