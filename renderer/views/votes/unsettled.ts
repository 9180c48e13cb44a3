/** Posts that still want the host. */
import type { PostRead, VotesView } from '../../../electron/desk/contract.ts'

/** Posts with a vote for a name that nobody bears, which nothing settled yet, or with one of which nobody knows when it came. */
export const unsettled = ({ posts }: Pick<VotesView, 'posts'>): PostRead[] =>
  posts.filter(({ found }) =>
    found.some(({ kind, settled }) => kind === 'undated' || (kind === 'unresolved' && !settled)),
  )

/** The posts as they are shown, the last one first; those with something to settle before all, what bears most first. */
export function inShownOrder(view: Pick<VotesView, 'posts'>): PostRead[] {
  const open = new Set(unsettled(view))
  const asks = (post: PostRead): number => {
    if (!open.has(post)) return Number(post.edited)
    const counts = post.found.some(({ likely }) => likely !== undefined)
    // Whom it may be for is known sooner than whom a name that is like nobody's may be.
    const named = counts || post.found.some(({ kind, near = [] }) => kind === 'undated' || near.length > 0)
    return 2 + 4 * weight[post.bears?.is ?? 'nothing'] + 2 * Number(named) + Number(counts)
  }
  return [...view.posts]
    .reverse()
    .map((post, at) => ({ post, at }))
    .sort((a, b) => asks(b.post) - asks(a.post) || a.at - b.at)
    .map(({ post }) => post)
}

const decides = (bears: PostRead['bears']): boolean => bears !== undefined && bears.is !== 'leads'

/** A majority comes before who leads, and that before the rest. */
const weight = { makes: 2, unmakes: 2, leads: 1, nothing: 0 } as const

/** So many doubts are shown at once; the others are folded behind a line, unless they decide a majority. */
const fewDoubts = 4

/** The posts in their order, with the doubts behind the first few apart. None of those decides a majority. */
export function queueOf(view: Pick<VotesView, 'posts'>): {
  first: PostRead[]
  more: PostRead[]
  rest: PostRead[]
} {
  const posts = inShownOrder(view)
  const open = unsettled(view).length
  const deciding = posts.slice(0, open).findLastIndex(({ bears }) => decides(bears)) + 1
  const few = Math.min(open, Math.max(fewDoubts, deciding))
  return {
    first: posts.slice(0, few),
    more: posts.slice(few, open),
    rest: posts.slice(open),
  }
}
