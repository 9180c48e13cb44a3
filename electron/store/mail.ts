/** What came in, as it was pasted, and what went out: which posts were sent, with which text, and where they stand. */
import type { Reader, Writer } from './connection.ts'
import { StoreError } from './error.ts'

export interface Message {
  /** Unique within its game. */
  id: string
  /** Which phase of the game it belongs to, from 0. */
  phase: number
  /** When it came (ISO instant). */
  received: string
  /** As it stood in the message; '' where it said nothing. */
  sender: string
  text: string
  /** What the desk calls it: new, read, in doubt, refused. */
  state: string
}

export const readMessages = (db: Reader) => ({
  /** Those of a game in the order received. */
  list: async (game: string): Promise<Message[]> =>
    (
      await db.all(
        'SELECT id, phase, received, sender, text, state FROM messages WHERE game = ? ORDER BY received, rowid',
        game,
      )
    ).map(row => ({
      id: String(row.id),
      phase: Number(row.phase),
      received: String(row.received),
      sender: String(row.sender),
      text: String(row.text),
      state: String(row.state),
    })),
})

export const writeMessages = (db: Writer) => ({
  /** @throws `exists`, `badValue`; `internal` where there is no such game */
  add: async (game: string, { id, phase, received, sender, text, state }: Message): Promise<void> => {
    if (await db.one('SELECT id FROM messages WHERE game = ? AND id = ?', game, id))
      throw new StoreError('exists', 'This message is in the inbox already.', 'Nothing has to be done.')
    await db.run(
      'INSERT INTO messages (game, id, phase, received, sender, text, state) VALUES (?, ?, ?, ?, ?, ?, ?)',
      game,
      id,
      phase,
      received,
      sender,
      text,
      state,
    )
  },
  /** What somebody wrote never changes; what it is taken for does. @throws `notFound` */
  file: async (game: string, id: string, { phase, state }: Pick<Message, 'phase' | 'state'>): Promise<void> => {
    if (!(await db.run('UPDATE messages SET phase = ?, state = ? WHERE game = ? AND id = ?', phase, state, game, id)))
      throw new StoreError('notFound', 'There is no such message in this game.', 'It may stand in another game.')
  },
})

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
  /** Those of a game by phase, in the order first kept. */
  list: async (game: string): Promise<Post[]> =>
    (
      await db.all(
        'SELECT id, phase, recipient, text, sent, link FROM posts WHERE game = ? ORDER BY phase, rowid',
        game,
      )
    ).map(row => ({
      id: String(row.id),
      phase: Number(row.phase),
      recipient: String(row.recipient),
      text: String(row.text),
      sent: String(row.sent),
      link: String(row.link),
    })),
})

export const writePosts = (db: Writer) => ({
  /** Keeps a post, or what became of it. @throws `badValue`; `internal` where there is no such game */
  put: async (game: string, { id, phase, recipient, text, sent, link }: Post): Promise<void> =>
    void (await db.run(
      `
    INSERT INTO posts (game, id, phase, recipient, text, sent, link) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET phase = excluded.phase, recipient = excluded.recipient, text = excluded.text, sent = excluded.sent, link = excluded.link`,
      game,
      id,
      phase,
      recipient,
      text,
      sent,
      link,
    )),
})
