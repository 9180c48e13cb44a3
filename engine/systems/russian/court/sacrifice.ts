/** A faceless hero who is lynched may leave with a draw, for all that was scored (RU-FAC-G4). */
import { any, all, type LateEffect } from '../vocabulary.ts'

export const sacrificing: LateEffect = (walk, { move: { actor, id: action }, why }) => {
  const said = all({ is: 'fact', kind: 'sacrifice', of: actor, action }, { rule: 'RU-FAC-G4', action }, [why])
  walk.put({ kind: 'sacrifice', of: actor, by: actor, action, why: said, rule: 'RU-FAC-G4' })
  return () =>
    walk.ledger.attempts({ kind: 'leavesLevel', of: actor, when: 'tonight' }).at(-1)?.why
    ?? any({ is: 'fact', kind: 'leavesLevel', of: actor, action }, { rule: 'RU-FAC-G4', action })
}

/** Once he is lynched. */
export function settleSacrifice(walk: Parameters<LateEffect>[0]): void {
  for (const { of, why: said } of walk.ledger.found({ kind: 'sacrifice', when: 'tonight' })) {
    const lynched = walk.ledger.seek(
      { kind: 'lynched', of, when: 'soFar', where: ({ phase }) => phase === undefined },
      'RU-FAC-G4',
      {
        is: 'fact',
        kind: 'isLynched',
        of,
      },
    )
    const why = all({ is: 'fact', kind: 'leavesLevel', of }, { rule: 'RU-FAC-G4' }, [said, lynched])
    walk.put({ kind: 'leavesLevel', of, why, rule: 'RU-FAC-G4', data: {} })
  }
}
