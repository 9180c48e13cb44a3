/** How each action fared, for the messages when the phase is over. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRunByKey } from '../../../resolve/sequence/per-run.ts'
import type { Resolution } from '../vocabulary.ts'

const fared = perRunByKey<Reason[]>()

/** Keeps what an effect came to. */
export function record(run: Resolution, { id }: Move, reason: Reason): void {
  fared(run, id, () => []).push(reason)
}

/** Whether an action did everything it was sent in for. */
export function succeeded(run: Resolution, { id }: Move): boolean {
  const reasons = fared(run, id, () => [])
  return reasons.length > 0 && reasons.every(({ holds }) => holds)
}

/** Whom an action killed, wherever it went. */
export const killedBy = (run: Resolution, action: ActionId): SeatId | undefined =>
  run.ledger
    .found({
      kind: 'death',
      when: 'soFar',
      where: fact => fact.action === action && (fact.data.cause === 'kill' || fact.data.cause === 'aptx'),
    })
    .map(({ of }) => of)[0]
