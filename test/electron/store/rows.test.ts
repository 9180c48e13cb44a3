/** A bit that turned over in an ordinary row: a name, a setting, an edit, a sent post. It is seen, and costs nothing but that row. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { restoreBackup } from '../../../electron/store/backup.ts'
import { openDatabase } from '../../../electron/store/driver.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import type { Store } from '../../../electron/store/store.ts'
import { makeFirstVersion } from './first-version.ts'
import { digest, folder, refused } from './help.ts'
import { everything, fill, post } from './samples.ts'

const { file } = folder('/dev/shm')

/** A file with two games and a backup, closed. */
async function made(): Promise<{ name: string; backup: string }> {
  const name = file()
  const store = await openStore(name, { now: () => new Date('2026-11-20T12:00:00Z') })
  await fill(store)
  await fill(store, 'g2')
  const { path: backup } = await store.backUp('asked')
  await store.close()
  return { name, backup }
}

/** Turns a bit over wherever some bytes stand in a file; the second letter of them. */
function flip(name: string, text: string): void {
  const bytes = readFileSync(name)
  let found = 0
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1), found++) bytes[at + 1]! ^= 1
  expect(found, `"${text}" stands in the file`).toBeGreaterThan(0)
  writeFileSync(name, bytes)
}

async function changed(name: string, sql: string): Promise<void> {
  const handle = await openDatabase(name, 'readWrite')
  await handle.script(sql)
  await handle.close()
}

async function within<Given>(name: string, work: (store: Store) => Promise<Given>): Promise<Given> {
  const store = await openStore(name)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

describe('a flipped bit', () => {
  it('in the name of a game: the list has the others, and that game says what to do', async () => {
    const { name, backup } = await made()
    await changed(name, `UPDATE games SET name = 'Ночь в Городе' WHERE id = 'g1'`)
    await within(name, async store => {
      const games = await store.read(tables => tables.games.list())
      expect(games.map(({ id, damaged }) => [id, damaged]).sort()).toEqual([
        ['g1', true],
        ['g2', undefined],
      ])
      for (const work of [
        store.read(tables => tables.games.get('g1')),
        store.read(tables => tables.journal.read('g1')),
        store.read(tables => tables.exchange.export('g1')),
        store.write(tables => tables.games.rename('g1', 'X')),
        store.check(),
      ]) {
        const { message, remedy } = await refused(work, 'corrupt')
        expect(message).toMatch(/Городе|games/)
        expect(remedy).toContain(backup)
      }
      await store.write(tables => tables.games.rename('g2', 'as ever'))
    })
  })

  it.each(['name', 'state', 'created', 'changed', 'id'])('in the %s of a game is seen', async column => {
    const { name } = await made()
    await changed(name, `PRAGMA foreign_keys = OFF; UPDATE games SET ${column} = ${column} || 'x' WHERE id = 'g2'`)
    if (column === 'id') return void (await refused(openStore(name), 'corrupt'))
    await within(name, async store => {
      expect((await store.read(tables => tables.games.list())).filter(({ damaged }) => damaged).length).toBe(1)
    })
  })

  it.each([
    ['drafts', 'wip', (store: Store) => store.read(tables => tables.drafts.damaged('g1')), ['night 1']],
    ['posts', 'quoted', (store: Store) => store.read(tables => tables.posts.damaged('g1')), ['p1']],
    ['settings', 'dark', (store: Store) => store.read(tables => tables.settings.damaged()), ['theme']],
  ] as const)(
    'in a text of %s, on the disk: is left out and named, and what is written there anew is whole',
    async (_, text, damaged, keys) => {
      const { name, backup } = await made()
      flip(name, text)
      await within(name, async store => {
        expect(await damaged(store)).toEqual(keys)
        const { remedy } = await refused(store.check(), 'corrupt')
        expect(remedy).toContain(backup)
        if (text !== 'dark')
          expect(
            (
              await refused(
                store.read(tables => tables.exchange.export('g1')),
                'corrupt',
              )
            ).message,
          ).toContain(keys[0])
        expect((await store.read(tables => tables.games.get('g2'))).events).toBe(3)
        await store.write(async tables => {
          await tables.drafts.put('g1', 'night 1', 'again')
          await tables.posts.put('g1', { ...post, sent: 'again' })
          await tables.settings.put('theme', 'light')
        })
        expect(await damaged(store)).toEqual([])
      })
    },
  )

  it('in each column of each ordinary table is seen', async () => {
    const { name } = await made()
    const handle = await openDatabase(name, 'readOnly')
    const columns = await handle.all(
      `SELECT t.name AS tab, c.name AS col, c.type FROM pragma_table_list t JOIN pragma_table_info(t.name) c
      WHERE t.schema = 'main' AND t.name IN ('settings', 'drafts', 'posts') AND c.name <> 'game'`,
    )
    await handle.close()
    expect(columns.length).toBeGreaterThan(12)
    for (const { tab, col, type } of columns) {
      const copy = file()
      copyFileSync(name, copy)
      const other =
        type === 'INTEGER' ? `${col} + 1` : col === 'value' ? `replace(${col}, 'd', 'e') || ' '` : `${col} || 'x'`
      await changed(copy, `UPDATE ${tab} SET ${col} = ${other}`)
      await within(copy, async store => {
        await refused(store.check(), 'corrupt')
      })
    }
  })
})

describe('a backup that is restored is one that opens', () => {
  const spoils: Record<string, [sql: string, code: 'corrupt' | 'foreign' | 'newer']> = {
    'with a table more': ['CREATE TABLE stray (x)', 'corrupt'],
    'without a trigger': ['DROP TRIGGER journal_kept', 'corrupt'],
    'with a stray row': [
      `PRAGMA foreign_keys = OFF; INSERT INTO drafts VALUES ('nobody', 'k', '1', '', '')`,
      'corrupt',
    ],
    'of another program': ['PRAGMA application_id = 7', 'foreign'],
    'of a newer version': ['PRAGMA user_version = 99', 'newer'],
    'without a version': ['PRAGMA user_version = 0', 'corrupt'],
    'in another journal mode': ['PRAGMA journal_mode = WAL', 'foreign'],
    'with a name changed': [`UPDATE games SET name = 'X'`, 'corrupt'],
    'with a post changed': [`UPDATE posts SET text = 'X'`, 'corrupt'],
    'with a setting changed': [`UPDATE settings SET value = '1'`, 'corrupt'],
  }
  it.each(Object.entries(spoils))('%s: is refused, and nothing is made', async (_, [sql, code]) => {
    const { backup } = await made()
    await changed(backup, sql)
    const [bytes, to] = [digest(backup), file()]
    const { remedy } = await refused(restoreBackup(machine, backup, to, migrations), code)
    expect(remedy).toMatch(/another|left as it is|that version/)
    expect([digest(backup), digest(to), digest(`${to}.part`)]).toEqual([bytes, 'nothing', 'nothing'])
  })

  it('with an event changed: is refused', async () => {
    const { backup } = await made()
    flip(backup, 'actionReceived')
    await refused(restoreBackup(machine, backup, file(), migrations), 'corrupt')
  })

  it('of the first version: is restored, and brought up to date when it is opened', async () => {
    const [old, to] = [file(), file()]
    await makeFirstVersion(old)
    await restoreBackup(machine, old, to, migrations)
    await within(to, async store => store.check())
    flip(old, 'actionReceived')
    await refused(restoreBackup(machine, old, file(), migrations), 'corrupt')
  })
})

describe('a file of the first version', () => {
  it('is brought up to date with a verified backup, and holds the same', async () => {
    const [old, now] = [file(), file()]
    await makeFirstVersion(old)
    await within(now, async store => fill(store))
    const held = (store: Store): Promise<unknown> =>
      store.read(async tables => [
        (await tables.journal.read('g1')).map(({ event }) => event),
        (await tables.resolutions.get('g1', 2)).outcome,
        (await tables.drafts.list('g1')).map(({ key, value }) => [key, value]),
        await tables.posts.list('g1'),
        [...(await tables.settings.all())],
        (await tables.games.get('g1')).name,
      ])
    await within(old, async store => {
      expect(store.version).toBe(migrations.length)
      await store.check()
      expect(await held(store)).toEqual(await within(now, held))
      expect((await store.backups()).map(({ reason }) => reason)).toEqual(['upgrade'])
      const [backup] = await store.backups()
      const handle = await openDatabase(backup!.path, 'readOnly')
      expect(await handle.all('SELECT text FROM messages')).toEqual([{ text: 'never read by anything' }])
      await handle.close()
      const restored = file()
      await restoreBackup(machine, backup!.path, restored, migrations)
      expect(await within(restored, everything)).toBe(await everything(store))
    })
  })
})
