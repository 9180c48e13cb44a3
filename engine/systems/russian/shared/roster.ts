/** The order of the roster: what nothing else orders stands in it, so that when something was sent in never matters. */
import type { Game, Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { RoleAttribute } from '../attributes.ts'
import { roleIs } from '../roles/role-entries.ts'
import type { Resolution } from '../vocabulary.ts'

/** The place of a player in the roster, from 0. */
export const placeInRoster = ({ game }: Pick<Resolution, 'game'>, who: SeatId): number =>
  game.seats.findIndex(({ slot }) => slot === who)

/** A list in the order of the roster; what is of one player stays as it was. @param whose of which player each is */
export function byRoster<One>(run: Pick<Resolution, 'game'>, list: readonly One[], whose: (one: One) => SeatId): One[] {
  const place = (one: One): number => placeInRoster(run, whose(one))
  return [...list].sort((a, b) => place(a) - place(b))
}

export const isElite = ({ faction }: Pick<Seat, 'faction'>): boolean => faction === 'elite'

/** Everybody but the elites. */
export const mainPlayers = <One extends Pick<Seat, 'faction'>>(seats: readonly One[]): One[] =>
  seats.filter(seat => !isElite(seat))

/** Whether the role of an elite is of this kind. */
export const eliteIs = ({ role }: Pick<Seat, 'role'>, attribute: RoleAttribute): boolean => roleIs(role, attribute)

const called = ({ seats }: Pick<Game, 'seats'>, slot: string | undefined): Seat | undefined =>
  seats.find(seat => seat.slot === slot)

/** The living servants of somebody (RU-SRV-1). */
export const servantsOf = ({ seats }: Pick<Game, 'seats'>, master: string): Seat[] =>
  seats.filter(seat => seat.alive && eliteIs(seat, 'serves') && seat.details?.master === master)

/** Whose servant somebody is; undefined of who is none, or whose master nobody knows. */
export const masterOfServant = (game: Pick<Game, 'seats'>, seat: Seat): Seat | undefined =>
  eliteIs(seat, 'serves') ? called(game, seat.details?.master) : undefined

/** The side that an elite has chosen: one named, or that of a player; a servant's is the master's (RU-AGT-1, RU-MAS-1). */
export function chosenSide(game: Pick<Game, 'seats'>, seat: Seat): string | undefined {
  const { ofSide, like } = seat.details ?? {}
  const master = masterOfServant(game, seat)
  return ofSide ?? (master ?? called(game, like))?.faction
}
