import { currentPhase, type Game, type PhaseState } from '../../../engine/journal/state.ts'
import { Refused } from '../refusal.ts'
import { phaseName } from './book.ts'

/** @throws Refused where no phase is open */
export function openPhase(game: Game): PhaseState {
  const phase = currentPhase(game)
  if (!phase) throw new Refused('declined', 'No phase is open.', 'Open the first night under Setup.')
  if (phase.result)
    throw new Refused('declined', `${phaseName(phase)} is locked.`, 'Open the next phase, or undo the lock in the log.')
  return phase
}
