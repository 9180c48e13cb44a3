/** Posts that still want the host. */
import type { PostRead, VotesView } from '../../../electron/desk/contract.ts'

/** Whether a name that nobody bears was settled by a ballot by hand, at the time of the post. */
function settledByHand({ ballots }: Pick<VotesView, 'ballots'>, { by, at }: Pick<PostRead, 'by' | 'at'>): boolean {
  return ballots.some(
    ballot =>
      ballot.by === by
      && ballot.post === undefined
      && ballot.standing !== 'withdrawn'
      && (at === undefined || (ballot.at !== undefined && Date.parse(ballot.at) === Date.parse(at))),
  )
}

/** Posts with a vote for a name that nobody bears, which nothing settled yet, or with one of which nobody knows when it came. */
export const unsettled = (view: Pick<VotesView, 'posts' | 'ballots'>): PostRead[] =>
  view.posts.filter(
    post =>
      post.found.some(({ kind }) => kind === 'undated')
      || (post.found.some(({ kind }) => kind === 'unresolved') && !settledByHand(view, post)),
  )

/** The posts as they are shown, the last one first; those with something to settle before all. */
export function inShownOrder(view: Pick<VotesView, 'posts' | 'ballots'>): PostRead[] {
  const open = new Set(unsettled(view))
  const asks = (post: PostRead): number =>
    open.has(post) ? 2 + Number(post.found.some(({ likely }) => likely !== undefined)) : Number(post.edited)
  return [...view.posts]
    .reverse()
    .map((post, at) => ({ post, at }))
    .sort((a, b) => asks(b.post) - asks(a.post) || a.at - b.at)
    .map(({ post }) => post)
}
