/** Posts that tell no time: the host says whether they came before the deadline. */
import type { PhaseState, Posted } from '../../../engine/journal/state.ts'
import { isUndated } from '../../../engine/vote/tally.ts'
import { say } from '../words/say.ts'
import { Refused } from '../refusal.ts'

/**
 * Which posts are answered for with one: where it came in time, those without a time before it did too, and where it was late,
 * so were those behind it.
 * @throws Refused for a post that is not there
 */
export function answeredWith(phase: PhaseState, id: string, late: boolean): string[] {
  const posts = phase.posts ?? []
  const at = posts.findIndex(post => post.id === id)
  if (at < 0) throw new Refused('notFound', say('votes.noSuchPost', { post: id }), say('votes.lookAgain'))
  const behind = ({ number }: Posted, index: number): number => {
    const own = posts[at]!.number
    return number !== undefined && own !== undefined ? number - own : index - at
  }
  return posts
    .filter(
      (post, index) =>
        post.id === id || (isUndated(post, phase) && (late ? behind(post, index) > 0 : behind(post, index) < 0)),
    )
    .map(post => post.id)
}
