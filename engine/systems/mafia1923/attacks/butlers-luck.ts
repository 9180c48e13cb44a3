/** The luck of a Butler (1923-BUT3 to BUT6): the first two attempts of the Mafia on him fail. */
import type { SeatId } from '../../../reason/claim.ts'
import { fact } from '../claims.ts'
import { passiveOf } from '../passive.ts'
import type { AttackKind, Shield } from '../shields/attack.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** The most attempts of the Mafia that fail on a Butler. */
const LUCK = 2

/** A Butler's luck against the Mafia (1923-BUT3), and what it does not cover (1923-BUT5, BUT6). @param elsewhere something else holds already */
export function luckOf(run: Resolution, at: SeatId, kind: AttackKind, elsewhere: boolean): Shield[] {
  const luck = passiveOf(run, at, 'immunity')
  const lost = run.ledger.found({ kind: 'robbed', of: at, where: ({ data }) => data.role === 'butler', when: 'soFar' })
  if (!luck)
    return lost.map(({ of, why: theft }) => ({
      of,
      why: all(fact('luckLost', of), { rule: '1923-BUT6' }, [], [theft]),
    }))
  const { action } = luck
  const what = kind === 'drunkard' ? 'rampage' : kind
  if (kind !== 'mafia')
    return [
      {
        of: at,
        action,
        why: all(
          fact('noHelp', at, { action, values: { what } }),
          { rule: '1923-BUT5' },
          [luck.why],
          [run.given(fact('notCovered', at, { values: { what } }), '1923-BUT5')],
        ),
      },
    ]
  const before = run.count(at, 'butlerAttempts')
  const kept = elsewhere && !run.option<boolean>('butler.shieldCountsWhenSavedOtherwise')
  const why = all(
    fact('butlersLuck', at, { action, values: { attempt: before + 1 } }),
    {
      rule: elsewhere ? '1923-BUT4' : '1923-BUT3',
      action,
      notes: elsewhere && !kept ? [{ claim: fact('countsAllTheSame', at), rule: '1923-BUT4' }] : [],
    },
    [luck.why],
    before >= LUCK
      ? [run.given(fact('luckSpent', at), '1923-BUT3')]
      : kept
        ? [run.given(fact('luckKept', at), '1923-BUT4')]
        : [],
  )
  if (why.holds) run.setCount(at, 'butlerAttempts', before + 1)
  return [{ of: at, action, why }]
}
