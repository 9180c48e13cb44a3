/** Who stands where after some ballots: the last ballot of each voter, in the order in which they came. */
import type { Person } from './person.ts'
import type { BallotRead, HostCount } from './reading.ts'

/** Whom a voter's last ballot is for; `post` is where it was cast, or the count that has it. */
export interface Vote {
  by: string
  for?: string
  nobody?: true
  post: string
  index: number
  /** As how many votes it counts, where that is more than one. */
  votes?: number
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
}

/**
 * Takes ballots and counts of hosts; returns where the votes stand. A count that is a baseline replaces all before it, and
 * says how many votes a voter has from then on.
 * @param counts in the order of their posts @param people those of whom it is known how many votes they have
 */
export function standingAfter(
  ballots: readonly BallotRead[],
  counts: readonly HostCount[] = [],
  people: readonly Person[] = [],
): Standing {
  const now = new Map<string, Vote>()
  const weights = new Map(people.flatMap(({ id, votes }) => (votes === undefined ? [] : [[id, votes] as const])))
  const weightOf = (by: string): number => weights.get(by) ?? 1
  const last = new Map<string, { post: string; index: number }>()
  const differences: Standing['differences'] = []
  const events = [
    ...ballots.map(ballot => ({ index: ballot.index, ballot, count: undefined })),
    ...counts.map(count => ({ index: count.index, ballot: undefined, count })),
  ].sort((a, b) => a.index - b.index)
  for (const { ballot, count } of events) {
    if (count) {
      differences.push(...differ(now, last, weightOf, count))
      if (count.baseline) {
        const kept = new Map(now)
        now.clear()
        for (const { for: target, nobody, voters } of count.votes) {
          for (const by of new Set(voters)) {
            weights.set(by, voters.filter(one => one === by).length)
            const before = kept.get(by)
            const same = before && (nobody ? before.nobody : before.for === target)
            now.set(
              by,
              same ? before : { by, ...(nobody ? { nobody } : { for: target }), post: count.post, index: count.index },
            )
          }
        }
      }
      continue
    }
    last.set(ballot.by, { post: ballot.post, index: ballot.index })
    if (ballot.unvote) now.delete(ballot.by)
    else {
      const { by, post, index, nobody } = ballot
      const before = now.get(by)
      // Who says the same again stays where they are in the order.
      if (before && before.for === ballot.for && before.nobody === nobody) continue
      now.delete(by)
      now.set(by, { by, ...(nobody ? { nobody } : { for: ballot.for! }), post, index })
    }
  }
  const votes: Standing['votes'] = []
  for (const cast of now.values()) {
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
  return { votes: votes.sort((a, b) => b.count - a.count || reached(a) - reached(b)), differences }
}

function differ(
  now: ReadonlyMap<string, Vote>,
  last: ReadonlyMap<string, { post: string; index: number }>,
  weightOf: (by: string) => number,
  { votes, post, index, baseline, trouble }: HostCount,
): Standing['differences'] {
  if (trouble !== undefined) return []
  const counted = new Map(votes.flatMap(({ for: target, voters }) => voters.map(by => [by, target] as const)))
  const times = (by: string): number => votes.flatMap(({ voters }) => voters).filter(one => one === by).length
  const read = new Map([...now].map(([by, vote]) => [by, vote.for ?? '']))
  const isOther = (by: string): boolean => counted.has(by) && times(by) !== weightOf(by)
  return [...new Set([...read.keys(), ...counted.keys()])]
    .filter(by => read.get(by) !== counted.get(by) || isOther(by))
    .map(by => {
      const [was, is] = [read.get(by), counted.get(by)]
      return {
        post,
        index,
        baseline,
        by,
        ...(was !== undefined && { read: was }),
        ...(is !== undefined && { counted: is }),
        ...(isOther(by) && { votes: times(by) }),
        ...(last.has(by) && { made: last.get(by)! }),
      }
    })
}

/** More than half of those who live: what it takes to put somebody to death. */
export const majorityOf = (living: number): number => Math.floor(living / 2) + 1
