/** Where a move stands in the night, as reasons: the rule of its slot, and that it comes after the killers. */
import type { Move } from '../../../../resolve/sequence/move.ts'
import type { Walk } from '../../../../resolve/sequence/walk.ts'
import { all, type Reason } from '../../../../why/reason.ts'
import { eveningSlots, nightSlots, type Slot } from '../../order.ts'

const slotIn = (slots: Readonly<Record<string, Slot>>, does: string): Slot | undefined =>
  Object.values(slots).find(({ takes }) => takes.includes(does))

/** Whether a move belongs to the evening (RU-EVE-1). */
export const isEvening = ({ does }: Pick<Move, 'does'>): boolean => slotIn(eveningSlots, does) !== undefined

/** That a move stands where the rule of its slot puts it. */
export const inPlace = (walk: Walk, { actor, does, id: action }: Pick<Move, 'actor' | 'does' | 'id'>): Reason =>
  walk.given(
    { is: 'fact', kind: 'comesThen', of: actor, action },
    (slotIn(nightSlots, does) ?? slotIn(eveningSlots, does))?.rule ?? 'RU-ORD-8',
  )

/** That an attack came before a move: a later killer's (RU-NORD-9), a doctor's (RU-NORD-5), or any that comes after the killers (RU-NORD-10). */
export function afterKillers(walk: Walk, move: Pick<Move, 'actor' | 'does' | 'id'>): Reason {
  const rule = nightSlots.negKillers.takes.some(does => does === move.does)
    ? 'RU-NORD-9'
    : nightSlots.doctor.takes.some(does => does === move.does)
      ? 'RU-NORD-5'
      : 'RU-NORD-10'
  return all({ is: 'fact', kind: 'comesAfterKillers', of: move.actor, action: move.id }, { rule, action: move.id }, [
    inPlace(walk, move),
  ])
}
