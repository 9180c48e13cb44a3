/** What ballots weigh: more or less than one, what is added, and what makes nothing of them (RU-VOTE-15). */
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { counting, type Stepped, above, byBallot, pointsOf, without, type Point } from './count.ts'
import type { Boost, Cast } from './hooks.ts'
import { asked, first } from './asked.ts'
import { voidsDefence } from './barriers.ts'

/** An auto vote weighs as much as any of its voter's, or one. */
const isBare = (run: Resolution, { auto }: Cast): boolean => auto === true && run.option('autoVoteWeight') === 'one'

/** The step `weights`: ballots that weigh more than one, or nothing. */
export function weighed(run: Resolution, points: readonly Point[]): Stepped {
  const heavy: Point[] = []
  const because: Reason[] = []
  const light = new Map<Point, Reason>()
  for (const ballot of counting(run).ballots) {
    const weight = isBare(run, ballot) ? undefined : first(run, part => part.weight?.(run, ballot))
    if (!weight || weight.votes === 1) continue
    const { by, target } = ballot
    because.push(weight.why)
    if (weight.votes < 1) {
      for (const point of points) if (point.by === by && point.target === target) light.set(point, weight.why)
      heavy.push(
        ...pointsOf(weight.votes, { by, target, why: all(again(by, target), weight.why, [ballot.why, weight.why]) }),
      )
    } else
      heavy.push(
        ...pointsOf(weight.votes - 1, {
          by,
          target,
          ...(weight.lost && { lost: weight.lost }),
          why: all(again(by, target), weight.why, [ballot.why, weight.why]),
        }),
      )
  }
  return { points: [...without(points, light), ...heavy], because }
}

const again = (of: string, other: string) => ({ is: 'fact', kind: 'votesAgain', of, other }) as const

/** The step `boosts`: what is added to ballots, less what is waived. */
export function boosted(run: Resolution, points: readonly Point[]): Stepped {
  const now = counting(run)
  const { ballots } = now
  const bare = new Set(ballots.filter(ballot => isBare(run, ballot)).map(({ by }) => by))
  now.boosts = asked(run, part => part.boosts?.(run, ballots))
  const added = now.boosts.filter(({ by }) => !bare.has(by)).flatMap(boost => boostPoints(run, boost, ballots))
  const all = [...points, ...added]
  const off = new Map(all.flatMap(point => voidedByLawyer(run, point, all)))
  return { points: without(all, off), because: [...added.map(({ why }) => why), ...new Set(off.values())] }
}

/** Nothing that is added to the ballot of somebody works against a lawyer who proved him black (RU-LAW-3). */
function voidedByLawyer(run: Resolution, point: Point, all: readonly Point[]): [Point, Reason][] {
  const { by, target, boost } = point
  const extra =
    boost
    ?? (run.option<boolean>('redCapCutsJudge') && all.find(one => one.by === by && one.target === target) !== point)
  const why = extra ? voidsDefence(run, target, by) : undefined
  return why ? [[point, why]] : []
}

function boostPoints(run: Resolution, boost: Boost, ballots: readonly Cast[]): Point[] {
  const { by, target, votes, why, bought, lost } = boost
  const waived = asked(run, part => part.waives?.(run, boost))
  const ballot = ballots.find(one => one.by === by && one.target === target)
  const because = ballot ? [ballot.why, why] : [why]
  return pointsOf(votes, {
    by,
    target,
    boost: true,
    ...(bought && { bought }),
    ...(lost && { lost }),
    takers: waived,
    why: all(again(by, target), { rule: why.rule }, because, waived),
  })
}

/** The step `silences`: ballots that count nothing or one at most, and votes that no table shows. */
export function silenced(run: Resolution, points: readonly Point[]): Stepped {
  const now = counting(run)
  const { ballots } = now
  const taking = new Map<Point, Reason>()
  now.silences = asked(run, part => part.silences?.(run, ballots))
  for (const { by, target, to, why } of now.silences) {
    const theirs = byBallot(
      points.filter(point => point.by === by && (target === undefined || point.target === target)),
    )
    for (const point of theirs.flatMap(ballot => above(ballot, to)))
      if (!taking.get(point)?.holds) taking.set(point, why)
  }
  const hidden = asked(run, part => part.hidden?.(run, ballots)).flatMap(({ by, target, votes, why, lost }) =>
    pointsOf(votes, { by, target, why, hidden: true, boost: true, ...(lost && { lost }) }),
  )
  return {
    points: [...without(points, taking), ...hidden],
    because: [...new Set([...taking.values(), ...hidden.map(({ why }) => why)])],
  }
}
