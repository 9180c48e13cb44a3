/** The file is taken away, or another put in its place, while it is open: as programs do that keep folders in step. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machine, openStore } from '../../../electron/store/open.ts'
import type { Storage } from '../../../electron/store/storage.ts'
import type { Store } from '../../../electron/store/store.ts'
import { folder, hasSqlite, refused, secondOpinion } from './help.ts'
import { everything, fill } from './samples.ts'

const { path } = folder()
let count = 0
/** A file in a folder of its own. */
function place(): string {
  const own = join(path, `place ${count++}`)
  mkdirSync(own)
  return join(own, 'workspace.nightdesk')
}
const put = (store: Store, value: unknown): Promise<void> => store.write(tables => tables.settings.put('theme', value))
const theme = async (store: Store): Promise<unknown> => (await store.read(tables => tables.settings.all())).get('theme')

/** An open file with something in it that was acknowledged. */
async function open(file = place()): Promise<{ file: string; store: Store; held: string }> {
  const store = await openStore(file)
  await fill(store)
  await put(store, 'kept')
  return { file, store, held: await everything(store) }
}

/** Another whole workspace. */
async function other(): Promise<string> {
  const file = place()
  await (await openStore(file)).close()
  return file
}

const takenAway: Record<string, (file: string) => Promise<void> | void> = {
  'is removed': file => rmSync(file),
  'is renamed': file => renameSync(file, `${file}.old`),
  'is replaced by another workspace': async file => renameSync(await other(), file),
  'is replaced by an older state of itself': async file => {
    writeFileSync(`${file}.older`, readFileSync(file))
    renameSync(`${file}.older`, file)
  },
  'is replaced by a folder': file => {
    rmSync(file)
    mkdirSync(file)
  },
  'goes with its folder': file => rmSync(dirname(file), { recursive: true }),
  'is elsewhere because its folder is': file => renameSync(dirname(file), `${dirname(file)} moved`),
}

describe.skipIf(process.platform === 'win32')('a file that', () => {
  for (const [what, take] of Object.entries(takenAway))
    it(`${what}: refuses every write, goes on being read, and gives a copy of all that was acknowledged`, async () => {
      const { file, store, held } = await open()
      await take(file)
      const there = existsSync(dirname(file)) ? readdirSync(dirname(file)) : []
      for (const value of ['lost', 'lost too']) {
        const { message, remedy } = await refused(put(store, value), 'moved')
        expect(message).toMatch(/workspace/)
        expect(remedy).toMatch(/copy/)
      }
      expect((await store.moved())?.code).toBe('moved')
      expect(await everything(store)).toBe(held)
      const copy = join(path, `copy ${count++}.nightdesk`)
      await store.saveCopy(copy)
      await store.close()
      if (existsSync(dirname(file)))
        expect(readdirSync(dirname(file)).filter(name => !name.endsWith('-journal'))).toEqual(
          there.filter(name => !name.endsWith('-journal')),
        )
      if (hasSqlite) expect(secondOpinion(copy, 'PRAGMA integrity_check')).toBe('ok')
      const again = await openStore(copy)
      expect(await everything(again)).toBe(held)
      await again.check()
      await again.close()
    })

  it('is put back can be written again', async () => {
    const { file, store } = await open()
    renameSync(file, `${file}.away`)
    await refused(put(store, 'lost'), 'moved')
    renameSync(`${file}.away`, file)
    await put(store, 'found')
    expect(await store.moved()).toBeUndefined()
    await store.close()
    const again = await openStore(file)
    expect(await theme(again)).toBe('found')
    await again.close()
  })

  it('is taken away in the middle of a write keeps nothing of it', async () => {
    const { file, store, held } = await open()
    await refused(
      store.write(async tables => {
        await tables.settings.put('theme', 'half')
        rmSync(file)
      }),
      'moved',
    )
    expect(await everything(store)).toBe(held)
    await store.close()
  })

  it('is a link to a file counts as there while the link leads to it', async () => {
    const real = place()
    await (await openStore(real)).close()
    const link = place()
    symlinkSync(real, link)
    const { store } = await open(link)
    await put(store, 'through the link')
    rmSync(link)
    symlinkSync(await other(), link)
    await refused(put(store, 'lost'), 'moved')
    rmSync(link)
    symlinkSync(real, link)
    await put(store, 'again')
    await store.close()
    const again = await openStore(real)
    expect(await theme(again)).toBe('again')
    await again.close()
  })

  it('was not copied leaves a copy beside its place when it is closed, where something was written since', async () => {
    const { file, store, held } = await open()
    rmSync(file)
    await store.close()
    const [copy, ...more] = readdirSync(dirname(file))
    expect(more).toEqual([])
    const again = await openStore(join(dirname(file), copy!))
    expect(await everything(again)).toBe(held)
    await again.close()

    const untouched = await other()
    const reader = await openStore(untouched)
    rmSync(untouched)
    await reader.close()
    expect(readdirSync(dirname(untouched))).toEqual([])
  })

  it('another took the place of: is closed without touching the other or its journal', async () => {
    const { file, store } = await open()
    const [second, third] = [await other(), await other()]
    rmSync(file)
    renameSync(second, file)
    const mine = await openStore(file)
    await put(mine, 'mine')
    await refused(put(store, 'lost'), 'moved')
    await store.saveCopy(third.replace('workspace', 'copy'))
    await store.close()
    await put(mine, 'still mine')
    await mine.close()
    const again = await openStore(file)
    expect(await theme(again)).toBe('still mine')
    await again.close()
  })

  it('lost its journal begins another: without one, a crash would leave half a write', async () => {
    const { file, store } = await open()
    const journal = `${file}-journal`
    expect(existsSync(journal)).toBe(true)
    rmSync(journal)
    await put(store, 'one')
    expect(existsSync(journal)).toBe(true)
    writeFileSync(`${journal}.other`, 'not ours')
    renameSync(`${journal}.other`, journal)
    await put(store, 'two')
    expect(readFileSync(journal).subarray(0, 8).toString()).not.toBe('not ours')
    await refused(
      store.write(async tables => {
        await tables.settings.put('theme', 'half')
        rmSync(journal)
      }),
      'io',
    )
    expect(await theme(store)).toBe('two')
    await put(store, 'three')
    await store.close()
    expect(readdirSync(dirname(file))).toEqual([basename(file)])
    const again = await openStore(file)
    expect(await theme(again)).toBe('three')
    await again.check()
    await again.close()
  })
})

describe('a copy', () => {
  it('never replaces anything, and is whole or not there', async () => {
    const { file, store } = await open()
    const bytes = readFileSync(file)
    await refused(store.saveCopy(file), 'exists')
    const taken = join(path, 'taken.nightdesk')
    writeFileSync(taken, 'mine')
    await refused(store.saveCopy(taken), 'exists')
    expect([readFileSync(taken, 'utf8'), readFileSync(file).equals(bytes)]).toEqual(['mine', true])
    await refused(store.saveCopy(join(path, 'no such folder', 'x.nightdesk')), 'cannotOpen')
    await store.close()
    expect(readdirSync(path).filter(name => name.includes('.part'))).toEqual([])
  })
})

describe('what a machine says of a file', () => {
  it('is asked before every COMMIT, and no answer is no yes', async () => {
    const file = place()
    let says: string | undefined | Error = '1:1'
    const storage: Storage = {
      ...machine,
      files: {
        ...machine.files,
        identity: async name => {
          if (name.endsWith('-journal')) return await machine.files.identity(name)
          if (says instanceof Error) throw says
          return says
        },
      },
    }
    const store = await openStore(file, { storage })
    await put(store, 'one')
    for (const [answer, code] of [
      ['1:2', 'moved'],
      [undefined, 'moved'],
    ] as const) {
      says = answer
      await refused(put(store, 'two'), code)
    }
    says = new Error('no answer')
    await expect(put(store, 'two')).rejects.toThrow('no answer')
    says = '1:1'
    expect(await theme(store)).toBe('one')
    await put(store, 'three')
    await store.close()
  })
})
