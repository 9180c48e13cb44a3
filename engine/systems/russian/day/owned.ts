/** Barriers that roles of this section have: drugs of the night before, and the priest's own (RU-DRU-1, RU-PRI-3). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isHolder, isRole } from '../shared/playing.ts'
import { speaksBy, type Speaks } from '../shared/speaks.ts'
import { all, type Walk } from '../vocabulary.ts'
import { redsLynched } from './caps.ts'
import { failedDoses } from './doses.ts'
import type { Barrier } from './hooks.ts'

/** As big as the dose; one that came to nothing is told with what it failed by. */
export const drugBarriers = (walk: Walk, who: Slot): Barrier[] => [
  ...walk.ledger.attempts({ kind: 'drugged', of: who, when: 'phaseStart' }).map((fact): Barrier => {
    const size = fact.data.dose ?? 1
    return { size, drugs: true, why: barrier(who, size, 'RU-DRU-1', [walk.ledger.standing(fact, 'phaseStart')]) }
  }),
  ...failedDoses(walk, who).map(({ size, why, off }): Barrier => {
    return { size, drugs: true, why: barrier(who, size, 'RU-DRU-1', [why]), off }
  }),
]

/** That somebody has a barrier. */
const barrier = (of: Slot, size: number, rule: RuleId, because: readonly Reason[]): Reason =>
  all({ is: 'fact', kind: 'hasBarrier', of, values: { size } }, { rule }, because)

/** That somebody has one of his own, by his role. */
export const ownBarrier = (of: Slot, size: number, rule: RuleId, { action, why }: Speaks): Reason =>
  all({ is: 'fact', kind: 'ownBarrier', of, values: { size } }, { rule, action }, [why])

/** What a priest's barrier is before the first lynch. */
const FULL = 3

/**
 * Three, less by one for every red lynched so far; of who only plays the role a third less than three, since he begins
 * anew (RU-PRI-3, RU-ACR-5).
 */
export function priestsBarrier(walk: Walk, who: Slot): Barrier[] {
  const seat = walk.seat(who)
  const passive = isRole(walk.game, seat, 'priest') ? speaksBy(walk, who, 'noticeRoles') : undefined
  if (!passive) return []
  const holder = isHolder(walk.game, seat, 'priest')
  const size = holder ? Math.max(0, FULL - redsLynched(walk).length) : Math.floor((FULL * 2) / 3)
  return [{ size, why: ownBarrier(who, size, 'RU-PRI-3', passive), off: passive.lost }]
}
