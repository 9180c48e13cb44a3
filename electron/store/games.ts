/** The games of a file: their names and states. What happened in them stands in the journal. */
import type { Reader, Writer } from './connection.ts'
import { StoreError } from './error.ts'
import type { Row } from './storage.ts'
import type { Stamp } from './stamp.ts'

export interface GameRow {
  id: string
  name: string
  /** What the desk calls it: set up, running, finished. */
  state: string
  created: string
  changed: string
  /** How many events its journal has: the next one's number. */
  events: number
}

/** A game with what there is of it. */
export interface GameListed extends GameRow {
  /** Phases that were locked, as often as they were. */
  resolutions: number
  messages: number
  posts: number
  /** Posts that have been sent. */
  sent: number
}

const columns = 'id, name, state, created, changed, events'

export const readGames = (db: Reader) => ({
  /** Every game with its counts, the one changed last first. */
  list: async (): Promise<GameListed[]> =>
    (
      await db.all(`
    SELECT ${columns},
      (SELECT count(*) FROM resolutions WHERE game = id) AS resolutions,
      (SELECT count(*) FROM messages WHERE game = games.id) AS messages,
      (SELECT count(*) FROM posts WHERE game = games.id) AS posts,
      (SELECT count(*) FROM posts WHERE game = games.id AND sent <> '') AS sent
    FROM games ORDER BY changed DESC, id`)
    ).map(row => ({
      ...gameOf(row),
      resolutions: Number(row.resolutions),
      messages: Number(row.messages),
      posts: Number(row.posts),
      sent: Number(row.sent),
    })),
  /** @throws `notFound` */
  get: async (id: string): Promise<GameRow> => gameOf(await rowOf(db, id)),
})

export const writeGames = (db: Writer, { at }: Stamp) => ({
  /** A new game without events. @throws `exists`, `badValue` for an empty id */
  create: async (id: string, name: string, state: string): Promise<void> => {
    if (id === '') throw new StoreError('badValue', 'A game cannot be saved without an id.', 'Give it one.')
    if (await db.one('SELECT id FROM games WHERE id = ?', id))
      throw new StoreError('exists', 'There is a game with this id already.', 'Give it another id.')
    await db.run(`INSERT INTO games (${columns}, seal) VALUES (?, ?, ?, ?, ?, 0, '')`, id, name, state, at, at)
  },
  /** @throws `notFound` */
  rename: (id: string, name: string): Promise<void> =>
    change(db, id, 'UPDATE games SET name = ?, changed = ? WHERE id = ?', name, at),
  /** @throws `notFound` */
  setState: (id: string, state: string): Promise<void> =>
    change(db, id, 'UPDATE games SET state = ?, changed = ? WHERE id = ?', state, at),
})

async function change(db: Writer, id: string, sql: string, ...values: string[]): Promise<void> {
  if (!(await db.run(sql, ...values, id))) throw noGame()
}

async function rowOf(db: Reader, id: string): Promise<Row> {
  const row = await db.one(`SELECT ${columns} FROM games WHERE id = ?`, id)
  if (!row) throw noGame()
  return row
}

const noGame = (): StoreError =>
  new StoreError('notFound', 'There is no such game in this file.', 'It may stand in another file, or in a backup.')

/** How far the journal of a game has come. @throws `notFound` */
export async function endOf(db: Reader, game: string): Promise<{ events: number; seal: string }> {
  const row = await db.one('SELECT events, seal FROM games WHERE id = ?', game)
  if (!row) throw noGame()
  return { events: Number(row.events), seal: String(row.seal) }
}

const gameOf = (row: Row): GameRow => ({
  id: String(row.id),
  name: String(row.name),
  state: String(row.state),
  created: String(row.created),
  changed: String(row.changed),
  events: Number(row.events),
})
