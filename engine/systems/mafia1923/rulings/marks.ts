/** What Bumbling Bureaucrats and Bosses leave on a player for later steps. */
import { phaseCalled } from '../../../game/when.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import { fact } from '../claims.ts'
import { all, type Walk } from '../vocabulary.ts'

/** What somebody sent in for this night besides the kill of the team. */
const ownMoves = (walk: Walk, slot: Slot): boolean =>
  walk.moves.some(({ actor, does }) => actor === slot && does !== 'factionKill')

/** A mark on the next action of a player (1923-BUR1), which waits as long as the host lets it (1923-BUR4). */
export function redirectMark(walk: Walk, { move, at, why }: Arrival): Reason {
  const waits = walk.option('bureaucrat.persistence')
  const until =
    waits === 'thisNightOnly'
      ? walk.name
      : waits === 'thisNightAndDay'
        ? phaseCalled({ kind: 'day', number: walk.phase.number })
        : undefined
  const idle = !ownMoves(walk, at)
  const reason = all(
    fact('redirectMark', at, { other: move.actor, action: move.id }),
    {
      rule: '1923-BUR1',
      action: move.id,
      notes: idle ? [{ claim: fact('markWaits', at), rule: '1923-BUR4' }] : [],
    },
    [why],
  )
  walk.put({
    kind: 'redirectMark',
    of: at,
    why: reason,
    rule: '1923-BUR1',
    by: move.actor,
    action: move.id,
    lasting: true,
    ...(until !== undefined && { until }),
  })
  return reason
}

/** The night of a player is cancelled (1923-BOS1), whether he tried anything or not (1923-A1). */
export function cancelled(walk: Walk, { move, at, why }: Arrival): Reason {
  const done =
    walk.ledger.found({ kind: 'redirectMark', by: at, where: ({ phase }) => phase === undefined, when: 'soFar' }).length
    > 0
  const idle = !ownMoves(walk, at)
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
  walk.put({ kind: 'cancelled', of: at, why: reason, rule: '1923-BOS1', by: move.actor, action: move.id })
  walk.foresight.find(willBeCancelled(at), 'yes', reason)
  return reason
}

/** What a Bumbling Bureaucrat asks ahead for where Bosses undo what he did (1923-BOS6). */
export const willBeCancelled = (slot: Slot): string => `cancelled:${slot}`
