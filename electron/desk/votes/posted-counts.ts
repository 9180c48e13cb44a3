/** Counts that hosts posted in the thread, each held against what the rules count up to it. */
import { heard } from '../words/say.ts'
import type { CountPosted, PhaseState } from '../../../engine/journal/state.ts'
import { nobody, type Slot } from '../../../engine/reason/claim.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { countReader, type CountRead } from './count-reader.ts'
import type { PostedCount } from './day-answers.ts'
import { inOrder, upTo } from './day.ts'
import { standing, votesOf } from './judged.ts'
import { peopleOf } from './thread-paste.ts'
import { ballotView, postsRead, whereabouts } from './view.ts'

/** The counts that were posted in a phase, as they were written. */
export function postedCounts(here: ResolvedPhase): PostedCount[] {
  const read = countReader(peopleOf(here.game, []))
  const counts = inOrder(here.phase.counts ?? [])
  return counts.flatMap(count => {
    const found = read(count)
    return found ? [against(here, count, found)] : []
  })
}

function against(here: ResolvedPhase, count: CountPosted, { votes, trouble }: CountRead): PostedCount {
  return {
    ...whereabouts(count),
    edited: count.edited === true,
    ...(trouble !== undefined && { trouble: heard(trouble) }),
    differences: trouble === undefined ? differencesOf(here, count, votes) : [],
  }
}

/** Whoever has another vote in the count than here, and what was read of him up to it. */
function differencesOf(here: ResolvedPhase, count: CountPosted, votes: CountRead['votes']): PostedCount['differences'] {
  const phase = upTo(here, lastBefore(here.phase, count), count.at)
  const then: ResolvedPhase = { ...here, phase, outcome: here.system.resolve(here.game, phase, { trees: false }) }
  const judged = votesOf(then)
  const ours = new Map(
    standing(judged).map(({ by, for: on, nobody: none, family }) => [by, none ? nobody : (on ?? family)]),
  )
  const theirs = new Map(votes.flatMap(({ for: on, voters }) => voters.map(by => [by, on] as const)))
  const apart = here.game.seats.map(({ slot }) => slot).filter(slot => ours.get(slot) !== theirs.get(slot))
  if (!apart.length) return []
  const ballots = judged.ballots.map(one => ballotView(one, then))
  const posts = postsRead(
    (phase.posts ?? []).filter(({ by }) => apart.includes(by)),
    judged.read,
    ballots,
    then,
  ).filter(({ found }) => found.length > 0)
  return apart.map(voter => {
    const [is, was] = [ours.get(voter), theirs.get(voter)]
    const byHand = ballots.findLast(({ by, post, standing: stands }) => by === voter && !post && stands === 'counts')
    return {
      voter,
      ...(is !== undefined && { ours: is }),
      ...(was !== undefined && { theirs: was }),
      posts: sinceStanding(posts, ballots, voter),
      ...(byHand && { byHand: byHand.id }),
    }
  })
}

/** What a voter wrote from the ballot on that counts; where none does, all of it. At most the last few. */
function sinceStanding(
  posts: ReturnType<typeof postsRead>,
  ballots: readonly ReturnType<typeof ballotView>[],
  voter: Slot,
): PostedCount['differences'][number]['posts'] {
  const own = posts.filter(({ by }) => by === voter)
  const stands = ballots.findLast(({ by, standing: is }) => by === voter && is === 'counts')?.post
  const from = own.findIndex(({ id }) => id === stands)
  return own.slice(Math.max(from, 0)).slice(-mostShown)
}

const mostShown = 5

/** The last post of a player before a count: by their numbers, else where the count stood in its page, else by their times. */
function lastBefore({ posts = [] }: PhaseState, { number, after, at }: CountPosted): string | undefined {
  const ordered = inOrder(posts)
  if (number !== undefined && posts.some(post => post.number !== undefined))
    return ordered.findLast(post => post.number !== undefined && post.number < number)?.id
  if (after !== undefined && posts.some(({ id }) => id === after)) return after
  return at === undefined
    ? undefined
    : ordered.findLast(post => post.at !== undefined && Date.parse(post.at) <= Date.parse(at))?.id
}
