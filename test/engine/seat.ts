/** A seat of a test: somebody of this role who lives, with nothing that a test does not say. */
import type { SeatGiven } from '../../engine/game/deal.ts'

/** What every seat has, as it is where nothing is said of it. */
const bare = { modifiers: [], settings: {}, alive: true, bystander: false, status: [], uses: {} }

/** @param given who sits there, as what, and whatever is otherwise */
export const seatOf = <Given extends Pick<SeatGiven, 'slot' | 'role' | 'faction'> & Partial<SeatGiven>>(
  given: Given,
): SeatGiven & Given => ({ ...structuredClone(bare), ...given })

/** The same of one who is called as his seat is. */
export const namedSeat = <Given extends Parameters<typeof seatOf>[0]>(
  given: Given,
): SeatGiven & Given & { name: string } => seatOf({ name: given.slot, ...given })
