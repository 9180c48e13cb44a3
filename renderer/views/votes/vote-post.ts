import { call } from '../../state/desk.ts'
import { go, select } from '../../state/view.ts'

/** Goes to the post that tells of the vote; where there is none of its own, to what everybody reads. */
export async function openVotePost(game: string, phase: number): Promise<void> {
  const view = await call('posts.view', { game, phase }).catch(() => undefined)
  const post = view?.posts.find(({ kind }) => kind === 'votes') ?? view?.posts.find(({ to }) => to.kind === 'public')
  go({ screen: 'posts', game, phase })
  if (post) select(post.id)
}
