/** What a kill through a civil role costs a hired killer, whichever role it is (RU-INV-B2, RU-CUL-B1, RU-FAN-B2). */
import { is } from '../abilities.ts'
import { roleIs } from '../roles/is.ts'
import { killsAsCivil, skipsOrderBy } from '../shared/moves.ts'
import { negativeOf } from '../shared/sides.ts'
import { all, type Gate } from '../vocabulary.ts'

/** A hired killer who goes out to kill through the civil role skips the order. */
export const skipsOrder: Gate = (walk, { does, id, actor }) => {
  if (!is(does, 'order')) return undefined
  const side = roleIs(negativeOf(walk.seat(actor)), 'pairOfYakuza') ? 'ninja' : 'hireling'
  const kills = walk.moves.filter(move => killsAsCivil(move) && negativeOf(walk.seat(move.actor)) === side)
  return kills.map(move => {
    const rule = skipsOrderBy(move.does)
    return all({ is: 'fact', kind: 'skipsOrder', of: move.actor, action: id }, { rule, action: move.id }, [
      walk.given({ is: 'fact', kind: 'sentOut', of: move.actor, action: move.id }, rule, move.id),
    ])
  })
}
