/** A day as its host keeps it: how the vote went, who writes and who is silent, and how the deadline was moved. */
import type { Ballot, PhaseState, Posted } from '../../../engine/journal/state.ts'
import type { SeatId } from '../../../engine/reason/claim.ts'
import { lastBeforeIn } from '../../../engine/vote/last-before.ts'
import { inTime } from '../../../engine/vote/tally.ts'
import { readPart } from '../../../engine/vote/cast.ts'
import { onWhom, Wagons, weighingIn } from '../../../engine/vote/wagons.ts'
import { gameAt, phaseName, type Book } from '../library/book.ts'
import { movesIn } from '../library/deadline-moves.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import type { DayChange, DayPlayer, DayView, VotesAsOf } from './day-answers.ts'
import { standing, votesOf, type Judged } from './judged.ts'

export function dayView(here: ResolvedPhase, book: Book, about: Pick<DayView, 'revision' | 'phase'>): DayView {
  const { phase, game } = here
  const posts = phase.posts ?? []
  const byId = new Map(posts.map(post => [post.id, post]))
  const { ballots } = votesOf(here)
  const ballotsOf = grouped(ballots, ({ ballot }) => ballot.by)
  const days = gameAt(book, about.phase)
    .phases.slice(0, about.phase + 1)
    .flatMap((one, index) =>
      one.posts?.length
        ? { phase: index, name: phaseName(here.system, one), postsOf: grouped(one.posts, ({ by }) => by) }
        : [],
    )
  return {
    ...about,
    ...(phase.opens !== undefined && { opens: phase.opens }),
    ...(phase.closes !== undefined && { closes: phase.closes }),
    moved: movesIn(book, about.phase),
    marks: inTime(posts).map(({ id, by, at, number }) => ({
      id,
      by,
      ...(at !== undefined && { at }),
      ...(number !== undefined && { number }),
    })),
    changes: changesIn(here, ballots, byId),
    days: days.map(({ phase: index, name }) => ({ phase: index, name })),
    players: game.seats
      .filter(({ bystander }) => !bystander)
      .map(({ slot, alive }): DayPlayer => {
        const own = days.map(({ postsOf }) => postsOf(slot))
        const last = latestOf(own.flat())
        return {
          slot,
          alive: alive && !phase.removed.some(({ who }) => who === slot),
          posts: own.map(({ length }) => length),
          ...(last !== undefined && { last }),
          ballots: ballotsOf(slot).map(one => ballotOf(one, byId)),
        }
      }),
  }
}

function latestOf(posts: readonly Posted[]): string | undefined {
  let latest: { at: string; ms: number } | undefined
  for (const { at } of posts) {
    const ms = at === undefined ? NaN : Date.parse(at)
    if (at !== undefined && !(latest && ms <= latest.ms)) latest = { at, ms }
  }
  return latest?.at
}

/** Whose each is: a thread has thousands of them. */
function grouped<One>(all: readonly One[], by: (one: One) => SeatId): (slot: SeatId) => readonly One[] {
  const groups = new Map<SeatId, One[]>()
  for (const one of all) {
    const group = groups.get(by(one))
    if (group) group.push(one)
    else groups.set(by(one), [one])
  }
  return slot => groups.get(slot) ?? []
}

function ballotOf(
  { ballot, standing: stands }: Judged,
  posts: ReadonlyMap<string, Posted>,
): DayPlayer['ballots'][number] {
  const { id, for: on, nobody: none, at, post } = ballot
  const { number, link } = posts.get(post ?? '') ?? {}
  return {
    id,
    standing: stands,
    ...(on !== undefined && { for: on }),
    ...(none && { nobody: none }),
    ...(at !== undefined && { at }),
    ...(post !== undefined && { post }),
    ...(number !== undefined && { number }),
    ...(link !== undefined && { link }),
  }
}

/** Ballots that counted when they came, as what each did to the count; those that counted for nothing did nothing. */
function changesIn(
  { system, game, phase, outcome }: ResolvedPhase,
  ballots: readonly Judged[],
  posts: ReadonlyMap<string, Posted>,
): DayChange[] {
  const all = ballots.map(({ ballot }) => ballot)
  const weighing = weighingIn(system, game, phase, outcome, all)
  const wagons = new Wagons(weighing)
  const votes = (on: SeatId): number => wagons.all.get(on) ?? 0
  return ballots.flatMap(({ ballot, standing: stands }): DayChange[] => {
    if (stands === 'void' || stands === 'withdrawn') return []
    const { by, at, post } = ballot
    const on = onWhom(ballot)
    const from = wagons.put(ballot).flatMap(one => onWhom(one) ?? [])
    if (on !== undefined && from.includes(on)) return []
    const number = posts.get(post ?? '')?.number
    const when = {
      ...(at !== undefined && { at }),
      ...(post !== undefined && { post }),
      ...(number !== undefined && { number }),
    }
    const left = from.map((one, nth) => {
      const later = from.slice(nth + 1).filter(other => other === one).length
      return { from: one, left: votes(one) + later * weighing.weightOf(by) }
    })
    if (on === undefined) return left.map(one => ({ by, ...one, ...when }))
    return [{ by, for: on, votes: votes(on), ...left[0], ...when }]
  })
}

/**
 * The phase as it stood when a post was written, or before any was. Nothing that was read in its posts is read again.
 * @param at until when, where that is another time than that of the post
 */
export function upTo({ system, game, phase }: ResolvedPhase, post: string | undefined, at?: string): PhaseState {
  const ordered = inTime(phase.posts ?? [])
  const before = ordered.slice(0, ordered.findIndex(({ id }) => id === post) + 1)
  const here = new Set(before.map(({ id }) => id))
  const until = at ?? before.findLast(one => one.at !== undefined)?.at
  const came = (after: string | undefined): boolean => after === undefined || here.has(after)
  const was = ({ at, after }: { at?: string; after?: string }): boolean =>
    at !== undefined && until !== undefined ? Date.parse(at) <= Date.parse(until) : came(after)
  const counts = new Map((phase.counts ?? []).map(count => [count.id, count]))
  const wasCast = (ballot: Ballot): boolean => {
    const count = counts.get(ballot.count ?? '')
    return count ? came(lastBeforeIn(ordered, count)) : was(ballot)
  }
  const posts = (phase.posts ?? []).filter(({ id }) => here.has(id))
  readPart(system, game, phase, posts)
  return {
    ...phase,
    posts,
    ...(phase.ballots && { ballots: phase.ballots.filter(wasCast) }),
    removed: phase.removed.filter(was),
  }
}

/** The count as the rules have it for what there was by then. */
export function countAsOf(
  here: ResolvedPhase,
  phase: PhaseState,
  outcome = here.system.resolve(here.game, phase, { trees: false }),
): VotesAsOf {
  const { game } = here
  const counting = standing(votesOf({ ...here, phase, outcome }))
  const votersOf = (of: SeatId): SeatId[] => counting.filter(ballot => onWhom(ballot) === of).map(({ by }) => by)
  const { tally, lynched = [] } = outcome
  const gone = new Set(phase.removed.map(({ who }) => who))
  const totals = { ...tally?.totals.families, ...tally?.totals.players }
  return {
    totals: Object.entries(totals)
      .map(([of, votes]) => ({ of, votes, voters: votersOf(of) }))
      .filter(({ votes, voters }) => votes !== 0 || voters.length > 0)
      .sort((a, b) => b.votes - a.votes),
    silent: game.seats
      .filter(({ slot, alive, bystander }) => alive && !bystander && !gone.has(slot))
      .filter(({ slot }) => !counting.some(({ by }) => by === slot))
      .map(({ slot }) => slot),
    ...(tally?.needed !== undefined && { needed: tally.needed }),
    lynched,
    ...(tally?.ended && { ended: true as const }),
  }
}
