import type { GameEvent } from './event.ts'
import { seatOf, type Game } from './state.ts'

/** An event of seats that are there. Whoever is looked up later as one of them has to be. @throws Error */
export function seatedOnly<Of extends GameEvent>(game: Game, event: Of, slots: readonly (string | undefined)[]): Of {
  const stranger = slots.find(slot => slot !== undefined && !seatOf(game, slot))
  if (stranger !== undefined) throw new Error(`${event.type} speaks of "${stranger}", who has no seat.`)
  return event
}
