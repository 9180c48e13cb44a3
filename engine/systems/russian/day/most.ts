/** That somebody has the most votes, as a reason: which ballots put him ahead, and what took votes away. */
import type { SeatId } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import { all, least, type Claim, type Resolution } from '../vocabulary.ts'
import { counting, totals, counts, removedFrom, sumOf, votesOf, type Point, type Removal } from './count.ts'
import { fallenShort, missing, type Missing } from './missing.ts'

/**
 * That somebody has the most votes: as many of them as put him ahead, or level where others have as many, and so many
 * more as his barrier takes away. Where it would have kept him from that, what spared them belongs to it, and so does what
 * took from others the votes by which they would not be behind him.
 * @param level those who have as many, himself among them; absent where he is ahead
 * @param only whether it would be otherwise were one more level
 * @param rivals who could be level with him, and he would be to die all the same
 */
export function mostOf(
  run: Resolution,
  who: SeatId,
  level?: readonly SeatId[],
  only = false,
  rivals: readonly SeatId[] = [],
): Reason {
  const sums = totals(run)
  const has = sums[who] ?? 0
  const second = Math.max(0, ...Object.keys(sums).flatMap(other => (other === who ? [] : sums[other]!)))
  const unit = unitOf(run, who, second)
  // What is counted once more after a mercy is another count than the one on which that hung.
  const forgiven = run.ledger.found({ kind: 'mercyShown', when: 'tonight' }).length > 0
  const values: Record<string, string | number> = forgiven ? { votes: has, after: 'mercy' } : { votes: has }
  return reaches(run, who, {
    claim: { is: 'fact', kind: 'hasMost', of: who, values },
    rule: 'RU-VOTE-1',
    need: Math.min(has, level || rivals.length ? second : second + unit),
    unit,
    alone: indispensable(run, who, level, only, rivals),
    behind: behind(run, who, level !== undefined),
  })
}

/** In what votes for somebody are counted: halves where he or the next one has any. */
export const unitOf = (run: Resolution, who: SeatId, next: number): number =>
  next % 1 || counting(run).points.some(({ target, half }) => target === who && half) ? 0.5 : 1

/** What somebody's votes have to reach. */
export interface Reach {
  claim: Claim
  rule: string
  /** How many of them are needed, counted in this. */
  need: number
  unit: number
  /** What alone decides it: some of his votes, which weigh more than is to spare, and ballots for others. */
  alone: readonly Reason[]
  /** What took votes from others. */
  behind: readonly Reason[]
}

/** That somebody has as many votes as that: what alone decides it, and enough of all others. */
export function reaches(run: Resolution, who: SeatId, { claim, rule, need, unit, alone, behind }: Reach): Reason {
  const { points, removals } = counting(run)
  const has = totals(run)[who] ?? 0
  // Where half votes are counted a whole one stands for two of them.
  const votes = points
    .filter(({ target }) => target === who)
    .flatMap(point => Array.from({ length: votesOf(point) / unit }, () => point.why))
  const own = removals.filter(({ of }) => of === who)
  // Without one of the ballots that spared them it would fall away, and that ballot too.
  const heaviest = Math.min(
    0,
    ...missing(run).map(({ ballot, change, unspares }) => change(who) + (ballot.target === who ? unspares : 0)),
  )
  const spared = own.flatMap(removal =>
    !removal.why.holds && has - removal.votes + heaviest < need ? (removal.spared ?? []) : [],
  )
  const notes = own.flatMap(({ why, says }) =>
    why.holds ? { claim: says ?? barred(who, barriersOf(who, own)), rule: why.rule } : [],
  )
  const needed = (need + removedFrom(who, own)) / unit
  const heavy = votes.filter(vote => alone.includes(vote))
  const elsewhere = [...spared, ...alone.filter(vote => !votes.includes(vote)), ...behind]
  if (!heavy.length && !elsewhere.length) return least(needed, claim, { rule, notes }, votes)
  const left = needed - heavy.length
  const beside = { is: 'fact', kind: 'votesBeside', of: who, values: { votes: left * unit } } as const
  const rest = least(
    left,
    beside,
    { rule },
    votes.filter(vote => !heavy.includes(vote)),
  )
  return all(claim, { rule, notes }, [...heavy, ...elsewhere, ...(left > 0 ? [rest] : [])])
}

/**
 * What those ballots count for without which alone he would not be ahead, though others could be missing: they weigh more than
 * is to spare, whoever cast them had one against himself without them (RU-VOTE-4), or others would count nothing without them
 * (RU-POL-1). Who is level needs every vote of his anyway.
 */
function indispensable(
  run: Resolution,
  who: SeatId,
  level: readonly SeatId[] | undefined,
  only: boolean,
  rivals: readonly SeatId[],
): Reason[] {
  const sums = totals(run)
  const others = Object.keys(sums).filter(slot => slot !== who)
  const ahead = others.every(slot => (sums[slot] ?? 0) < (sums[who] ?? 0))
  return missing(run).flatMap((one): Reason[] => {
    const mine = (sums[who] ?? 0) + one.change(who)
    const stays = others.every(slot => {
      const theirs = (sums[slot] ?? 0) + one.change(slot)
      return rivals.includes(slot) || (level && (!only || level.includes(slot))) ? theirs <= mine : theirs < mine
    })
    return stays ? [] : countsFor(one, who, level !== undefined && !ahead)
  })
}

/** What a ballot counts for: for others it is one deed, for him its votes, and that it lets others count. */
export function countsFor({ ballot, points, lets }: Missing, who: SeatId, level = false): Reason[] {
  const { by, target, why } = ballot
  // One that counts nothing decides by being cast, so that none is put on its voter.
  if (target !== who || !points.length) return [why]
  const claim = { is: 'fact', kind: 'letsCount', of: who, other: by } as const
  return [
    ...(level ? [] : points.map(point => point.why)),
    ...(lets === undefined ? [] : [all(claim, { rule: lets }, [why])]),
  ]
}

/** What took votes away without which others would not be behind, or he not level with them. */
function behind(run: Resolution, who: SeatId, level: boolean): Reason[] {
  const sums = totals(run)
  const has = sums[who] ?? 0
  return Object.keys(sums).flatMap((other): Reason[] => {
    if (other === who && !level) return []
    // Whoever is level would have been ahead: another one, or he himself.
    const enough = level && sums[other] === has ? has + 0.5 : has
    return fallenShort(
      run,
      other,
      (votes, without) => sums[other]! + votes >= enough - (other === who ? 0 : broughtBy(run, who, without)),
    )
  })
}

/**
 * How many votes against somebody the same deeds brought: a liar's move shields him, and has his hidden ballots count
 * (RU-LIA-B1), or the other's barrier not work (RU-LIA-1); a ballot against who is shielded falls back on its voter
 * (RU-VOTE-8).
 */
export function broughtBy(run: Resolution, who: SeatId, taking: readonly Reason[]): number {
  const { points, ballots, removals } = counting(run)
  const fell = ballots.some(({ target, fellBy }) => target === who && fellBy !== undefined && taking.includes(fellBy))
  const added = points.filter(
    point => point.target === who && counts(point) && (point.hidden || (fell && point.by === who)),
  )
  const spared = removals.filter(({ of, why }) => of === who && !why.holds)
  if (!added.length && !spared.length) return 0
  const deeds = new Set(nodesOf(taking).flatMap(actionsOf))
  const byDeeds = ({ why }: Pick<Point, 'why'>): boolean =>
    nodesOf([why]).some(node => actionsOf(node).some(id => deeds.has(id)))
  return (
    sumOf(added.filter(point => !point.hidden || byDeeds(point)))
    + spared.filter(byDeeds).reduce((sum, { votes }) => sum + votes, 0)
  )
}

/** How many votes a barrier takes away, and nothing else. */
const barriersOf = (who: SeatId, own: readonly Removal[]): number =>
  removedFrom(
    who,
    own.filter(({ says }) => !says),
  )

const barred = (of: SeatId, size: number): Claim => ({ is: 'fact', kind: 'barred', of, values: { size } })
