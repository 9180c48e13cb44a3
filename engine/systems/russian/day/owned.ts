/** Barriers that roles of this section have: drugs of the night before, and the priest's own (RU-DRU-1, RU-PRI-3). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isHolder, isRole } from '../shared/playing.ts'
import { speaksBy } from '../shared/speaks.ts'
import { all, any, type Walk } from '../vocabulary.ts'
import { redsLynched } from './caps.ts'
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

/** A dose that did not reach somebody: that he would be drugged by it, and what it failed by. */
interface FailedDose {
  size: number
  why: Reason
  off: Reason
}

/** Doses for somebody that came to nothing in the night before, each with everything that it failed by (RU-DRU-4). */
export function failedDoses(walk: Walk, who: Slot): FailedDose[] {
  const failed = (['doseFoiled', 'doseFailed'] as const).flatMap(kind =>
    walk.ledger.found({ kind, of: who, when: 'phaseStart' }),
  )
  return [...new Set(failed.map(({ data }) => data.third))].map(dealer => {
    const of = failed.filter(({ data }) => data.third === dealer)
    const by = of.map(({ why }) => why)
    const claim = { is: 'fact', kind: 'drugged', of: who, other: dealer } as const
    // Of several things each would have been enough.
    const lost = { is: 'fact', kind: 'doseFailed', of: who, values: { third: dealer } } as const
    const off = by.length === 1 ? by[0]! : any(lost, { rule: 'RU-DRU-4' }, by)
    return { size: of[0]!.data.dose, why: all(claim, { rule: 'RU-DRU-1' }, [], [off]), off }
  })
}

/** That somebody has a barrier. */
export const barrier = (of: Slot, size: number, rule: RuleId, because: readonly Reason[]): Reason =>
  all({ is: 'fact', kind: 'hasBarrier', of, values: { size } }, { rule }, because)

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
  return [{ size, why: barrier(who, size, 'RU-PRI-3', [passive.why]), off: passive.lost }]
}
