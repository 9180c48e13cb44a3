/**
 * The last deed of a lynched inquisitor: he takes along a player whom he verified as black (RU-INQ-3); a black one who burned
 * a black by a true check anybody (RU-INQ-B2). Whoever dies so counts as lynched.
 */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Sentence } from '../day/hooks.ts'
import { sentence } from '../day/sentences.ts'
import { holds } from '../shared/held.ts'
import { isBlack } from '../shared/sides.ts'
import { all, any, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Said when everybody has voted, in case he is lynched. */
export const executing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const right = rightTo(run, actor, at)
  const claim = { is: 'fact', kind: 'executes', of: at, other: actor, action } as const
  const said = all(claim, { rule: right.rule, action }, [why, right])
  run.put({ kind: 'executes', of: at, by: actor, action, why: said, rule: right.rule })
  return said
}

function rightTo(run: Resolution, actor: SeatId, at: SeatId): Reason {
  const claim = { is: 'fact', kind: 'mayExecute', of: actor, other: at } as const
  const proved = run.ledger.tried({
    kind: 'provedTrue',
    of: at,
    when: 'phaseStart',
    where: fact =>
      fact.data.does === undefined
        ? fact.by === actor
        : fact.data.does === 'inquisitorCheck' && holds(run.game, actor, 'execute', fact),
  })
  const burned = isBlack(run.seat(actor))
    ? run.ledger.tried({
        kind: 'burntAtStake',
        of: actor,
        when: 'phaseStart',
        where: ({ data }) => data.team === 'black',
      })
    : []
  const rule: RuleId = burned.length ? 'RU-INQ-B2' : 'RU-INQ-3'
  return any(claim, { rule }, [...proved, ...burned])
}

/** Whom a lynched inquisitor takes along. */
export const takesExecuted = (run: Resolution, who: SeatId): Sentence[] =>
  run.ledger
    .attempts({ kind: 'executes', by: who, when: 'tonight' })
    .flatMap(({ of, why, rule }) => (run.seat(of).alive ? sentence(of, [why], [], rule) : []))

/** Who executes somebody as he dies is beyond saving (RU-HER-2). */
export const diesExecuting = (run: Resolution, { who }: Sentence): Reason[] =>
  run.ledger
    .found({ kind: 'executes', by: who, when: 'tonight' })
    .map(({ why }) => all({ is: 'fact', kind: 'usesLastDeed', of: who }, { rule: 'RU-HER-2' }, [why]))
