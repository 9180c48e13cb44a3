import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../electron/store/driver.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import type { Handle, Storage } from '../../../electron/store/storage.ts'
import { later } from './faults.ts'
import { digest, folder, hasSqlite, refused, secondOpinion } from './help.ts'
import { everything, fill } from './samples.ts'

const { file, path } = folder()

async function made(steps = migrations): Promise<{ name: string; held: string }> {
  const name = file()
  const store = await openStore(name, { steps })
  await fill(store)
  const held = await everything(store)
  await store.close()
  return { name, held }
}

/** Lets another program at a file. */
async function changed(name: string, sql: string): Promise<void> {
  const handle = await openDatabase(name, 'readWrite')
  await handle.script(sql)
  await handle.close()
}

describe('a new file', () => {
  it('is ours, complete, and alone', async () => {
    const { name } = await made()
    const bytes = readFileSync(name)
    expect(bytes.toString('latin1', 68, 72)).toBe('NDsk')
    expect(bytes.readInt32BE(60)).toBe(migrations.length)
    expect(readdirSync(path).filter(found => found.startsWith(basename(name)))).toEqual([basename(name)])
  })

  it('is held as the rules say', async () => {
    let handle: Handle | undefined
    const watching: Storage = {
      ...machine,
      open: async (name, mode) => {
        const opened = await machine.open(name, mode)
        if (mode === 'readWrite') handle = opened
        return opened
      },
    }
    const store = await openStore(file(), { storage: watching })
    const answers: Record<string, unknown> = {}
    for (const pragma of [
      'journal_mode',
      'synchronous',
      'locking_mode',
      'foreign_keys',
      'trusted_schema',
      'cell_size_check',
      'mmap_size',
      'temp_store',
      'busy_timeout',
      'query_only',
    ]) {
      answers[pragma] = Object.values((await handle!.all(`PRAGMA ${pragma}`))[0] ?? {})[0]
    }
    expect(answers).toEqual({
      journal_mode: 'delete',
      synchronous: 3,
      locking_mode: 'exclusive',
      foreign_keys: 1,
      trusted_schema: 0,
      cell_size_check: 1,
      mmap_size: 0,
      temp_store: 2,
      busy_timeout: 0,
      query_only: 0,
    })
    await store.close()
  })

  it('has strict tables without NULL, and a journal that nobody changes', async () => {
    const { name } = await made()
    await changed(name, '')
    const handle = await openDatabase(name, 'readWrite')
    const loose = await handle.all(
      "SELECT t.name, c.name AS column FROM pragma_table_list t JOIN pragma_table_info(t.name) c WHERE t.schema = 'main' AND t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND (t.strict = 0 OR c.\"notnull\" = 0)",
    )
    expect(loose).toEqual([])
    for (const table of ['journal', 'resolutions'])
      for (const sql of [`DELETE FROM ${table}`, `UPDATE ${table} SET at = ''`])
        await refused(handle.run(sql), 'internal')
    await handle.close()
  })

  it('stands for what was kept, after closing and opening', async () => {
    const { name, held } = await made()
    const store = await openStore(name)
    expect(await everything(store)).toBe(held)
    await store.check()
    await store.close()
  })

  it.runIf(hasSqlite)('reads well in SQLite 3.40 (F15)', async () => {
    const { name } = await made()
    expect(
      secondOpinion(
        name,
        'PRAGMA integrity_check; PRAGMA foreign_key_check; SELECT count(*) FROM journal; SELECT text FROM posts',
      ),
    ).toBe('ok\n3\nБоб is dead.\r\n> quoted 🐺')
  })
})

describe('a file that is not one (F4)', () => {
  const strangers: [what: string, bytes: Buffer][] = [
    ['empty', Buffer.alloc(0)],
    ['three bytes', Buffer.from('abc')],
    ['a picture', Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(5000, 7)])],
    ['noise', Buffer.from(Array.from({ length: 1 << 20 }, (_, index) => ((index * 2654435761) >>> 13) & 255))],
    ['zeros', Buffer.alloc(8192)],
  ]
  it.each(strangers)('%s: is left as it is', async (_, bytes) => {
    const name = file()
    writeFileSync(name, bytes)
    const error = await refused(openStore(name), 'foreign')
    expect(error.remedy).toContain('has not been changed')
    expect(readFileSync(name).equals(bytes)).toBe(true)
    expect(readdirSync(path).filter(found => found.startsWith(basename(name)))).toEqual([basename(name)])
  })

  it.each([
    ['of another program', 'CREATE TABLE t (n)', 'foreign'],
    [
      'of another program with our number',
      `PRAGMA application_id = ${0x4e44736b}; PRAGMA user_version = 1; CREATE TABLE t (n)`,
      'corrupt',
    ],
    [
      'in another journal mode',
      `PRAGMA application_id = ${0x4e44736b}; PRAGMA user_version = 1; PRAGMA journal_mode = WAL; CREATE TABLE t (n)`,
      'foreign',
    ],
  ] as const)('a database %s: is left as it is', async (_, sql, code) => {
    const name = file()
    await (await openDatabase(name, 'create')).close()
    await changed(name, sql)
    const bytes = digest(name)
    await refused(openStore(name), code)
    expect(digest(name)).toBe(bytes)
    expect([existsSync(`${name}-wal`), existsSync(`${name}-journal`)]).toEqual([false, false])
  })

  it.each([
    'CREATE TRIGGER stray AFTER INSERT ON posts BEGIN DELETE FROM settings; END',
    'CREATE VIEW stray AS SELECT 1',
    'CREATE VIRTUAL TABLE stray USING fts5(text)',
    'CREATE INDEX stray ON posts (recipient)',
    'ALTER TABLE posts ADD COLUMN stray TEXT',
    'DROP TRIGGER journal_kept',
    "PRAGMA foreign_keys = OFF; INSERT INTO drafts VALUES ('nobody', 'k', '1', '', '')",
  ])('one of ours with something strange in it: %s', async sql => {
    const { name } = await made()
    await changed(name, sql)
    const bytes = digest(name)
    await refused(openStore(name), 'corrupt')
    expect(digest(name)).toBe(bytes)
  })

  it('a folder, or a file in no folder', async () => {
    mkdirSync(file('a folder'))
    await refused(openStore(file('a folder')), 'foreign')
    await refused(openStore(`${file('none')}/deeper/file`), 'cannotOpen')
  })

  it('names the newest backup', async () => {
    const name = file()
    const store = await openStore(name)
    const backup = await store.backUp('daily')
    await store.close()
    writeFileSync(name, '')
    expect((await refused(openStore(name), 'foreign')).remedy).toContain(backup.path)
  })
})

describe('versions', () => {
  it('an old file is brought up to date, with a backup first (F12)', async () => {
    const { name, held } = await made()
    const store = await openStore(name, { steps: later })
    expect(store.version).toBe(later.length)
    expect(await everything(store)).toBe(held)
    expect((await store.backups()).map(({ reason }) => reason)).toEqual(['upgrade'])
    await store.close()
    const [backup] = await store.backups()
    const old = await openStore(backup!.path)
    expect([old.version, await everything(old)]).toEqual([migrations.length, held])
    await old.close()
  })

  it('each version goes to the newest', async () => {
    for (let version = migrations.length; version <= later.length; version++) {
      const { name, held } = await made(later.slice(0, version))
      const store = await openStore(name, { steps: later })
      expect(await everything(store)).toBe(held)
      await store.check()
      await store.close()
    }
  })

  it('a step that fails leaves the version before it', async () => {
    for (const [sql, code] of [
      ['CREATE TABLE half (n) STRICT; nonsense', 'internal'],
      ['DELETE FROM games', 'corrupt'],
    ] as const) {
      const { name, held } = await made()
      await refused(
        openStore(name, { steps: [...migrations, { name: 'bad', sql: 'PRAGMA user_version = 9; ' + sql }] }),
        code,
      )
      const store = await openStore(name)
      expect(await everything(store)).toBe(held)
      await store.close()
    }
  })

  it('a newer file can be read, not written (F13)', async () => {
    const { name, held } = await made(later)
    const bytes = digest(name)
    const store = await openStore(name)
    expect(store.readOnly?.code).toBe('newer')
    expect(await everything(store)).toBe(held)
    await refused(fill(store, 'g2'), 'newer')
    await store.saveCopy(`${name}.copy`)
    await refused(fill(store, 'g2'), 'newer')
    await store.close()
    expect(digest(name)).toBe(bytes)
    const copy = await openStore(`${name}.copy`, { steps: later })
    expect(await everything(copy)).toBe(held)
    await copy.close()
  })
})

describe('a second one (F7)', () => {
  it('in the same process is refused', async () => {
    const { name } = await made()
    const first = await openStore(name)
    const bytes = digest(name)
    await refused(openStore(name), 'inUse')
    await refused(openStore(name, { steps: later }), 'inUse')
    await refused(openStore(name, { steps: [] }), 'inUse')
    expect(digest(name)).toBe(bytes)
    await first.close()
    await (await openStore(name)).close()
  })

  it('making the same file at the same time: one gets it', async () => {
    const name = file()
    const both = await Promise.allSettled([openStore(name), openStore(name)])
    const got = both.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    expect(got.length).toBe(1)
    await got[0]!.close()
    expect(readdirSync(path).filter(found => found.startsWith(basename(name)))).toEqual([basename(name)])
  })
})
