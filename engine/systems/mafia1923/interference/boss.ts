/** The Boss (1923-BOS1 to BOS7): whose night he cancels, what that stops, and who is told. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { hears } from '../not-told.ts'
import { all, any, type ActorGuard, type Resolution } from '../vocabulary.ts'
import { recordMiss } from './missed.ts'

/** The night of a player is cancelled (1923-BOS1), whether he tried anything or not (1923-A1). */
export function cancelled(run: Resolution, arrival: Arrival): Reason {
  const { move, at, why } = arrival
  const done =
    run.ledger.found({ kind: 'redirectMark', by: at, where: ({ phase }) => phase === undefined, when: 'soFar' }).length
    > 0
  const idle = !ownMoves(run, at)
  const reason = all(
    fact('cancelled', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-BOS1',
      also: ['1923-BOS3'],
      action: move.id,
      notes: [
        ...(idle ? [{ claim: fact('triedNothing', at), rule: '1923-A1' }] : []),
        ...(done ? [{ claim: fact('doneAlready', at), rule: '1923-BOS6' }] : []),
      ],
    },
    [why],
  )
  run.put({ kind: 'cancelled', of: at, why: reason, rule: '1923-BOS1', by: move.actor, action: move.id })
  recordMiss(run, arrival, 'cancelled', '1923-BOS1')
  run.foresight.find(willBeCancelled(at), 'yes', reason)
  return reason
}

/** What somebody sent in for this night besides the kill of the team. */
export const ownMoves = (run: Resolution, slot: SeatId): boolean =>
  run.moves.some(({ actor, does }) => actor === slot && does !== 'factionKill')

/** What a Bumbling Bureaucrat asks ahead for where Bosses undo what he did (1923-BOS6). */
const willBeCancelled = (slot: SeatId): string => `cancelled:${slot}`

/** What a Boss cancelled did not happen (1923-A7). Of two Bosses the earlier one acts (1923-BOS5). */
export const heldByBoss: ActorGuard = (run, { actor, does, id }) => {
  const attempts = run.ledger.attempts({ kind: 'cancelled', of: actor, when: 'soFar' })
  if (!attempts.length) return undefined
  return any(
    fact(does === 'cancel' ? 'earlierBoss' : 'didNotHappen', actor, { action: id }),
    does === 'cancel' ? { rule: '1923-BOS5', also: ['1923-A7', '1923-A6', '1923-N2'] } : { rule: '1923-A7' },
    attempts.map(({ why }) => why),
  )
}

/** Where the host wants a Boss to undo what a Bumbling Bureaucrat did before him (1923-BOS6). */
export const undoneByBoss: ActorGuard = (run, { actor, does }) =>
  does === 'redirect' && run.option<boolean>('boss.cancelsStep1')
    ? run.foresight.foreseen(willBeCancelled(actor), fact('undone', actor), '1923-BOS6')
    : undefined

/** Whoever a Boss chose is told so, in every case but his death (1923-BOS3, BOS4, I6). */
export function tellCancelled(run: Resolution): void {
  for (const [slot, { why }] of new Map(
    run.ledger.found({ kind: 'cancelled', when: 'soFar' }).map(found => [found.of, found]),
  ))
    if (hears(run, slot, 'cancelled', { rule: '1923-BOS4' }, why)) run.tell(slot, 'cancelled', {}, '1923-I6')
}
