/** In which order posts are sent. */
import type { GameView, PostView } from '../../../electron/desk/contract.ts'
import type { PlainKey } from '../../words/catalogue.ts'

/** What still has to go out: what was never sent, and what was sent and says something else now. An index is only kept by hosts who began one. */
export const wantsSending = ({ state, ofGame, kept }: Pick<PostView, 'state' | 'ofGame' | 'kept'>): boolean =>
  (ofGame ?? kept) ? state === 'stale' : state !== 'sent'

/** The next post to send after this one, from the top again behind the last; undefined when all is out. */
export function nextToSend(posts: readonly PostView[], after: string | undefined): PostView | undefined {
  const at = posts.findIndex(({ id }) => id === after)
  const round = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))]
  return round.find(wantsSending)
}

/**
 * Another phase with something to send: corrections of a mended past go through several. The first after this one, else
 * the first.
 */
export function toSendIn(game: Pick<GameView, 'phases'> | undefined, phase: number): number | undefined {
  const others = (game?.phases ?? []).filter(
    ({ index, state, wants }) => index !== phase && state !== 'open' && wants.posts > 0,
  )
  return (others.find(({ index }) => index > phase) ?? others[0])?.index
}

/** What heads posts in the list. */
export const headingKeys = {
  public: 'posts.public',
  group: 'posts.groups',
  player: 'posts.players',
} as const satisfies Record<PostView['to']['kind'], PlainKey>

/** Posts by kind of reader, in the order given; kinds without a post are left out. */
export function byReader(posts: readonly PostView[]): { kind: PostView['to']['kind']; posts: PostView[] }[] {
  return (['public', 'group', 'player'] as const)
    .map(kind => ({ kind, posts: posts.filter(({ to }) => to.kind === kind) }))
    .filter(({ posts }) => posts.length)
}
