/** Posts of a phase that want something of the host: read once, ticked off by the host. */
import type { Posted } from '../../../engine/journal/state.ts'
import { untilIn } from '../../../engine/reading/until.ts'
import { wantsReader, type WantFound } from '../../../engine/vote/for-host.ts'
import { runsOf } from '../../../engine/vote/marks.ts'
import { safely } from '../../../engine/vote/safely.ts'
import { lockedAt, type Book } from '../library/book.ts'
import type { HostPost } from './answers.ts'

/** @returns first to last */
export function hostPosts(book: Book, index: number): HostPost[] {
  const { hosts, zone } = book.settings
  const phase = book.game.phases[index]!
  const read = readerOf(hosts)
  const begins = beginOf(book, index)
  return (phase.posts ?? []).flatMap((post): HostPost[] => {
    const found = read(post)
    const want = found?.want ?? (isBefore(post, begins) ? 'night' : post.edited ? 'edited' : undefined)
    if (want === undefined) return []
    const { id, by, at, number, link, handled } = post
    const until = found?.want === 'away' && at !== undefined ? untilIn(found.said, at, zone) : undefined
    return [
      {
        id,
        by,
        want,
        said: found?.said.slice(0, longestShown) ?? '',
        ...(at !== undefined && { at }),
        ...(number !== undefined && { number }),
        ...(link !== undefined && { link }),
        handled: handled === true,
        ...(until !== undefined && { until }),
      },
    ]
  })
}

const longestShown = 200

/**
 * When a phase began, where it says so or the one before it had a deadline. When the host opened it here says nothing: that
 * may be long after it was played.
 */
function beginOf(book: Book, index: number): number {
  const { opens } = book.game.phases[index]!
  const { closes } = book.game.phases[index - 1] ?? {}
  if (opens !== undefined) return Date.parse(opens)
  const locked = Date.parse(lockedAt(book, index - 1) ?? '')
  return closes === undefined ? -Infinity : Math.min(Date.parse(closes), locked || Infinity)
}

/** Whether it was written before the thread was open again. What was written in an earlier day is left out when it is pasted. */
const isBefore = ({ at, about }: Posted, begins: number): boolean =>
  at !== undefined && !about && Date.parse(at) < begins

/** Posts never change: what each wants of these hosts is read once. */
const readers = new Map<string, (post: Posted) => WantFound | undefined>()

function readerOf(hosts: readonly string[]): (post: Posted) => WantFound | undefined {
  const key = JSON.stringify(hosts)
  const known = readers.get(key)
  if (known) return known
  const find = wantsReader(hosts)
  const seen = new WeakMap<Posted, { found: WantFound | undefined }>()
  const read = (post: Posted): WantFound | undefined => {
    const before = seen.get(post)
    if (before) return before.found
    const found = safely(() => find(runsOf({ text: post.text })))
    seen.set(post, { found })
    return found
  }
  readers.set(key, read)
  return read
}
