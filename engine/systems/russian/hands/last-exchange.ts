/** A witch who is lynched exchanges the role of a living player with that of a dead one, for good (RU-WCH-6). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRun } from '../shared/per-run.ts'
import { tonight } from '../shared/tonight.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'
import { handOver, hearOfMoves } from './passing.ts'

const reached = perRun<Map<string, Reason>>(() => new Map())

/** Once both are named: the living one has the other's role from now on, and the dead one his. */
export const exchangingLast: LateEffect = (run, { move: { actor, id: action, to }, at, aim, why }) => {
  if (aim === 0) {
    reached(run).set(action, why)
    return () => tonight(run, 'exchangedLast').find(fact => fact.action === action)?.why ?? why
  }
  const [living = at, dead = at] = [...to].sort((one, other) => Number(isAlive(run, other)) - Number(isAlive(run, one)))
  const lynched = run.ledger.seek(
    { kind: 'lynched', of: actor, when: 'soFar', where: ({ phase }) => phase === undefined },
    'RU-WCH-6',
    { is: 'fact', kind: 'goesByVote', of: actor },
  )
  const exchanged = all(
    { is: 'fact', kind: 'exchangedLast', of: living, other: dead, action },
    { rule: 'RU-WCH-6', action },
    [reached(run).get(action) ?? why, why, lynched],
  )
  run.put({
    kind: 'exchangedLast',
    of: living,
    by: actor,
    action,
    why: exchanged,
    rule: 'RU-WCH-6',
    data: { with: dead },
    lasting: true,
  })
  if (exchanged.holds) change(run, living, dead, exchanged, action)
  return exchanged
}

/** As the vote began. */
const isAlive = ({ game }: Resolution, who: SeatId): boolean =>
  game.seats.some(({ slot, alive }) => slot === who && alive)

function change(run: Resolution, living: SeatId, dead: SeatId, why: Reason, action: string): void {
  const [mine, its] = [run.seat(living).role, run.seat(dead).role]
  const by = { action, ability: 'lastExchange' }
  // What was exchanged for a game day only has no way back any more.
  for (const fact of run.ledger.found({ kind: 'exchanged', when: 'phaseStart' }))
    if ([fact.of, fact.data.with].some(slot => slot === living || slot === dead)) run.ledger.end(fact, why)
  handOver(run, { to: living, from: dead, role: its, by, why })
  handOver(run, { to: dead, from: living, role: mine, by, why })
  run.tell(living, 'rolesExchanged', { role: its }, 'RU-RES-16')
  hearOfMoves(run, { to: living, role: its })
}
