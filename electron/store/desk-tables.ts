/** What the desk keeps beside the games: settings, and what somebody is still writing. Values are plain data. */
import type { Reader, Writer } from './connection.ts'
import { putRow, rowsOf } from './rows.ts'
import type { Stamp } from './stamp.ts'
import { fromJson, toJson } from './values.ts'

export const readSettings = (db: Reader) => ({
  /** All of them, by key; what is damaged is left out. */
  all: async (): Promise<Map<string, unknown>> =>
    new Map(
      (await rowsOf(db, 'settings', 'ORDER BY key')).whole.map(row => [String(row.key), fromJson(String(row.value))]),
    ),
  /** The keys of those that are not as they were written; a key may be what is damaged. */
  damaged: async (): Promise<string[]> =>
    (await rowsOf(db, 'settings', 'ORDER BY key')).damaged.map(({ key }) => String(key)),
})

export const writeSettings = (db: Writer) => ({
  /** @throws `badValue` */
  put: (key: string, value: unknown): Promise<void> => putRow(db, 'settings', { key, value: toJson(value) }),
  /** Nothing where there is none. */
  remove: async (key: string): Promise<void> => void (await db.run('DELETE FROM settings WHERE key = ?', key)),
})

export interface Draft {
  key: string
  value: unknown
  changed: string
}

export const readDrafts = (db: Reader) => ({
  /** Those of a game, by key; what is damaged is left out. */
  list: async (game: string): Promise<Draft[]> =>
    (await rowsOf(db, 'drafts', byKey, game)).whole.map(row => ({
      key: String(row.key),
      value: fromJson(String(row.value)),
      changed: String(row.changed),
    })),
  /** The keys of those that are not as they were written; a key may be what is damaged. */
  damaged: async (game: string): Promise<string[]> =>
    (await rowsOf(db, 'drafts', byKey, game)).damaged.map(({ key }) => String(key)),
})

const byKey = 'WHERE game = ? ORDER BY key'

export const writeDrafts = (db: Writer, { at }: Stamp) => ({
  /** @throws `badValue`; `notFound` where there is no such game */
  put: (game: string, key: string, value: unknown): Promise<void> => putDraft(db, game, { key, value, changed: at }),
  /** Nothing where there is none. */
  remove: async (game: string, key: string): Promise<void> =>
    void (await db.run('DELETE FROM drafts WHERE game = ? AND key = ?', game, key)),
})

/** The same with a time of its own, as an import has it. */
export const putDraft = (db: Writer, game: string, { key, value, changed }: Draft): Promise<void> =>
  putRow(db, 'drafts', { game, key, value: toJson(value), changed })
