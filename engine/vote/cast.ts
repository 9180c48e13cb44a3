/**
 * Everything cast in a phase: by hand, and in the posts of the thread. Who may vote and for whom is for the rules to say, so
 * the dead are read like everybody else.
 */
import type { Ballot, CountPosted, Game, PhaseState, Posted, Seat } from '../journal/state.ts'
import type { SeatId } from '../reason/claim.ts'
import type { System } from '../ruleset/system.ts'
import { settledByCounts } from './by-counts.ts'
import { byPost } from './by-post.ts'
import { hostCount } from './host-count.ts'
import { lastBeforeIn } from './last-before.ts'
import { runsOf } from './marks.ts'
import { namesOf, type Names } from './names.ts'
import { personIn, type Person } from './person.ts'
import { readPosts, type Seen } from './read.ts'
import type { BallotRead, HostCount, Unresolved, VotesRead } from './reading.ts'
import { safely } from './safely.ts'
import { boldInFull, noLynch, type Style } from '../rules/style.ts'
import { inTime, isUndated } from './tally.ts'

/** What came in, one after the other: a ballot, or that somebody was taken out of the game. */
export type Turn = { ballot: Ballot } | { removed: SeatId }

/** `turns`: the ballots, and removals between them; `read`: what was found in the posts, with what does not count and why. */
export interface Cast {
  ballots: Ballot[]
  turns: Turn[]
  /** The ballots, among them those of posts that a count of the host's says otherwise: these come to nothing. */
  written: Ballot[]
  read: VotesRead
  /** Those of its doubts that a ballot by hand settles. */
  settled: ReadonlySet<Unresolved>
  /** In posts of which nobody knows whether they came before the deadline: no ballots until the host says so. */
  undated: Ballot[]
  /** What reads as a vote and is none, as the host says. */
  denied: Ballot[]
}

/**
 * Reads the posts of a phase as the system has votes written, and puts them among the ballots cast by hand.
 * @param from where a ballot by hand has its place: when it was cast, or when it was entered; as the game has it where absent
 * @returns the ballots in the order received; those of a post are called after it (`p1`, and `p1.2` for its second)
 */
export function cast(
  system: Pick<System, 'votes'>,
  game: Voted,
  phase: Voting,
  from: 'post' | 'count' = system.votes?.from?.(game) ?? 'post',
): Cast {
  const read = readVotes(system, game, phase)
  const before = cached.get(phase)
  if (before?.read === read && before.from === from) return before.made
  const times = new Map<string, number>()
  const posts = new Map((phase.posts ?? []).map(post => [post.id, post]))
  const denied: Ballot[] = []
  const all = read.ballots.flatMap((ballot): Ballot[] => {
    const { post, likely } = ballot
    const nth = (times.get(post) ?? 0) + 1
    times.set(post, nth)
    if (likely !== undefined && isDenied(posts.get(post), likely)) return []
    const made: Ballot = { ...ballotOf(ballot, nth), ...(posts.get(post)?.late && { late: true as const }) }
    if (!posts.get(post)?.deniedVotes?.includes(made.id)) return [made]
    denied.push(made)
    return []
  })
  const [inPosts, undated] = [false, true].map(wanted =>
    all.filter(({ post }) => isUndated(posts.get(post ?? '') ?? { late: false }, phase) === wanted),
  ) as [Ballot[], Ballot[]]
  const came = inTime(entered(phase, inPosts, from)).map(({ turn }) => turn)
  const written = came.flatMap(turn => ('ballot' in turn ? turn.ballot : []))
  const overruled = saidOtherwise(written)
  const turns = came.filter(turn => !('ballot' in turn && overruled.has(turn.ballot)))
  const ballots = written.filter(ballot => !overruled.has(ballot))
  const settled = settledIn(phase, read)
  const made = { ballots, turns, written, read, settled, undated, denied }
  if (phase.posts?.length) cached.set(phase, { read, from, made })
  return made
}

/** Whether the host said of what may be a vote in a post that it is none. */
export const isDenied = (post: Pick<Posted, 'denied'> | undefined, name: string): boolean =>
  post?.denied?.includes(name) === true

/**
 * Doubts that the host settled by saying that they are no votes, or by entering what a post wanted to say: for whoever wrote it and at its time; of one without a
 * time once it was there. A vote taken from a count settles what was written before that count, and nothing behind it.
 */
function settledIn({ ballots = [], posts = [], counts = [] }: Voting, { unresolved }: VotesRead): Set<Unresolved> {
  if (!unresolved.length) return new Set()
  const byId = new Map(posts.map(post => [post.id, post]))
  const denied = unresolved.filter(({ post, name }) => isDenied(byId.get(post), name))
  const entered = ballots.filter(({ post, withdrawn }) => post === undefined && !withdrawn)
  if (!entered.length) return new Set(denied)
  const ordered = inTime(posts)
  const places = new Map(ordered.map(({ id }, place) => [id, place]))
  const placeOf = (id: string | undefined): number => places.get(id ?? '') ?? -1
  const counted = new Map(counts.map(count => [count.id, placeOf(lastBeforeIn(ordered, count))]))
  const isFor = ({ at, after, count }: Ballot, post: string): boolean => {
    if (count !== undefined) return placeOf(post) <= (counted.get(count) ?? -1)
    const written = ordered[placeOf(post)]?.at
    if (written !== undefined) return at !== undefined && Date.parse(at) === Date.parse(written)
    return placeOf(post) <= placeOf(after)
  }
  return new Set([
    ...denied,
    ...unresolved.filter(({ by, post }) => entered.some(ballot => ballot.by === by && isFor(ballot, post))),
  ])
}

/** What stands in posts of voters whose vote was taken from a count further below: it is said there, so no day ends by it. */
function saidOtherwise(ballots: readonly Ballot[]): ReadonlySet<Ballot> {
  const counted = new Set<SeatId>()
  const overruled = new Set<Ballot>()
  for (const ballot of ballots.toReversed()) {
    if (ballot.count !== undefined) counted.add(ballot.by)
    else if (ballot.post !== undefined && counted.has(ballot.by)) overruled.add(ballot)
  }
  return overruled
}

/** What a phase comes to is asked for several times while it is counted. A phase is never changed, but another made of it. */
const cached = new WeakMap<Voting, { read: VotesRead; from: 'post' | 'count'; made: Cast }>()

type Voted = Pick<Game, 'seats' | 'options' | 'nobody'>
type Voting = Pick<PhaseState, 'ballots' | 'posts' | 'kind'>
  & Partial<Pick<PhaseState, 'removed' | 'replaced' | 'closes' | 'counts'>>

/** A turn with what says when it came: a time, and the last post before it. */
interface Entered {
  turn: Turn
  at?: string
  after?: string
}

/** What was done by hand where it came among the posts; what was there before the first post comes first. */
function entered(phase: Voting, inPosts: readonly Ballot[], from: 'post' | 'count'): Entered[] {
  const { posts = [] } = phase
  const here = new Set(posts.map(({ id }) => id))
  const hand = from === 'count' ? byHand(phase).map(({ at: _, ...one }) => one) : byHand(phase)
  const written = byPost(inPosts)
  const after = byPost(hand.map(one => ({ ...one, ...(one.after !== undefined && { post: one.after }) })))
  const placed = posts.flatMap(({ id }) => [...written(id).map(ballotTurn), ...after(id)])
  return [...hand.filter(({ after }) => after === undefined || !here.has(after)), ...placed]
}

/** Ballots by hand that were not taken back, and removals after the ballots that were there. */
function byHand({ ballots = [], removed = [], posts = [], counts = [] }: Voting): Entered[] {
  const here = new Set(ballots.map(({ id }) => id))
  const removals = (last?: string): Entered[] =>
    removed
      .filter(({ ballot }) => (ballot !== undefined && here.has(ballot) ? ballot : undefined) === last)
      .map(({ who, at, after }) => ({
        turn: { removed: who },
        ...(at !== undefined && { at }),
        ...(after !== undefined && { after }),
      }))
  return [
    ...removals(),
    ...ballots.flatMap(ballot => [
      ...(ballot.withdrawn ? [] : [counted(ballot) ?? ballotTurn(ballot)]),
      ...removals(ballot.id),
    ]),
  ]

  /** Where a count of the host's has it; nothing where that count was taken out. */
  function counted(ballot: Ballot): Entered | undefined {
    const count = counts.find(({ id }) => id === ballot.count)
    if (!count) return undefined
    const after = lastBeforeIn(inTime(posts), count)
    const at = posts.find(({ id }) => id === after)?.at
    return { turn: { ballot }, ...(at !== undefined && { at }), ...(after !== undefined && { after }) }
  }
}

const ballotTurn = (ballot: Ballot): Entered => ({
  turn: { ballot },
  ...(ballot.at !== undefined && { at: ballot.at }),
  ...(ballot.after !== undefined && { after: ballot.after }),
})

const ballotOf = ({ post, by, for: on, nobody, of, inexactly, likely, at }: BallotRead, nth: number): Ballot => ({
  id: nth > 1 ? `${post}.${nth}` : post,
  by,
  ...(on !== undefined && { for: on }),
  ...(nobody && { nobody }),
  ...(of !== undefined && { of }),
  ...(inexactly !== undefined && { inexactly }),
  ...(likely !== undefined && { likely }),
  ...(at !== undefined && { at }),
  post,
})

type NobodyWords = readonly string[] | undefined

/** How this game's players vote for nobody: the very same for the same game. */
function wordsFor({ nobody }: Voted): readonly string[] {
  if (!nobody?.length) return noLynch
  const before = wordsMade.get(nobody)
  if (before) return before
  const made = [...noLynch, ...nobody]
  wordsMade.set(nobody, made)
  return made
}

const wordsMade = new WeakMap<readonly string[], readonly string[]>()

/** What stands in the posts of a phase. Nothing where there is no vote in it. Long threads are asked about often, and read once. */
function readVotes(
  { votes }: Pick<System, 'votes'>,
  game: Voted,
  {
    posts = [],
    kind,
    replaced = [],
    counts,
  }: Pick<PhaseState, 'posts' | 'kind'> & Partial<Pick<PhaseState, 'replaced' | 'counts'>>,
): VotesRead {
  if (!posts.length || votes?.form !== 'single' || !votes.phases.includes(kind))
    return { ballots: [], uncounted: [], unresolved: [], flagged: [], counts: [] }
  const { seats } = game
  const nobody = votes.nobody?.(game) ? wordsFor(game) : undefined
  const style = votes.style?.(game) ?? boldInFull
  const last = known.get(posts)
  if (last?.seats === seats && last.style === style && last.nobody === nobody && last.counts === counts)
    return last.read
  const people = seats.map(seat => personIn(seat, replaced))
  const all = nobody ? { ...style, nobody: [...style.nobody, ...nobody] } : style
  const seenHere = seenBy(seats, style, nobody)
  const alone = readPosts(posts, people, all, seenHere.posts)
  const read =
    counts?.length && style.nicknames === 'show'
      ? settledByCounts(alone, posts, countsAmong(posts, counts, countsSeen(seenHere.counts, people, all)))
      : alone
  known.set(posts, { seats, style, nobody, counts, read })
  return read
}

/** A count as it stands in its post, whatever stands before it; nothing where it cannot be read. */
type CountSeen = Omit<HostCount, 'post' | 'index' | 'by'> | undefined

/** Reads counts of hosts, each once. @param seen what was found in those that were read before */
function countsSeen(
  seen: WeakMap<CountPosted, { count: CountSeen }>,
  people: readonly Person[],
  style: Style,
): (one: CountPosted) => CountSeen {
  let names: Names | undefined
  return one => {
    const known = seen.get(one)
    if (known) return known.count
    names ??= namesOf(people, style)
    const within = names
    const count = safely(() => hostCount(runsOf(one), within, style))
    seen.set(one, { count })
    return count
  }
}

/** The counts of hosts where they stand among the posts of players; none where those are in no order of time. */
function countsAmong(
  posts: readonly Posted[],
  counts: readonly CountPosted[],
  readIn: (one: CountPosted) => CountSeen,
): HostCount[] {
  if (inTime(posts).some((post, at) => post !== posts[at])) return []
  const places = new Map(posts.map(({ id }, index) => [id, index]))
  return counts
    .flatMap((one): HostCount[] => {
      const read = readIn(one)
      const before = read && lastBeforeIn(posts, one)
      return read && before !== undefined
        ? [{ ...read, post: one.id, by: one.by, index: places.get(before)! + 0.5 }]
        : []
    })
    .sort((one, other) => one.index - other.index)
}

interface SeenHere {
  posts: Seen
  counts: WeakMap<CountPosted, { count: CountSeen }>
}

/**
 * What posts and counts of hosts say to these seats in this style: of a thread that grew by a post, only that one is looked
 * at.
 */
function seenBy(seats: readonly Seat[], style: Style, nobody: NobodyWords): SeenHere {
  const before = seen.get(seats)
  if (before?.style === style && before.nobody === nobody) return before
  const made = { style, nobody, posts: new WeakMap(), counts: new WeakMap() }
  seen.set(seats, made)
  return made
}

const seen = new WeakMap<readonly Seat[], SeenHere & { style: Style; nobody: NobodyWords }>()

/**
 * Reads a part of the posts of a phase out of what was read in all of them: what a post says hangs on no other post.
 * @param part some of the posts of the phase, in their order
 */
export function readPart(
  system: Pick<System, 'votes'>,
  game: Pick<Game, 'seats' | 'options'>,
  phase: Pick<PhaseState, 'posts' | 'kind' | 'replaced' | 'counts'>,
  part: readonly Posted[],
): void {
  readVotes(system, game, phase)
  const whole = phase.posts && known.get(phase.posts)
  if (!whole) return
  const places = new Map(part.map(({ id }, index) => [id, index]))
  const kept = <Found extends { post: string }>(found: readonly Found[]): Found[] =>
    found.flatMap(one => {
      const index = places.get(one.post)
      return index === undefined ? [] : { ...one, index }
    })
  const { ballots, uncounted, unresolved, flagged, counts } = whole.read
  const read = {
    ballots: kept(ballots),
    uncounted: kept(uncounted),
    unresolved: kept(unresolved),
    flagged: kept(flagged),
    counts: kept(counts),
  }
  known.set(part, { ...whole, read })
}

const known = new WeakMap<
  readonly Posted[],
  { seats: readonly Seat[]; style: Style; nobody: NobodyWords; counts: PhaseState['counts']; read: VotesRead }
>()
