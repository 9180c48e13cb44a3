/** Where a count of the host's stands among the posts of players. */
import type { CountPosted, PhaseState, Posted } from '../journal/state.ts'
import { inTime } from './tally.ts'

/** The last post of a player before a count: by their numbers, else where the count stood in its page, else by their times. */
export const lastBefore = ({ posts = [] }: Pick<PhaseState, 'posts'>, count: CountPosted): string | undefined =>
  lastBeforeIn(inTime(posts), count)

/** The same among posts in order of time. */
export function lastBeforeIn(ordered: readonly Posted[], { number, after, at }: CountPosted): string | undefined {
  if (number !== undefined && ordered.some(post => post.number !== undefined))
    return ordered.findLast(post => post.number !== undefined && post.number < number)?.id
  if (after !== undefined && ordered.some(({ id }) => id === after)) return after
  return at === undefined
    ? undefined
    : ordered.findLast(post => post.at !== undefined && Date.parse(post.at) <= Date.parse(at))?.id
}
