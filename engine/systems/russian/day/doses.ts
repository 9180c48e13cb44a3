/** Doses of the night before that came to nothing, as a vote has them: with whatever they failed by (RU-DRU-4). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'

/** A dose that did not reach somebody: that he would be drugged by it, and what it failed by. */
interface FailedDose {
  size: number
  why: Reason
  off: Reason
}

/** Doses for somebody that came to nothing in the night before, each with everything that it failed by (RU-DRU-4). */
export function failedDoses(run: Resolution, who: SeatId): FailedDose[] {
  const failed = (['doseFoiled', 'doseFailed'] as const).flatMap(kind =>
    run.ledger.found({ kind, of: who, when: 'phaseStart' }),
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
