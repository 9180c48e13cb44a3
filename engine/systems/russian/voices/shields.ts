/** The shadow vertical, and the barrier that a politician always has (RU-POL-3, RU-POL-4, RU-POL-7). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Barrier, Shield } from '../day/hooks.ts'
import { ownBarrier } from '../day/caps.ts'
import { endOfVote } from '../day/rounds.ts'
import { ranks } from '../pleas/defence.ts'
import { playedBy, speaksBy } from '../shared/speaks.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'
import { mayorOf } from './support.ts'

/** Nobody may vote against somebody else; only while there is a mayor in office (RU-POL-3). */
export const shadowing: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const shadowed = all({ is: 'fact', kind: 'shadowed', of: at, other: actor, action }, { rule: 'RU-POL-3', action }, [
    why,
    ...playedBy(run, actor, 'shadowVertical'),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'shadowed', of: at, by: actor, action, why: shadowed, rule: 'RU-POL-3', until })
  return shadowed
}

/** Step `shields`. */
export const shadowed = (run: Resolution): Shield[] =>
  mayorOf(run.living()) === undefined
    ? []
    : run.ledger.attempts({ kind: 'shadowed', when: 'soFar' }).map((fact): Shield => ({
        of: fact.of,
        why: run.ledger.standing(fact, 'soFar'),
        ...(fact.by !== undefined && { by: fact.by }),
        // Before the lawyer and the priest, where two of them protect each other.
        rank: ranks.politician,
        aboveBy: 'RU-POL-7',
      }))

/** What everybody reads when the vote starts (RU-DAY-2). */
export function announceShadow(run: Resolution): void {
  for (const { of, why } of shadowed(run))
    if (why.holds) run.announce('shadowVertical', { who: of }, 'RU-POL-3', 'voteStart')
}

/** Step `barriers`: of no size, so that a ballot counts one at most. */
export function zeroBarrier(run: Resolution, who: SeatId): Barrier[] {
  const passive = speaksBy(run, who, 'influence')
  return passive ? [{ size: 0, why: ownBarrier(who, 0, 'RU-POL-4', passive), off: passive.lost }] : []
}
