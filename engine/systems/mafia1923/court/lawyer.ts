/** The Lawyer (1923-LAW1 to LAW6): whom he defends. Who dies instead stands with the sentence. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { recordMiss } from '../interference/missed.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** Somebody whom a Lawyer defends in court; himself he may once (1923-LAW3). */
export function defended(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  recordMiss(run, arrival, 'defended', '1923-LAW1')
  const reason = all(
    fact('defended', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-LAW1',
      notes: at === move.actor ? [{ claim: fact('defendsSelf', at), rule: '1923-LAW3' }] : [],
      action: move.id,
    },
    [why],
  )
  run.put({ kind: 'defended', of: at, why: reason, rule: '1923-LAW1', by: move.actor, action: move.id })
  return reason
}

/** Every attempt to defend somebody (1923-LAW1). */
export const defences = (run: Resolution, who: SeatId): Reason[] =>
  run.ledger.tried({ kind: 'defended', of: who, when: 'soFar' })
