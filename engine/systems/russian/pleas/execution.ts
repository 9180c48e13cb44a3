/**
 * The last deed of a lynched inquisitor: he takes along a player whom he verified as black (RU-INQ-3); a black one who burned
 * a black by a true check anybody (RU-INQ-B2). Whoever dies so counts as lynched.
 */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Sentence } from '../day/hooks.ts'
import { sentence } from '../day/sentences.ts'
import { holds } from '../shared/held.ts'
import { isBlack } from '../shared/sides.ts'
import { all, any, type LateEffect, type Walk } from '../vocabulary.ts'

/** Said when everybody has voted, in case he is lynched. */
export const executing: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const right = rightTo(walk, actor, at)
  const claim = { is: 'fact', kind: 'executes', of: at, other: actor, action } as const
  const said = all(claim, { rule: right.rule, action }, [why, right])
  walk.put({ kind: 'executes', of: at, by: actor, action, why: said, rule: right.rule })
  return said
}

function rightTo(walk: Walk, actor: Slot, at: Slot): Reason {
  const claim = { is: 'fact', kind: 'mayExecute', of: actor, other: at } as const
  const proved = walk.ledger.tried({
    kind: 'provedTrue',
    of: at,
    when: 'phaseStart',
    where: fact =>
      fact.data.does === undefined
        ? fact.by === actor
        : fact.data.does === 'inquisitorCheck' && holds(walk.game, actor, 'execute', fact),
  })
  const burned = isBlack(walk.seat(actor))
    ? walk.ledger.tried({
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
export const takesExecuted = (walk: Walk, who: Slot): Sentence[] =>
  walk.ledger
    .attempts({ kind: 'executes', by: who, when: 'tonight' })
    .flatMap(({ of, why, rule }) => (walk.seat(of).alive ? sentence(of, [why], [], rule) : []))

/** Who executes somebody as he dies is beyond saving (RU-HER-2). */
export const diesExecuting = (walk: Walk, { who }: Sentence): Reason[] =>
  walk.ledger
    .found({ kind: 'executes', by: who, when: 'tonight' })
    .map(({ why }) => all({ is: 'fact', kind: 'usesLastDeed', of: who }, { rule: 'RU-HER-2' }, [why]))
