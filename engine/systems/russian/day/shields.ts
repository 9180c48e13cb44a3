/** Against whom nobody may vote: what parts say, and which of two shields stays that two players give each other (RU-BAR-5). */
import { seatOf } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { isTakenOut, takenOut } from '../shared/taken-out.ts'
import { counting } from './count.ts'
import { asked } from './asked.ts'
import type { Shield } from './hooks.ts'
import { forgivenBefore, roundOf } from './rounds.ts'

/** The step `shields`. */
export function raiseShields(run: Resolution): void {
  const raised = [...own(run), ...asked(run, part => part.shields?.(run))]
  counting(run).shields = raised.map(shield => {
    const over = raised.filter(other => isAbove(other, shield))
    if (!over.length) return shield
    const { of, by = '' } = shield
    const why = all(
      { is: 'fact', kind: 'shieldStands', of, other: by },
      { rule: over[0]?.aboveBy ?? 'RU-BAR-5' },
      [shield.why],
      over.map(({ why }) => why),
    )
    return { ...shield, why }
  })
}

/** Each of the two is shielded by the other, and this one goes further. */
const isAbove = (one: Pick<Shield, 'of' | 'by' | 'rank'>, other: Pick<Shield, 'of' | 'by' | 'rank'>): boolean =>
  one.by !== undefined && one.by === other.of && one.of === other.by && (one.rank ?? 0) > (other.rank ?? 0)

/** The mayor, and who was forgiven in a revote because of that. */
function own(run: Resolution): Shield[] {
  const mayor = run.game.seats.filter(({ details, alive }) => alive && details?.title === 'mayor')
  return [
    ...mayor.map(({ slot }): Shield => ({ of: slot, why: given(run, 'mayorSafe', slot, 'RU-MAY-1') })),
    ...(roundOf(run).is === 'mercy' ? forgivenBefore(run) : []).map(({ of }): Shield => ({
      of,
      why: given(run, 'forgivenNow', of, 'RU-PRI-1'),
    })),
  ]
}
const given = (run: Resolution, kind: 'mayorSafe' | 'forgivenNow', of: SeatId, rule: string): Reason =>
  run.given({ is: 'fact', kind, of }, rule)

/** Why nobody may vote against somebody now; undefined against whom anybody may. */
export function shielded(run: Resolution, who: SeatId): Reason | undefined {
  const whys = counting(run)
    .shields.filter(({ of }) => of === who)
    .map(({ why }) => why)
  return whys.find(({ holds }) => holds) ?? whys[0]
}

/** Why a ballot for somebody is one for nobody: the dead, and the shielded. */
export function unvotable(run: Resolution, by: SeatId, target: SeatId | undefined): Reason | undefined {
  if (target === undefined) return run.given({ is: 'fact', kind: 'namesNobody', of: by }, 'RU-VOTE-8')
  if (!seatOf(run.game, target)?.alive) return run.given({ is: 'fact', kind: 'deadTarget', of: target }, 'RU-VOTE-8')
  if (isTakenOut(run, target)) return takenOut(run, target)
  const { is, between } = roundOf(run)
  if (is === 'revote' && !between.includes(target))
    return run.given({ is: 'fact', kind: 'notInRevote', of: target }, 'RU-VOTE-9')
  return shielded(run, target)
}
