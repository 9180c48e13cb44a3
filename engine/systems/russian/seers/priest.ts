/** The priest: who came to him at night, by role and not by name (RU-RES-17, RU-GEN-19). What he does in a vote belongs to the day. */
import { hasUse } from '../shared/roles.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { visitorsOf } from '../shared/visits.ts'
import type { Resolution } from '../vocabulary.ts'

/** Tells every living priest who has the use of the role which roles came, civil and negative. */
export function reportRoles(run: Resolution): void {
  const ability = 'noticeRoles'
  for (const { slot } of run.living()) {
    const passive = run.has(slot, ability) && hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (passive) tellVisitorRoles(run, slot, { ability, rule: 'RU-RES-17', ...passive }, visitorsOf(run, slot))
  }
}
