/**
 * Whom a name in doubt means, where a host has counted the vote: whoever voted so stands in the host's next count for
 * somebody. The host has said it then, and only has to confirm that this is what was read.
 */
import type { Post } from './post.ts'
import type { BallotRead, HostCount, Unresolved, VotesRead } from './reading.ts'

/**
 * Lets the counts of hosts settle names in doubt: what they say stands to be confirmed.
 * @param posted the counts in order, each with its place among the posts
 */
export function settledByCounts(
  read: VotesRead,
  posts: readonly Pick<Post, 'at'>[],
  posted: readonly HostCount[] = read.counts,
): VotesRead {
  const counts = posted.filter(({ trouble, slip }) => (trouble ?? slip) === undefined)
  if (!counts.length) return read
  const attempts = new Map<string, (BallotRead | Unresolved)[]>()
  for (const one of [...read.ballots, ...read.unresolved].sort(inOrder)) {
    const own = attempts.get(one.by)
    if (own) own.push(one)
    else attempts.set(one.by, [one])
  }
  const told = new Map(
    read.unresolved.flatMap(doubt => {
      const on = countedFor(doubt, attempts.get(doubt.by)!, counts)
      return on === undefined || on === doubt.likely ? [] : [[doubt, on] as const]
    }),
  )
  if (!told.size) return read
  const settled = new Map([...told].flatMap(([doubt, on]) => (on === stays ? [] : [[doubt, on] as const])))
  const places = new Set([...settled.keys()].map(placeOf))
  const gone = (ballot: BallotRead): boolean => ballot.likely !== undefined && places.has(placeOf(ballot))
  const cast = [...settled].map(([{ post, index, place, by, name }, on]): BallotRead => {
    const { at } = posts[index]!
    return { post, index, place, by, ...(at !== undefined && { at }), for: on, likely: name }
  })
  return {
    ...read,
    ballots: [...read.ballots.filter(ballot => !gone(ballot)), ...cast].sort(inOrder),
    unresolved: read.unresolved.map(doubt => {
      if (told.get(doubt) === stays) return { ...doubt, left: true as const }
      const likely = settled.get(doubt)
      if (likely === undefined) return doubt
      return { ...doubt, likely, near: [likely, ...doubt.near.filter(id => id !== likely)] }
    }),
  }
}

type InThread = Pick<BallotRead, 'index' | 'place'>
const inOrder = (one: InThread, other: InThread): number =>
  one.index - other.index || one.place.start - other.place.start
const placeOf = ({ index, place }: InThread): string => `${index}:${place.start}`

/** Stands for a voter whom the count has where they were before. */
const stays = Symbol('stays')

/**
 * For whom the next count has a vote in doubt, if that is the voter's last word before it. Of a name that is like nobody's
 * it says something only where the voter stood elsewhere before.
 * @param own what the voter wrote, in order
 */
function countedFor(
  doubt: Unresolved,
  own: readonly (BallotRead | Unresolved)[],
  counts: readonly HostCount[],
): string | typeof stays | undefined {
  if (doubt.asks !== undefined && doubt.asks !== 'name' && doubt.asks !== 'condition') return undefined
  const next = own.find(one => inOrder(one, doubt) > 0)
  const count = counts.find(({ index }) => index > doubt.index)
  if (!count || (next && next.index < count.index)) return undefined
  const rows = count.votes.filter(({ voters }) => voters.includes(doubt.by))
  const [row, another] = rows
  if (!row || row.nobody || another) return undefined
  if (doubt.near.length) return doubt.near.includes(row.for) ? row.for : undefined
  const before = own.findLast((one): one is BallotRead => inOrder(one, doubt) < 0 && !('near' in one))
  return before?.for === row.for ? stays : row.for
}
