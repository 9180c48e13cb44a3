/** Players whom the host takes out of the game during a vote: they are out of it at once, unless it was over by then (RU-PEN-6). */
import type { Removal } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/resolution.ts'
import { all, type Resolution } from '../vocabulary.ts'

const time = (at: string | undefined): number | undefined => (at === undefined ? undefined : Date.parse(at))

/** Who is taken out while it is voted; in a night somebody is when everything else has happened. */
function removedAtVote({ phase: { kind, closes, removed } }: Resolution): readonly Removal[] {
  const end = time(closes) ?? Infinity
  return kind === 'night' || kind === 'evening' ? [] : removed.filter(({ at }) => (time(at) ?? -Infinity) <= end)
}

export const isTakenOut = (run: Resolution, who: SeatId): boolean => removedAtVote(run).some(one => one.who === who)

/** That somebody was taken out. */
export const takenOut = (run: Resolution, of: SeatId): Reason =>
  run.given({ is: 'fact', kind: 'takenOut', of }, 'RU-PEN-6')

/** What was cast for somebody before he was taken out: it falls away, and is no fault of its voter. */
export const wasCastBefore = (run: Resolution, { for: target, at }: { for?: SeatId; at?: string }): boolean =>
  removedAtVote(run).some(one => one.who === target && (time(at) ?? -Infinity) <= (time(one.at) ?? Infinity))

/** Takes somebody out, once. */
export function takeOut(run: Resolution, who: SeatId, why: Reason): void {
  if (!run.isDead(who)) run.dies(who, why, HOST, { cause: 'removed' })
}

/** As a vote begins. */
export function takeOutAtOnce(run: Resolution): void {
  for (const { who, note } of removedAtVote(run))
    takeOut(run, who, all({ is: 'ruled', who, holds: true, note }, { rule: HOST }))
}
