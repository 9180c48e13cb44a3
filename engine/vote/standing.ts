/** Who stands where after some ballots: the last ballot of each voter, in the order in which they came. */
import type { BallotRead, HostCount } from './reading.ts'

/** Whom a voter's last ballot is for; `post` is where it was cast, or the count that has it. */
export interface Vote {
  by: string
  for?: string
  nobody?: true
  post: string
  index: number
}
export interface Standing {
  /** The most voted first; those with as many, in the order in which they got there. */
  votes: { for?: string; nobody?: true; voters: Vote[] }[]
  /** Where a count of the host's says otherwise than the posts up to it. */
  differences: {
    post: string
    index: number
    baseline: boolean
    by: string
    read?: string
    counted?: string
    /** The ballot that makes it: the last one read up to there. */
    made?: { post: string; index: number }
  }[]
}

/**
 * Takes ballots and counts of hosts; returns where the votes stand. A count that is a baseline replaces all before it.
 * @param counts in the order of their posts
 */
export function standingAfter(ballots: readonly BallotRead[], counts: readonly HostCount[] = []): Standing {
  const now = new Map<string, Vote>()
  const last = new Map<string, { post: string; index: number }>()
  const differences: Standing['differences'] = []
  const events = [
    ...ballots.map(ballot => ({ index: ballot.index, ballot, count: undefined })),
    ...counts.map(count => ({ index: count.index, ballot: undefined, count })),
  ].sort((a, b) => a.index - b.index)
  for (const { ballot, count } of events) {
    if (count) {
      differences.push(...differ(now, last, count))
      if (count.baseline) {
        const kept = new Map(now)
        now.clear()
        for (const { for: target, nobody, voters } of count.votes) {
          for (const by of voters) {
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
  for (const vote of now.values()) {
    const row = votes.find(one => one.for === vote.for && one.nobody === vote.nobody)
    if (row) row.voters.push(vote)
    else votes.push({ ...(vote.nobody ? { nobody: true as const } : { for: vote.for! }), voters: [vote] })
  }
  const reached = ({ voters }: Standing['votes'][number]): number => voters.at(-1)!.index
  return { votes: votes.sort((a, b) => b.voters.length - a.voters.length || reached(a) - reached(b)), differences }
}

function differ(
  now: ReadonlyMap<string, Vote>,
  last: ReadonlyMap<string, { post: string; index: number }>,
  { votes, post, index, baseline, trouble }: HostCount,
): Standing['differences'] {
  if (trouble !== undefined) return []
  const counted = new Map(votes.flatMap(({ for: target, voters }) => voters.map(by => [by, target] as const)))
  const read = new Map([...now].map(([by, vote]) => [by, vote.for ?? '']))
  return [...new Set([...read.keys(), ...counted.keys()])]
    .filter(by => read.get(by) !== counted.get(by))
    .map(by => {
      const [was, is] = [read.get(by), counted.get(by)]
      return {
        post,
        index,
        baseline,
        by,
        ...(was !== undefined && { read: was }),
        ...(is !== undefined && { counted: is }),
        ...(last.has(by) && { made: last.get(by)! }),
      }
    })
}

/** More than half of those who live: what it takes to put somebody to death. */
export const majorityOf = (living: number): number => Math.floor(living / 2) + 1
