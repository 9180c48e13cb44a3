/** What somebody notices of who came to him: their roles, and never their names (RU-GEN-19). */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'
import { learnsFact } from './general-info.ts'
import { byRoster } from './roster.ts'
import type { Visitor } from './visits.ts'

/** What lets somebody notice, and the rule that says so. */
interface Notice {
  ability: string
  rule: RuleId
  action: ActionId
  why: Reason
  /** To whose home they came, where it is not the own one. */
  home?: SeatId
}

/** Tells a player the roles of those who came to him, or to another home that he watches over, in roster order and each once; nothing where nobody did. */
export function tellVisitorRoles(
  run: Resolution,
  slot: SeatId,
  { ability, rule, action, why, home = slot }: Notice,
  came: readonly Visitor[],
): void {
  if (!came.length) return
  const roles = [...new Set(byRoster(run, came, ({ who }) => who).map(({ role }) => role))]
  const noticing = (some: readonly Visitor[]): Reason =>
    all({ is: 'fact', kind: 'noticesVisitors', of: slot, action }, { rule, action }, [
      why,
      any(
        { is: 'fact', kind: 'hadVisitors', of: home, values: { by: 'role' } },
        { rule: 'RU-GEN-19' },
        some.map(one => one.why),
      ),
    ])
  const of = (word: string): Reason => noticing(came.filter(({ role }) => role === word))
  if (!learnsFact(run, slot, { action, ability }, home, 'visitorRoles', roles, rule, noticing(came), of)) return
  if (home === slot) run.tell(slot, 'visitorRoles', { role: roles }, rule)
  else run.tell(slot, 'wardVisitors', { about: home, role: roles }, rule)
}
