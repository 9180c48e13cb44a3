/** Who knows whom from the start: most systems let the informed faction know itself. */
import type { Game, Seat } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'

/** @returns for `System.knownAllies`: those of whom this holds know each other, and nobody else knows anybody */
export const among =
  (belongs: (seat: Seat) => boolean) =>
  ({ seats }: Pick<Game, 'seats'>, seat: Seat): readonly SeatId[] =>
    belongs(seat)
      ? seats.filter(other => other.slot !== seat.slot && !other.bystander && belongs(other)).map(({ slot }) => slot)
      : []

/** The same of a faction. */
export const ofFaction = (id: string): ReturnType<typeof among> => among(({ faction }) => faction === id)
