/**
 * Whose seat an account writes for that is on no list: a replacement, a head of a hydra, a second account. What the hosts
 * count tells most, then a name like it, then who never wrote under a name of their own. It is asked about, never taken.
 */
import { nameKey } from '../reading/likeness.ts'
import { namesOf } from './names.ts'
import type { Person } from './person.ts'
import type { Post } from './post.ts'
import { readPosts } from './read.ts'
import type { BallotRead, VotesRead } from './reading.ts'
import type { Style } from '../rules/style.ts'

/** So many are offered where nobody is likelier than others. */
const mostNear = 5
/** Names that begin with as many of the same letters are alike, as accounts are called: `Vela1`, `Vela88`. */
const sharedLetters = 4

/**
 * @param posts what was read, with the hosts' own posts @param read what came of it
 * @param authors accounts that nobody on the list is called by
 * @returns of each the seats that it may be for, the likeliest first: one alone where no other comes near it
 */
export function likelySeats(
  posts: readonly Post[],
  people: readonly Person[],
  style: Style,
  read: Pick<VotesRead, 'ballots'>,
  authors: readonly string[],
): Map<string, string[]> {
  const names = namesOf(people, style)
  const seats = people.filter(({ host, gone, cannotVote }) => !host && !gone && cannotVote === undefined)
  const wrote = new Set(posts.flatMap(({ by }) => names.writer(by)?.id ?? []))
  const silent = seats.filter(({ id }) => !wrote.has(id))
  const counted = countedFor(posts, people, style, read, authors)
  return new Map(
    authors.map(author => {
      const told = counted(author)
      if (told.length === 1) return [author, told]
      const like = seats.filter(
        seat => (told.length ? told.includes(seat.id) : true) && isLike(author, seat, names.like(author)),
      )
      const quiet = like.filter(seat => silent.includes(seat))
      const [one] = [quiet, like].filter(some => some.length === 1)
      if (one) return [author, one.map(({ id }) => id)]
      if (!like.length && silent.length === 1 && authors.length === 1) return [author, silent.map(({ id }) => id)]
      return [author, [...new Set([...told, ...[...quiet, ...like, ...silent].map(({ id }) => id)])].slice(0, mostNear)]
    }),
  )
}

/** Whether an account is called like a seat, or begins like it. */
function isLike(author: string, { id, name, aliases = [], former = [] }: Person, like: readonly string[]): boolean {
  if (like.includes(id)) return true
  const key = nameKey(author)
  return [name, ...aliases, ...former].map(nameKey).some(other => {
    let shared = 0
    while (shared < key.length && key[shared] === other[shared]) shared++
    return shared >= sharedLetters && shared * 2 >= Math.min(key.length, other.length)
  })
}

/**
 * Whom the hosts count where an account votes: a seat that stands in their counts for the same as the account, though it
 * did not cast that itself.
 */
function countedFor(
  posts: readonly Post[],
  people: readonly Person[],
  style: Style,
  { ballots }: Pick<VotesRead, 'ballots'>,
  authors: readonly string[],
): (author: string) => string[] {
  const hosts = namesOf(people, style)
  const wanted = new Set(authors)
  // The others' posts are read already: their places stay, so that the indices are those of the whole.
  const theirs = posts.map(post =>
    wanted.has(post.by) || hosts.writer(post.by)?.host ? post : { ...post, text: '', runs: [] },
  )
  const own = readPosts(theirs, [...people, ...authors.map((name): Person => ({ id: name, name }))], style)
  return author => {
    const score = new Map<string, number>()
    for (const { index, votes, idle } of own.counts) {
      const on = standsFor(own.ballots, author, index)
      if (on === undefined) continue
      for (const { for: target, voters } of votes)
        for (const id of new Set(voters)) {
          const agrees = target === on && standsFor(ballots, id, index) !== on
          if (agrees || target !== on) score.set(id, (score.get(id) ?? 0) + (agrees ? 1 : -1))
        }
      for (const id of idle) score.set(id, (score.get(id) ?? 0) - 1)
    }
    const best = Math.max(0, ...score.values())
    return best === 0 ? [] : [...score].flatMap(([id, points]) => (points === best ? id : []))
  }
}

/** For whom somebody's last ballot before a place is. */
function standsFor(ballots: readonly BallotRead[], by: string, before: number): string | undefined {
  const last = ballots.findLast(ballot => ballot.by === by && ballot.index < before)
  return last?.nobody ? '' : last?.for
}
