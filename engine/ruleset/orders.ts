/** Which kinds of phases anything can be sent in for: those in which abilities are used, and those of an ability that somebody has. */
import type { Game } from '../journal/state.ts'
import { catalogueOf } from './catalogue.ts'
import type { System } from './system.ts'

/**
 * Whether orders may come in a phase of this kind, so that somebody reads them: it is one for abilities, or somebody at the game
 * has one of its own for it, or a post gives him one.
 */
export function takesOrders(system: System, game: Game, kind: string): boolean {
  if (system.calendar.acting.includes(kind)) return true
  const catalogue = catalogueOf(system, game)
  return game.seats.some(seat =>
    [...catalogue.abilitiesOf(seat), ...(system.entry.alsoHas?.(game, seat) ?? [])].some(id => {
      return catalogue.ability(id)?.passive !== true && catalogue.phasesOf(seat, id)?.includes(kind) === true
    }),
  )
}
