/** The games of a file: their names and states. What happened in them stands in the journal. */
import type { Reader, Writer } from './connection.ts'
import { StoreError, damaged } from './error.ts'
import { allOf, isWhole, putRow } from './rows.ts'
import type { Row } from './storage.ts'
import type { Stamp } from './stamp.ts'
import { say } from './words/say.ts'

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
  posts: number
  /** Posts that have been sent. */
  sent: number
  /** Something of this is not as it was written: the game cannot be read. */
  damaged?: true
}

export const readGames = (db: Reader) => ({
  /** Every game with its counts, the one changed last first. */
  list: async (): Promise<GameListed[]> =>
    (
      await db.all(`
    SELECT ${allOf('games')},
      (SELECT count(*) FROM resolutions WHERE game = id) AS resolutions,
      (SELECT count(*) FROM posts WHERE game = games.id) AS posts,
      (SELECT count(*) FROM posts WHERE game = games.id AND sent <> '') AS sent
    FROM games ORDER BY changed DESC, id`)
    ).map(row => ({
      ...gameOf(row),
      resolutions: Number(row.resolutions),
      posts: Number(row.posts),
      sent: Number(row.sent),
      ...(!isWhole('games', row) && { damaged: true as const }),
    })),
  /** @throws `notFound`, `corrupt` */
  get: async (id: string): Promise<GameRow> => gameOf(await rowOf(db, id)),
})

export const writeGames = (db: Writer, { at }: Stamp) => ({
  /** A new game without events. @throws `exists`, `badValue` for an empty id */
  create: async (id: string, name: string, state: string): Promise<void> => {
    if (id === '') throw new StoreError('badValue', say('noId'), say('giveId'))
    if (await db.one('SELECT id FROM games WHERE id = ?', id))
      throw new StoreError('exists', say('idTaken'), say('giveAnotherId'))
    await putRow(db, 'games', { id, name, state, created: at, changed: at, events: 0, seal: '' })
  },
  /** @throws `notFound`, `corrupt` */
  rename: (id: string, name: string): Promise<void> => changeGame(db, id, { name, changed: at }),
  /** @throws `notFound`, `corrupt` */
  setState: (id: string, state: string): Promise<void> => changeGame(db, id, { state, changed: at }),
})

/** Changes what is kept of a game; the rest stays. @throws `notFound`, `corrupt`: damage is never digested as if it were meant */
export async function changeGame(
  db: Writer,
  id: string,
  change: Partial<{ name: string; state: string; changed: string; events: number; seal: string }>,
): Promise<void> {
  const row = await rowOf(db, id)
  await putRow(db, 'games', { ...gameOf(row), seal: String(row.seal), ...change })
}

async function rowOf(db: Reader, id: string): Promise<Row> {
  const row = await db.one(`SELECT ${allOf('games')} FROM games WHERE id = ?`, id)
  if (!row) throw noGame()
  if (!isWhole('games', row)) throw damaged(say('game', { name: String(row.name) }))
  return row
}

const noGame = (): StoreError => new StoreError('notFound', say('noGame'), say('elsewhere'))

/** How far the journal of a game has come. @throws `notFound`, `corrupt` */
export async function endOf(db: Reader, game: string): Promise<{ events: number; seal: string }> {
  const row = await rowOf(db, game)
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
