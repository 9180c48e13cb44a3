/** Counts that hosts posted in the thread, each held against what the rules count up to it. */
import { heard, language } from '../words/say.ts'
import type { CountPosted, Game } from '../../../engine/journal/state.ts'
import { nobody, type SeatId } from '../../../engine/reason/claim.ts'
import { getOwn } from '../../../engine/ruleset/catalogue.ts'
import type { System } from '../../../engine/ruleset/system.ts'
import { lastBefore } from '../../../engine/vote/last-before.ts'
import type { Person } from '../../../engine/vote/person.ts'
import { inTime } from '../../../engine/vote/tally.ts'
import { speakerOf } from '../../../engine/why/speaker.ts'
import { openPhase } from '../library/open-phase.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { ballotView } from './ballot-view.ts'
import { countReader, type CountRead } from './count-reader.ts'
import type { PostedCount } from './day-answers.ts'
import { isTakeable } from './counted-votes.ts'
import { upTo } from './day.ts'
import { standing, votesOf } from './judged.ts'
import { postsRead, whereabouts } from './posts-view.ts'
import { peopleOf } from './thread-paste.ts'

/**
 * The counts that were posted in a phase, as they were written.
 * @param titles what the host calls a count besides
 * @param last only the last one
 */
export const postedCounts = (
  here: ResolvedPhase,
  titles: readonly string[] = [],
  last: boolean = false,
): PostedCount[] =>
  inTime(here.phase.counts ?? [])
    .slice(last ? -1 : 0)
    .flatMap(count => against(here, count, titles) ?? [])

/** One of the counts, in an open phase. Nothing where there is none, or it cannot be read. */
export function postedCount(
  system: System,
  game: Game,
  post: string,
  titles: readonly string[] = [],
): PostedCount | undefined {
  const phase = openPhase(system, game)
  const count = phase.counts?.find(({ id }) => id === post)
  if (!count) return undefined
  const outcome = system.resolve(game, phase, { trees: false })
  const speaker = speakerOf(system, game, phase, language(), outcome)
  return against({ system, game, phase, outcome, speaker, locked: false }, count, titles)
}

function against(here: ResolvedPhase, count: CountPosted, titles: readonly string[]): PostedCount | undefined {
  const phase = upTo(here, lastBefore(here.phase, count), count.at)
  const then: ResolvedPhase = { ...here, phase, outcome: here.system.resolve(here.game, phase, { trees: false }) }
  const read = countReader(peopleWith(votesHad(then), here), titles)(count)
  if (!read) return undefined
  const { votes, trouble, slip, unread = [] } = read
  return {
    ...whereabouts(count),
    edited: count.edited === true,
    unread,
    ...(trouble !== undefined && { trouble: heard(trouble) }),
    ...(slip !== undefined && { slip: heard(slip) }),
    differences: trouble === undefined ? differencesOf(then, votes) : [],
  }
}

/** As how many votes a ballot counts that stands. */
const weightOf = ({ outcome: { tally } }: ResolvedPhase, ballot: string): number =>
  getOwn(tally?.weights ?? {}, ballot) ?? 1

/** Whoever has several votes by then: by the rules, and as the ballots count that stand. */
function votesHad(then: ResolvedPhase): ReadonlyMap<SeatId, number> {
  const { system, game } = then
  const had = new Map((system.votes?.voices?.(game) ?? []).map(({ slot, votes }) => [slot, votes]))
  for (const { id, by } of standing(votesOf(then))) had.set(by, Math.max(had.get(by) ?? 1, weightOf(then, id)))
  return had
}

function peopleWith(votes: ReadonlyMap<SeatId, number>, { system, game }: ResolvedPhase): Person[] {
  const dividing = new Set(system.votes?.voices?.(game).flatMap(({ slot, divided }) => (divided ? slot : [])))
  return peopleOf(game, []).map(person => ({
    ...person,
    ...(votes.has(person.id) && { votes: votes.get(person.id)! }),
    ...(dividing.has(person.id) && { divided: true }),
  }))
}

/** Whoever has another vote in the count than here, and what was read of him up to it. */
function differencesOf(then: ResolvedPhase, votes: CountRead['votes']): PostedCount['differences'] {
  const { system, game, phase } = then
  const judged = votesOf(then)
  // Where the rules do not say how many votes somebody has, only for whom they are can be compared.
  const weighs = system.votes?.voices !== undefined
  const ours = standing(judged).flatMap(({ id, by, for: on, nobody: none, family }) =>
    Array.from({ length: weightOf(then, id) }, () => ({ by, on: none ? nobody : (on ?? family!) })),
  )
  const theirs = votes.flatMap(({ for: on, voters }) => voters.map(by => ({ by, on })))
  const votesBy = (all: readonly { by: SeatId; on: SeatId }[], slot: SeatId): SeatId[] => {
    const own = all.filter(({ by }) => by === slot).map(({ on }) => on)
    return (weighs ? own : [...new Set(own)]).sort()
  }
  const apart = game.seats
    .map(({ slot }) => ({ voter: slot, ours: votesBy(ours, slot), theirs: votesBy(theirs, slot) }))
    .filter(one => one.ours.join('\n') !== one.theirs.join('\n') || one.ours.length !== one.theirs.length)
  if (!apart.length) return []
  const takesNobody = system.votes?.nobody?.(game) === true
  const ballots = judged.ballots.map(one => ballotView(one, then))
  const posts = postsRead(
    (phase.posts ?? []).filter(({ by }) => apart.some(({ voter }) => voter === by)),
    judged,
    ballots,
    then,
  ).filter(({ found }) => found.length > 0)
  return apart.map(one => {
    const byHand = ballots.findLast(
      ({ by, post, standing: stands }) => by === one.voter && !post && (stands === 'counts' || stands === 'takesBack'),
    )
    return {
      ...one,
      ...(isTakeable(one, takesNobody) && { takeable: true as const }),
      posts: sinceStanding(posts, ballots, one.voter),
      ...(byHand && { byHand: byHand.id }),
    }
  })
}

/** What a voter wrote from the ballot on that counts; where none does, all of it. At most the last few. */
function sinceStanding(
  posts: ReturnType<typeof postsRead>,
  ballots: readonly ReturnType<typeof ballotView>[],
  voter: SeatId,
): PostedCount['differences'][number]['posts'] {
  const own = posts.filter(({ by }) => by === voter)
  const stands = ballots.findLast(
    ({ by, standing: is }) => by === voter && (is === 'counts' || is === 'takesBack'),
  )?.post
  const from = own.findIndex(({ id }) => id === stands)
  return own.slice(Math.max(from, 0)).slice(-mostShown)
}

const mostShown = 5
