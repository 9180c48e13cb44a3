/** Against whom nobody may vote: what parts say, and which of two shields stays that two players give each other (RU-BAR-5). */
import { seatOf } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Walk } from '../vocabulary.ts'
import { isTakenOut, takenOut } from '../shared/taken-out.ts'
import { counting } from './count.ts'
import { asked } from './asked.ts'
import type { Shield } from './hooks.ts'
import { forgivenBefore, roundOf } from './rounds.ts'

/** The step `shields`. */
export function raiseShields(walk: Walk): void {
  const raised = [...own(walk), ...asked(walk, part => part.shields?.(walk))]
  counting(walk).shields = raised.map(shield => {
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
function own(walk: Walk): Shield[] {
  const mayor = walk.game.seats.filter(({ details, alive }) => alive && details?.title === 'mayor')
  return [
    ...mayor.map(({ slot }): Shield => ({ of: slot, why: given(walk, 'mayorSafe', slot, 'RU-MAY-1') })),
    ...(roundOf(walk).is === 'mercy' ? forgivenBefore(walk) : []).map(({ of }): Shield => ({
      of,
      why: given(walk, 'forgivenNow', of, 'RU-PRI-1'),
    })),
  ]
}
const given = (walk: Walk, kind: 'mayorSafe' | 'forgivenNow', of: Slot, rule: string): Reason =>
  walk.given({ is: 'fact', kind, of }, rule)

/** Why nobody may vote against somebody now; undefined against whom anybody may. */
export function shielded(walk: Walk, who: Slot): Reason | undefined {
  const whys = counting(walk)
    .shields.filter(({ of }) => of === who)
    .map(({ why }) => why)
  return whys.find(({ holds }) => holds) ?? whys[0]
}

/** Why a ballot for somebody is one for nobody: the dead, and the shielded. */
export function unvotable(walk: Walk, by: Slot, target: Slot | undefined): Reason | undefined {
  if (target === undefined) return walk.given({ is: 'fact', kind: 'namesNobody', of: by }, 'RU-VOTE-8')
  if (!seatOf(walk.game, target)?.alive) return walk.given({ is: 'fact', kind: 'deadTarget', of: target }, 'RU-VOTE-8')
  if (isTakenOut(walk, target)) return takenOut(walk, target)
  const { is, between } = roundOf(walk)
  if (is === 'revote' && !between.includes(target))
    return walk.given({ is: 'fact', kind: 'notInRevote', of: target }, 'RU-VOTE-9')
  return shielded(walk, target)
}
