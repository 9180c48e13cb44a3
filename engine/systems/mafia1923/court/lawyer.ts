/** The Lawyer (1923-LAW1 to LAW6): whom he defends. Who dies instead stands with the sentence. */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { recordMiss } from '../interference/missed.ts'
import { all, type Walk } from '../vocabulary.ts'

/** Somebody whom a Lawyer defends in court; himself he may once (1923-LAW3). */
export function defended(walk: Walk, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  recordMiss(walk, arrival, 'defended', '1923-LAW1')
  const reason = all(
    fact('defended', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-LAW1',
      notes: at === move.actor ? [{ claim: fact('defendsSelf', at), rule: '1923-LAW3' }] : [],
      action: move.id,
    },
    [why],
  )
  walk.put({ kind: 'defended', of: at, why: reason, rule: '1923-LAW1', by: move.actor, action: move.id })
  return reason
}

/** Every attempt to defend somebody (1923-LAW1). */
export const defences = (walk: Walk, who: Slot): Reason[] =>
  walk.ledger.tried({ kind: 'defended', of: who, when: 'soFar' })
