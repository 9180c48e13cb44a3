/** The votes of a thread by who is listed, or else by who writes: what the app, the command line and other programs count. */
import { likelySeats } from './likely-seats.ts'
import { hostsIn } from './hosts.ts'
import { namesOf } from './names.ts'
import type { Person } from './person.ts'
import type { Post } from './post.ts'
import { readPosts } from './read.ts'
import type { Unresolved, VotesRead } from './reading.ts'
import { majorityOf, standingAfter, type Standing } from './standing.ts'
import { anyForm, type Style } from '../rules/style.ts'

/** Who leads the game, and how that is known. */
interface Leading {
  name: string
  why: 'named' | 'startedThread' | 'postsCounts'
}

/** What counts, and of whom. */
interface CountBy {
  /** The players, as they are listed; hosts are marked. */
  roster: readonly Person[]
  /** Who leads the game, where that is known: otherwise the posts tell. */
  hosts?: readonly string[]
  style: Style
  /** Whether the vote that makes a majority of those listed ends the day. */
  hammers?: boolean
  /** Which of the posts are counted; all of them where absent. */
  among?: (posts: readonly Post[]) => readonly Post[]
  /** What is made of what was read in them, before it is counted. */
  amend?: (read: VotesRead, posts: readonly Post[]) => VotesRead
}

/** A doubt about a vote, or about whose account an unknown one is. */
type CountDoubt = Omit<Unresolved, 'asks'> & { asks?: Unresolved['asks'] | 'author' }

export interface ThreadCounted {
  /** Those that were counted. */
  posts: readonly Post[]
  /** Everybody known, with the hosts. */
  people: readonly Person[]
  hosts: Leading[]
  /** Those who play and have not left. */
  living: readonly Person[]
  /** How many votes a lynch takes. */
  majority: number
  standing: Standing
  /** Who may vote and does not. */
  notVoting: Person[]
  doubts: CountDoubt[]
  read: VotesRead
}

/** Counts the posts of a thread. */
export function countThread(all: readonly Post[], by: CountBy): ThreadCounted {
  const { roster, style, hammers = true, among = every => every, amend = read => read } = by
  const hosts = hostsOf(all, roster, by.hosts ?? [])
  const people = peopleIn(all, roster, hosts)
  const posts = among(all)
  const read = amend(readPosts(posts, people, style), posts)
  const living = people.filter(
    ({ host, cannotVote }) => !host && (cannotVote === undefined || cannotVote === 'lostVote'),
  )
  const majorityAt = majorities(read, living.length, roster.length > 0)
  const standing = standingAfter(read.ballots, read.counts, people, {
    ...(hammers && roster.length && { needed: majorityAt }),
    doubts: read.unresolved,
  })
  const voting = new Set(standing.votes.flatMap(({ voters }) => voters.map(({ by }) => by)))
  return {
    posts,
    people,
    hosts,
    living,
    majority: majorityAt(standing.hammer?.index ?? read.ballots.at(-1)?.index ?? 0),
    standing,
    notVoting: living.filter(({ id, cannotVote }) => !cannotVote && !voting.has(id)),
    doubts: [...read.unresolved, ...(roster.length ? strangersIn(posts, people, read, style) : [])],
    read,
  }
}

/**
 * How many votes a lynch takes at a post: as the hosts said last up to there, else more than half of those listed. What
 * they say of another number of players is an old line, unless their own count has so many. What is said when all have
 * voted may be about the next day.
 */
function majorities({ majorities = [] }: VotesRead, living: number, isListed: boolean): (index: number) => number {
  const said = majorities.filter(
    ({ votes, of, counted }) =>
      votes > 0 && votes <= living && (!isListed || of === undefined || of === living || of === counted),
  )
  return index => said.findLast(one => one.index <= index)?.votes ?? majorityOf(living)
}

/** Those who are named; where none of them writes, also who seems to lead the game from another account. */
function hostsOf(posts: readonly Post[], roster: readonly Person[], named: readonly string[]): Leading[] {
  const given = [...new Set([...named, ...roster.flatMap(({ name, host }) => (host ? [name] : []))])]
  const hosts = namesOf(
    given.map(name => ({ id: name, name })),
    anyForm,
  )
  return [
    ...given.map(name => ({ name, why: 'named' as const })),
    ...(posts.some(({ by }) => hosts.writer(by)) ? [] : hostsIn(posts, roster)),
  ]
}

/** Who is on the list; without one, everybody who writes and does not lead the game. */
function peopleIn(posts: readonly Post[], roster: readonly Person[], hosts: readonly Leading[]): Person[] {
  const leads = new Set(hosts.map(({ name }) => name))
  const players = roster.filter(({ name, host }) => !host && !leads.has(name))
  const writers = players.length
    ? players
    : [...new Set(posts.map(({ by }) => by))]
        .filter(name => !leads.has(name))
        .map((name): Person => ({ id: name, name }))
  return [...writers, ...[...leads].map((name): Person => ({ id: name, name, host: true }))]
}

/** Accounts on no list that vote: each asked about once, with whose seat it may be for. */
function strangersIn(posts: readonly Post[], people: readonly Person[], read: VotesRead, style: Style): CountDoubt[] {
  const names = namesOf(people, style)
  const first = new Map(
    read.uncounted
      .flatMap(one => (one.why === 'notPlaying' && !names.writer(one.by) ? [[one.by, one] as const] : []))
      .reverse(),
  )
  if (!first.size) return []
  const near = likelySeats(posts, people, style, read, [...first.keys()])
  return [...first].map(([by, { why: _, for: __, ...one }]) => ({
    ...one,
    name: by,
    near: near.get(by)!,
    asks: 'author',
  }))
}

/** The number a post has in the thread, or else its id; of what has neither, its place. */
export const callOf = ({ number, id }: Post, index: number): string =>
  number !== undefined ? String(number) : (id ?? String(index + 1))
