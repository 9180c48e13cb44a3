/**
 * What everybody may see of a game, for a screen that players look at. Nothing gets in but what was posted to everybody and
 * marked as sent, as it was sent; the clock of a phase, once all that came before was posted, and the count of its vote, where
 * that would be posted so now.
 */
import { spokenIn } from '../../../engine/ruleset/spoken-in.ts'
import { plainOf } from '../../../engine/text/span.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { PostView, PublicPost, PublicView } from '../contract.ts'
import { phaseName, revisionOf, type Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { resolved } from '../library/resolved.ts'
import { listed, say } from '../words/say.ts'
import { livingToAll, sentIndex } from './game-index.ts'
import { isCount, mailOf, postsOf } from './list.ts'
import { asRead, asSent } from './shown.ts'

/** @throws Refused, StoreError */
export async function publicView(reads: Reads, book: Book, locale: Locale): Promise<PublicView> {
  const mail = await mailOf(reads, book)
  const phases: PublicView['phases'] = []
  let [posted, asItIs] = [true, true]
  let open: Pick<PublicView, 'phase' | 'count'> = {}
  for (const [index, phase] of book.game.phases.entries()) {
    const toAll = (await postsOf(reads, book, index, undefined, mail, null)).filter(({ to }) => to.kind === 'public')
    const name = phaseName(book.system, phase)
    const posts = toAll.flatMap(post =>
      post.sentAt === undefined ? [] : [publicPost(post, post.sentAt, book.settings.dialect)],
    )
    if (posts.length) phases.unshift({ phase: index, name, posts: posts.toSorted(byLast) })
    if (phase.result) {
      posted &&= toAll.every(({ state }) => state !== 'toSend')
      asItIs &&= toAll.every(({ state }) => state === 'sent')
    } else if (posted) {
      const count = toAll.find(post => isCount(post))
      const { closes } = phase
      open = {
        phase: { name, ...(closes !== undefined && { closes }) },
        ...(count
          && asItIs
          && (await isOpenToAll(reads, book, index)) && {
            count: {
              title: say('posts.publicCount'),
              paragraphs: count.edited ? asRead(count.text, book.settings.dialect) : count.paragraphs,
            },
          }),
      }
    }
  }
  const index = await sentIndex(reads, book, mail)
  return {
    revision: revisionOf(book),
    name: book.name,
    system: spokenIn(book.system, locale).name,
    zone: book.settings.zone,
    ...open,
    // Where a post would say something else by now, what is known of people is not what was read.
    people: asItIs ? await peopleIn(reads, book) : [],
    ...(index && { index: publicPost(index, index.sentAt, book.settings.dialect) }),
    phases,
  }
}

/** A post as it was sent. */
function publicPost(post: PostView, sentAt: string, dialect: string): PublicPost {
  const paragraphs = asSent(post, dialect)
  const [first = []] = paragraphs
  const isSaid =
    plainOf(first)
      .trim()
      .replace(/[.:!]$/, '') === post.title
  return { ...(!isSaid && { title: post.title }), sentAt, language: post.language, paragraphs }
}

/** Who lives and who is out, which everybody has read: the posts of later phases are no part of that. */
async function peopleIn(reads: Reads, book: Book): Promise<string[]> {
  const living = book.game.phases.length ? await livingToAll(reads, book) : undefined
  if (!living) return []
  const players = book.game.seats.filter(({ bystander }) => !bystander)
  const [alive, out] = [true, false].map(lives =>
    players.filter(({ slot }) => living.includes(slot) === lives).map(({ name }) => name),
  )
  return [
    say('posts.publicAlive', { count: alive!.length, names: listed(alive!) }),
    ...(out!.length ? [say('posts.publicOut', { count: out!.length, names: listed(out!) })] : []),
  ]
}

const byLast = (one: PublicPost, other: PublicPost): number => (one.sentAt < other.sentAt ? 1 : -1)

/** Who votes whom is read in the thread, so that its count is no secret. */
async function isOpenToAll(reads: Reads, book: Book, index: number): Promise<boolean> {
  const { outcome } = await resolved(reads, book, index)
  return !outcome.tells.some(({ kind, values }) => kind === 'tally' && values.row === 'secret')
}
