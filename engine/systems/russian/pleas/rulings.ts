/** Priest, lawyer and inquisitor around a vote, as a part of the rulebook. */
import type { Part } from '../part.ts'
import { announceDefence, defences, defending } from './defence.ts'
import { executing, diesExecuting, takesExecuted } from './execution.ts'
import { forgiving, lettingDie, showMercy } from './mercy.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Boost } from '../day/hooks.ts'
import { isLawyersBoost } from '../day/lawyer.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'

// A black lawyer drops what a check of his own adds to his ballot, when the liar is asked too (RU-LAW-B1).

/** Said when everybody has voted. */
const droppingBonus: LateEffect = (run, { move: { actor, id: action }, why }) => {
  const dropped = all({ is: 'fact', kind: 'bonusDropped', of: actor, action }, { rule: 'RU-LAW-B1', action }, [why])
  run.put({ kind: 'bonusDropped', of: actor, by: actor, action, why: dropped, rule: 'RU-LAW-B1' })
  return dropped
}

/** Why such a vote is not added. */
const dropsBonus = (run: Resolution, boost: Boost): Reason[] =>
  isLawyersBoost(boost)
    ? run.ledger.found({ kind: 'bonusDropped', of: boost.by, when: 'tonight' }).map(({ why }) => why)
    : []

export const pleas: Part = {
  effects: { defending, forgiving, lettingDie, executing, droppingBonus },
  before: { mercy: showMercy },
  after: { dayStart: announceDefence },
  vote: { shields: defences, waives: dropsBonus, takesAlong: takesExecuted, unsavable: diesExecuting },
}
