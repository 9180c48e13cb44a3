/** How many kills the Mafia has to attempt (1923-MAF1, MAF2, MAF4). */
import type { Game } from '../../../journal/state.ts'
import { plays } from '../frame/spectators.ts'
import { option } from '../option.ts'

interface KillsDue {
  /** As many as the living make, and no more than there are Civilians; where the Mafia may choose its own, than there are players. */
  count: number
  living: number
  /** There were too few Civilians for the full number. */
  capped: boolean
}

/** Counted over the living at the start of the night, whatever their state; the exiled are not among them. */
export function killsDue(game: Pick<Game, 'seats' | 'options'>): KillsDue {
  const divisor = option<number>(game, 'mafia.killDivisor')
  const living = game.seats.filter(seat => seat.alive && plays(seat))
  const anybody = option<boolean>(game, 'mafia.allowMafiaTarget')
  const targets = living.filter(({ faction }) => anybody || faction !== 'mafia').length
  const full = Math.ceil(living.length / divisor)
  return { count: Math.min(full, targets), living: living.length, capped: targets < full }
}
