/** The politician by night: who came to him or to whom he protects, and who moved on himself (RU-POL-4, RU-POL-6). */
import type { Slot } from '../../../reason/claim.ts'
import { learnsFact } from '../shared/learns.ts'
import { byRoster } from '../shared/roster.ts'
import { hasUse } from '../shared/roles.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { cameAs, visitorsOf, type Visitor } from '../shared/visits.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** From the evening to the morning somebody else is treated as the politician is (RU-POL-6). */
export const patronising: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const patron = all({ is: 'fact', kind: 'patron', of: at, other: actor, action }, { rule: 'RU-POL-6', action }, [why])
  walk.put({
    kind: 'patron',
    of: at,
    by: actor,
    action,
    why: patron,
    rule: 'RU-POL-6',
    until: `night ${walk.phase.number}`,
  })
  return patron
}

/** Whom a politician has under patronage this night. */
const wardsOf = (walk: Walk, politician: Slot): Fact<'patron'>[] =>
  walk.ledger.found({ kind: 'patron', by: politician, when: 'soFar' })

/** Which roles came to his ward; that the ward was killed is no hindrance (RU-POL-6). */
export function reportWards(walk: Walk): void {
  const ability = 'patronise'
  for (const { slot } of walk.living().filter(seat => walk.has(seat.slot, ability)))
    for (const { of: home, action = '', why } of wardsOf(walk, slot))
      tellVisitorRoles(walk, slot, { ability, rule: 'RU-POL-6', action, why, home }, visitorsOf(walk, home))
}

/** Which roles moved on their own players tonight; nobody is named (RU-POL-4). */
export function reportSelfMoves(walk: Walk): void {
  const ability = 'noticeSelfMoves'
  for (const { slot } of walk.living()) {
    const passive = walk.has(slot, ability) && hasUse(walk, slot) ? walk.passive(slot, ability) : undefined
    if (!passive) continue
    const wards = wardsOf(walk, slot).map(({ of }) => of)
    const stayed = onThemselves(walk).filter(
      ({ who }) => who !== slot && (walk.option('politicianSeesSelfMoves') === 'anybody' || wards.includes(who)),
    )
    if (!stayed.length) continue
    const { action } = passive
    const roles = [...new Set(byRoster(walk, stayed, ({ who }) => who).map(({ role }) => role))]
    const notices = all({ is: 'fact', kind: 'noticesSelfMoves', of: slot, action }, { rule: 'RU-POL-4', action }, [
      passive.why,
      any(
        { is: 'fact', kind: 'movedOnThemselves', of: '' },
        { rule: 'RU-POL-4' },
        stayed.map(({ why }) => why),
      ),
    ])
    if (learnsFact(walk, slot, { action, ability }, slot, 'selfMovers', roles, 'RU-POL-4', notices))
      walk.tell(slot, 'selfMovers', { role: roles }, 'RU-POL-4')
  }
}

/** Who sent in a move at himself, or seems to have, with the role in which he did: a suicide is no move of a role, and whom hypnosis led home went elsewhere. */
function onThemselves(walk: Walk): Visitor[] {
  const asked = (action: string | undefined, who: Slot): boolean =>
    walk.moves.some(({ id, to, with: keys }) => id === action && (to.includes(who) || keys.seem === 'home'))
  const moves = walk.ledger.found({
    kind: 'went',
    when: 'tonight',
    where: ({ of, by, action }) => of === by && asked(action, of),
  })
  const cuts = walk.ledger.found({ kind: 'cutTonight', when: 'tonight', where: ({ of, by }) => of === by })
  return [
    ...moves.map(went => cameAs(walk, went)),
    ...cuts.map(({ of: who, why }): Visitor => ({ who, role: 'faceless', why })),
  ]
}
