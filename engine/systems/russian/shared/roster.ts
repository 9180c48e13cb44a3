/** The order of the roster: what nothing else orders stands in it, so that when something was sent in never matters. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Resolution } from '../vocabulary.ts'

/** The place of a player in the roster, from 0. */
export const placeInRoster = ({ game }: Pick<Resolution, 'game'>, who: SeatId): number =>
  game.seats.findIndex(({ slot }) => slot === who)

/** A list in the order of the roster; what is of one player stays as it was. @param whose of which player each is */
export function byRoster<One>(run: Pick<Resolution, 'game'>, list: readonly One[], whose: (one: One) => SeatId): One[] {
  const place = (one: One): number => placeInRoster(run, whose(one))
  return [...list].sort((a, b) => place(a) - place(b))
}
