/**
 * What a civil role does in a vote by itself, as a reason: the deed by which somebody plays it who was not dealt it, and
 * whatever took its use from him before the vote (RU-GEN-6).
 */
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { besideFor } from './playing.ts'
import { lossesOf } from './roles.ts'

/** A role that speaks, or what made it silent. */
export interface Speaks {
  action: ActionId
  why: Reason
  /** The first of what took its use. */
  lost?: Reason | undefined
}

/** That somebody has this by his civil role, and the use of it; undefined of who has it neither as his own nor played. */
export function speaksBy(run: Resolution, who: SeatId, ability: string): Speaks | undefined {
  const passive = run.passive(who, ability)
  if (!passive) return undefined
  const losses = takenFrom(run, who)
  const played = playedBy(run, who, ability)
  if (!losses.length && !played.length) return passive
  const { action, why } = passive
  const claim = { is: 'fact', kind: 'speaksByRole', of: who } as const
  const rule = losses.length ? 'RU-GEN-6' : played[0]!.rule
  return { action, why: all(claim, { rule, action }, [why, ...played], losses), lost: losses[0] }
}

/** What took the use of his civil role from somebody, each by whoever did it. */
export const takenFrom = (run: Resolution, who: SeatId): Reason[] =>
  lossesOf(run, who).flatMap(loss => {
    if (!loss.holds) return []
    const other = doerOf(loss, who)
    return other === undefined
      ? loss
      : all({ is: 'fact', kind: 'roleTaken', of: who, other }, { rule: 'RU-GEN-6' }, [loss])
  })

/** Who did what stands behind a loss: the first one whom it tells of beside its victim. */
export function doerOf({ claim, because }: Reason, victim: SeatId): SeatId | undefined {
  if (claim.is === 'fact' && claim.of === victim && claim.other !== undefined && claim.other !== '') return claim.other
  for (const part of because) {
    const by = part.holds ? doerOf(part, victim) : undefined
    if (by !== undefined) return by
  }
  return undefined
}

/** The deed by which somebody has this ability of a role that was not dealt to him; nothing where it is his own. */
export function playedBy(run: Resolution, who: SeatId, ability: string): Reason[] {
  const play = besideFor(run.game, who, ability)
  return play
    ? run.ledger
        .found({ kind: 'plays', of: who, when: 'phaseStart', where: ({ data }) => data.role === play.data.role })
        .slice(0, 1)
        .map(fact => run.ledger.standing(fact, 'phaseStart'))
    : []
}

/** What felled a reason, as far down as a counter stands; undefined of what holds, or where nothing speaks for it. */
export function felledBy({ holds, because, unless }: Reason): Reason | undefined {
  if (holds) return undefined
  const counter = unless.find(one => one.holds)
  if (counter) return counter
  for (const part of because) {
    const below = felledBy(part)
    if (below) return below
  }
  return undefined
}
