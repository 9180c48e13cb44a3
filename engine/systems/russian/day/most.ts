/** That somebody has the most votes, as a reason: which ballots put him ahead, and what took votes away. */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, least, type Claim, type Walk } from '../vocabulary.ts'
import { counting, totals } from './count.ts'
import { putsVotes } from './ballots.ts'
import { byBallot, removedFrom, sumOf, votesOf, type Removal } from './points.ts'
import { shielded } from './shields.ts'

/**
 * That somebody has the most votes: as many of them as put him ahead, or level where others have as many, and so many
 * more as his barrier takes away. Where it would have kept him from that, what spared them belongs to it.
 */
export function mostOf(walk: Walk, who: Slot, level = false): Reason {
  const { points, removals } = counting(walk)
  const sums = totals(walk)
  const has = sums[who] ?? 0
  const second = Math.max(0, ...Object.keys(sums).flatMap(other => (other === who ? [] : sums[other]!)))
  const on = points.filter(({ target }) => target === who)
  const unit = on.some(({ half }) => half) || second % 1 ? 0.5 : 1
  const need = Math.min(has, level ? second : second + unit)
  // Where half votes are counted a whole one stands for two of them.
  const votes = on.flatMap(point => Array.from({ length: votesOf(point) / unit }, () => point.why))
  const claim = { is: 'fact', kind: 'hasMost', of: who, values: { votes: has } } as const
  const own = removals.filter(({ of }) => of === who)
  const spared = own.flatMap(removal =>
    !removal.why.holds && has - removal.votes < need ? (removal.spared ?? []) : [],
  )
  if (spared.length) return all(claim, { rule: 'RU-VOTE-1' }, [...spared, ...new Set(votes)])
  const notes = own.flatMap(({ why, says }) =>
    why.holds ? { claim: says ?? barred(who, barriersOf(who, own)), rule: why.rule } : [],
  )
  const needed = (need + removedFrom(who, own)) / unit
  const alone = level ? [] : indispensable(walk, who)
  const heavy = votes.filter(vote => alone.includes(vote))
  const elsewhere = alone.filter(vote => !votes.includes(vote))
  if (!alone.length) return least(needed, claim, { rule: 'RU-VOTE-1', notes }, votes)
  const left = needed - heavy.length
  const beside = { is: 'fact', kind: 'votesBeside', of: who, values: { votes: left * unit } } as const
  const rest = least(
    left,
    beside,
    { rule: 'RU-VOTE-1' },
    votes.filter(vote => !heavy.includes(vote)),
  )
  return all(claim, { rule: 'RU-VOTE-1', notes }, [...heavy, ...elsewhere, ...(left > 0 ? [rest] : [])])
}

/**
 * What those ballots count for without which alone he would not be ahead, though others could be missing: they weigh more than
 * is to spare, or whoever cast them had one against himself without them (RU-VOTE-4).
 */
function indispensable(walk: Walk, who: Slot): Reason[] {
  const sums = totals(walk)
  const all = byBallot(counting(walk).points)
  const puts = putsVotes(walk)
  return counting(walk).ballots.flatMap(({ by, target, auto, why }): Reason[] => {
    if (auto) return []
    const points = all.find(([point]) => point!.by === by && point!.target === target) ?? []
    const without = (slot: Slot): number =>
      (sums[slot] ?? 0)
      - (slot === target ? sumOf(points) : 0)
      + (puts && slot === by && !shielded(walk, by)?.holds ? 1 : 0)
    if (Object.keys(sums).every(slot => slot === who || without(slot) < without(who))) return []
    return target === who ? points.map(point => point.why) : [why]
  })
}

/** How many votes a barrier takes away, and nothing else. */
const barriersOf = (who: Slot, own: readonly Removal[]): number =>
  removedFrom(
    who,
    own.filter(({ says }) => !says),
  )

const barred = (of: Slot, size: number): Claim => ({ is: 'fact', kind: 'barred', of, values: { size } })
