/** The actor, who copies the civil role of somebody for a game day (RU-ACR). */
import { all, type LateEffect } from '../vocabulary.ts'
import { copiedRole } from './collector.ts'
import { destroyed } from './left.ts'
import { takeUp } from './playing.ts'

/** Of a maimed player there is nothing to copy, and the attempt is not spent (RU-ACR-2). */
export const copying: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const { role, rule: ofCollector } = copiedRole(run, at)
  const maimed = destroyed(run, at, 'RU-ACR-2')
  const rule = maimed.holds ? 'RU-ACR-2' : 'RU-ACR-1'
  const copied = all(
    { is: 'fact', kind: 'copies', of: actor, other: at, action, values: { role } },
    { rule, also: ofCollector === undefined ? [] : [ofCollector], action },
    [why],
    maimed.because.length ? [maimed] : [],
  )
  if (copied.holds)
    run.put({ kind: 'playedBefore', of: actor, by: at, why: copied, rule: 'RU-ACR-2', data: { role }, lasting: true })
  takeUp(run, { who: actor, role, from: at, how: 'copy', why: copied })
  return copied
}
