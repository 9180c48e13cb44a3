/** How each action fared, for the messages when the phase is over. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { ActionId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { drawers } from '../../../resolve/sequence/drawer.ts'
import type { Walk } from '../vocabulary.ts'

const fared = drawers<Reason[]>()

/** Keeps what an effect came to. */
export function record(walk: Walk, { id }: Move, reason: Reason): void {
  fared(walk, id, () => []).push(reason)
}

/** Whether an action did everything it was sent in for. */
export function succeeded(walk: Walk, { id }: Move): boolean {
  const reasons = fared(walk, id, () => [])
  return reasons.length > 0 && reasons.every(({ holds }) => holds)
}

/** Whom an action killed, wherever it went. */
export const killedBy = (walk: Walk, action: ActionId): Slot | undefined =>
  walk.ledger
    .found({
      kind: 'death',
      when: 'soFar',
      where: fact => fact.action === action && (fact.data.cause === 'kill' || fact.data.cause === 'aptx'),
    })
    .map(({ of }) => of)[0]
