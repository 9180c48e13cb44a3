/** Who stands where after some ballots: the last ballot of each voter, in the order in which they came. */
import { givenUp } from './displaced-ballots.ts'
import type { Person } from './person.ts'
import type { BallotRead, HostCount, Unresolved } from './reading.ts'

/** Whom a voter's last ballot is for; `post` is where it was cast, or the count that has it. */
interface Vote {
  by: string
  for?: string
  nobody?: true
  post: string
  index: number
  /** As how many votes it counts, where that is more than one. */
  votes?: number
  /** What was written for the name, where the host has yet to confirm whom it means. */
  likely?: string
}
export interface Standing {
  /** The most voted first; those with as many, in the order in which they got there. */
  votes: { for?: string; nobody?: true; count: number; voters: Vote[] }[]
  /** Where a count of the host's says otherwise than the posts up to it. */
  differences: {
    post: string
    index: number
    baseline: boolean
    by: string
    read?: string
    counted?: string
    /** As how many votes the voter counts there, where that is another number than here. */
    votes?: number
    /** The ballot that makes it: the last one read up to there. */
    made?: { post: string; index: number }
  }[]
  /** The vote that made a majority: the day is over with it. */
  hammer?: { by: string; for: string; post: string; index: number }
  /** What came after it, and changes nothing. */
  late: BallotRead[]
}

/**
 * Takes ballots and counts of hosts; returns where the votes stand. A count that is a baseline replaces all before it, and
 * says how many votes a voter has from then on.
 * @param counts in the order of their posts @param people those of whom it is known how many votes they have
 * @param hammer `needed`: as many votes as end the day in a post, unless the host counts fewer afterwards; where it is left out no number does.
 * `doubts`: votes of which nobody knows yet whom they are for: whoever cast one may have left a wagon
 */
export function standingAfter(
  ballots: readonly BallotRead[],
  counts: readonly HostCount[] = [],
  people: readonly Person[] = [],
  {
    needed: neededAt,
    doubts = [],
  }: {
    needed?: (index: number) => number
    doubts?: readonly Pick<Unresolved, 'by' | 'index' | 'likely' | 'left'>[]
  } = {},
): Standing {
  let now: readonly Vote[] = []
  const known = new Map(people.map(person => [person.id, person]))
  const weights = new Map(people.flatMap(({ id, votes }) => (votes === undefined ? [] : [[id, votes] as const])))
  const isDivided = (by: string): boolean => known.get(by)?.divided === true
  const weightOf = (by: string): number => (isDivided(by) ? 1 : (weights.get(by) ?? 1))
  const last = new Map<string, { post: string; index: number }>()
  const differences: Standing['differences'] = []
  const events = [
    ...ballots.map(ballot => ({ index: ballot.index, ballot, count: undefined })),
    ...counts.map(count => ({ index: count.index, ballot: undefined, count })),
  ].sort((a, b) => a.index - b.index)
  let hammer: Standing['hammer']
  const late: BallotRead[] = []
  for (const [nth, { ballot, count }] of events.entries()) {
    if (count) {
      differences.push(...differ(now, last, { weightOf, isDivided }, count))
      if (!count.baseline || hammer) continue
      const kept = [...now]
      now = count.votes.flatMap(({ for: target, nobody, voters }) =>
        voters.flatMap((by, nth): Vote[] => {
          if (!isDivided(by)) {
            weights.set(by, voters.filter(one => one === by).length)
            if (voters.indexOf(by) < nth) return []
          }
          const at = kept.findIndex(one => one.by === by && (nobody ? one.nobody : one.for === target))
          if (at >= 0) return kept.splice(at, 1)
          return [{ by, ...(nobody ? { nobody } : { for: target }), post: count.post, index: count.index }]
        }),
      )
      continue
    }
    const { by, post, index, nobody, of } = ballot
    if (hammer) {
      late.push(ballot)
      continue
    }
    last.set(by, { post, index })
    const held = now.filter(one => one.by === by)
    const most = isDivided(by) ? (weights.get(by) ?? 1) : 1
    const choice = { ...(nobody && { nobody }), ...(ballot.for !== undefined && { for: ballot.for }) }
    const goes = givenUp(
      held,
      { ...choice, likely: ballot.likely, ...(isDivided(by) && of !== undefined && { of }) },
      { ...usual, most },
    )
    // Who says the same again stays where they are in the order.
    if (!ballot.unvote && !goes.length && held.length >= most) continue
    now = now.filter(one => !goes.includes(one))
    if (!ballot.unvote)
      now = [...now, { by, ...choice, post, index, ...(ballot.likely !== undefined && { likely: ballot.likely }) }]
    // The last word of a post stands, so that nothing before it ends the day.
    if (events[nth + 1]?.ballot?.post === post) continue
    hammer = hammerIn(now, { by, post, index })
  }
  const votes: Standing['votes'] = []
  for (const cast of now) {
    const weight = weightOf(cast.by)
    const vote = weight > 1 ? { ...cast, votes: weight } : cast
    const row = votes.find(one => one.for === vote.for && one.nobody === vote.nobody)
    if (row) {
      row.voters.push(vote)
      row.count += weight
    } else
      votes.push({ ...(vote.nobody ? { nobody: true as const } : { for: vote.for! }), count: weight, voters: [vote] })
  }
  const reached = ({ voters }: Standing['votes'][number]): number => voters.at(-1)!.index
  return {
    votes: votes.sort((a, b) => b.count - a.count || reached(a) - reached(b)),
    differences,
    late,
    ...(hammer && { hammer }),
  }

  /** Whom a vote puts to death: what has yet to be confirmed, and who may be elsewhere by now, puts nobody. */
  function hammerIn(all: readonly Vote[], { by, post, index }: Omit<Vote, 'for'>): Standing['hammer'] {
    const on = all.findLast(one => one.by === by && one.index === index)?.for
    if (on === undefined || neededAt === undefined) return undefined
    const needed = neededAt(index)
    const inDoubt = ({ by: voter, index: from }: Vote): boolean =>
      doubts.some(
        one => one.by === voter && one.likely === undefined && !one.left && one.index >= from && one.index <= index,
      )
    const firm = all.filter(one => one.for === on && one.likely === undefined && !inDoubt(one))
    if (firm.reduce((sum, one) => sum + weightOf(one.by), 0) < needed) return undefined
    return counts.some(count => count.index > index && saysFewer(count, on, needed))
      ? undefined
      : { by, for: on, post, index }
  }
}

/** Whether a count has somebody with fewer votes than these. */
const saysFewer = ({ votes, idle, trouble, slip, unread }: HostCount, on: string, than: number): boolean =>
  (trouble ?? slip ?? unread) === undefined
  && (votes.length > 0 || idle.length > 0)
  && votes.reduce((sum, row) => sum + (row.for === on ? row.voters.length : 0), 0) < than

/** What becomes of two votes of one voter, as most hosts have it. */
const usual = { third: 'older', same: 'both', unvote: 'both' } as const

interface Weights {
  weightOf: (by: string) => number
  /** Whether the votes of a voter are a ballot each. */
  isDivided: (by: string) => boolean
}

function differ(
  now: readonly Vote[],
  last: ReadonlyMap<string, { post: string; index: number }>,
  { weightOf, isDivided }: Weights,
  { votes, post, index, baseline, trouble }: HostCount,
): Standing['differences'] {
  if (trouble !== undefined) return []
  const counted = votes.flatMap(({ for: target, voters }) => voters.map(by => ({ by, target })))
  return [...new Set([...now, ...counted].map(({ by }) => by))].flatMap(by => {
    const was = now.filter(vote => vote.by === by).map(vote => vote.for ?? '')
    const is = counted.filter(vote => vote.by === by).map(({ target }) => target)
    const times = isDivided(by) || !is.length || is.length === weightOf(by) ? undefined : is.length
    const [ours, theirs] = isDivided(by) ? apart(was, is) : [was.slice(0, 1), is.slice(0, 1)]
    return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, nth) => ({
      post,
      index,
      baseline,
      by,
      ...(ours[nth] !== undefined && { read: ours[nth] }),
      ...(theirs[nth] !== undefined && { counted: theirs[nth] }),
      ...(times !== undefined && { votes: times }),
      ...(last.has(by) && { made: last.get(by)! }),
    })).filter(one => one.read !== one.counted || times !== undefined)
  })
}

/** Of two lists what is not in the other too. */
function apart(ours: readonly string[], theirs: readonly string[]): [string[], string[]] {
  const rest = [...theirs]
  const own = ours.filter(one => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [own, rest]
}

/** More than half of those who live: what it takes to put somebody to death. */
export const majorityOf = (living: number): number => Math.floor(living / 2) + 1
