/** Players whom the host takes out of the game during a vote: they are out of it at once, unless it was over by then (RU-PEN-6). */
import type { Removal } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { HOST } from '../../../resolve/sequence/walk.ts'
import { all, type Walk } from '../vocabulary.ts'

const time = (at: string | undefined): number | undefined => (at === undefined ? undefined : Date.parse(at))

/** Who is taken out while it is voted; in a night somebody is when everything else has happened. */
function removedAtVote({ phase: { kind, closes, removed } }: Walk): readonly Removal[] {
  const end = time(closes) ?? Infinity
  return kind === 'night' || kind === 'evening' ? [] : removed.filter(({ at }) => (time(at) ?? -Infinity) <= end)
}

export const isTakenOut = (walk: Walk, who: Slot): boolean => removedAtVote(walk).some(one => one.who === who)

/** That somebody was taken out. */
export const takenOut = (walk: Walk, of: Slot): Reason => walk.given({ is: 'fact', kind: 'takenOut', of }, 'RU-PEN-6')

/** What was cast for somebody before he was taken out: it falls away, and is no fault of its voter. */
export const wasCastBefore = (walk: Walk, { for: target, at }: { for?: Slot; at?: string }): boolean =>
  removedAtVote(walk).some(one => one.who === target && (time(at) ?? -Infinity) <= (time(one.at) ?? Infinity))

/** Takes somebody out, once. */
export function takeOut(walk: Walk, who: Slot, why: Reason): void {
  if (!walk.isDead(who)) walk.dies(who, why, HOST, { cause: 'removed' })
}

/** As a vote begins. */
export function takeOutAtOnce(walk: Walk): void {
  for (const { who, note } of removedAtVote(walk))
    takeOut(walk, who, all({ is: 'ruled', who, holds: true, note }, { rule: HOST }))
}
