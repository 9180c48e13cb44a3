/** A witch who is lynched exchanges the role of a living player with that of a dead one, for good (RU-WCH-6). */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { drawer } from '../shared/memo.ts'
import { tonight } from '../shared/tonight.ts'
import { all, type LateEffect, type Walk } from '../vocabulary.ts'
import { handOver, hearOfMoves } from './passing.ts'

const reached = drawer<Map<string, Reason>>(() => new Map())

/** Once both are named: the living one has the other's role from now on, and the dead one his. */
export const exchangingLast: LateEffect = (walk, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) {
    reached(walk).set(action, why)
    return () => tonight(walk, 'exchangedLast').find(fact => fact.action === action)?.why ?? why
  }
  const [living = at, dead = at] = [...to].sort(
    (one, other) => Number(isAlive(walk, other)) - Number(isAlive(walk, one)),
  )
  const lynched = walk.ledger.seek(
    { kind: 'lynched', of: actor, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-WCH-6',
    { is: 'fact', kind: 'goesByVote', of: actor },
  )
  const exchanged = all(
    { is: 'fact', kind: 'exchangedLast', of: living, other: dead, action },
    { rule: 'RU-WCH-6', action },
    [reached(walk).get(action) ?? why, why, lynched],
  )
  walk.put({
    kind: 'exchangedLast',
    of: living,
    by: actor,
    action,
    why: exchanged,
    rule: 'RU-WCH-6',
    data: { with: dead },
    lasting: true,
  })
  if (exchanged.holds) change(walk, living, dead, exchanged, action)
  return exchanged
}

/** As the vote began. */
const isAlive = ({ game }: Walk, who: Slot): boolean => game.seats.some(({ slot, alive }) => slot === who && alive)

function change(walk: Walk, living: Slot, dead: Slot, why: Reason, action: string): void {
  const [mine, its] = [walk.seat(living).role, walk.seat(dead).role]
  const by = { action, ability: 'lastExchange' }
  // What was exchanged for a game day only has no way back any more.
  for (const fact of walk.ledger.found({ kind: 'exchanged', when: 'phaseStart' }))
    if ([fact.of, fact.data.with].some(slot => slot === living || slot === dead)) walk.ledger.end(fact, why)
  handOver(walk, { to: living, from: dead, role: its, by, why })
  handOver(walk, { to: dead, from: living, role: mine, by, why })
  walk.tell(living, 'rolesExchanged', { role: its }, 'RU-RES-16')
  hearOfMoves(walk, { to: living, role: its })
}
