/** What keeps the colour of somebody from those who come to see it (RU-COM-3). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { roleIs } from '../roles/is.ts'
import { all, any, type Resolution } from '../vocabulary.ts'

/** Moves that leave no information at their target, by the fact they leave there; of two checkers neither gets any (RU-COM-3). */
const disturbing = ['healed', 'arrested', 'guarded', 'stoodBy', 'askedColour'] as const
type Crossing = (typeof disturbing)[number]

/** Whom a politician has under patronage no check reaches either (RU-POL-6). */
const patronage = (run: Resolution, at: SeatId): Reason[] => {
  const claim = { is: 'fact', kind: 'underPatronage', of: at } as const
  const under = run.ledger.seek({ kind: 'patron', of: at, when: 'soFar' }, 'RU-POL-6', claim)
  return under.because.length ? [under] : []
}

/** That somebody's role hides his colour: the own one, or the one that he plays, by whoever's deed he does. */
function byRole(run: Resolution, at: SeatId, rule: RuleId): Reason[] {
  const claim = (role: string) => ({ is: 'fact', kind: 'hidesColour', of: at, values: { role } }) as const
  const { role } = run.seat(at)
  if (roleIs(role, 'hidesColour')) return [run.given(claim(role), rule)]
  return run.ledger
    .found({ kind: 'plays', of: at, when: 'phaseStart', where: ({ data }) => roleIs(data.role, 'hidesColour') })
    .slice(0, 1)
    .map(fact => all(claim(fact.data.role), { rule }, [run.ledger.standing(fact, 'phaseStart')]))
}

/** What hides a colour from one who comes for it: the target’s state or role, or somebody else’s move to the same target. */
export function hiddenBy(
  run: Resolution,
  at: SeatId,
  by: SeatId,
  { crossedBy, rule }: { crossedBy: readonly Crossing[]; rule: RuleId } = { crossedBy: disturbing, rule: 'RU-COM-3' },
): Reason[] {
  const maimed = run.ledger.seek({ kind: 'maimed', of: at, when: 'soFar' }, 'RU-GEN-5', {
    is: 'fact',
    kind: 'colourGone',
    of: at,
  })
  const foiledToo = run.option<boolean>('foiledMovesInterfere')
  const crossing = crossedBy.flatMap((kind): Reason[] => {
    const moves = run.ledger.attempts({
      kind,
      of: at,
      when: 'soFar',
      where: fact => fact.by !== by && fact.phase === undefined,
    })
    return moves.length
      ? [
          any(
            { is: 'fact', kind: 'crossed', of: at, values: { how: kind } },
            { rule },
            moves.map(fact =>
              foiledToo && fact.by !== undefined && !fact.ended
                ? run.given(
                    { is: 'fact', kind: 'triedThere', of: at, other: fact.by, action: fact.action ?? '' },
                    rule,
                    fact.action,
                  )
                : run.ledger.standing(fact, 'soFar'),
            ),
          ),
        ]
      : []
  })
  return [...(maimed.because.length ? [maimed] : []), ...byRole(run, at, rule), ...patronage(run, at), ...crossing]
}
