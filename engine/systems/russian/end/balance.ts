/** How many of each side are left, and whether the reds still have a chance (RU-END-3): what an end hangs on. */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { mainPlayers } from '../shared/elites.ts'
import { accountsOf, capacityOf } from '../shared/shots.ts'
import { countPhantoms } from '../ghosts/phantom.ts'
import { isBlack, sides } from '../shared/sides.ts'
import { fewestForHunt } from '../hunt/size.ts'
import type { Resolution } from '../vocabulary.ts'

export interface Balance {
  reds: Seat[]
  /** Dead red phantoms who count among the reds (RU-END-5). */
  phantoms: number
  blacks: Seat[]
}

export function balanceOf(run: Resolution): Balance {
  const living = run.living()
  return {
    reds: living.filter(({ faction }) => faction === 'red'),
    phantoms: countPhantoms(run).length,
    blacks: living.filter(isBlack),
  }
}

/** Whether a witch hunt may still be held on the coming day (RU-HUNT-1). */
export function huntIsLeft(run: Resolution): boolean {
  const living = mainPlayers(run.living())
  if (run.ledger.found({ kind: 'huntHeld', when: 'soFar' }).length) return false
  const mayors = run.seats().filter(({ details }) => details?.title === 'mayor')
  if (mayors.some(({ alive }) => alive)) return !run.option<boolean>('parityHuntNeedsLostMayor')
  return living.length > fewestForHunt(run.game)
}

/** The kills that blacks can make in the night to come, as many as their shots and their hands allow. */
function killsOf(run: Resolution, without: readonly SeatId[]): number {
  const seats = run.seats().map(seat => (without.includes(seat.slot) ? { ...seat, alive: false } : seat))
  const shots = (side: string) => ({ ...run.game.state?.[side], shots: run.count(side, 'shots') })
  const game = { ...run.game, seats, state: { ...run.game.state, mafia: shots('mafia'), maniac: shots('maniac') } }
  const accounts = accountsOf(game, run.phase.number + 1, true)
  return sides.reduce((sum, side) => sum + Math.max(0, Math.min(accounts[side].available, capacityOf(seats, side))), 0)
}

/** The night after a hunt at its best: of all pairs of blacks that it may lynch, the one that leaves the fewest kills. */
export function survivesHunt(run: Resolution, { reds, phantoms, blacks }: Balance): boolean {
  const pairs = blacks.flatMap((one, at) => blacks.slice(at + 1).map(other => [one.slot, other.slot]))
  return pairs.some(pair => reds.length + phantoms - killsOf(run, pair) > blacks.length - 2)
}
