/** From posts to ballots. What does not count is listed with its reason, and a name in doubt goes to the host. */
import { agreeing, type Agreeing } from './agreeing.ts'
import type { Attempt, Finder } from './attempt.ts'
import { finderOf } from './attempts.ts'
import { settledByCounts } from './by-counts.ts'
import { greensOf, together } from './greens.ts'
import { hostCount } from './host-count.ts'
import { majoritySaid, type MajoritySaid } from './majority-said.ts'
import { runsOf } from './marks.ts'
import { nobody } from '../reason/claim.ts'
import { nameKey } from '../reading/likeness.ts'
import { namesOf, type Names } from './names.ts'
import type { Left, Person } from './person.ts'
import type { Post } from './post.ts'
import type { BallotRead, InPost, Unresolved, VotesRead, Why } from './reading.ts'
import { areOthers, bitsOf, textOf, type Run } from './run.ts'
import type { Style } from '../rules/style.ts'
import { safely } from './safely.ts'

/** What stands in a post by itself, whatever stands before it. */
interface Looked {
  /** Of a host's post only a count is read, and how many votes a lynch takes. */
  count?: CountRead
  majority?: MajoritySaid
  attempts: readonly Attempt[]
  agrees?: Agreeing
  edited: boolean
}

const isSilent = ({ count, majority, attempts, agrees }: Looked): boolean =>
  !attempts.length && !count && !majority && !agrees

type CountRead = NonNullable<ReturnType<typeof hostCount>>
/** Posts that were looked at, against the same people and in the same style; nothing of one that cannot be read. */
export type Seen = WeakMap<Post, Looked | 'unreadable'>

/**
 * Reads votes out of posts.
 * @param posts in the order in which they count
 * @param people everybody who may be named, the dead and those who were replaced too; hosts are marked
 * @param style what counts as a vote
 * @param seen what an earlier reading against these people in this style found in posts: they are not looked at again
 */
export function readPosts(
  posts: readonly Post[],
  people: readonly Person[],
  style: Style,
  seen: Seen = new WeakMap(),
): VotesRead {
  const names = namesOf(people, style)
  const find = findingIn(style, names)
  const read: VotesRead = { ballots: [], uncounted: [], unresolved: [], flagged: [], counts: [] }
  const leaving = leavingIn(posts)
  let last: string | undefined
  let looked = 0
  for (const [index, post] of posts.entries()) {
    let found = seen.get(post)
    // Most posts say nothing of votes: in a thread that grew they are many.
    if (found && found !== 'unreadable' && isSilent(found)) continue
    const writer = names.writer(post.by)
    const here = { post: post.id ?? String(index + 1), index }
    if (!found) seen.set(post, (found = lookedAt(post, writer, { names, style, find })))
    if (found === 'unreadable') {
      if (!writer?.host)
        read.uncounted.push({
          ...here,
          place: { line: 1, start: 0, end: 0 },
          by: writer?.id ?? post.by,
          text: post.text.slice(0, 60),
          why: 'unreadable',
        })
      continue
    }
    if (writer?.host) {
      if (found.count) read.counts.push({ ...here, by: writer.id, ...found.count })
      if (found.majority) {
        const counted = found.count?.players
        ;(read.majorities ??= []).push({ index, ...found.majority, ...(counted !== undefined && { counted }) })
      }
      continue
    }
    const attempts = found.attempts.length ? found.attempts : [found.agrees?.(last) ?? []].flat()
    const left = writer && attempts.length ? leaving(writer, post, index) : undefined
    for (const attempt of attempts)
      judge(read, attempt, { ...here, place: attempt.place }, { post, writer, left }, { names, style })
    if (attempts.length && found.edited) read.flagged.push({ ...here, by: writer?.id ?? post.by })
    for (; looked < read.ballots.length; looked++) last = read.ballots[looked]!.for ?? last
  }
  return style.nicknames === 'show' ? settledByCounts(read, posts) : read
}

function lookedAt(
  post: Post,
  writer: Person | undefined,
  { names, style, find }: { names: Names; style: Style; find: Finder },
): Looked | 'unreadable' {
  const runs = safely(() => runsOf(post))
  if (!runs) return 'unreadable'
  const edited = post.edited === true || isEdited(runs)
  if (writer?.host) {
    const count = hostCount(runs, names, style)
    const majority = majoritySaid(textOf(runs.filter(run => !areOthers(bitsOf(run)))))
    return { attempts: [], edited, ...(count && { count }), ...(majority && { majority }) }
  }
  const attempts = find(runs)
  const agrees = attempts.length ? undefined : agreeing(style, runs, find)
  return { attempts, edited, ...(agrees && { agrees }) }
}

/** What finds votes of a style: with a word for it, and in green where that votes. */
function findingIn(style: Style, names: Names): Finder {
  const worded = finderOf(style, names)
  if (!style.greenNames) return worded
  const green = greensOf(style, names)
  return runs => together(worded(runs), green(runs), style.greenNames === 'only')
}

/** Whether the forum says in the post itself that it was edited. */
const isEdited = (runs: readonly Run[]): boolean => runs.some(({ edited }) => edited)

function judge(
  read: VotesRead,
  attempt: Attempt,
  at: InPost,
  { post, writer, left }: { post: Post; writer: Person | undefined; left: HasLeft },
  { names, style: { nicknames } }: { names: Names; style: Style },
): void {
  const { is, text, name, named } = attempt
  const by = writer?.id ?? post.by
  const target = named.is === 'one' && named.id !== nobody ? names.person(named.id) : undefined
  const near = named.is === 'doubt' ? named.near : named.is === 'one' && !target?.host ? [named.id] : []
  const gone = left === 'left' || (left === 'perhaps' && is === 'unvote')
  const isQuoted = attempt.why === 'openQuote' && is === 'vote' && writer !== undefined
  const why =
    (isQuoted ? undefined : attempt.why) ?? (gone ? 'replaced' : barred(writer, is === 'vote' ? target : undefined))
  if (why) {
    // What outsiders write is an attempt only where everything else about it is right.
    if (writer || !attempt.why) read.uncounted.push({ ...at, by, text, why, ...(target && { for: target.id }) })
    return
  }
  const ballot: BallotRead = { ...at, by, ...(post.at !== undefined && { at: post.at }) }
  if (is === 'unvote')
    read.ballots.push({
      ...ballot,
      unvote: true,
      ...(target ? { of: target.id } : attempt.inexactly && { inexactly: name }),
    })
  else if (named.is !== 'one' || target?.host || left || isQuoted) {
    const likely = named.is === 'doubt' && !left && !isQuoted && !attempt.asks ? named.likely : undefined
    if (likely !== undefined && nicknames === 'count') {
      read.ballots.push({ ...ballot, for: likely, begun: name })
      return
    }
    const shown = likely !== undefined && nicknames === 'show'
    if (shown) read.ballots.push({ ...ballot, for: likely, likely: name })
    read.unresolved.push({
      ...at,
      by,
      name,
      text,
      near: near.filter(id => id !== nobody),
      ...(shown && { likely }),
      ...(near.includes(nobody) && { nobody: true as const }),
      ...(named.is === 'doubt' && named.several && { several: true as const }),
      ...(named.is === 'doubt' && named.turning !== undefined && { written: `${name} ${named.turning}` }),
      ...asked(),
    })
  } else
    read.ballots.push({
      ...ballot,
      ...(named.id === nobody ? { nobody: true } : { for: named.id }),
      ...(named.how === 'begun' && { begun: name }),
    })

  /** What is asked where it is not whom a name means. */
  function asked(): Pick<Unresolved, 'asks'> {
    if (isQuoted) return { asks: 'openQuote' }
    if (attempt.asks) return { asks: attempt.asks }
    return named.is === 'one' && !target?.host ? { asks: 'replaced' } : {}
  }
}

type HasLeft = 'left' | 'perhaps' | undefined

/**
 * Whether the writer of a post had left the seat by then: before any post, or once a successor has posted. Behind the
 * post after which the host said so without such a post, perhaps.
 */
function leavingIn(posts: readonly Post[]): (person: Person, post: Post, index: number) => HasLeft {
  const first = new Map<Left, number>()
  const placeOf = (after: string | undefined): number =>
    after === undefined ? -1 : posts.findIndex(({ id }) => id === after)
  const successorAt = ({ id, name }: Person, one: Left): number => {
    const known = first.get(one)
    if (known !== undefined) return known
    const by = new Set(one.by?.map(nameKey))
    const from = placeOf(one.after)
    // A post under the name of the seat is a successor's from when there was one.
    const nameIn = ({ by: writer, writer: called }: Post, at: number): string | undefined =>
      called ?? (writer !== id ? writer : at > from ? name : undefined)
    const at = posts.findIndex((post, place) => by.has(nameKey(nameIn(post, place) ?? '')))
    first.set(one, at < 0 ? Infinity : at)
    return first.get(one)!
  }
  return (person, post, index) => {
    const name = post.writer ?? (post.by === person.id ? undefined : post.by)
    const one = name === undefined ? undefined : person.left?.find(left => nameKey(left.name) === nameKey(name))
    if (!one) return undefined
    if (!one.by || successorAt(person, one) < index) return 'left'
    return one.after !== undefined && placeOf(one.after) < index ? 'perhaps' : undefined
  }
}

function barred(writer: Person | undefined, target: Person | undefined): Why | undefined {
  if (!writer) return 'notPlaying'
  if (writer.cannotVote) return writer.cannotVote
  return target?.cannotBeVoted && (target.cannotBeVoted === 'dead' ? 'targetDead' : 'targetOut')
}
