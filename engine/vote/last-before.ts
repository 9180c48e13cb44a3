/** Where a count of the host's stands among the posts of players. */
import type { CountPosted, PhaseState } from '../journal/state.ts'
import { inTime } from './tally.ts'

/** The last post of a player before a count: by their numbers, else where the count stood in its page, else by their times. */
export function lastBefore(
  { posts = [] }: Pick<PhaseState, 'posts'>,
  { number, after, at }: CountPosted,
): string | undefined {
  const ordered = inTime(posts)
  if (number !== undefined && posts.some(post => post.number !== undefined))
    return ordered.findLast(post => post.number !== undefined && post.number < number)?.id
  if (after !== undefined && posts.some(({ id }) => id === after)) return after
  return at === undefined
    ? undefined
    : ordered.findLast(post => post.at !== undefined && Date.parse(post.at) <= Date.parse(at))?.id
}
