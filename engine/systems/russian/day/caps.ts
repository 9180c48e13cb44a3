/** How much one ballot may weigh (RU-CAP-1), and how much the ballots of one side together (RU-CAP-2, RU-CAP-4). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { takenFromBlacks, failedDoses } from './barriers.ts'
import { type Stepped, above, byBallot, counts, sumOf, without, type Point, type Removal } from './count.ts'
import type { Barrier } from './hooks.ts'
import { colourOf, limitOf, numbers, standsAside } from './sides.ts'
import { perRun } from '../shared/per-run.ts'
import { isHolder, isRole } from '../shared/playing.ts'
import { speaksBy, type Speaks } from '../shared/speaks.ts'
import { all, any, type Claim, type Resolution } from '../vocabulary.ts'

/** The most that a ballot of somebody can weigh. */
export function mostOfBallot(run: Resolution, by: SeatId): number {
  if (run.ledger.found({ kind: 'drugged', of: by, when: 'phaseStart' }).length) return 1
  const inForce = run.option<boolean>('redCapFromStart') || redsLynched(run).length > 0
  return inForce && colourOf(run, by) !== 'black' ? Math.max(1, limitOf(run)) : Infinity
}

/** The step `caps`: the ballot of somebody who is not black weighs no more than the limit, whatever is added to it. */
export function underCaps(run: Resolution, points: readonly Point[]): Stepped {
  const limit = Math.max(1, limitOf(run))
  const inForce = run.option<boolean>('redCapFromStart') || redsLynched(run).length > 0
  const cut = (inForce ? byBallot(points) : []).flatMap(ballot => {
    const [{ by, target }] = ballot as [Point]
    const own = run.option<boolean>('redCapCutsJudge') ? 0 : sumOf(ballot.filter(({ boost }) => !boost))
    const over = colourOf(run, by) === 'black' ? [] : above(ballot, Math.max(limit, own))
    if (!over.length) return []
    const claim = { is: 'fact', kind: 'ballotCapped', of: by, other: target, values: { size: limit } } as const
    const why = run.given(claim, 'RU-CAP-1')
    return over.map(point => [point, why] as const)
  })
  return { points: without(points, new Map(cut)), because: [...new Set(cut.map(([, why]) => why))] }
}

/**
 * The step `sums`: once a red was lynched, blacks together give one player no more than that, and with the faceless no more
 * than there are reds, or blacks where those are more. What a barrier takes away it takes from blacks first, and it is in
 * no sum (RU-BAR-3).
 */
export function underSums(run: Resolution, points: readonly Point[], removals: readonly Removal[]): Stepped {
  const lynched = redsLynched(run)
  if (!lynched.length) return { points, because: [] }
  const { reds, blacks } = numbers(run)
  const together = Math.max(reds, blacks)
  const limit = limitOf(run)
  const cut = run.living().flatMap(({ slot }): Removal[] => {
    const on = points.filter(point => point.target === slot && counts(point))
    const black = on.filter(({ by }) => colourOf(run, by) === 'black' && counted(run, by))
    const grey = on.filter(({ by }) => colourOf(run, by) === 'grey')
    const barred = takenFromBlacks(run, slot, removals)
    const left = Math.max(0, sumOf(black) - barred)
    const two: Removal[] = [
      ...over({ of: slot, sum: sumOf(black), limit, rule: 'RU-CAP-2', from: black }, barred, lynched),
      ...over(
        {
          of: slot,
          sum: Math.min(left, limit) + sumOf(grey),
          limit: together,
          rule: 'RU-CAP-4',
          from: [...black, ...grey],
        },
        0,
        lynched,
      ),
    ]
    return two
  })
  return { points, because: cut.map(({ why }) => why), removals: [...removals, ...cut] }
}

/** Elites of a side are in its sum where the game has it so. */
const counted = (run: Resolution, who: SeatId): boolean =>
  standsAside(run, who) !== 'elite' || run.option<boolean>('agentInColourSum')

interface Sum {
  of: SeatId
  sum: number
  limit: number
  rule: RuleId
  from: readonly Point[]
}

/** What of a sum is above its limit falls away: less by what a barrier took of it before. */
function over({ of, sum, limit, rule, from }: Sum, barred: number, lynched: readonly Reason[]): Removal[] {
  const claim: Claim = { is: 'fact', kind: 'sumCapped', of, values: { size: limit } }
  const cut = (votes: number, unless: readonly Reason[]): Removal[] =>
    votes > 0 ? [{ of, votes, from, says: claim, why: any(claim, { rule }, lynched, unless) }] : []
  const spared = Math.min(barred, Math.max(0, sum - limit))
  const takes: Claim = { is: 'fact', kind: 'blacksFirst', of, values: { votes: spared } }
  return [...cut(sum - barred - limit, []), ...(spared ? cut(spared, [all(takes, { rule: 'RU-BAR-3' })]) : [])]
}

/** The lynches of reds before this phase. */
const redsLynched = perRun<readonly Reason[]>(run =>
  run.ledger
    .attempts({ kind: 'lynched', when: 'phaseStart' })
    .filter(({ of, why }) => why.holds && run.seat(of).faction === 'red')
    .map(fact => run.ledger.standing(fact, 'phaseStart')),
)

/** As big as the dose; one that failed is told with what foiled it. */
export const drugBarriers = (run: Resolution, who: SeatId): Barrier[] => [
  ...run.ledger.attempts({ kind: 'drugged', of: who, when: 'phaseStart' }).map((fact): Barrier => {
    const size = fact.data.dose ?? 1
    return { size, drugs: true, why: barrier(who, size, 'RU-DRU-1', [run.ledger.standing(fact, 'phaseStart')]) }
  }),
  ...failedDoses(run, who).map(({ size, why, off }): Barrier => {
    return { size, drugs: true, why: barrier(who, size, 'RU-DRU-1', [why]), off }
  }),
]

/** That somebody has a barrier. */
const barrier = (of: SeatId, size: number, rule: RuleId, because: readonly Reason[]): Reason =>
  all({ is: 'fact', kind: 'hasBarrier', of, values: { size } }, { rule }, because)

/** That somebody has one of his own, by his role. */
export const ownBarrier = (of: SeatId, size: number, rule: RuleId, { action, why }: Speaks): Reason =>
  all({ is: 'fact', kind: 'ownBarrier', of, values: { size } }, { rule, action }, [why])

/** What a priest's barrier is before the first lynch. */
const FULL = 3

/**
 * Three, less by one for every red lynched so far; of who only plays the role a third less than three, since he begins
 * anew (RU-PRI-3, RU-ACR-5).
 */
export function priestsBarrier(run: Resolution, who: SeatId): Barrier[] {
  const seat = run.seat(who)
  const passive = isRole(run.game, seat, 'priest') ? speaksBy(run, who, 'noticeRoles') : undefined
  if (!passive) return []
  const holder = isHolder(run.game, seat, 'priest')
  const size = holder ? Math.max(0, FULL - redsLynched(run).length) : Math.floor((FULL * 2) / 3)
  return [{ size, why: ownBarrier(who, size, 'RU-PRI-3', passive), off: passive.lost }]
}
