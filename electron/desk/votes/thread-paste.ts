/** From pages of a thread to the posts of a phase: whose each is, which are new, and which belong to an earlier phase. */
import { heard, say } from '../words/say.ts'
import { quotedIn, type Quotable } from '../../../engine/reading/copied-quotes.ts'
import { fold } from '../../../engine/reading/fold.ts'
import { nameKey } from '../../../engine/reading/likeness.ts'
import { momentOf, type DateOrder } from '../../../engine/reading/moment.ts'
import { instantSince, slackOf } from '../../../engine/reading/since.ts'
import type { CountPosted, Game, PhaseState, Posted } from '../../../engine/journal/state.ts'
import { bareOf } from '../../../engine/vote/copies.ts'
import { likelySeats } from '../../../engine/vote/likely-seats.ts'
import { namesOf } from '../../../engine/vote/names.ts'
import { personIn, writersOf, type Person } from '../../../engine/vote/person.ts'
import type { Post } from '../../../engine/vote/post.ts'
import { readPosts } from '../../../engine/vote/read.ts'
import { boldInFull } from '../../../engine/rules/style.ts'
import type { Thread } from '../../../engine/vote/thread.ts'
import { dateOrderIn, instantOf } from '../moments.ts'
import { nextIds } from '../next-id.ts'
import { Refused } from '../refusal.ts'
import type { ThreadTaken } from './answers.ts'
import { countReader } from './count-reader.ts'

interface ThreadPasted {
  /** In the order of the thread. */
  fresh: Posted[]
  /** Posts that were here, and look otherwise now. */
  edited: Posted[]
  /** Counts that hosts posted. `instead`: which it takes the place of, having been edited since. */
  counts: { count: CountPosted; instead?: string }[]
  known: number
  /** Of an earlier phase of this kind: left out. */
  earlier: number
  unknownAuthors: string[]
  likely: ThreadTaken['likely']
  /** New posts whose times were read by the clock of the zone, and how many of them are later than now. */
  byZone: string[]
  ahead: number
}

interface Wrote {
  hosts: readonly string[]
  /** What they call a count besides. */
  titles?: readonly string[]
  zone: string
  /** ISO instant: when a post was pasted, or its file saved, where that is known. */
  pasted: (post: Post) => string | undefined
  /** When the phase of this place was locked, where that is known. */
  locked?: (phase: number) => string | undefined
}

/** Everybody who may be named in a thread, its hosts too. */
export const peopleOf = (game: Game, hosts: readonly string[]): Person[] => [
  ...game.seats.map(seat => personIn(seat)),
  ...hosts.map((name): Person => ({ id: name, name, host: true })),
]

/** Those of a game, under all their names. */
export const writersIn = (game: Game, hosts: readonly string[]): string[] => writersOf(peopleOf(game, hosts))

/** Posts that are kept, of those whom pages quote. */
export function keptOf({ phases, seats }: Game, pages: readonly string[]): Quotable[] {
  const quoted = new Set(pages.flatMap(page => [...quotedIn(page)]))
  if (!quoted.size) return []
  const names = new Map(seats.map(({ slot, name }) => [slot, name]))
  return phases
    .flatMap(({ posts = [] }) => posts)
    .map(({ writer, by, number, text }): Quotable => ({
      by: writer ?? names.get(by) ?? by,
      text,
      ...(number !== undefined && { number }),
    }))
    .filter(({ by }) => quoted.has(fold(by)))
}

/**
 * @param hosts names under which hosts write: of their posts only counts are kept
 */
export function sortPosts(
  game: Game,
  phase: PhaseState,
  { posts }: Pick<Thread, 'posts'>,
  { hosts, titles, zone, pasted, locked }: Wrote,
): ThreadPasted {
  const people = peopleOf(game, hosts)
  const names = namesOf(people, boldInFull)
  const result: ThreadPasted = {
    fresh: [],
    edited: [],
    counts: [],
    known: 0,
    earlier: 0,
    unknownAuthors: [],
    likely: [],
    byZone: [],
    ahead: 0,
  }
  const over = Math.max(
    -Infinity,
    ...game.phases.flatMap((one, index) =>
      one === phase || one.kind !== phase.kind || one.closes === undefined
        ? []
        : endOf(one, game.phases[index + 1], locked?.(index)),
    ),
  )
  const toldBy = toldOf(phase, posts, { zone, pasted })
  const idOf = nextIds('p', phase.posts ?? [])
  const mine = new Set(phase.posts)
  const fresh = new Set<Posted>()
  const countId = nextIds('h', phase.counts ?? [])
  const readCount = countReader(people, titles)
  let last: string | undefined
  const here = new Map<string, Posted[]>()
  /** Found on this page already, or on it alone: no other post of it is the same. */
  const found = new Set<Posted>()
  const keep = (post: Posted): void => {
    for (const key of keysOf(post)) {
      const alike = here.get(key)
      if (alike) alike.push(post)
      else here.set(key, [post])
    }
  }
  const written = posts.map(post => {
    const writer = names.writer(post.by)
    return { post, writer, made: writer && postedOf(post, writer.id, toldBy, writer.host ? undefined : writer) }
  })
  // A page is short and the thread long: of that only what may stand on the page is looked up.
  const asked = new Set(written.flatMap(({ made }) => (made ? keysOf(made) : [])))
  for (const { posts: kept = [], counts = [] } of game.phases)
    for (const post of [...kept, ...counts]) if (keysOf(post).some(key => asked.has(key))) keep(post)
  for (const { post, writer, made } of written) {
    if (made && writer?.host) {
      keepCount(made)
      continue
    }
    if (!made) {
      if (!result.unknownAuthors.includes(post.by)) {
        result.unknownAuthors.push(post.by)
      }
      continue
    }
    const alike = keysOf(made).flatMap(key => here.get(key) ?? [])
    const before =
      alike.find(
        one =>
          samePost(one, made)
          && (mine.has(one) || fresh.has(one) || isOfThen(one, made))
          && !(found.has(one) && isNameless(made)),
      ) ?? alike.find(one => mine.has(one) && !found.has(one) && isNearlySame(one, made))
    if (before) {
      found.add(before)
      last = mine.has(before) ? before.id : last
      result.known++
      if (before.at === undefined && made.at !== undefined && mine.has(before))
        result.edited.push({ ...before, ...timeOf(made) })
      else if (before.text !== made.text && fresh.has(before)) {
        // Both stand on this page: what it says now is not ours to choose.
        if (bareOf(before.text) !== bareOf(made.text)) before.edited = true
      } else if (before.text !== made.text && !before.edited && mine.has(before) && !isBarer(made, before))
        result.edited.push(isBarer(before, made) ? { ...before, text: made.text } : { ...before, edited: true })
    } else if (made.at !== undefined && Date.parse(made.at) <= over) result.earlier++
    else {
      const kept = { ...made, id: idOf() }
      result.fresh.push(kept)
      if (post.at === undefined && kept.at !== undefined && !kept.about) {
        result.byZone.push(kept.id)
        if (Date.parse(kept.at) > Date.parse(pasted(post) ?? '') + clocksApart) result.ahead++
      }
      fresh.add(kept)
      last = kept.id
      found.add(kept)
      keep(kept)
    }
  }
  if (result.unknownAuthors.length) {
    const read = readPosts(posts, people, boldInFull)
    const near = likelySeats(posts, people, boldInFull, read, result.unknownAuthors)
    result.likely = result.unknownAuthors.map(author => ({
      author,
      slots: [...new Set([...(near.get(author) ?? []), ...names.like(author)])],
    }))
  }
  return result

  function keepCount(made: Posted): void {
    if (!readCount(made)) return
    const before = keysOf(made)
      .flatMap(key => here.get(key) ?? [])
      .find(one => samePost(one, made))
    if (before) {
      result.known++
      if (before.text === made.text || !phase.counts?.some(({ id }) => id === before.id)) return
    } else if (made.at !== undefined && Date.parse(made.at) <= over) {
      result.earlier++
      return
    }
    const count = { ...made, id: countId(), ...(last !== undefined && { after: last }) }
    result.counts.push({
      count: before ? { ...count, edited: true } : count,
      ...(before && { instead: before.id }),
    })
    keep(count)
  }
}

/**
 * When an earlier phase was over. One that ended before its deadline (a hammer) went on no longer than to the opening of
 * the next; where nobody said when that was, no longer than till it was locked, or till the last post that it has.
 */
function endOf({ closes, posts = [] }: PhaseState, next: PhaseState | undefined, locked: string | undefined): number {
  const deadline = Date.parse(closes!)
  if (next?.opens !== undefined) return Math.min(deadline, Date.parse(next.opens))
  if (locked === undefined) return deadline
  const ended = posts.reduce(
    (last, { at }) => (at === undefined ? last : Math.max(last, Date.parse(at))),
    Date.parse(locked),
  )
  return Math.min(deadline, ended)
}

/** What the time of a post is told by. `closes`: of the phase. */
interface ToldBy extends Pick<Wrote, 'zone' | 'pasted'> {
  order: DateOrder | undefined
  closes: string | undefined
}

/** What tells the times of these posts. */
export function toldOf(
  phase: Pick<PhaseState, 'opens' | 'closes'>,
  posts: readonly Post[],
  { zone, pasted }: Pick<Wrote, 'zone' | 'pasted'>,
): ToldBy {
  const order = dateOrderIn(
    posts.flatMap(({ at, when }) => (at === undefined && when !== undefined ? when : [])),
    { zone, pasted: posts[0] && pasted(posts[0]), near: phase.opens ?? phase.closes },
  )
  return { zone, order, closes: phase.closes, pasted }
}

/** When a post was written, as far as that is known: told from now, it was no later than it says, and may be earlier. */
export function timeIn(post: Post, { zone, pasted, order, closes }: ToldBy): Pick<Posted, 'at' | 'about' | 'pasted'> {
  const { at, when } = post
  const written = at ?? (when === undefined ? undefined : instantOf(momentOf(when), zone, order))
  if (written !== undefined) return { at: written }
  const now = pasted(post)
  if (now === undefined) return {}
  const told = when === undefined ? undefined : instantSince(when, now, zone)
  const slack = when === undefined ? 0 : slackOf(when)
  const deadline = Date.parse(closes ?? '')
  if (told === undefined || (Date.parse(told) > deadline && Date.parse(told) - slack <= deadline))
    return { pasted: now }
  return { at: told, ...(slack > 0 && { about: true }) }
}

const timeOf = ({ at, about }: Posted): Pick<Posted, 'at' | 'about'> => ({
  ...(at !== undefined && { at }),
  ...(about && { about }),
})

function postedOf(post: Post, by: string, toldBy: ToldBy, writer?: Person): Posted {
  const { by: name, text, edited, link, number } = post
  return {
    id: '',
    by,
    ...(writer && nameKey(name) !== nameKey(writer.name) && { writer: name }),
    text: text.replaceAll('\0', ''),
    ...timeIn(post, toldBy),
    ...(edited && { edited }),
    ...(link !== undefined && { link }),
    ...(number !== undefined && { number }),
  }
}

/** Under what a post is looked up: two that are the same share one of these. */
function keysOf(post: Posted): readonly string[] {
  const before = keysKnown.get(post)
  if (before) return before
  const { by, link, number, text, at = '' } = post
  const keys = [
    ...(link === undefined ? [] : [`${by}\nlink ${link}`]),
    ...(number === undefined ? [] : [`${by}\nnumber ${number}`]),
    `${by}\ntext ${at}\n${at ? bareOf(text) : text}`,
    `${by}\nwords ${bareOf(text)}`,
  ]
  keysKnown.set(post, keys)
  return keys
}

/** A thread is pasted page by page, and each time all of it is looked up: a post that is kept does not change. */
const keysKnown = new WeakMap<Posted, readonly string[]>()

/** Whether the first is the second without its marks. */
const isBarer = (one: Posted, other: Posted): boolean =>
  one.text !== other.text && bareOf(one.text) === bareOf(other.text) && one.text.length < other.text.length

/**
 * Whether a post of another phase is this one: threads of two days may count from 1 in the same minute, with other
 * words.
 */
const isOfThen = (one: Posted, made: Posted): boolean =>
  made.at === undefined || one.link !== undefined || bareOf(one.text) === bareOf(made.text)

/** Whether nothing but its words tells a post from others: on one page it is another one than those above it. */
const isNameless = ({ at, number, link }: Posted): boolean =>
  at === undefined && number === undefined && link === undefined

/** Clocks of two machines differ by so much. */
const clocksApart = 10 * 60_000

/** So far two times of one post may be apart that are told from now in hours, of a page that is pasted a while later. */
const mostApart = 65 * 60_000

/** Whether a post may be one that is here with another time, told from now, or without any: it says the same. */
function isNearlySame(one: Posted, made: Posted): boolean {
  if (one.link !== undefined && made.link !== undefined) return false
  if (one.number !== undefined && made.number !== undefined && one.number !== made.number) return false
  if (bareOf(one.text) !== bareOf(made.text)) return false
  if (one.at === undefined || made.at === undefined) return true
  const isAbout = one.about === true || made.about === true
  return isAbout && Math.abs(Date.parse(one.at) - Date.parse(made.at)) <= mostApart
}

/** Of two posts of one hand: the same address, or the same time; without either, the same words. */
function samePost(one: Posted, other: Posted): boolean {
  if (one.link !== undefined && other.link !== undefined) return one.link === other.link
  if (one.at !== undefined && other.at !== undefined && one.at !== other.at) return false
  if (one.number !== undefined && other.number !== undefined) return one.number === other.number
  return (
    one.at === other.at && (one.at === undefined ? one.text === other.text : bareOf(one.text) === bareOf(other.text))
  )
}

/** @throws Refused where a thread has no post, with what to do about it */
export function requirePosts({ posts, problems }: Thread): void {
  if (!posts.length) throw new Refused('badInput', say('votes.noPost'), remedyOf(problems))
}

function remedyOf([problem]: Thread['problems']): string {
  const remedy = problem ? heard(problem.remedy) : say('votes.pasteHeaded')
  return `${remedy.slice(0, 1).toUpperCase()}${remedy.slice(1).replace(/[.!?]$/, '')}.`
}
