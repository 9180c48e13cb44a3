/** How many kills the Mafia has to attempt (1923-MAF1, MAF2, MAF4). */
import type { Game } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { plays } from '../frame/spectators.ts'
import { options } from '../options.ts'

export interface KillsDue {
  /** As many as the living make, and no more than there are Civilians; where the Mafia may choose its own, than there are players. */
  count: number
  living: number
  /** There were too few Civilians for the full number. */
  capped: boolean
}

/** Counted over the living at the start of the night, whatever their state; the exiled are not among them. */
export function killsDue({ seats, options: chosen }: Pick<Game, 'seats' | 'options'>): KillsDue {
  const divisor = Number(own(chosen, 'mafia.killDivisor') ?? options['mafia.killDivisor']!.values[0])
  const living = seats.filter(seat => seat.alive && plays(seat))
  const anybody = own(chosen, 'mafia.allowMafiaTarget') === true
  const targets = living.filter(({ faction }) => anybody || faction !== 'mafia').length
  const full = Math.ceil(living.length / divisor)
  return { count: Math.min(full, targets), living: living.length, capped: targets < full }
}
