/**
 * A count on its way through its steps: who voted for whom, what each ballot weighs by now, who is to die. Every step takes
 * what the former left; one that changes nothing is not shown (RU-VOTE-15).
 */
import type { TallyStep } from '../../../journal/outcome.ts'
import type { SeatId, RuleId } from '../../../reason/claim.ts'
import { restated, type Reason } from '../../../reason/reason.ts'
import type { Boost, Cast, Sentence, Shield, Silence } from './hooks.ts'
import type { VoteStep } from './order.ts'
import { perRun } from '../shared/per-run.ts'
import { any, type Resolution, all, type Claim } from '../vocabulary.ts'
import { Count } from '../../../vote/tally.ts'

/** What the steps before have left. */
interface Counting {
  count: Count<string>
  shields: readonly Shield[]
  ballots: readonly Cast[]
  points: readonly Point[]
  removals: readonly Removal[]
  /** What one step leaves of every ballot, which is what the next one finds. */
  left: ReadonlyMap<string, Left>
  sentences: readonly Sentence[]
  /** What parts added to these ballots, and what they made nothing of, as they said at those steps. */
  boosts: readonly Boost[]
  silences: readonly Silence[]
}

export const counting = perRun<Counting>(run => ({
  count: new Count<string>({ players: run.living().map(({ slot }) => slot) }),
  shields: [],
  ballots: [],
  points: [],
  removals: [],
  left: new Map(),
  sentences: [],
  boosts: [],
  silences: [],
}))

/** What a step leaves of the points, and what it took. */
export interface Stepped {
  points: readonly Point[]
  because: readonly Reason[]
  removals?: readonly Removal[]
}

/** Takes one step of the count; where its reason does not hold, what was before stays. */
export function recount(
  run: Resolution,
  id: VoteStep,
  step: (run: Resolution, points: readonly Point[], removals: readonly Removal[]) => Stepped,
): void {
  const now = counting(run)
  const { points, because, removals = now.removals } = step(run, now.points, now.removals)
  if (!because.length) return
  const reason = any({ is: 'fact', kind: 'recounted', of: '', values: { step: id } }, { rule: 'RU-VOTE-15' }, because)
  const before = now.left
  // What failed, and what was spared, is remembered: it tells why nothing came of it. What fell away before still does.
  now.points = points
  const earlier = now.removals
  now.removals = reason.holds ? removals : removals.filter(one => !one.why.holds || earlier.includes(one))
  now.count.step(id, 'RU-VOTE-15', reason, ({ players }) => {
    sumUp(players, points, removals)
  })
  const changed = changesOf(before, (now.left = leftOf(points, now.removals)))
  if (changed.length) now.count.steps.at(-1)!.ballots = changed
  run.tally = now.count.result()
}

/** Every ballot that counts otherwise than before. */
function changesOf(before: ReturnType<typeof leftOf>, after: ReturnType<typeof leftOf>): TallyStep['ballots'] & {} {
  const changed: ReturnType<typeof changesOf> = []
  for (const [ballot, { by, on, votes }] of before) {
    const now = after.get(ballot)?.votes ?? 0
    if (now !== votes) changed.push({ by, on, before: votes, after: now })
  }
  for (const [ballot, { by, on, votes }] of after)
    if (votes && !before.has(ballot)) changed.push({ by, on, before: 0, after: votes })
  return changed
}

/** How many votes everybody has by now. */
export const totals = (run: Resolution): Readonly<Record<SeatId, number>> => counting(run).count.totals.players

/** A point of somebody's ballot; it counts where its reason holds. The first of a ballot is the ballot itself. */
export interface Point {
  by: SeatId
  target: SeatId
  /** Of which ballot: `ballotOf`. Kept, as every step asks for it of every point. */
  ballot: string
  why: Reason
  /** Half a vote; by default a whole one. */
  half?: true
  /** Added to the ballot, and not the ballot itself. */
  boost?: true
  /** Bought with drugs (RU-DRU-2). */
  bought?: true
  /** No published table shows it (RU-LIA-B1). */
  hidden?: true
  /** A barrier took it, of which nobody knows: who has one is his role. */
  barred?: true
  /** What took it away, or tried to, since it counted last. */
  takers?: readonly Reason[]
  /** What took the role by which it would have come, or kept its move: without that it would count. */
  lost?: Reason
}

/** What alone keeps something from being so that else has all it needs. */
export function onlyOne(because: readonly Reason[], unless: readonly Reason[]): Reason | undefined {
  const [one, more] = unless.filter(({ holds }) => holds)
  return because.every(({ holds }) => holds) && !more ? one : undefined
}

/** What keeps a point from counting: the first that took it, where something did. */
export const takerOf = ({ takers = [] }: Point): Reason | undefined => takers.find(({ holds }) => holds)

export const counts = ({ why }: Point): boolean => why.holds

export const votesOf = ({ half }: Point): number => (half ? 0.5 : 1)

export const sumOf = (points: readonly Point[]): number => points.reduce((sum, point) => sum + votesOf(point), 0)

/** So many votes as points; at most the last of them is half a one. */
export function pointsOf(votes: number, said: Omit<Point, 'half' | 'ballot'>): Point[] {
  const point = { ...said, ballot: ballotOf(said) }
  const points: Point[] = []
  for (let vote = 1; vote <= votes; vote++) points.push({ ...point })
  if (votes % 1) points.push({ ...point, half: true })
  return points
}

/** What of a ballot is above a limit: half a vote goes before a whole one. */
export function above(ballot: readonly Point[], limit: number): Point[] {
  let sum = 0
  return [...ballot.filter(({ half }) => !half), ...ballot.filter(({ half }) => half)].filter(
    point => (sum += votesOf(point)) > limit,
  )
}

/** Writes into totals how many votes everybody has now, whatever stood there. */
function sumUp(totals: Record<SeatId, number>, points: readonly Point[], removals: readonly Removal[]): void {
  for (const who of Object.keys(totals)) totals[who] = 0
  for (const point of points) if (counts(point)) totals[point.target] = (totals[point.target] ?? 0) + votesOf(point)
  for (const { of, votes, why } of removals) if (why.holds) totals[of] = (totals[of] ?? 0) - votes
}

/** How many votes fall away from the sum of somebody. */
export const removedFrom = (who: SeatId, removals: readonly Removal[]): number =>
  removals.reduce((sum, { of, votes, why }) => sum + (of === who && why.holds ? votes : 0), 0)

/**
 * The points that count, ballot by ballot; who has a ballot against several has as many. One that was slipped in is a ballot
 * of its own, beside the one that everybody saw (RU-LIA-B1).
 */
export function byBallot(points: readonly Point[]): Point[][] {
  const ballots = byPair(points.filter(point => counts(point) && !point.hidden))
  return [...ballots, ...points.filter(point => counts(point) && point.hidden).map(point => [point])]
}

/** Points by whose they are and against whom. */
function byPair(points: readonly Point[]): Point[][] {
  const pairs = new Map<string, Point[]>()
  for (const point of points) {
    const pair = pairs.get(point.ballot)
    if (pair) pair.push(point)
    else pairs.set(point.ballot, [point])
  }
  return [...pairs.values()]
}

/** Which ballot it is, or is a point of: whose, and against whom. */
export const ballotOf = ({ by, target }: Pick<Point, 'by' | 'target'>): string => `${by}\n${target}`

/**
 * A point that something takes away; where that does not hold, the point counts on. What was spared before stands beside
 * what tries now, so that no point counts because it counts.
 */
const taken = (point: Point, by: Reason, rule: RuleId): Point => {
  const claim = { is: 'fact', kind: 'pointCounts', of: point.by, other: point.target } as const
  const { why } = point
  const isSpared = why.holds && why.claim.is === 'fact' && why.claim.kind === claim.kind
  return {
    ...point,
    takers: isSpared ? [...(point.takers ?? []), by] : [by],
    why: isSpared ? restated(why, claim, { rule }, [by]) : all(claim, { rule }, [why], [by]),
  }
}

/** The points, of which those that something takes are taken. */
export function without(points: readonly Point[], taking: ReadonlyMap<Point, Reason>): readonly Point[] {
  if (!taking.size) return points
  return points.map(point => {
    const by = taking.get(point)
    return by ? taken(point, by, by.rule) : point
  })
}

/** Votes that fall away from the sum of somebody. */
export interface Removal {
  of: SeatId
  votes: number
  why: Reason
  /** From whose ballots first: those of blacks always are (RU-BAR-3). */
  from: readonly Point[]
  /** How it is said beside the sum; by default as a barrier. */
  says?: Claim
  /** What keeps them from falling away, or does not. */
  spared?: Reason
  /** The ballots by which it does. */
  sparing?: readonly Reason[]
}

/**
 * What of each vote that counts is left once what falls away from sums is shared out: of those that a removal takes
 * first, then of the others against the same player, and of each no more than is there, whatever took from it before.
 */
export function leftOfEach(points: readonly Point[], removals: readonly Removal[]): Map<Point, number> {
  const left = new Map<Point, number>()
  for (const point of points) if (counts(point)) left.set(point, votesOf(point))
  for (const { of, votes, why, from } of removals) {
    if (!why.holds) continue
    let more = votes
    const others = points.filter(point => point.target === of && !from.includes(point))
    for (const point of [...from, ...others]) {
      const takes = Math.min(left.get(point) ?? 0, more)
      if (takes) left.set(point, left.get(point)! - takes)
      more -= takes
    }
  }
  return left
}

/** The same of every ballot. */
export const leftOf = (points: readonly Point[], removals: readonly Removal[]): ReadonlyMap<string, Left> =>
  removals.some(({ why }) => why.holds) ? byBallots(leftOfEach(points, removals)) : whole(points)

/** What is left of votes, added up by their ballots. */
export function byBallots(left: ReadonlyMap<Point, number>): ReadonlyMap<string, Left> {
  const ballots = new Map<string, Left>()
  for (const [point, votes] of left) addTo(ballots, point, votes)
  return ballots
}

/** The same where nothing falls away from sums, so that all of every vote is left that counts. */
function whole(points: readonly Point[]): ReadonlyMap<string, Left> {
  const ballots = new Map<string, Left>()
  for (const point of points) if (counts(point)) addTo(ballots, point, votesOf(point))
  return ballots
}

function addTo(ballots: Map<string, Left>, { ballot: id, by, target: on }: Point, votes: number): void {
  const ballot = ballots.get(id)
  if (ballot) ballot.votes += votes
  else ballots.set(id, { by, on, votes })
}

/** Whether anything of a ballot is left, so that it can be the first one against somebody. */
export function weighing({ points, removals, left = leftOf(points, removals) }: Weighed) {
  return ({ by, target }: Pick<Point, 'by' | 'target'>): boolean => (left.get(ballotOf({ by, target }))?.votes ?? 0) > 0
}

interface Weighed {
  points: readonly Point[]
  removals: readonly Removal[]
  /** What is left of every ballot, where that is known. */
  left?: ReadonlyMap<string, Left>
}

interface Left {
  by: SeatId
  on: SeatId
  votes: number
}
