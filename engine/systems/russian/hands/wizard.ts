/** The wizard, who plays a civil role that nobody was dealt (RU-WIZ). */
import { isInGame } from '../shared/roles.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'
import { takeUp } from './playing.ts'

/** Whether somebody was dealt a role: who has it, or had it before he took another's (RU-WIZ-1). */
const wasDealt = (run: Resolution, role: string): boolean =>
  isInGame(run.game, role)
  || run.ledger.found({ kind: 'heir', when: 'soFar', where: ({ data }) => data.was === role }).length > 0

/** A role of the game costs the attempt and brings nothing (RU-WIZ-2). */
export const conjuring: LateEffect = (run, { move: { actor, id: action, to }, why }) => {
  const role = (to[0] ?? '').replace(/^role:/, '')
  const dealt = wasDealt(run, role)
  const rule = dealt ? 'RU-WIZ-2' : 'RU-WIZ-1'
  const conjured = all(
    { is: 'fact', kind: 'conjures', of: actor, action, values: { role } },
    { rule, action },
    [why],
    dealt ? [run.given({ is: 'fact', kind: 'roleInGame', of: actor, values: { role } }, rule, action)] : [],
  )
  if (why.holds) run.put({ kind: 'playedBefore', of: actor, why, rule, data: { role }, lasting: true })
  if (why.holds && dealt) run.tell(actor, 'roleInGame', { role }, rule)
  takeUp(run, { who: actor, role, how: 'conjure', why: conjured })
  return conjured
}
