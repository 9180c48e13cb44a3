/** Who is of which family, and who of it is living. */
import type { Seat } from '../../journal/state.ts'
import type { Slot } from '../../reason/claim.ts'
import { plays } from './frame/spectators.ts'
import type { Walk } from './vocabulary.ts'

/** The family of a player; empty where he has none. */
export const familyOf = (walk: Walk, slot: Slot): string =>
  walk.game.seats.find(seat => seat.slot === slot)?.details?.family ?? ''

/** The living players, bystanders among them. */
export const livingPlayers = (walk: Walk): Seat[] => walk.living().filter(plays)

/** The living members of a family. */
export const livingOf = (walk: Walk, family: string): Seat[] =>
  livingPlayers(walk).filter(({ details }) => details?.family === family)

/** Every family of the game, in roster order. */
export const families = (walk: Walk): string[] => [
  ...new Set(walk.game.seats.filter(plays).flatMap(({ details }) => details?.family ?? [])),
]
