/** Where a post stands among those that are here: pages come in any order, and an edited post comes anew. */
import type { Posted } from './state.ts'

/** Puts a post behind the last one that a thread has before it, by their numbers, where no time says otherwise. */
export function withPost(posts: readonly Posted[], post: Posted): Posted[] {
  let at = posts.length
  while (at > 0 && isLater(posts[at - 1]!, post)) at--
  return at === posts.length ? [...posts, post] : posts.toSpliced(at, 0, post)
}

const isLater = (one: Posted, other: Posted): boolean =>
  one.number !== undefined
  && other.number !== undefined
  && one.number > other.number
  && (one.at === undefined || other.at === undefined || one.at >= other.at)
