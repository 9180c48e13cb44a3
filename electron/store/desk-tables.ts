/** What the desk keeps beside the games: settings, what somebody is still writing, and templates. Values are plain data. */
import type { Reader, Writer } from './connection.ts'
import type { Stamp } from './stamp.ts'
import { fromJson, toJson } from './values.ts'

export const readSettings = (db: Reader) => ({
  /** All of them, by key. */
  all: async (): Promise<Map<string, unknown>> =>
    new Map(
      (await db.all('SELECT key, value FROM settings ORDER BY key')).map(row => [
        String(row.key),
        fromJson(String(row.value)),
      ]),
    ),
})

export const writeSettings = (db: Writer) => ({
  /** @throws `badValue` */
  put: async (key: string, value: unknown): Promise<void> =>
    void (await db.run(
      'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      key,
      toJson(value),
    )),
  /** Nothing where there is none. */
  remove: async (key: string): Promise<void> => void (await db.run('DELETE FROM settings WHERE key = ?', key)),
})

export interface Draft {
  key: string
  value: unknown
  changed: string
}

export const readDrafts = (db: Reader) => ({
  /** Those of a game, by key. */
  list: async (game: string): Promise<Draft[]> =>
    (await db.all('SELECT key, value, changed FROM drafts WHERE game = ? ORDER BY key', game)).map(row => ({
      key: String(row.key),
      value: fromJson(String(row.value)),
      changed: String(row.changed),
    })),
})

export const writeDrafts = (db: Writer, { at }: Stamp) => ({
  /** @throws `badValue`; `internal` where there is no such game */
  put: (game: string, key: string, value: unknown): Promise<void> => putDraft(db, game, { key, value, changed: at }),
  /** Nothing where there is none. */
  remove: async (game: string, key: string): Promise<void> =>
    void (await db.run('DELETE FROM drafts WHERE game = ? AND key = ?', game, key)),
})

/** The same with a time of its own, as an import has it. */
export async function putDraft(db: Writer, game: string, { key, value, changed }: Draft): Promise<void> {
  await db.run(
    'INSERT INTO drafts (game, key, value, changed) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value, changed = excluded.changed',
    game,
    key,
    toJson(value),
    changed,
  )
}

export interface Template {
  id: string
  name: string
  body: unknown
  changed: string
}

export const readTemplates = (db: Reader) => ({
  list: async (): Promise<Template[]> =>
    (await db.all('SELECT id, name, body, changed FROM templates ORDER BY name, id')).map(row => ({
      id: String(row.id),
      name: String(row.name),
      body: fromJson(String(row.body)),
      changed: String(row.changed),
    })),
})

export const writeTemplates = (db: Writer, { at }: Stamp) => ({
  /** @throws `badValue` */
  put: async ({ id, name, body }: Omit<Template, 'changed'>): Promise<void> =>
    void (await db.run(
      `
    INSERT INTO templates (id, name, body, changed) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET name = excluded.name, body = excluded.body, changed = excluded.changed`,
      id,
      name,
      toJson(body),
      at,
    )),
  /** Nothing where there is none. */
  remove: async (id: string): Promise<void> => void (await db.run('DELETE FROM templates WHERE id = ?', id)),
})
