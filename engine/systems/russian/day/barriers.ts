/**
 * Barriers: each ballot against their owner counts one at most, and then as many votes fall away as the barrier is big
 * (RU-BAR-1). Of several the greatest counts (RU-BAR-2), and ballots of blacks fall away first (RU-BAR-3).
 */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { counting, type Stepped, above, byBallot, counts, sumOf, without, type Point, type Removal } from './count.ts'
import type { Barrier, Boost, Cast } from './hooks.ts'
import { asked, first } from './asked.ts'
import { colourOf, allRedsAgainst, ballotsOfReds } from './sides.ts'
import { holds } from '../shared/custody.ts'
import { isBlack } from '../shared/sides.ts'
import { takenFrom } from '../shared/speaks.ts'
import { all, any, type Claim, type Resolution } from '../vocabulary.ts'

/** The step `barriers`: takes away what barriers stop. */
export function behindBarriers(run: Resolution, points: readonly Point[], removals: readonly Removal[]): Stepped {
  return run.living().reduce<Required<Stepped>>(
    (before, { slot }) => {
      const barriers = asked(run, part => part.barriers?.(run, slot))
      return barriers.length ? behind(run, slot, standing(run, slot, barriers), before) : before
    },
    { points, because: [], removals },
  )
}

/** A barrier, with what disables it. */
interface Standing extends Barrier {
  /** That it is there, whatever disables it. */
  there: Reason
  /** That it works, whether or not another one is greater. */
  able?: Reason
}

/** The barriers of somebody, each but the greatest with what is greater against it, all with what disables them. */
function standing(run: Resolution, owner: SeatId, barriers: readonly Barrier[]): Standing[] {
  const off = asked(run, part => part.unbars?.(run, owner))
  const stopped = off.find(({ holds }) => holds)
  const able = barriers.map((one): Standing =>
    off.length
      ? {
          ...one,
          there: one.why,
          why: all({ is: 'fact', kind: 'barrierWorks', of: owner }, { rule: off[0]!.rule }, [one.why], off),
          ...(one.why.holds && stopped && { off: stopped }),
        }
      : { ...one, there: one.why },
  )
  const works = able.filter(({ why }) => why.holds)
  const [greatest] = works.toSorted((a, b) => b.size - a.size)
  return able.map(one => {
    if (!greatest || (one === greatest && works.length < 2)) return one
    const claim = { is: 'fact', kind: 'barrierCounts', of: owner, values: { size: one.size } } as const
    if (one === greatest) return { ...one, able: one.why, why: all(claim, { rule: 'RU-BAR-2' }, [one.why]) }
    return { ...one, able: one.why, why: all(claim, { rule: 'RU-BAR-2' }, [one.why], [greatest.why]) }
  })
}

function behind(
  run: Resolution,
  owner: SeatId,
  barriers: readonly Standing[],
  before: Required<Stepped>,
): Required<Stepped> {
  const works = barriers.filter(({ why }) => why.holds).toSorted((a, b) => b.size - a.size)
  const [barrier] = works
  if (!barrier) return disabled(owner, barriers, before)
  const { size, why } = barrier
  const claim = (kind: 'levelled' | 'barred'): Claim => ({ is: 'fact', kind, of: owner, values: { size } })
  const levels = all(claim('levelled'), { rule: 'RU-BAR-1' }, [why])
  const against = byBallot(before.points.filter(point => point.target === owner && !meetsNone(run, point, barriers)))
  const over = against.flatMap(ballot => above(ballot, levelOf(run, ballot)))
  const spared = allRedsAgainst(run, owner)
  const level = against.map(ballot => ballot.filter(point => !over.includes(point)))
  const paid = new Map(
    level.flatMap((ballot, at) => {
      const sum = addedUp(owner, barriers, against[at]!, spared)
      return sum ? ballot.map(point => [point, sum] as const) : []
    }),
  )
  const taking = new Map([...over.map(point => [point, levels] as const), ...paid])
  const points = without(before.points, taking).map((point, at) =>
    taking.has(before.points[at]!) && !counts(point) ? { ...point, barred: true as const } : point,
  )
  const left = level.flat().filter(point => !paid.get(point)?.holds)
  const removes = all(claim('barred'), { rule: 'RU-BAR-1' }, [why], spared ? [spared] : [])
  const votes = Math.min(size, sumOf(left))
  const byReds = spared && { spared, sparing: ballotsOfReds(run, owner) }
  const removal = { of: owner, votes, why: removes, from: blacksFirst(run, left), ...byReds }
  const [greater] = barriers.filter(one => one.off && one.size > size).toSorted((a, b) => b.size - a.size)
  const more = greater ? Math.min(greater.size, sumOf(left)) - votes : 0
  return {
    points,
    because: [
      ...before.because,
      ...(over.length ? [levels] : []),
      ...new Set(paid.values()),
      ...(votes ? [removes] : []),
    ],
    removals: [
      ...before.removals,
      ...(votes ? [removal] : []),
      ...(greater && more > 0 && !spared?.holds ? [unbarred(owner, greater, more)] : []),
    ],
  }
}

/** Against votes that drugs paid for, a barrier of drugs and an own one add up, which takes the whole of a ballot of one (RU-DRU-2). */
function addedUp(
  owner: SeatId,
  barriers: readonly Standing[],
  ballot: readonly Point[],
  spared?: Reason,
): Reason | undefined {
  const paid = ballot.find(({ bought }) => bought)
  if (!paid) return undefined
  const greatest = (drugs: boolean): Standing | undefined =>
    barriers
      .filter(one => Boolean(one.drugs) === drugs && one.size > 0 && (one.able ?? one.why).holds)
      .toSorted((a, b) => b.size - a.size)[0]
  const two = [greatest(true), greatest(false)].flatMap(one => one ?? [])
  if (two.length < 2) return undefined
  const claim: Claim = {
    is: 'fact',
    kind: 'barriersAddUp',
    of: owner,
    other: paid.by,
    values: { size: two.reduce((sum, { size }) => sum + size, 0) },
  }
  const works = two.map(({ able, why }) => able ?? why)
  return all(claim, { rule: 'RU-DRU-2' }, [paid.why, ...works], spared ? [spared] : [])
}

/** What a barrier that is disabled would have taken away, and what keeps it from that. */
function disabled(owner: SeatId, barriers: readonly Standing[], before: Required<Stepped>): Required<Stepped> {
  const [one] = barriers.filter(({ off }) => off).toSorted((a, b) => b.size - a.size)
  if (!one) return before
  const against = byBallot(before.points.filter(({ target }) => target === owner))
  const votes = sumOf(against.flat()) - Math.max(0, sumOf(against.flatMap(ballot => ballot.slice(0, 1))) - one.size)
  if (!votes) return before
  const removal = unbarred(owner, one, votes)
  return { ...before, because: [...before.because, removal.why], removals: [...before.removals, removal] }
}

function unbarred(of: SeatId, { size, why, off }: Standing, votes: number): Removal {
  const claim: Claim = { is: 'fact', kind: 'barred', of, values: { size } }
  return { of, votes, why: all(claim, { rule: 'RU-BAR-1' }, [why]), from: [], spared: off! }
}

/** What no barrier of this player stops: whatever a lawyer votes who proved him black, and what drugs paid for where drugs alone bar. */
const meetsNone = (run: Resolution, { by, target, bought }: Point, barriers: readonly Standing[]): boolean =>
  (voidsDefence(run, by, target)?.holds ?? false)
  || (bought === true && barriers.every(({ drugs, there }) => drugs || !there.holds))

/** One vote, or what pierces (RU-JUD-2). */
function levelOf(run: Resolution, ballot: readonly Point[]): number {
  const [{ by, target }] = ballot as [Point]
  const cast = counting(run).ballots.find(one => one.by === by && one.target === target)
  const piercing = cast && first(run, part => part.piercing?.(run, cast))
  return piercing?.why.holds ? piercing.votes : 1
}

/** In which order a barrier takes ballots: those of blacks before all others. */
const blacksFirst = (run: Resolution, points: readonly Point[]): Point[] => [
  ...points.filter(({ by }) => colourOf(run, by) === 'black'),
  ...points.filter(({ by }) => colourOf(run, by) !== 'black'),
]

/** The step `drugs`: a drugged voter's ballot counts one at most (RU-DRU-1). */
export function ofDrugged(run: Resolution, points: readonly Point[]): Stepped {
  const cut = byBallot(points).flatMap(ballot => {
    const over = above(ballot, 1)
    const [{ by, target }] = ballot as [Point]
    if (!over.length) return []
    const drugs = run.ledger
      .attempts({ kind: 'drugged', of: by, when: 'phaseStart' })
      .map(fact => run.ledger.standing(fact, 'phaseStart'))
    const doses = [...drugs, ...failedDoses(run, by).map(({ why }) => why)]
    if (!doses.length) return []
    const levels = any({ is: 'fact', kind: 'drugsLevel', of: by, other: target }, { rule: 'RU-DRU-1' }, doses)
    return over.map(point => [point, levels] as const)
  })
  return { points: without(points, new Map(cut)), because: [...new Set(cut.map(([, levels]) => levels))] }
}

/** How many of these a removal takes from blacks. */
export const takenFromBlacks = (run: Resolution, who: SeatId, removals: readonly Removal[]): number =>
  removals.reduce((sum, { of, votes, why, from }) => {
    if (of !== who || !why.holds) return sum
    const blacks = from.filter(point => colourOf(run, point.by) === 'black' && counts(point))
    return sum + Math.min(votes, sumOf(blacks))
  }, 0)

/** That a lawyer's check showed somebody; a black lawyer is served by a check of either colour (RU-LAW-B1). */
function checkedBy(run: Resolution, lawyer: SeatId, target: SeatId, colour?: 'black'): Reason[] {
  if (!run.has(lawyer, 'lawyerCheck')) return []
  return run.ledger
    .attempts({
      kind: 'checked',
      of: target,
      when: 'phaseStart',
      where: fact =>
        fact.data.does === 'lawyerCheck'
        && (colour === undefined || fact.data.shown === colour)
        && holds(run.game, lawyer, 'lawyerCheck', fact),
    })
    .map(fact => run.ledger.standing(fact, 'phaseStart'))
}

/** Why nothing defends somebody against this voter; undefined of who is no lawyer with a black check. */
export function voidsDefence(run: Resolution, voter: SeatId, against: SeatId): Reason | undefined {
  const checks = checkedBy(run, voter, against, 'black')
  return checks.length
    ? any(
        { is: 'fact', kind: 'provedBlack', of: against, other: voter },
        { rule: 'RU-LAW-3' },
        checks,
        takenFrom(run, voter),
      )
    : undefined
}

/** Whether a check of his own adds this vote. */
export const isLawyersBoost = ({ why: { claim } }: Boost): boolean =>
  claim.is === 'fact' && claim.kind === 'checkWeighs'

/** Each ballot of a lawyer against somebody whom he checked weighs one more. */
export const lawyersBoosts = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  ballots.flatMap(({ by, target }): Boost[] => {
    if (by === target) return []
    const black = isBlack(run.seat(by))
    const rule = black && !voidsDefence(run, by, target)?.holds ? 'RU-LAW-B1' : 'RU-LAW-3'
    const checks = checkedBy(run, by, target, black ? undefined : 'black')
    const lost = checks.some(({ holds }) => holds) ? takenFrom(run, by) : []
    const why = any({ is: 'fact', kind: 'checkWeighs', of: by, other: target }, { rule }, checks, lost)
    return checks.length ? [{ by, target, votes: 1, why, lost: lost[0] }] : []
  })

/** A dose that did not reach somebody: that he would be drugged by it, and what it failed by. */
interface FailedDose {
  size: number
  why: Reason
  off: Reason
}

/** Doses for somebody that failed in the night before, each with everything that foiled it (RU-DRU-4). */
export function failedDoses(run: Resolution, who: SeatId): FailedDose[] {
  const failed = (['doseFoiled', 'doseFailed'] as const).flatMap(kind =>
    run.ledger.found({ kind, of: who, when: 'phaseStart' }),
  )
  return [...new Set(failed.map(({ data }) => data.third))].map(dealer => {
    const of = failed.filter(({ data }) => data.third === dealer)
    const by = of.map(({ why }) => why)
    const claim = { is: 'fact', kind: 'drugged', of: who, other: dealer } as const
    // Of several things each would have been enough.
    const lost = { is: 'fact', kind: 'doseFailed', of: who, values: { third: dealer } } as const
    const off = by.length === 1 ? by[0]! : any(lost, { rule: 'RU-DRU-4' }, by)
    return { size: of[0]!.data.dose, why: all(claim, { rule: 'RU-DRU-1' }, [], [off]), off }
  })
}
