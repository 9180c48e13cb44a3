/** Barriers that roles of this section have: drugs of the night before, and the priest's own (RU-DRU-1, RU-PRI-3). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isHolder, isRole } from '../shared/playing.ts'
import { speaksBy, type Speaks } from '../shared/speaks.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { redsLynched } from './caps.ts'
import { failedDoses } from './doses.ts'
import type { Barrier } from './hooks.ts'

/** As big as the dose; one that came to nothing is told with what it failed by. */
export const drugBarriers = (run: Resolution, who: SeatId): Barrier[] => [
  ...run.ledger.attempts({ kind: 'drugged', of: who, when: 'phaseStart' }).map((fact): Barrier => {
    const size = fact.data.dose ?? 1
    return { size, drugs: true, why: barrier(who, size, 'RU-DRU-1', [run.ledger.standing(fact, 'phaseStart')]) }
  }),
  ...failedDoses(run, who).map(({ size, why, off }): Barrier => {
    return { size, drugs: true, why: barrier(who, size, 'RU-DRU-1', [why]), off }
  }),
]

/** That somebody has a barrier. */
const barrier = (of: SeatId, size: number, rule: RuleId, because: readonly Reason[]): Reason =>
  all({ is: 'fact', kind: 'hasBarrier', of, values: { size } }, { rule }, because)

/** That somebody has one of his own, by his role. */
export const ownBarrier = (of: SeatId, size: number, rule: RuleId, { action, why }: Speaks): Reason =>
  all({ is: 'fact', kind: 'ownBarrier', of, values: { size } }, { rule, action }, [why])

/** What a priest's barrier is before the first lynch. */
const FULL = 3

/**
 * Three, less by one for every red lynched so far; of who only plays the role a third less than three, since he begins
 * anew (RU-PRI-3, RU-ACR-5).
 */
export function priestsBarrier(run: Resolution, who: SeatId): Barrier[] {
  const seat = run.seat(who)
  const passive = isRole(run.game, seat, 'priest') ? speaksBy(run, who, 'noticeRoles') : undefined
  if (!passive) return []
  const holder = isHolder(run.game, seat, 'priest')
  const size = holder ? Math.max(0, FULL - redsLynched(run).length) : Math.floor((FULL * 2) / 3)
  return [{ size, why: ownBarrier(who, size, 'RU-PRI-3', passive), off: passive.lost }]
}
