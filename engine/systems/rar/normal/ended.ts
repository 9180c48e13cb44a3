/** What a phase came to, for what changes after it. */
import type { Game, PhaseState, Seat } from '../../../journal/state.ts'
import type { Outcome } from '../../../journal/outcome.ts'
import type { ActionId, SeatId } from '../../../reason/claim.ts'

/** What a phase came to. */
export interface Ended {
  game: Game
  phase: PhaseState
  deaths: readonly SeatId[]
  spent: Outcome['spent']
  marked: readonly { who: SeatId; by: ActionId; as: string }[]
  /** What the night changed already: recruits. */
  recruited: Outcome['recruited']
  /** What it came to, deaths with why. */
  questions: Outcome['questions']
}

/** The uses of somebody once a phase is over. */
export const usesAfter = ({ spent }: Ended, seat: Seat): Record<string, number> => {
  const uses = { ...seat.uses }
  for (const { who, ability, count } of spent) if (who === seat.slot) uses[ability] = (uses[ability] ?? 0) + count
  return uses
}
