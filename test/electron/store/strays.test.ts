/** What SQLite would read into a workspace, or take away, because of its name alone. */
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../electron/store/driver.ts'
import { openStore } from '../../../electron/store/open.ts'
import type { WorkspaceInfo } from '../../../electron/desk/contract.ts'
import { deskAt } from '../desk/help.ts'
import { digest, folder, refused } from './help.ts'
import { everything, fill } from './samples.ts'

const { file } = folder()

describe('a copy under a name that SQLite gives its own files', () => {
  it.each(['-journal', '-wal', '-shm', '-JOURNAL', '.new-0123456789ab'])('%s is refused', async end => {
    const name = file()
    await (await openStore(name)).close()
    const store = await openStore(name)
    for (const path of [`${name}${end}`, join(dirname(name), `another.nightdesk${end}`)]) {
      expect((await refused(store.saveCopy(path), 'exists')).remedy).toBe('Choose a different name.')
      expect(existsSync(path)).toBe(false)
    }
    await store.saveCopy(`${name}${end}.nightdesk`)
    await store.close()
  })
})

describe('a write-ahead log beside a workspace', () => {
  async function withLog(content: (name: string) => Promise<Buffer>): Promise<{ name: string; log: string }> {
    const name = file()
    const store = await openStore(name)
    await fill(store)
    await store.close()
    writeFileSync(`${name}-wal`, await content(name))
    return { name, log: `${name}-wal` }
  }

  it.each<[string, (name: string) => Promise<Buffer>]>([
    ['of another program', () => Promise.resolve(Buffer.from('My own notes'))],
    ['of a copy that was changed', walOf],
  ])('%s is neither played into it nor removed', async (_, content) => {
    const { name, log } = await withLog(content)
    const before = [digest(name), digest(log)]
    expect((await refused(openStore(name), 'cannotOpen')).message).toContain(basename(log))
    expect([digest(name), digest(log)]).toEqual(before)
  })

  it('that is empty is in nobody’s way', async () => {
    const { name } = await withLog(() => Promise.resolve(Buffer.alloc(0)))
    await (await openStore(name)).close()
  })

  async function walOf(name: string): Promise<Buffer> {
    const other = `${name}.other`
    copyFileSync(name, other)
    const handle = await openDatabase(other, 'readWrite')
    await handle.all('PRAGMA journal_mode = WAL')
    await handle.all('PRAGMA wal_autocheckpoint = 0')
    await handle.run("UPDATE games SET name = 'Another'")
    const log = readFileSync(`${other}-wal`)
    await handle.close()
    return log
  }
})

describe('the journal of an earlier moment, put back beside a workspace', () => {
  /** A file that went on after the moment of which it has the journal. */
  async function withOldJournal(): Promise<{ name: string; held: string }> {
    const name = file()
    const store = await openStore(name)
    await fill(store)
    let journal: Buffer | undefined
    await store
      .write(async tables => {
        await tables.settings.put('of that moment', 'x'.repeat(200_000))
        await tables.settings.put('more', 'y'.repeat(3_000_000))
        journal = readFileSync(`${name}-journal`)
      })
      .then(() => undefined)
    for (const id of ['g2', 'g3']) await fill(store, id)
    const held = await everything(store)
    await store.close()
    expect(journal?.subarray(0, 8).toString('hex')).toBe('d9d505f920a163d7')
    writeFileSync(`${name}-journal`, journal!)
    return { name, held }
  }

  it('takes nothing away without a word: what stood before is kept, and told', async () => {
    const { name, held } = await withOldJournal()
    const store = await openStore(name)
    expect(await everything(store)).not.toBe(held)
    expect(store.takenBack?.reason).toBe('takenBack')
    expect(await store.backups()).toContainEqual(store.takenBack)
    await store.close()
    const kept = await openStore(store.takenBack!.path)
    expect(await everything(kept)).toBe(held)
    await kept.close()
    const again = await openStore(name)
    expect(again.takenBack).toBeUndefined()
    await again.close()
  })

  it('is told by the desk, in the language of whoever asks', async () => {
    const { name } = await withOldJournal()
    const { desk, ask } = await deskAt(name)
    const [backup] = (await ask('workspace.info', {})).backups.filter(({ reason }) => reason === 'takenBack')
    for (const [language, said] of [
      ['en', /journal/],
      ['ru', /журнал/],
    ] as const) {
      const told = await desk.dispatch('workspace.info', {}, language)
      const { takenBack } = told.ok ? (told.value as WorkspaceInfo) : {}
      expect(takenBack?.message).toMatch(said)
      expect(takenBack?.remedy).toContain(backup?.path)
    }
    await desk.close()
  })

  it('that leaves no good file: the whole one is kept, and named as the remedy', async () => {
    const { name, held } = await withOldJournal()
    const journal = readFileSync(`${name}-journal`)
    // It says that there were three pages, and holds none.
    journal.writeInt32BE(0, 8)
    journal.writeInt32BE(3, 16)
    writeFileSync(`${name}-journal`, journal)
    const { remedy } = await refused(openStore(name), 'corrupt')
    const path = /: (.* takenBack\.nightdesk)\./.exec(remedy)![1]!
    const kept = await openStore(path)
    expect(await everything(kept)).toBe(held)
    await kept.close()
  })

  it('leaves nothing else behind', async () => {
    const { name } = await withOldJournal()
    await (await openStore(name)).close()
    expect(readdirSync(dirname(name)).filter(found => found.startsWith(basename(name)))).toEqual([basename(name)])
  })
})
