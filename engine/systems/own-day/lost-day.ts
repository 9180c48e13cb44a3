/** A day that is skipped because somebody beloved died (DAY-R7). */
import type { Game, PhaseState, Seat } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import { catalogueOf, type Catalogue } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import { isByDay } from './marks.ts'

/** Whether a death costs everybody the next day. */
export const isBeloved = (catalogue: Catalogue, seat: Seat): boolean => isByDay(catalogue, seat, 'beloved')

/**
 * Whether the next day of a game is skipped: of the nights since the last day, one follows another for each such death.
 * @param game with its last phase resolved
 */
export function isNextDayLost(system: System, game: Game): boolean {
  const catalogue = catalogueOf(system, game)
  const last = game.phases.findLastIndex(({ kind }) => kind === 'day')
  const since = game.phases.slice(Math.max(0, last))
  const beloved = new Set(game.seats.filter(seat => isBeloved(catalogue, seat)).map(({ slot }) => slot))
  const lost = since.flatMap(phase => diedIn(phase)).filter(slot => beloved.has(slot)).length
  const nights = since.filter(({ kind }) => kind === 'night').length
  return nights > 0 && nights <= lost
}

const diedIn = ({ result }: PhaseState): SeatId[] => result?.deaths ?? []
