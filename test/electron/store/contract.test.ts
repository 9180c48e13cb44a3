/** What the store asks of a driver. Another driver is another line in `drivers`. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../electron/store/driver.ts'
import { files } from '../../../electron/store/files.ts'
import type { Handle, Storage } from '../../../electron/store/storage.ts'
import { folder, refused } from './help.ts'

const drivers: [name: string, open: Storage['open']][] = [['sqlite3', openDatabase]]
const { file, path } = folder()

describe.each(drivers)('a database of %s', (_, open) => {
  const inMemory = async (work: (handle: Handle) => Promise<unknown>): Promise<void> => {
    const handle = await open('', 'memory')
    await handle.script('CREATE TABLE t (n INTEGER, s TEXT NOT NULL) STRICT')
    await work(handle)
    await handle.close()
  }

  it.each([0, 1, -1, 2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, null])(
    'gives back the number %s',
    n =>
      inMemory(async handle => {
        expect(await handle.run('INSERT INTO t VALUES (?, ?)', [n, ''])).toBe(1)
        expect(await handle.all('SELECT n, typeof(n) AS kind FROM t')).toEqual([
          { n, kind: n === null ? 'null' : 'integer' },
        ])
      }),
  )

  it.each(['', 'Ё', '🐺', "'; DROP TABLE t; --", 'a\r\nb', '\u202E', '\u0001', 'x'.repeat(100_000)])(
    'gives back the text %j',
    s =>
      inMemory(async handle => {
        await handle.run('INSERT INTO t VALUES (1, ?)', [s])
        expect(await handle.all('SELECT s FROM t')).toEqual([{ s }])
      }),
  )

  it.each([
    [1n],
    [NaN],
    [Infinity],
    [1.5],
    [-0],
    [2 ** 53],
    [undefined],
    [true],
    [new Date(0)],
    [{}],
    [[]],
    [Buffer.from('a')],
    ['\uD83D'],
    ['a\0b'],
  ])('refuses %o, which would come back as something else', wrong =>
    inMemory(async handle => {
      await refused(handle.run('INSERT INTO t VALUES (?, ?)', [wrong as never, 'a']), 'badValue')
      expect(await handle.all('SELECT * FROM t')).toEqual([])
    }),
  )

  it('wants a value for each question mark: a missing one would be NULL', () =>
    inMemory(async handle => {
      await refused(handle.all('SELECT ? AS a, ? AS b', [1]), 'internal')
      await refused(handle.all('SELECT ? AS a', [1, 2]), 'internal')
    }))

  it('refuses numbers in a file that reading would round', () =>
    inMemory(async handle => {
      await handle.script("INSERT INTO t VALUES (9007199254740993, '')")
      await refused(handle.all('SELECT n FROM t'), 'corrupt')
    }))

  it('says what failed instead of ending the process', () =>
    inMemory(async handle => {
      await refused(handle.run('INSERT INTO nowhere VALUES (1)'), 'internal')
      await refused(handle.script('nonsense'), 'internal')
      await refused(handle.run("INSERT INTO t VALUES ('text', '')"), 'internal')
      await refused(handle.run('INSERT INTO t VALUES (1, NULL)'), 'internal')
    }))

  it('takes a path as a path, whatever stands in it', async () => {
    for (const name of ['plain?mode=memory', 'a%20b', 'über #1', ':memory:']) {
      const handle = await open(file(name), 'create')
      await handle.script('CREATE TABLE t (n)')
      await handle.close()
      expect(await files.kind(file(name)), name).toBe('file')
    }
  })

  it('makes a file only where it is asked to', async () => {
    await refused(open(file('absent'), 'readWrite'), 'cannotOpen')
    await refused(open(file('absent'), 'readOnly'), 'cannotOpen')
    expect(await files.kind(file('absent'))).toBe('nothing')
  })

  it('writes nothing where it only reads', async () => {
    const made = await open(file('read'), 'create')
    await made.script('CREATE TABLE t (n)')
    await made.close()
    const handle = await open(file('read'), 'readOnly')
    await refused(handle.run('INSERT INTO t VALUES (1)'), 'readOnly')
    await handle.close()
  })

  it('does not wait for a file that is held elsewhere', async () => {
    const holder = await open(file('held'), 'create')
    await holder.script('CREATE TABLE t (n); BEGIN EXCLUSIVE')
    const other = await open(file('held'), 'readWrite')
    expect(await other.all('PRAGMA busy_timeout')).toEqual([{ timeout: 0 }])
    await refused(other.run('BEGIN EXCLUSIVE'), 'inUse')
    await other.close()
    await holder.close()
  })

  it('knows a file that is none', async () => {
    writeFileSync(file('none'), 'This is a letter, and a long one. '.repeat(100))
    const handle = await open(file('none'), 'readOnly')
    await refused(handle.all('SELECT * FROM sqlite_schema'), 'corrupt')
    await handle.close()
  })
})

describe('files', () => {
  it('never replace one another', async () => {
    await files.write(file('a'), 'a')
    await files.write(file('b'), 'b')
    await refused(files.write(file('a'), 'c'), 'exists')
    await refused(files.copy(file('a'), file('b')), 'exists')
    await refused(files.place(file('a'), file('b')), 'exists')
    expect([await files.read(file('a')), await files.read(file('b'))]).toEqual(['a', 'b'])
    await files.place(file('a'), file('c'))
    expect([await files.kind(file('a')), await files.read(file('c'))]).toEqual(['nothing', 'a'])
  })

  it('tell what is there', async () => {
    expect(await files.kind(path)).toBe('other')
    expect(await files.list(file('no folder'))).toEqual([])
    await files.remove(file('nothing there'))
    await refused(files.read(file('nothing there')), 'cannotOpen')
  })
})

it('sqlite3 is the version pinned', () => {
  expect(spawnSync(process.execPath, ['-p', 'require("sqlite3").VERSION'], { encoding: 'utf8' }).stdout.trim()).toBe(
    '3.52.0',
  )
})
