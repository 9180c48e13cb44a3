/** That somebody has the most votes, as a reason: which ballots put him ahead, and what took votes away. */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, least, type Claim, type Walk } from '../vocabulary.ts'
import { putsVotes } from './ballots.ts'
import { counting, totals } from './count.ts'
import { asked, first } from './asked.ts'
import type { Silence } from './hooks.ts'
import { byBallot, counts, removedFrom, sumOf, votesOf, type Point, type Removal } from './points.ts'
import { shielded } from './shields.ts'

/**
 * That somebody has the most votes: as many of them as put him ahead, or level where others have as many, and so many
 * more as his barrier takes away. Where it would have kept him from that, what spared them belongs to it, and so does what
 * took from others the votes by which they would not be behind him.
 * @param level whether others have as many
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
  // What is counted once more after a mercy is another count than the one on which that hung.
  const forgiven = walk.ledger.found({ kind: 'mercyShown', when: 'tonight' }).length > 0
  const values: Record<string, string | number> = forgiven ? { votes: has, after: 'mercy' } : { votes: has }
  const claim = { is: 'fact', kind: 'hasMost', of: who, values } as const
  const own = removals.filter(({ of }) => of === who)
  const spared = own.flatMap(removal =>
    !removal.why.holds && has - removal.votes < need ? (removal.spared ?? []) : [],
  )
  const behind = fallenShort(walk, who, level)
  if (spared.length) return all(claim, { rule: 'RU-VOTE-1' }, [...spared, ...new Set(votes), ...behind])
  const notes = own.flatMap(({ why, says }) =>
    why.holds ? { claim: says ?? barred(who, barriersOf(who, own)), rule: why.rule } : [],
  )
  const needed = (need + removedFrom(who, own)) / unit
  const alone = level ? [] : indispensable(walk, who)
  const heavy = votes.filter(vote => alone.includes(vote))
  const elsewhere = [...alone.filter(vote => !votes.includes(vote)), ...behind]
  if (!heavy.length && !elsewhere.length) return least(needed, claim, { rule: 'RU-VOTE-1', notes }, votes)
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
 * is to spare, whoever cast them had one against himself without them (RU-VOTE-4), or others would count nothing without them (RU-POL-1).
 */
function indispensable(walk: Walk, who: Slot): Reason[] {
  const sums = totals(walk)
  const players = Object.keys(sums)
  const puts = putsVotes(walk)
  const ballots = new Map(
    byBallot(counting(walk).points).map(ballot => [`${ballot[0]!.by}\n${ballot[0]!.target}`, ballot]),
  )
  const silences = asked(walk, part => part.silences?.(walk, counting(walk).ballots)).filter(({ to }) => to === 0)
  return counting(walk).ballots.flatMap(({ by, target, auto, why }): Reason[] => {
    if (auto) return []
    const points = ballots.get(`${by}\n${target}`) ?? []
    const freed = silences.filter(silence => fallsBy(silence.why, why))
    const more = [...ballots.values()]
      .flat()
      .filter(point => !points.includes(point) && (hangsOn(point.why, why) || freed.some(one => reaches(one, point))))
    const votes = sumOf([...points, ...more])
    const put = puts && !shielded(walk, by)?.holds ? weightPut(walk, by) : 0
    const without = (slot: Slot): number => (sums[slot] ?? 0) - (slot === target ? votes : 0) + (slot === by ? put : 0)
    if (players.every(slot => slot === who || without(slot) < without(who))) return []
    if (target !== who) return [why]
    const lets = { is: 'fact', kind: 'letsCount', of: who, other: by } as const
    const rules = freed.slice(0, 1).map(silence => silence.why.rule)
    return [...points.map(point => point.why), ...rules.map(rule => all(lets, { rule }, [why]))]
  })
}

/** What took votes away without which others would not be behind, or he not level with them: silenced ballots, limits, mercy, barriers. */
function fallenShort(walk: Walk, who: Slot, level: boolean): Reason[] {
  const { points, removals } = counting(walk)
  const sums = totals(walk)
  const has = sums[who] ?? 0
  return Object.keys(sums).flatMap((other): Reason[] => {
    if (other === who && !level) return []
    // Whoever is level would have been ahead: another one, or he himself.
    const enough = level && sums[other] === has ? has + 0.5 : has
    const taken = new Map<Reason, number>()
    const take = (by: Reason, votes: number): unknown => taken.set(by, (taken.get(by) ?? 0) + votes)
    for (const point of points)
      if (point.target === other && !counts(point))
        for (const by of point.why.unless.filter(({ holds }) => holds).slice(0, 1)) take(by, votesOf(point))
    for (const { of, why, votes } of removals) if (of === other && why.holds) take(why, votes)
    const lost = [...taken.values()].reduce((sum, votes) => sum + votes, 0)
    if (!lost || sums[other]! + lost < enough) return []
    const alone = [...taken].filter(([, votes]) => sums[other]! + votes >= enough).map(([by]) => by)
    const claim = { is: 'fact', kind: 'fallsShort', of: other } as const
    return [all(claim, { rule: 'RU-VOTE-15' }, alone.length ? alone : [...taken.keys()])]
  })
}

/** Whether something rests on a ballot: what is added to another one that is for the same player. */
const hangsOn = ({ because }: Reason, ballot: Reason): boolean =>
  because.some(one => one === ballot || hangsOn(one, ballot))

/** Whether something would hold but for this ballot alone. */
function fallsBy({ holds, because, unless }: Reason, ballot: Reason): boolean {
  const against = unless.filter(one => one.holds)
  return !holds && because.every(one => one.holds) && against.length === 1 && against[0] === ballot
}

/** Whether it would have made nothing of this point. */
const reaches = (silence: Silence, { by, target }: Point): boolean =>
  silence.by === by && (silence.target === undefined || silence.target === target)

/** What a vote that is put on its own voter weighs. */
function weightPut(walk: Walk, by: Slot): number {
  if (walk.option('autoVoteWeight') === 'one') return 1
  const why = walk.given({ is: 'fact', kind: 'castNone', of: by }, 'RU-VOTE-4')
  return first(walk, part => part.weight?.(walk, { by, target: by, why }))?.votes ?? 1
}

/** How many votes a barrier takes away, and nothing else. */
const barriersOf = (who: Slot, own: readonly Removal[]): number =>
  removedFrom(
    who,
    own.filter(({ says }) => !says),
  )

const barred = (of: Slot, size: number): Claim => ({ is: 'fact', kind: 'barred', of, values: { size } })
