/**
 * What may be told of a role (RU-GEN-13): a log of moves and results over all nights, kept by role, so that it goes with the
 * role from hand to hand, and the three scopes that the rules know.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'

/** `move`: whom a role chose; `seen`: whom it seems to have chosen. `result`: what came of it. `impact`: what others did to its holder. */
type Entry = Fact<'log'>['data']['entry']
type Scope = 'generalInfo' | 'roleData' | 'roleMoves'

/** Which entries a scope holds, and the rule that says so. None of them settles a team. */
export const scopes: Readonly<Record<Scope, { rule: RuleId; holds: readonly Entry[] }>> = {
  generalInfo: { rule: 'RU-INFO-1', holds: ['move', 'result', 'impact'] },
  roleData: { rule: 'RU-INFO-2', holds: ['move', 'result'] },
  roleMoves: { rule: 'RU-INFO-3', holds: ['move'] },
}

/** Writes an entry for good. `many`: one of several words of a result. `away`: the move took its player to `about`. */
export function log(
  run: Resolution,
  {
    role,
    by,
    about,
    entry,
    ability,
    result,
    many,
    away,
    action,
  }: {
    role: string
    by: SeatId
    about: string
    entry: Entry
    ability: string
    action: string
    result?: string
    many?: boolean
    away?: boolean
  },
): void {
  const data = {
    role,
    entry,
    ability,
    night: run.phase.number,
    ...(result !== undefined && { result }),
    ...(many && { many }),
    ...(away !== undefined && { away }),
  }
  run.put({
    kind: 'log',
    of: about,
    by,
    action,
    why: all(
      { is: 'fact', kind: 'log', of: about, other: by, action, phase: run.name, values: { role, ability } },
      { rule: scopes.roleData.rule, action },
    ),
    rule: scopes.roleData.rule,
    data,
    lasting: true,
  })
}

/** What a scope holds of a role up to now, in the order it happened. */
export const logOf = (run: Resolution, role: string, scope: Scope | 'seen'): Fact<'log'>[] =>
  run.ledger.found({
    kind: 'log',
    when: 'soFar',
    where: ({ data }) =>
      data.role === role
      && (scope === 'seen' ? data.entry === 'seen' : scopes[scope].holds.some(entry => entry === data.entry)),
  })
