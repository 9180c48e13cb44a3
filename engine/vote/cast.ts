/**
 * Everything cast in a phase: by hand, and in the posts of the thread. Who may vote and for whom is for the rules to say, so
 * the dead are read like everybody else.
 */
import type { Ballot, Game, PhaseState, Posted, Seat } from '../journal/state.ts'
import type { Votes, System } from '../ruleset/system.ts'
import { byPost } from './by-post.ts'
import type { Person } from './person.ts'
import { readPosts } from './read.ts'
import type { BallotRead, VotesRead } from './reading.ts'
import { boldInFull } from '../rules/style.ts'
import { received } from './tally.ts'

/** `read`: what was found in the posts, with what does not count and why. */
export interface Cast {
  ballots: Ballot[]
  read: VotesRead
}

/**
 * Reads the posts of a phase as the system has votes written, and puts them among the ballots cast by hand.
 * @returns the ballots in the order received; those of a post are called after it (`p1`, and `p1.2` for its second)
 */
export function cast(
  system: Pick<System, 'votes'>,
  game: Pick<Game, 'seats'>,
  phase: Pick<PhaseState, 'ballots' | 'posts' | 'kind'>,
): Cast {
  const read = readVotes(system, game, phase)
  const times = new Map<string, number>()
  const inPosts = read.ballots.map((ballot): Ballot => {
    const nth = (times.get(ballot.post) ?? 0) + 1
    times.set(ballot.post, nth)
    return ballotOf(ballot, nth)
  })
  return { ballots: received({ ballots: asCast(phase, inPosts) }), read }
}

/** Votes by hand where they came among the posts; what was there before the first post comes first. */
function asCast(
  { ballots = [], posts = [] }: Pick<PhaseState, 'ballots' | 'posts'>,
  inPosts: readonly Ballot[],
): Ballot[] {
  const here = new Set(posts.map(({ id }) => id))
  const written = byPost(inPosts)
  const after = byPost(ballots.map(ballot => ({ ballot, ...(ballot.after !== undefined && { post: ballot.after }) })))
  const placed = posts.flatMap(({ id }) => [...written(id), ...after(id).map(({ ballot }) => ballot)])
  return [...ballots.filter(({ after }) => after === undefined || !here.has(after)), ...placed]
}

const ballotOf = ({ post, by, for: on, at }: BallotRead, nth: number): Ballot => ({
  id: nth > 1 ? `${post}.${nth}` : post,
  by,
  ...(on !== undefined && { for: on }),
  ...(at !== undefined && { at }),
  post,
})

/** What stands in the posts of a phase. Nothing where there is no vote in it. Long threads are asked about often, and read once. */
export function readVotes(
  { votes }: Pick<System, 'votes'>,
  { seats }: Pick<Game, 'seats'>,
  { posts = [], kind }: Pick<PhaseState, 'posts' | 'kind'>,
): VotesRead {
  if (!posts.length || votes?.form !== 'single' || !votes.phases.includes(kind))
    return { ballots: [], uncounted: [], unresolved: [], flagged: [], counts: [] }
  const last = known.get(posts)
  if (last?.seats === seats && last.votes === votes) return last.read
  const people = seats.map(({ slot, name, aliases, former }): Person => ({
    id: slot,
    name,
    ...(aliases && { aliases }),
    ...(former && { former }),
  }))
  const read = readPosts(posts, people, votes.style ?? boldInFull)
  known.set(posts, { seats, votes, read })
  return read
}

const known = new WeakMap<readonly Posted[], { seats: readonly Seat[]; votes: Votes; read: VotesRead }>()
