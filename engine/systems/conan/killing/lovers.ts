/** Lovers: who kills the other dies of it, and where the host has it so, who loses the other (CONAN-L11, L14). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { giverOf, type Order } from '../leading/orders.ts'
import { leaderOf } from '../leading/leader.ts'
import { isMarked, loverOf } from '../rulings/conditions.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** A lover who killed the other dies of it, where that is what the Leader ordered or as the host has it (CONAN-L11). */
export function grieve(run: Resolution, order: Order, victim: SeatId, hit: Reason): void {
  const { killer, move } = order
  const action = move.id
  if (loverOf(run, killer) !== victim) return
  const forced = giverOf(move) !== killer && giverOf(move) === leaderOf(run.game) && order.victim === victim
  const why = all(
    { is: 'fact', kind: 'suicide', of: killer, other: victim },
    { rule: 'CONAN-L11', action },
    [hit, run.given({ is: 'fact', kind: 'lovers', of: killer, other: victim }, 'CONAN-E6')],
    forced || run.option('lovers.suicideOn') === 'anyLoverKill'
      ? []
      : [run.given({ is: 'fact', kind: 'killedUnordered', of: killer, other: victim, action }, 'CONAN-L11')],
  )
  run.dies(killer, why, 'CONAN-L14', { cause: 'suicide', by: killer, action })
}

/** With the option, a lover follows the other whatever killed that one (CONAN-L14). */
export function follow(run: Resolution, dead: SeatId, why: Reason): void {
  const lover = loverOf(run, dead)
  if (
    lover === undefined
    || run.option('lovers.dieTogether') !== 'always'
    || run.isDead(lover)
    || !run.game.seats.some(({ slot }) => slot === lover)
  )
    return
  if (!run.seat(lover).alive || isMarked(run, lover, 'abroad', 'arrested')) return
  run.dies(
    lover,
    all({ is: 'fact', kind: 'suicide', of: lover, other: dead }, { rule: 'CONAN-L14' }, [why]),
    'CONAN-L14',
    { cause: 'suicide', by: lover },
  )
}
