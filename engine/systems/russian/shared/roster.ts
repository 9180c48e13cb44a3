/** The order of the roster: what nothing else orders stands in it, so that when something was sent in never matters. */
import type { Slot } from '../../../reason/claim.ts'
import type { Walk } from '../vocabulary.ts'

/** The place of a player in the roster, from 0. */
export const placeInRoster = ({ game }: Pick<Walk, 'game'>, who: Slot): number =>
  game.seats.findIndex(({ slot }) => slot === who)

/** A list in the order of the roster; what is of one player stays as it was. @param whose of which player each is */
export function byRoster<One>(walk: Pick<Walk, 'game'>, list: readonly One[], whose: (one: One) => Slot): One[] {
  const place = (one: One): number => placeInRoster(walk, whose(one))
  return [...list].sort((a, b) => place(a) - place(b))
}
