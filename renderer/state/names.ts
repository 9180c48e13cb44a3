/** What seats are called. */
import type { GameView } from '../../electron/desk/contract.ts'

/** Takes the seats of a game; returns what finds the name of one by its slot. What is no slot is its own name. */
export function namer(seats: GameView['seats']): (slot: string) => string {
  const names = new Map(seats.map(({ slot, name }) => [slot, name]))
  return slot => names.get(slot) ?? slot
}
