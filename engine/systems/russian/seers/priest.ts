/** The priest: who came to him at night, by role and not by name (RU-RES-17, RU-GEN-19). What he does in a vote belongs to the day. */
import { learnsFact } from '../shared/learns.ts'
import { hasUse } from '../shared/roles.ts'
import { visitorsOf } from '../shared/visits.ts'
import { all, any, type Walk } from '../vocabulary.ts'

/** Tells every living priest who has the use of the role which roles came, civil and negative. */
export function reportRoles(walk: Walk): void {
  for (const { slot } of walk.living()) {
    const passive = walk.has(slot, 'noticeRoles') && hasUse(walk, slot) && walk.passive(slot, 'noticeRoles')
    const came = passive ? visitorsOf(walk, slot) : []
    if (!passive || !came.length) continue
    const roles = [...new Set(came.map(({ role }) => role))]
    const why = all(
      { is: 'fact', kind: 'noticesVisitors', of: slot, action: passive.action },
      { rule: 'RU-RES-17', action: passive.action },
      [
        passive.why,
        any(
          { is: 'fact', kind: 'hadVisitors', of: slot, values: { by: 'role' } },
          { rule: 'RU-GEN-19' },
          came.map(one => one.why),
        ),
      ],
    )
    const by = { action: passive.action, ability: 'noticeRoles' }
    if (learnsFact(walk, slot, by, slot, 'visitorRoles', roles, 'RU-RES-17', why))
      walk.tell(slot, 'visitorRoles', { role: roles }, 'RU-RES-17')
  }
}
