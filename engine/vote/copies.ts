/**
 * Each post once: pages overlap, some repeat the first post, and one thread may be handed in in several forms, of which not
 * all say how its posts are called.
 */
import { fold } from '../reading/fold.ts'
import { momentOf, ordersOf } from '../reading/moment.ts'
import type { Post } from './post.ts'
import { areOthers, bitsOf, textOf } from './run.ts'
import { said, type Wrong } from './thread-words.ts'

/** Leaves copies out. Two with one name that differ tell that the post was edited. */
export function withoutCopies({
  posts,
  problems,
}: {
  posts: readonly Post[]
  problems: (Wrong & { file: string; line: number })[]
}): Post[] {
  const known = new Map<string, Post>()
  const named = posts.filter(post => {
    const key = nameOf(post)
    const before = key === undefined ? undefined : known.get(key)
    if (!before) {
      if (key !== undefined) known.set(key, post)
      return true
    }
    if (!isOfOne(before, post)) return true
    if (before.text !== post.text) {
      before.edited = true
      const name = post.number ?? post.id ?? ''
      problems.push({
        file: post.file ?? '',
        line: post.line ?? 1,
        message:
          before.file === undefined || before.file === post.file
            ? said('otherwiseEarlier', { post: name })
            : said('otherwiseIn', { post: name, file: before.file }),
        remedy: said('firstRead'),
      })
    }
    return false
  })
  const several = new Set(posts.map(({ file }) => file)).size > 1
  if (!several || named.every(({ id }) => id !== undefined)) return named
  const kept = new Set(withoutNameless(named))
  // What is known by its number is the same post; of what is only alike, somebody is told.
  const alike = named.filter(post => !kept.has(post) && post.number === undefined)
  for (const file of new Set(alike.map(post => post.file ?? ''))) {
    const here = alike.filter(post => (post.file ?? '') === file)
    const message = said('countedOnce', { count: here.length })
    problems.push({ file, line: here[0]!.line ?? 1, message, remedy: said('countApart') })
  }
  return [...kept]
}

/** Whether one account wrote both, by either of its names. */
const isOfOne = (one: Post, other: Post): boolean =>
  one.by === other.by || (one.account ?? one.by) === (other.account ?? other.by)

const nameOf = ({ id, number, by }: Post): string | undefined =>
  id !== undefined ? `id ${id}` : number !== undefined && by !== '' ? `number ${number} ${by}` : undefined

/** Leaves out what has no id and stands in another file too: by its number, or by its writer, its words and its time. */
function withoutNameless(posts: readonly Post[]): Post[] {
  const writers = new Map(posts.flatMap(({ by, account }) => (account === undefined ? [] : [[fold(account), by]])))
  const named = posts.map(post => ({ post, by: fold(writers.get(fold(post.by)) ?? post.by) }))
  const alike = new Map<string, Post[]>()
  for (const { post, by } of named.toSorted((a, b) => Number(!a.post.id) - Number(!b.post.id)))
    for (const key of keysOf(post, by)) {
      const there = alike.get(key)
      if (there) there.push(post)
      else alike.set(key, [post])
    }
  /** In which files the copies of a post are: none holds two. */
  const copied = new Map<Post, Set<string | undefined>>()
  const gone = new Set<Post>()
  for (const { post, by } of named) {
    if (post.id !== undefined) continue
    const whole = keysOf(post, by)
      .flatMap(key => alike.get(key) ?? [])
      .find(
        one =>
          one.file !== post.file
          && !gone.has(one)
          && !copied.get(post)?.has(one.file)
          && !copied.get(one)?.has(post.file)
          && isSame(one, post),
      )
    if (!whole) continue
    gone.add(post)
    if (ownWords(whole) !== ownWords(post)) whole.edited = true
    copied.set(whole, (copied.get(whole) ?? new Set()).add(post.file))
    if (whole.at === undefined && post.at !== undefined) whole.at = post.at
  }
  return posts.filter(post => !gone.has(post))
}

const keysOf = (post: Post, by: string): string[] => [
  ...(post.number === undefined ? [] : [`number ${post.number}\n${by}`]),
  `words ${ownWords(post)}\n${by}`,
]

/** Whether two of one writer are one. */
function isSame(one: Post, other: Post): boolean {
  if (one.number !== undefined && other.number !== undefined) return one.number === other.number
  return ownWords(one) === ownWords(other) && isSameTime(one, other)
}

/** What the writer says: copied text has some quotes as mere lines, and others not at all. */
function ownWords(post: Post): string {
  const known = saidBy.get(post)
  if (known !== undefined) return known
  const { runs, text } = post
  const words = bareOf(runs ? textOf(runs.filter(run => !areOthers(bitsOf(run)))) : text)
  saidBy.set(post, words)
  return words
}
const saidBy = new WeakMap<Post, string>()

/**
 * The words without what marks them: a post that was copied from a window, and the same with its code, say the same.
 */
export const bareOf = (text: string): string =>
  text
    .replace(/\[[^[\]\n]{0,300}\]|<[^<>\n]{0,300}>|[*_~`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const minute = 60_000
const day = 24 * 60 * minute
/** Clocks of two zones differ by quarters of an hour. */
const betweenZones = 15
/** A clock may go round twice a day. */
const halfDay = 12 * 60

/** Whether two were written at one time, as far as the clock says that they were read from. */
function isSameTime(one: Post, other: Post): boolean {
  if (one.at !== undefined && other.at !== undefined) {
    const [first, second] = [Date.parse(one.at), Date.parse(other.at)]
    // Some forums show no seconds.
    const exact = first % minute !== 0 && second % minute !== 0
    return exact ? first === second : Math.floor(first / minute) === Math.floor(second / minute)
  }
  // Of what was copied twice by one reader both clocks are the same one; else nobody knows the zone of the other.
  const apart = one.at === undefined && other.at === undefined ? halfDay : betweenZones
  const [first, second] = [minutesOf(one), minutesOf(other)]
  if (first === undefined || second === undefined || (first - second) % apart !== 0) return false
  const [from, to] = [daysOf(one), daysOf(other)]
  return !from.length || !to.length || from.some(then => to.some(now => Math.abs(then - now) <= day))
}

/** How many minutes past noon or midnight. */
function minutesOf({ at, when = '' }: Post): number | undefined {
  if (at !== undefined) return Math.floor(Date.parse(at) / minute) % halfDay
  const [, hours, minutes] = /(\d{1,2}):(\d\d)(?!\d)/.exec(when) ?? []
  return hours === undefined ? undefined : (Number(hours) * 60 + Number(minutes)) % halfDay
}

/** When it was, by the clock of a zone that nobody told; of numbers it may be two days. */
function daysOf({ at, when }: Post): number[] {
  if (at !== undefined) return [Date.parse(at)]
  if (when === undefined) return []
  return [undefined, ...ordersOf(when)].flatMap(order => {
    const { instant } = momentOf(`${when} UTC`, order)
    return instant === undefined ? [] : Date.parse(instant)
  })
}
