/** Who plays, who is of which family, and who of it is living. */
import type { Seat } from '../../journal/state.ts'
import type { Resolution, SeatId } from './vocabulary.ts'

/** Whether a seat is one of a player: Spectators sit in the roster to read what is public (1923-E5). */
export const plays = ({ details }: Seat): boolean => details?.level !== 'spectator'

/** The family of a player; empty where he has none. */
export const familyOf = (run: Resolution, slot: SeatId): string =>
  run.game.seats.find(seat => seat.slot === slot)?.details?.family ?? ''

/** The living players, bystanders among them. */
export const livingPlayers = (run: Resolution): Seat[] => run.living().filter(plays)

/** The living members of a family. */
export const livingOf = (run: Resolution, family: string): Seat[] =>
  livingPlayers(run).filter(({ details }) => details?.family === family)

/** Every family of the game, in roster order. */
export const families = (run: Resolution): string[] => [
  ...new Set(run.game.seats.filter(plays).flatMap(({ details }) => details?.family ?? [])),
]
