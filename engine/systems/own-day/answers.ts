/** What answers a lynch: a supersaint takes along whoever hammered (DAY-R5). */
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { isByDay } from './marks.ts'
import { all, type Walk } from './vocabulary.ts'

/**
 * Whoever was lynched answers it.
 * @param why the lynch, as a reason
 * @param by whose ballot ended the day; the last one on the lynched where the option says so, nobody otherwise
 */
export function answer(walk: Walk, lynched: Slot, why: Reason, by: Slot | undefined): void {
  if (by === undefined || by === lynched || !isByDay(walk.catalogue, walk.seat(lynched), 'supersaint')) return
  const taken = all(
    { is: 'fact', kind: 'takenAlong', of: by, other: lynched },
    { rule: 'DAY-R5', also: ['supersaint'] },
    [why],
  )
  walk.dies(by, taken, 'DAY-R5', { cause: 'killed' })
}
