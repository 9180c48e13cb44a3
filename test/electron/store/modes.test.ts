/** What a host keeps is for nobody else on the machine: every file 0600, every folder 0700, whatever the umask is. */
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderFor, restoreBackup } from '../../../electron/store/backup.ts'
import { files } from '../../../electron/store/files.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import type { Storage } from '../../../electron/store/storage.ts'
import { deskAt, village } from '../desk/help.ts'
import { folder, leftOut } from './help.ts'
import { fill } from './samples.ts'

const { path } = folder()
let count = 0
function place(): string {
  const own = join(path, `place ${count++}`)
  mkdirSync(own)
  return join(own, 'workspace.nightdesk')
}
const modeOf = (name: string): string => (statSync(name).mode & 0o777).toString(8)
/** Every file and folder below one, with who may use it. */
const modesBelow = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(name, { recursive: true, withFileTypes: true }).map(entry => {
      const found = join(entry.parentPath, entry.name)
      return [found.slice(name.length + 1), modeOf(found)]
    }),
  )
const onlyMine = (name: string): void => {
  const wrong = Object.entries(modesBelow(name)).filter(
    ([below, mode]) => mode !== (statSync(join(name, below)).isDirectory() ? '700' : '600'),
  )
  expect(wrong).toEqual([])
}

if (process.platform === 'win32') leftOut('who may read the files', 'Windows has no modes')

describe.skipIf(process.platform === 'win32').each([0o000, 0o022, 0o077])('under umask %o', umask => {
  let before = 0
  beforeAll(() => void (before = process.umask(umask)))
  afterAll(() => void process.umask(before))

  it('the workspace, what it is made of on the way, its journal, backups and copies', async () => {
    const file = place()
    const seen = new Set<string>()
    // Looks after each call, when what is unfinished still stands there.
    const look = <Some extends object>(some: Some): Some =>
      new Proxy(some, {
        get: (target, key) => {
          const member: unknown = Reflect.get(target, key)
          if (typeof member !== 'function') return typeof member === 'object' && member !== null ? look(member) : member
          return async (...input: unknown[]) => {
            const given: unknown = await Reflect.apply(member, target, input)
            onlyMine(dirname(file))
            for (const name of readdirSync(dirname(file), { recursive: true, encoding: 'utf8' })) seen.add(name)
            return typeof given === 'object' && given !== null && 'run' in given ? look(given) : given
          }
        },
      })
    const storage: Storage = look(machine)
    const store = await openStore(file, { storage })
    await fill(store)
    const { path: backup } = await store.backUp('asked')
    await store.saveCopy(join(dirname(file), 'copy.nightdesk'))
    await restoreBackup(storage, backup, join(dirname(file), 'restored.nightdesk'), migrations)
    await store.close()
    onlyMine(dirname(file))
    const names = [...seen].map(name => basename(name))
    for (const kind of [/\.new-\w+$/, /-journal$/, /\.part$/, /^copy\.nightdesk$/, /^restored\.nightdesk$/])
      expect(
        names.some(name => kind.test(name)),
        String(kind),
      ).toBe(true)
  })

  it('the posts of a night that were written out', async () => {
    const file = place()
    const desk = await deskAt(file)
    const game = await village(desk)
    await desk.ask('phases.lock', { game })
    for (const as of ['folder', 'file'] as const) await desk.ask('posts.export', { game, phase: 0, as })
    await desk.desk.close()
    expect(existsSync(join(dirname(file), 'exports'))).toBe(true)
    onlyMine(dirname(file))
  })

  it('a text that is written', async () => {
    const file = place()
    await files.write(file, 'text')
    await files.copy(file, `${file}.copy`)
    onlyMine(dirname(file))
  })
})

describe.skipIf(process.platform === 'win32')('what others could read', () => {
  it('is closed to them when it is opened, and the store says so', async () => {
    const file = place()
    const first = await openStore(file)
    await fill(first)
    const { path: backup } = await first.backUp('asked')
    await first.close()
    chmodSync(file, 0o644)
    chmodSync(backup, 0o664)
    chmodSync(folderFor(file), 0o755)
    const store = await openStore(file)
    expect(store.narrowed).toBe(true)
    onlyMine(dirname(file))
    await store.close()
    const again = await openStore(file)
    expect(again.narrowed).toBe(false)
    await again.close()
  })

  it('is left as it is where it is none of ours', async () => {
    const file = place()
    await files.write(file, 'Dear Ann,')
    chmodSync(file, 0o644)
    await expect(openStore(file)).rejects.toMatchObject({ code: 'foreign' })
    expect(modeOf(file)).toBe('644')
  })
})
