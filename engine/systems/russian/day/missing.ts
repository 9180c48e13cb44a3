/** What is otherwise where one ballot is missing, and what took votes away from somebody: for whoever asks on what a sum hangs. */
import type { SeatId } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import { all, type Resolution } from '../vocabulary.ts'
import { perRun } from '../shared/per-run.ts'
import type { Boost, Cast, Silence } from './hooks.ts'
import { asked, first } from './asked.ts'
import { mostOfBallot } from './caps.ts'
import { putsVotes, voteless, shielded } from './ballots.ts'
import { counting, ballotOf, byBallot, counts, removedFrom, sumOf, takerOf, votesOf, type Point } from './count.ts'

/** A ballot that somebody cast, and what the sums would be without it; or had it not fallen back on him. */
export interface Missing {
  ballot: Cast
  /** What it counts for by now. */
  points: readonly Point[]
  /** The rule by which others would count nothing without it (RU-POL-1); absent where they would. */
  lets?: string
  /** How many votes would fall away from its target besides, as not all reds would vote against him (RU-BAR-4). */
  unspares: number
  /** How many votes more or fewer somebody would have. */
  change: (who: SeatId) => number
}

/** Asked of every sentence, until a step changes what ballots count. */
const known = perRun<{ of?: readonly Point[]; all: readonly Missing[] }>(() => ({ all: [] }))

/**
 * Every ballot that was cast, each as if it alone were missing: whoever cast it has one against himself then (RU-VOTE-4), with what
 * others add to that, and what rests on it falls away too.
 */
export function missing(run: Resolution): readonly Missing[] {
  const { points, ballots, removals, silences: said } = counting(run)
  const there = known(run)
  if (there.of === points) return there.all
  const { weighs, below } = standing(run)
  const counted = byBallot(points)
  const own = new Map(counted.flatMap(ballot => (ballot[0]!.hidden ? [] : [[ballot[0]!.ballot, ballot] as const])))
  const every = counted.flat()
  const resting = restingOn(
    every,
    ballots.map(({ why }) => why),
    below,
  )
  const silences = said.filter(({ to }) => to === 0)
  const made = ballots.flatMap((ballot): Missing[] => {
    const { by, target, auto, cast, why } = ballot
    if (auto) return []
    const mine = own.get(ballotOf(ballot)) ?? []
    const freed = silences.filter(({ freedBy }) => freedBy === why)
    const rests = resting.get(why)
    const back = sumOf(mine)
    let votes = back
    for (const point of rests ?? []) if (!mine.includes(point)) votes += votesOf(point)
    if (freed.length)
      for (const point of every)
        if (!mine.includes(point) && !rests?.has(point) && freed.some(one => reaches(one, point)))
          votes += votesOf(point)
    const against = pastBarrier(run, by, weighs(by))
    let unspares = 0
    for (const { of, spared, sparing, votes: more } of removals)
      if (of === target && spared?.holds && sparing?.includes(why)) unspares += more
    return [
      ...(cast === undefined || cast === by
        ? []
        : [
            {
              ballot,
              points: mine,
              unspares: 0,
              change: (who: SeatId): number => (who === cast ? back : 0) - (who === by ? back : 0),
            },
          ]),
      {
        ballot,
        points: mine,
        ...(freed[0] && { lets: freed[0].why.rule }),
        unspares,
        change: who => (who === by ? against : 0) - (who === target ? votes + unspares : 0),
      },
    ]
  })
  known.set(run, { of: points, all: made })
  return made
}

/** What hangs on the ballots alone, whatever a later step makes of them. */
interface Standing {
  of?: readonly Cast[]
  /** What a vote against himself would weigh of who casts none. */
  weighs: (by: SeatId) => number
  /** On which ballots a reason rests. */
  below: Map<Reason, ReadonlySet<Reason>>
}
const kept = perRun<Standing>(() => ({ weighs: () => 0, below: new Map() }))

function standing(run: Resolution): Standing {
  const { ballots } = counting(run)
  const known = kept(run)
  if (known.of === ballots) return known
  const votes = putsVotes(run) ? votesPut(run) : () => 0
  const spends = run.option('immuneAutoVote') === 'void'
  const weights = new Map<SeatId, number>()
  const weighs = (by: SeatId): number => {
    const weight = weights.get(by) ?? (spends && shielded(run, by)?.holds ? 0 : votes(by))
    weights.set(by, weight)
    return weight
  }
  const made = { of: ballots, weighs, below: new Map<Reason, ReadonlySet<Reason>>() }
  kept.set(run, made)
  return made
}

/** Of each ballot the points that rest on it: what is added to another one that is for the same player. */
function restingOn(
  points: readonly Point[],
  ballots: readonly Reason[],
  below: Map<Reason, ReadonlySet<Reason>>,
): ReadonlyMap<Reason, ReadonlySet<Point>> {
  const cast = new Set(ballots)
  const resting = new Map<Reason, Set<Point>>()
  const under = (reason: Reason): ReadonlySet<Reason> => {
    const there = below.get(reason)
    if (there) return there
    let found: Set<Reason> | undefined
    for (const part of reason.because) {
      if (cast.has(part)) (found ??= new Set()).add(part)
      for (const deeper of under(part)) (found ??= new Set()).add(deeper)
    }
    below.set(reason, found ?? nothing)
    return found ?? nothing
  }
  for (const point of points)
    for (const ballot of under(point.why)) {
      const there = resting.get(ballot)
      if (there) there.add(point)
      else resting.set(ballot, new Set([point]))
    }
  return resting
}

/** Most reasons rest on no ballot. */
const nothing: ReadonlySet<Reason> = new Set()

/** Whether it would have made nothing of this point. */
const reaches = (silence: Silence, { by, target }: Point): boolean =>
  silence.by === by && (silence.target === undefined || silence.target === target)

/** What is left of a vote put on its own voter behind a barrier of his: as much as that has not taken away yet (RU-BAR-1). */
function pastBarrier(run: Resolution, by: SeatId, votes: number): number {
  if (asked(run, part => part.unbars?.(run, by)).some(({ holds }) => holds)) return votes
  const sizes = asked(run, part => part.barriers?.(run, by)).flatMap(({ size, why }) => (why.holds ? size : []))
  if (!sizes.length) return votes
  const open = Math.max(...sizes) - removedFrom(by, counting(run).removals)
  return Math.max(0, Math.min(1, votes) - Math.max(0, open))
}

/** A vote as it would be put on its own voter. */
const put = (run: Resolution, by: SeatId): Cast => ({
  by,
  target: by,
  auto: true,
  why: run.given({ is: 'fact', kind: 'castNone', of: by }, 'RU-VOTE-4'),
})

/**
 * What such votes weigh: with what their voters have in store and others add against them, up to the limit of a
 * ballot.
 */
function votesPut(run: Resolution): (by: SeatId) => number {
  if (run.option('autoVoteWeight') === 'one') return () => 1
  const { ballots, boosts } = counting(run)
  const puts = new Set(ballots.flatMap(({ by, target }) => (target === by ? [] : by)))
  // What is added against one voter hangs on no vote that is put on another.
  const all = [...ballots, ...[...puts].map(by => put(run, by))]
  const later = puts.size ? asked(run, part => part.boosts?.(run, all)) : []
  const more = (voter: SeatId, counted: (boost: Boost) => boolean): number =>
    puts.has(voter) ? Math.max(0, addedTo(voter, later.filter(counted)) - addedTo(voter, boosts.filter(counted))) : 0
  const silences = puts.size ? asked(run, part => part.silences?.(run, all)).filter(({ why }) => why.holds) : []
  const weight = (by: SeatId): number => {
    const own = first(run, part => part.weight?.(run, put(run, by)))
    return own?.why.holds ? own.votes : 1
  }
  return by => {
    const own = weight(by)
    const silent = silences.filter(one => one.by === by && (one.target === undefined || one.target === by))
    const most = Math.max(mostOfBallot(run, by), run.option<boolean>('redCapCutsJudge') ? 0 : own)
    if (!silent.length) return Math.min(own + more(by, () => true), most)
    // Who is silenced has his own ballot cut; what others then have against him besides they keep.
    return Math.min(own, most, ...silent.map(({ to }): number => to)) + more(by, boost => boost.by !== by)
  }
}

/** How many votes are added against somebody. */
const addedTo = (who: SeatId, boosts: readonly Boost[]): number =>
  boosts.reduce((sum, { target, votes, why }) => (target === who && why.holds ? sum + votes : sum), 0)

/** Whether a ballot could weigh so much more, were nothing lost of it: up to the limit of one, and not of who is drugged. */
function roomFor(run: Resolution): (point: Point) => boolean {
  const { points } = counting(run)
  const left = new Map<string, number>()
  return ({ by, target, ...point }) => {
    const key = `${by} ${target}`
    const most = mostOfBallot(run, by)
    const before =
      left.get(key) ?? most - sumOf(points.filter(one => one.by === by && one.target === target && counts(one)))
    left.set(key, before - votesOf({ by, target, ...point }))
    return before > 0
  }
}

/**
 * What took votes away from somebody, each with how many: silenced ballots, limits, mercy, barriers, and a shield on
 * which ballots fell back.
 */
function lostBy(run: Resolution, who: SeatId): ReadonlyMap<Reason, number> {
  const { points, removals, ballots } = counting(run)
  const taken = new Map<Reason, number>()
  const take = (by: Reason, votes: number): unknown => taken.set(by, (taken.get(by) ?? 0) + votes)
  const room = roomFor(run)
  for (const point of points)
    if (point.target === who && !counts(point)) {
      const by = takerOf(point)
      if (by) take(by, votesOf(point))
      else if (point.lost && room(point)) take(point.lost, votesOf(point))
    }
  for (const { of, why, votes } of removals) if (of === who && why.holds) take(why, votes)
  const shield = shielded(run, who)
  if (shield?.holds) {
    for (const { by, cast } of ballots) if (cast === who && by !== who) take(shield, wouldWeigh(run, by))
    if (spendsVote(run, who)) take(shield, votesPut(run)(who))
  }
  return taken
}

/** Whether something that takes votes goes back to one of these: the same reason, the same claim, or the same deed. */
function alike(taking: readonly Reason[]): (by: Reason) => boolean {
  const deeds = new Set(nodesOf(taking).flatMap(actionsOf))
  const says = new Set(taking.map(({ claim }) => JSON.stringify(claim)))
  return by =>
    says.has(JSON.stringify(by.claim)) || nodesOf([by]).some(node => actionsOf(node).some(id => deeds.has(id)))
}

/**
 * How many votes the same deeds took from somebody: a liar who silences a player takes both of his ballots on a hunt.
 * @param taking what took votes, from whomever
 */
export function takenBy(run: Resolution, who: SeatId, taking: readonly Reason[]): number {
  const isOf = alike(taking)
  return [...lostBy(run, who)].reduce((sum, [why, votes]) => (isOf(why) ? sum + votes : sum), 0)
}

/** Whether a ballot that counts nothing would count without these. */
export function silencedBy(run: Resolution, taking: readonly Reason[]): (ballot: Cast) => boolean {
  const isOf = alike(taking)
  const { points } = counting(run)
  return ({ by, target }) =>
    points.some(
      point =>
        point.by === by
        && point.target === target
        && !counts(point)
        && (point.takers ?? []).some(one => one.holds && isOf(one)),
    )
}

/**
 * What a ballot that fell back on its voter would weigh against whom he named: whatever keeps it from counting against
 * the voter himself (RU-POL-1) would not, and what silences the voter would (RU-LIA-1).
 */
function wouldWeigh(run: Resolution, by: SeatId): number {
  const { points, silences } = counting(run)
  const most = silences
    .filter(silence => silence.by === by && silence.target === undefined && silence.why.holds)
    .map(({ to }): number => to)
  return Math.min(sumOf(points.filter(point => point.by === by && point.target === by)), ...most)
}

/** Whether the vote that would stand against a shielded player himself is spent (RU-VOTE-8, A-26). */
const spendsVote = (run: Resolution, who: SeatId): boolean =>
  putsVotes(run)
  && run.option('immuneAutoVote') === 'void'
  && !counting(run).ballots.some(({ by }) => by === who)
  && !voteless(run, who)

/**
 * That somebody lost votes without which it would have turned out otherwise.
 * @param turns whether it would with so many votes more, and without what took them
 */
export function fallenShort(
  run: Resolution,
  who: SeatId,
  turns: (votes: number, without: readonly Reason[]) => boolean,
): Reason[] {
  const taken = lostBy(run, who)
  const lost = [...taken.values()].reduce((sum, votes) => sum + votes, 0)
  if (!lost || !turns(lost, [...taken.keys()])) return []
  const alone = [...taken].filter(([by, votes]) => turns(votes, [by])).map(([by]) => by)
  const claim = { is: 'fact', kind: 'fallsShort', of: who } as const
  return [all(claim, { rule: 'RU-VOTE-15' }, alone.length ? alone : [...taken.keys()])]
}
