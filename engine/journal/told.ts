/** Who was sent the message with his role, and who has confirmed it. */
import type { Game } from './state.ts'

/** Roles that are given out anew were told to nobody yet. */
export function untold(game: Game): Game {
  const { told: _, ...rest } = game
  return rest
}

/** Whoever comes in for somebody was told nothing either. */
export function roleTold(game: Game, slot: string, state: 'sent' | 'confirmed' | null): Game {
  if (state) return { ...game, told: { ...game.told, [slot]: state } }
  if (!game.told || !(slot in game.told)) return game
  const left = Object.entries(game.told).filter(([one]) => one !== slot)
  return left.length ? { ...game, told: Object.fromEntries(left) } : untold(game)
}
