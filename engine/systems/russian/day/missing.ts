/** What is otherwise where one ballot is missing, and what took votes away from somebody: for whoever asks on what a sum hangs. */
import type { Slot } from '../../../reason/claim.ts'
import { actionsOf } from '../../../reason/decisive.ts'
import type { Reason } from '../../../reason/reason.ts'
import { nodesOf } from '../../../reason/table.ts'
import { all, type Walk } from '../vocabulary.ts'
import { asked, first } from './asked.ts'
import { mostOfBallot } from './caps.ts'
import { putsVotes } from './ballots.ts'
import { counting } from './count.ts'
import type { Boost, Cast, Silence } from './hooks.ts'
import { byBallot, counts, sumOf, votesOf, type Point } from './points.ts'
import { shielded } from './shields.ts'

/** A ballot that somebody cast, and what the sums would be without it; or had it not fallen back on him. */
export interface Missing {
  ballot: Cast
  /** What it counts for by now. */
  points: readonly Point[]
  /** The rule by which others would count nothing without it (RU-POL-1); absent where they would. */
  lets?: string
  /** How many votes more or fewer somebody would have. */
  change: (who: Slot) => number
}

const known = new WeakMap<readonly Point[], readonly Missing[]>()

/**
 * Every ballot that was cast, each as if it alone were missing: whoever cast it has one against himself then (RU-VOTE-4), with what
 * others add to that, and what rests on it falls away too.
 */
export function missing(walk: Walk): readonly Missing[] {
  const { points, ballots } = counting(walk)
  const there = known.get(points)
  if (there) return there
  const weighs = putsVotes(walk) ? votesPut(walk) : () => 0
  const counted = byBallot(points)
  const own = new Map(
    counted.flatMap(ballot => (ballot[0]!.hidden ? [] : [[`${ballot[0]!.by}\n${ballot[0]!.target}`, ballot] as const])),
  )
  const resting = restingOn(
    counted.flat(),
    ballots.map(({ why }) => why),
  )
  const silences = asked(walk, part => part.silences?.(walk, ballots)).filter(({ to }) => to === 0)
  const made = ballots.flatMap((ballot): Missing[] => {
    const { by, target, auto, cast, why } = ballot
    if (auto) return []
    const mine = own.get(`${by}\n${target}`) ?? []
    const freed = silences.filter(silence => fallsBy(silence.why, why))
    const rests = resting.get(why)
    const more = (rests ? [...rests] : []).filter(point => !mine.includes(point))
    const loosed = freed.length
      ? counted
          .flat()
          .filter(point => !mine.includes(point) && !rests?.has(point) && freed.some(one => reaches(one, point)))
      : []
    const votes = sumOf([...mine, ...more, ...loosed])
    const spent = shielded(walk, by)?.holds === true && walk.option('immuneAutoVote') === 'void'
    const against = spent ? 0 : weighs(by)
    const back = sumOf(mine)
    return [
      ...(cast === undefined || cast === by
        ? []
        : [
            {
              ballot,
              points: mine,
              change: (who: Slot): number => (who === cast ? back : 0) - (who === by ? back : 0),
            },
          ]),
      {
        ballot,
        points: mine,
        ...(freed[0] && { lets: freed[0].why.rule }),
        change: who => (who === by ? against : 0) - (who === target ? votes : 0),
      },
    ]
  })
  known.set(points, made)
  return made
}

/** Of each ballot the points that rest on it: what is added to another one that is for the same player. */
function restingOn(points: readonly Point[], ballots: readonly Reason[]): ReadonlyMap<Reason, ReadonlySet<Point>> {
  const resting = new Map(ballots.map(ballot => [ballot, new Set<Point>()]))
  const below = new Map<Reason, ReadonlySet<Reason>>()
  const under = (reason: Reason): ReadonlySet<Reason> => {
    const there = below.get(reason)
    if (there) return there
    const found = new Set<Reason>()
    for (const part of reason.because) {
      if (resting.has(part)) found.add(part)
      for (const deeper of under(part)) found.add(deeper)
    }
    below.set(reason, found)
    return found
  }
  for (const point of points) for (const ballot of under(point.why)) resting.get(ballot)!.add(point)
  return resting
}

/** Whether something would hold but for this ballot alone. */
function fallsBy({ holds, because, unless }: Reason, ballot: Reason): boolean {
  const against = unless.filter(one => one.holds)
  return !holds && because.every(one => one.holds) && against.length === 1 && against[0] === ballot
}

/** Whether it would have made nothing of this point. */
const reaches = (silence: Silence, { by, target }: Point): boolean =>
  silence.by === by && (silence.target === undefined || silence.target === target)

/** A vote as it would be put on its own voter. */
const put = (walk: Walk, by: Slot): Cast => ({
  by,
  target: by,
  auto: true,
  why: walk.given({ is: 'fact', kind: 'castNone', of: by }, 'RU-VOTE-4'),
})

/** What such votes weigh, with what they would have others add against their voters. */
function votesPut(walk: Walk): (by: Slot) => number {
  if (walk.option('autoVoteWeight') === 'one') return () => 1
  const { ballots } = counting(walk)
  const against = new Set(ballots.map(({ target }) => target))
  const puts = new Set(ballots.flatMap(({ by, target }) => (target !== by && against.has(by) ? by : [])))
  // What is added against one voter hangs on no vote that is put on another.
  const then = puts.size ? addedTo(walk, [...ballots, ...[...puts].map(by => put(walk, by))]) : new Map<Slot, number>()
  const now = puts.size ? addedTo(walk, ballots) : then
  const weight = (by: Slot): number => {
    const own = first(walk, part => part.weight?.(walk, put(walk, by)))
    return own?.why.holds ? own.votes : 1
  }
  return by => weight(by) + (puts.has(by) ? Math.max(0, (then.get(by) ?? 0) - (now.get(by) ?? 0)) : 0)
}

/** How many votes are added against everybody. */
function addedTo(walk: Walk, ballots: readonly Cast[]): ReadonlyMap<Slot, number> {
  const sums = new Map<Slot, number>()
  for (const { target, votes, why } of asked<Boost>(walk, part => part.boosts?.(walk, ballots)))
    if (why.holds) sums.set(target, (sums.get(target) ?? 0) + votes)
  return sums
}

/** Whether a ballot could weigh so much more, were nothing lost of it: up to the limit of one, and not of who is drugged. */
function roomFor(walk: Walk): (point: Point) => boolean {
  const { points } = counting(walk)
  const left = new Map<string, number>()
  return ({ by, target, ...point }) => {
    const key = `${by} ${target}`
    const most = mostOfBallot(walk, by)
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
function lostBy(walk: Walk, who: Slot): ReadonlyMap<Reason, number> {
  const { points, removals, ballots } = counting(walk)
  const taken = new Map<Reason, number>()
  const take = (by: Reason, votes: number): unknown => taken.set(by, (taken.get(by) ?? 0) + votes)
  const room = roomFor(walk)
  for (const point of points)
    if (point.target === who && !counts(point)) {
      const by = point.why.unless.find(({ holds }) => holds)
      if (by) take(by, votesOf(point))
      else if (point.lost && room(point)) take(point.lost, votesOf(point))
    }
  for (const { of, why, votes } of removals) if (of === who && why.holds) take(why, votes)
  const shield = shielded(walk, who)
  if (shield?.holds)
    for (const { by, cast } of ballots) if (cast === who && by !== who) take(shield, fellBack(points, by))
  return taken
}

/**
 * How many votes the same deeds took from somebody: a liar who silences a player takes both of his ballots on a hunt.
 * @param taking what took votes, from whomever
 */
export function takenBy(walk: Walk, who: Slot, taking: readonly Reason[]): number {
  const deeds = new Set(nodesOf(taking).flatMap(actionsOf))
  return [...lostBy(walk, who)].reduce(
    (sum, [why, votes]) =>
      taking.includes(why) || nodesOf([why]).some(node => actionsOf(node).some(id => deeds.has(id)))
        ? sum + votes
        : sum,
    0,
  )
}

/** How many votes a voter has against himself. */
const fellBack = (points: readonly Point[], by: Slot): number =>
  sumOf(points.filter(point => point.by === by && point.target === by && counts(point)))

/**
 * That somebody lost votes without which it would have turned out otherwise.
 * @param turns whether it would with so many votes more, and without what took them
 */
export function fallenShort(
  walk: Walk,
  who: Slot,
  turns: (votes: number, without: readonly Reason[]) => boolean,
): Reason[] {
  const taken = lostBy(walk, who)
  const lost = [...taken.values()].reduce((sum, votes) => sum + votes, 0)
  if (!lost || !turns(lost, [...taken.keys()])) return []
  const alone = [...taken].filter(([by, votes]) => turns(votes, [by])).map(([by]) => by)
  const claim = { is: 'fact', kind: 'fallsShort', of: who } as const
  return [all(claim, { rule: 'RU-VOTE-15' }, alone.length ? alone : [...taken.keys()])]
}
