/** What wants the host now, over all games: by the deadline, and last what has none. */
import { votesIn } from '../../../engine/ruleset/system.ts'
import { takesOrders } from '../../../engine/ruleset/orders.ts'
import type { GameNeed } from '../contract.ts'
import { awayIn } from '../games/away.ts'
import { isSample } from '../games/samples.ts'
import { giveWay } from '../give-way.ts'
import { turnout } from '../inbox/turnout.ts'
import { untaken } from '../inbox/view.ts'
import { waitsForNobody } from '../inbox/waits.ts'
import { lockedAt, phaseName, type Book } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { listed } from '../library/summary.ts'
import { unlessUnread } from '../library/unread.ts'
import { mailOf, postsOf } from '../posts/list.ts'
import { isUnsent } from '../posts/shown.ts'
import { votesView } from '../votes/view.ts'
import { missingFrom } from './missing.ts'

const hour = 60 * 60 * 1000
/** How long a game that is over is asked for posts that were not sent. */
const afterwards = 7 * 24 * hour

/** Of all games that are played here and not put away. @throws StoreError */
export async function needsNow(library: Library, now: Date): Promise<GameNeed[]> {
  const rows = await library.store.read(async tables => {
    const away = await awayIn(tables)
    return (await tables.games.list()).filter(row => {
      const { state } = listed(row)
      const ended = state === 'finished' && now.getTime() - Date.parse(row.changed) > afterwards
      return !row.damaged && !away.has(row.id) && !isSample(row.id) && state !== 'setup' && !ended
    })
  })
  const needs: GameNeed[] = []
  for (const { id } of rows) {
    await giveWay()
    needs.push(...((await unlessUnread(async () => needsOf(library, await library.book(id), now))) ?? []))
  }
  return needs.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0))
}

/** Instants sort as text; what has no deadline comes after all that have one. */
const timeOf = ({ closes, since }: GameNeed): string => closes ?? `~${since ?? ''}`

async function needsOf(library: Library, book: Book, now: Date): Promise<GameNeed[]> {
  const last = book.game.phases.length - 1
  const open = book.game.phases[last]
  const needs = open && !open.result ? ofPhase(book, await resolved(library, book, last), last, now) : []
  const posts = await ofPosts(library, book)
  if (posts) return [...needs, posts]
  const over = book.game.winner !== undefined
  return open?.result && !over ? [{ ...about(book, last), what: 'next', since: lockedAt(book, last) ?? '' }] : needs
}

const about = (book: Book, phase: number): Pick<GameNeed, 'game' | 'name' | 'phase' | 'phaseName'> => ({
  game: book.id,
  name: book.name,
  phase,
  phaseName: phaseName(book.system, book.game.phases[phase]!),
})

/** An open phase that is late, asks something, has all it waits for, or misses somebody shortly before its deadline. */
function ofPhase(book: Book, here: ResolvedPhase, index: number, now: Date): GameNeed[] {
  const { system, game, phase } = here
  const left = phase.closes === undefined ? Infinity : Date.parse(phase.closes) - now.getTime()
  const acting = takesOrders(system, game, phase.kind)
  const awaited = turnout(system, game, phase)
  const missing = missingFrom(here, now.toISOString()).map(({ name }) => name)
  const { messages, doubts, posts, rulings } = asksIn(here)
  const asks = messages + posts + rulings > 0
  const complete = waitsForNobody(here)
  const near = missing.length > 0 && left <= book.settings.remind * hour
  if (left > 0 && !asks && !complete && !near) return []
  return [
    {
      ...about(book, index),
      what: left <= 0 ? 'late' : asks ? 'asks' : complete ? 'complete' : 'missing',
      ...(phase.closes !== undefined && { closes: phase.closes }),
      screen: acting ? 'inbox' : 'votes',
      messages,
      doubts,
      posts,
      rulings,
      missing,
      received: awaited.filter(({ answered }) => answered).length,
      expected: awaited.length,
    },
  ]
}

/** What of an open phase asks the host something: messages, and of them those in doubt; posts whose vote is not clear; rulings. */
export function asksIn(here: ResolvedPhase): Record<'messages' | 'doubts' | 'posts' | 'rulings', number> {
  const { system, game, phase, outcome } = here
  const { messages, doubts } = untaken(system, game, phase)
  return {
    messages,
    doubts,
    posts: votesIn(system, game, phase.kind) ? unreadPosts(here) : 0,
    rulings: outcome.rulings.filter(({ kind, answered }) => kind === 'prompt' && !answered).length,
  }
}

/** Posts with a vote that nobody knows how to count yet. */
function unreadPosts(here: ResolvedPhase): number {
  const { posts } = votesView(here, { revision: 0, phase: 0 })
  return posts.filter(({ found }) =>
    found.some(({ kind, settled }) => kind === 'undated' || (kind === 'unresolved' && !settled)),
  ).length
}

/** What the first phase that has posts to send still tells. */
async function ofPosts(library: Library, book: Book): Promise<GameNeed | undefined> {
  const mail = await mailOf(library, book)
  const { length } = book.game.phases
  for (let index = Math.max(0, length - looked); index < length; index++) {
    const { result } = book.game.phases[index]!
    if (!result) continue
    await giveWay()
    const unsent = (await postsOf(library, book, index, book.settings.dialect, mail)).filter(
      post => isUnsent(post) && !post.ofGame,
    )
    if (unsent.length)
      return {
        ...about(book, index),
        what: 'send',
        since: lockedAt(book, index) ?? '',
        toSend: unsent.length,
        readers: unsent.flatMap(({ to }) => (to.kind === 'public' ? [] : [to.name])),
      }
  }
  return undefined
}

/** How many phases back posts are looked for. */
const looked = 3
