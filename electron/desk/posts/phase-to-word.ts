import type { PostView } from '../contract.ts'
import type { Book } from '../library/book.ts'
import type { Reads } from '../library/library.ts'
import { postsOf } from './list.ts'
import { isUnsent } from './shown.ts'

/** The first phase that a change of what a game's texts say is about: the last one, unless all it tells was sent. */
export async function phaseToWord(library: Reads, book: Book): Promise<number> {
  const last = book.game.phases.length - 1
  if (last < 0 || !book.game.phases[last]!.result) return Math.max(0, last)
  const posts = await postsOf(library, book, last)
  return posts.some(isUnsent) ? last : last + 1
}

/** The phase from which on a choice of parts holds: the one that is looked at, unless its post is out. */
export async function phaseOfParts(
  library: Reads,
  book: Book,
  phase: number,
  posts: readonly Pick<PostView, 'closes' | 'state'>[],
): Promise<number> {
  const toWord = await phaseToWord(library, book)
  return posts.some(({ closes, state }) => closes && state === 'toSend') ? Math.min(phase, toWord) : toWord
}
