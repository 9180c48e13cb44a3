/** What went out: which posts were sent, with which text, and where they stand. */
import type { Reader, Writer } from './connection.ts'
import { putRow, rowsOf } from './rows.ts'

export interface Post {
  /** Unique within its game. */
  id: string
  phase: number
  /** A player, a group or the public thread, as the desk names it. */
  recipient: string
  /** As it was copied: a later night shows whether it is stale. */
  text: string
  /** When it was sent (ISO instant); '' where it was not. */
  sent: string
  /** Where it stands; '' where nobody said. */
  link: string
}

export const readPosts = (db: Reader) => ({
  /** Those of a game by phase, in the order first kept; what is damaged is left out. */
  list: async (game: string): Promise<Post[]> =>
    (await rowsOf(db, 'posts', inOrder, game)).whole.map(row => ({
      id: String(row.id),
      phase: Number(row.phase),
      recipient: String(row.recipient),
      text: String(row.text),
      sent: String(row.sent),
      link: String(row.link),
    })),
  /** The ids of those that are not as they were written; an id may be what is damaged. */
  damaged: async (game: string): Promise<string[]> =>
    (await rowsOf(db, 'posts', inOrder, game)).damaged.map(({ id }) => String(id)),
})

const inOrder = 'WHERE game = ? ORDER BY phase, rowid'

export const writePosts = (db: Writer) => ({
  /** Keeps a post, or what became of it. @throws `badValue`; `notFound` where there is no such game */
  put: (game: string, { id, phase, recipient, text, sent, link }: Post): Promise<void> =>
    putRow(db, 'posts', { game, id, phase, recipient, text, sent, link }),
})
