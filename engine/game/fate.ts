/** How somebody's game ended. */
import type { SeatId } from '../reason/claim.ts'
import type { Game } from '../journal/state.ts'

/** `phase`: the place of the one that took the player out; none where the game began without him. */
export interface Fate {
  kind: 'died' | 'lynched' | 'removed'
  phase?: number
}

/** By the last phase that took a player out of the game, for he may have come back before. @param slot of somebody who is out */
export function fateOf({ phases }: Game, slot: SeatId): Fate {
  const removedIn = ({ removed }: Game['phases'][number]): boolean => removed.some(({ who }) => who === slot)
  const phase = phases.findLastIndex(
    one => one.result?.deaths.includes(slot) || one.result?.seats?.[slot]?.out || removedIn(one),
  )
  const last = phases[phase]
  if (!last) return { kind: 'removed' }
  const died = last.result?.deaths.includes(slot) === true && !removedIn(last)
  return { phase, kind: !died ? 'removed' : last.result?.lynched?.includes(slot) ? 'lynched' : 'died' }
}
