/** Failures put between the store and its disk, and versions of the tables that are still to come. */
import { StoreError } from '../../../electron/store/error.ts'
import { alike } from '../../../engine/text/in-each.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import type { Migration } from '../../../electron/store/migrations/migration.ts'
import { machine } from '../../../electron/store/open.ts'
import type { Handle, Storage } from '../../../electron/store/storage.ts'

/** Made-up later versions of the tables: a new table, then one rebuilt with a column more. */
export const later: readonly Migration[] = [
  ...migrations,
  {
    name: 'notes',
    sql: `CREATE TABLE notes (game TEXT NOT NULL REFERENCES games (id), text TEXT NOT NULL) STRICT; INSERT INTO notes SELECT id, 'from ' || name FROM games`,
  },
  {
    name: 'posts have a forum',
    sql: `CREATE TABLE posts_new (game TEXT NOT NULL REFERENCES games (id), id TEXT NOT NULL, phase INTEGER NOT NULL, recipient TEXT NOT NULL, text TEXT NOT NULL, sent TEXT NOT NULL, link TEXT NOT NULL, digest TEXT NOT NULL, forum TEXT NOT NULL DEFAULT '', PRIMARY KEY (game, id)) STRICT;
      INSERT INTO posts_new SELECT *, '' FROM posts; DROP TABLE posts; ALTER TABLE posts_new RENAME TO posts`,
  },
]

/** Storage that calls `before` and `after` around every call, with its number from 1 and its name. */
export function watched(
  before: (call: number, name: string) => void,
  after: (call: number, name: string) => void = () => undefined,
  storage: Storage = machine,
): Storage {
  let count = 0
  const wrap = <Some extends object>(some: Some): Some =>
    new Proxy(some, {
      get: (target, key) => {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return typeof member === 'object' && member !== null ? wrap(member) : member
        return async (...input: unknown[]) => {
          const [call, name] = [++count, `${String(key)} ${String(input[0]).slice(0, 40)}`]
          before(call, name)
          const given: unknown = await Reflect.apply(member, target, input)
          after(call, name)
          return typeof given === 'object' && given !== null && 'run' in given ? wrap(given) : given
        }
      },
    })
  return wrap(storage)
}

/** Calls that change nothing, by the names `watched` gives. */
export const onlyReads = /^(all|kind|identity|list|head|read|writable) /

/** Storage whose databases can all be let go at once, as they are when a process ends. */
export function mortal(storage: Storage = machine): { storage: Storage; end: () => Promise<void> } {
  const handles: Handle[] = []
  return {
    storage: {
      ...storage,
      open: async (path, mode) => {
        const handle = await storage.open(path, mode)
        handles.push(handle)
        return handle
      },
    },
    end: async () => {
      for (const handle of handles) await handle.close().catch(() => undefined)
    },
  }
}

/** What a failing disk says. */
export const diskError = (): StoreError => new StoreError('io', alike('The disk failed.'), alike('Try again.'))
