/**
 * Pairs of killers: yakuza in the maniac's place, who is hired by whom, how large each side is and whose night it is
 * (RU-YAK-2). Everything here is read off the roster.
 */
import type { Game, Seat } from '../../../journal/state.ts'
import { roleIs } from '../roles/role-entries.ts'
import { isExtended, isMixed, killersOf, negativeOf, otherSide, roleNow, sideOf, sides, type Side } from './sides.ts'
import type { Fact } from '../vocabulary.ts'

type Seats = readonly Seat[]

/** The two who are a side's pair. */
export const plain: Record<Side, readonly string[]> = { mafia: ['mafia'], maniac: ['yakuza'] }
/** The third partner of a pair (RU-SON-1). */
export const third: Record<Side, string> = { mafia: 'sonOfBoss', maniac: 'daughterOfHead' }
/** Who kills for a pair on order (RU-HIR-1). */
export const hired: Record<Side, string> = { mafia: 'hireling', maniac: 'ninja' }

const living = (seats: Seats, roles: readonly string[]): Seat[] =>
  seats.filter(seat => seat.alive && roles.includes(negativeOf(seat)))

/** The living partners of a side's pair, the third one among them. */
export const partnersOf = (seats: Seats, side: Side): Seat[] => living(seats, [...plain[side], third[side]])
/** Whether two pairs play against each other's dates: yakuza instead of a maniac. */
export const hasYakuza = (seats: Seats): boolean => seats.some(seat => roleIs(negativeOf(seat), 'pairOfYakuza'))

/** The side a hired killer serves now: of its own pair, or of the other one when both employers are gone (RU-YAK-2). */
export function servesNow(seats: Seats, seat: Seat): Side | undefined {
  const role = roleNow(seats, seat)
  return sides.find(side => hired[side] === role)
}

/** The living hired killer of a side. */
export const hirelingOf = (seats: Seats, side: Side): Seat | undefined =>
  seats.find(seat => seat.alive && servesNow(seats, seat) === side)
/** Whether somebody sends this hired killer; otherwise he kills for himself (RU-HIR-8). */
export const isEmployed = (seats: Seats, seat: Seat): boolean => {
  const side = servesNow(seats, seat)
  return side !== undefined && partnersOf(seats, side).length > 0
}

/** How many of a side live, with the third or the hired one, and a geisha who stands in for a partner (RU-GEI-8). */
const sizeOf = (seats: Seats, side: Side): number =>
  new Set(
    [...partnersOf(seats, side), ...killersOf(seats, side)]
      .map(({ slot }) => slot)
      .concat(hirelingOf(seats, side)?.slot ?? []),
  ).size

/** A single one against at least two, who may have his night. */
export const outnumbered = (seats: Seats, side: Side): boolean =>
  hasYakuza(seats) && !isMixed(seats) && sizeOf(seats, side) === 1 && sizeOf(seats, otherSide(side)) > 1
/** The night and the shots of this side are the other's (RU-YAK-2). */
export const reduced = (game: Pick<Game, 'seats' | 'options'>, side: Side): boolean =>
  !isExtended(game) && outnumbered(game.seats, side)
/** Whether a side kept its night only by its third, or by the format. */
export const keepsNarrowly = (game: Pick<Game, 'seats' | 'options'>, side: Side): boolean =>
  !reduced(game, side)
  && hasYakuza(game.seats)
  && partnersOf(game.seats, side).length === 1
  && partnersOf(game.seats, otherSide(side)).length > 1

/** Who met whom, of maniac and imitator. */
type Met = readonly Pick<Fact<'met'>, 'of' | 'by'>[]

/**
 * Living partners of somebody, by how the blacks co-operate: those who shoot for the same side, and of maniac and imitator,
 * once they met, the other (RU-INS-6).
 */
export function partnersOfPlayer(seats: Seats, met: Met, slot: string): Seat[] {
  const side = sideOf(seats, slot)
  const pair = side === undefined ? [] : killersOf(seats, side).filter(seat => seat.slot !== slot)
  return [...pair, ...metBy(seats, met, slot)]
}
export function metBy(seats: Seats, met: Met, slot: string): Seat[] {
  const others = met.flatMap(({ of, by }) => (of === slot ? [by] : by === slot ? [of] : []))
  return seats.filter(seat => seat.alive && others.includes(seat.slot))
}

/** A pair of which both live. */
export const isWhole = (seats: Seats, side: Side): boolean => partnersOf(seats, side).length > 1
