/** The politician by night: who came to him or to whom he protects, and who moved on himself (RU-POL-4, RU-POL-6). */
import type { SeatId } from '../../../reason/claim.ts'
import { learnsFact } from '../shared/learns.ts'
import { byRoster } from '../shared/roster.ts'
import { hasUse } from '../shared/roles.ts'
import { tellVisitorRoles } from '../shared/visitor-roles.ts'
import { cameAs, visitorsOf, type Visitor } from '../shared/visits.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** From the evening to the morning somebody else is treated as the politician is (RU-POL-6). */
export const patronising: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const patron = all({ is: 'fact', kind: 'patron', of: at, other: actor, action }, { rule: 'RU-POL-6', action }, [why])
  run.put({
    kind: 'patron',
    of: at,
    by: actor,
    action,
    why: patron,
    rule: 'RU-POL-6',
    until: `night ${run.phase.number}`,
  })
  return patron
}

/** Whom a politician has under patronage this night. */
const wardsOf = (run: Resolution, politician: SeatId): Fact<'patron'>[] =>
  run.ledger.found({ kind: 'patron', by: politician, when: 'soFar' })

/** Which roles came to his ward; that the ward was killed is no hindrance (RU-POL-6). */
export function reportWards(run: Resolution): void {
  const ability = 'patronise'
  for (const { slot } of run.living().filter(seat => run.has(seat.slot, ability)))
    for (const { of: home, action = '', why } of wardsOf(run, slot))
      tellVisitorRoles(run, slot, { ability, rule: 'RU-POL-6', action, why, home }, visitorsOf(run, home))
}

/** Which roles moved on their own players tonight; nobody is named (RU-POL-4). */
export function reportSelfMoves(run: Resolution): void {
  const ability = 'noticeSelfMoves'
  for (const { slot } of run.living()) {
    const passive = run.has(slot, ability) && hasUse(run, slot) ? run.passive(slot, ability) : undefined
    if (!passive) continue
    const wards = wardsOf(run, slot).map(({ of }) => of)
    const stayed = onThemselves(run).filter(
      ({ who }) => who !== slot && (run.option('politicianSeesSelfMoves') === 'anybody' || wards.includes(who)),
    )
    if (!stayed.length) continue
    const { action } = passive
    const roles = [...new Set(byRoster(run, stayed, ({ who }) => who).map(({ role }) => role))]
    const notices = all({ is: 'fact', kind: 'noticesSelfMoves', of: slot, action }, { rule: 'RU-POL-4', action }, [
      passive.why,
      any(
        { is: 'fact', kind: 'movedOnThemselves', of: '' },
        { rule: 'RU-POL-4' },
        stayed.map(({ why }) => why),
      ),
    ])
    if (learnsFact(run, slot, { action, ability }, slot, 'selfMovers', roles, 'RU-POL-4', notices))
      run.tell(slot, 'selfMovers', { role: roles }, 'RU-POL-4')
  }
}

/** Who sent in a move at himself, or seems to have, with the role in which he did: a suicide is no move of a role, and whom hypnosis led home went elsewhere. */
function onThemselves(run: Resolution): Visitor[] {
  const asked = (action: string | undefined, who: SeatId): boolean =>
    run.moves.some(({ id, to, with: keys }) => id === action && (to.includes(who) || keys.seem === 'home'))
  const moves = run.ledger.found({
    kind: 'went',
    when: 'tonight',
    where: ({ of, by, action }) => of === by && asked(action, of),
  })
  const cuts = run.ledger.found({ kind: 'cutTonight', when: 'tonight', where: ({ of, by }) => of === by })
  return [
    ...moves.map(went => cameAs(run, went)),
    ...cuts.map(({ of: who, why }): Visitor => ({ who, role: 'faceless', why })),
  ]
}
