/**
 * Kills through a civil role: in which order they come (RU-ORD-2), and what one costs a hired killer, whichever role it
 * is (RU-INV-B2, RU-CUL-B1, RU-FAN-B2).
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import { is } from '../attributes.ts'
import { nightSlots } from '../order.ts'
import { roleIs } from '../roles/is.ts'
import { killsAsCivil, skipsOrderBy } from '../shared/moves.ts'
import { placeInRoster } from '../shared/roster.ts'
import { negativeOf } from '../shared/sides.ts'
import { all, type ActorGuard, type Resolution } from '../vocabulary.ts'

/** A hired killer who goes out to kill through the civil role skips the order. */
export const skipsOrder: ActorGuard = (run, { does, id, actor }) => {
  if (!is(does, 'order')) return undefined
  const side = roleIs(negativeOf(run.seat(actor)), 'pairOfYakuza') ? 'ninja' : 'hireling'
  const kills = run.moves.filter(move => killsAsCivil(move) && negativeOf(run.seat(move.actor)) === side)
  return kills.map(move => {
    const rule = skipsOrderBy(move.does)
    return all({ is: 'fact', kind: 'skipsOrder', of: move.actor, action: id }, { rule, action: move.id }, [
      run.given({ is: 'fact', kind: 'sentOut', of: move.actor, action: move.id }, rule, move.id),
    ])
  })
}

const ranked: readonly string[] = nightSlots.civilKillers.takes

/** Role by role as the slot takes them, and of one role as the roster has them. */
export const inCivilOrder = (moves: readonly Move[], run: Resolution): Move[] =>
  [...moves].sort(
    (one, other) =>
      ranked.indexOf(one.does) - ranked.indexOf(other.does)
      || placeInRoster(run, one.actor) - placeInRoster(run, other.actor),
  )
