/** F5, F11: a disk of 2 MB that fills up, and one that may only be read. They need root on Linux. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StoreError } from '../../../electron/store/error.ts'
import { files } from '../../../electron/store/files.ts'
import { openStore } from '../../../electron/store/open.ts'
import type { Store } from '../../../electron/store/store.ts'
import { later } from './faults.ts'
import { digest, folder, leftOut, refused } from './help.ts'
import { action, everything, fill } from './samples.ts'

const { path } = folder()
const disk = join(path, 'disk')
mkdirSync(disk)
const mounted =
  process.platform === 'linux'
  && process.getuid?.() === 0
  && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0
if (!mounted)
  leftOut('a full disk (F5) and a read-only one (F11)', 'a small disk could not be mounted, which needs root on Linux')
afterAll(() => {
  if (mounted) spawnSync('umount', ['-l', disk])
})

/** Fills the disk up to some bytes. @returns makes room again */
function fillDisk(left: number): () => void {
  const filler = join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)))
  return () => rmSync(filler)
}

const clear = (): void => {
  for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true })
}

/** A file of some 100 kB on the small disk. */
async function made(): Promise<{ name: string; store: Store; before: string }> {
  clear()
  const name = join(disk, 'workspace.nightdesk')
  const store = await openStore(name)
  await fill(store)
  for (let count = 0; count < 10; count++)
    await store.write(tables => tables.journal.append('g1', 3 + count, [action(`${count} ${'x'.repeat(3000)}`)]))
  return { name, store, before: await everything(store) }
}

describe.runIf(mounted)('on a full disk', () => {
  it('a command is refused, nothing is lost, and it works once there is room', async () => {
    const { name, store } = await made()
    const room = fillDisk(60_000)
    let kept = 13
    const refusal = await (async () => {
      for (;;) {
        await store.write(tables => tables.journal.append('g1', kept, [action('y'.repeat(2000))]))
        kept++
      }
    })().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StoreError)
    expect((refusal as StoreError).code).toBe('full')
    expect((refusal as StoreError).message).toContain('not saved')
    await refused(
      store.write(tables => tables.settings.put('big', 'z'.repeat(200_000))),
      'full',
    )
    const held = await everything(store)
    expect((await store.read(tables => tables.games.get('g1'))).events).toBe(kept)
    await store.check()
    room()
    await store.write(tables => tables.journal.append('g1', kept, [action('now')]))
    await store.close()
    const again = await openStore(name)
    expect((await again.read(tables => tables.games.get('g1'))).events).toBe(kept + 1)
    expect(held).not.toBe(await everything(again))
    await again.check()
    await again.close()
  })

  it('a file that was left there opens, and tells what was kept', async () => {
    const { name, store, before } = await made()
    const room = fillDisk(0)
    await refused(
      store.write(tables => tables.settings.put('big', 'z'.repeat(200_000))),
      'full',
    )
    await store.close()
    const again = await openStore(name)
    expect(await everything(again)).toBe(before)
    await again.close()
    room()
  })

  it('a backup is refused, and the older ones stay', async () => {
    const { store } = await made()
    const old = await store.backUp('daily')
    const bytes = digest(old.path)
    const room = fillDisk(20_000)
    await refused(store.backUp('daily'), 'full')
    expect(await store.backups()).toEqual([old])
    expect(digest(old.path)).toBe(bytes)
    room()
    await store.backUp('daily')
    expect((await store.backups()).length).toBe(2)
    await store.close()
  })

  it('an export is refused', async () => {
    const { store } = await made()
    const text = JSON.stringify(await store.read(tables => tables.exchange.export('g1')))
    fillDisk(8000)
    await refused(files.write(join(disk, 'game.json'), text), 'full')
    expect(readdirSync(disk)).not.toContain('game.json')
    await store.close()
  })

  it('an old file stays as it is, at whatever point the room runs out', async () => {
    for (let left = 0; left < 260_000; left += 20_000) {
      const { name, store, before } = await made()
      await store.close()
      const room = fillDisk(left)
      const upgraded = await openStore(name, { steps: later }).catch((error: unknown) => error)
      if (upgraded instanceof StoreError) expect(upgraded.code, upgraded.message).toBe('full')
      else await (upgraded as Store).close()
      room()
      const again = await openStore(name, { steps: later })
      expect(await everything(again)).toBe(before)
      await again.close()
    }
  })

  it('a new file is not made', async () => {
    clear()
    const room = fillDisk(8000)
    const name = join(disk, 'new.nightdesk')
    await refused(openStore(name), 'full')
    expect(readdirSync(disk)).toEqual(['filler'])
    room()
    await (await openStore(name)).close()
  })
})

describe.runIf(mounted)('on a disk that may only be read (F11)', () => {
  it('a file can be read, and says why it cannot be written', async () => {
    const { name, store, before } = await made()
    await store.close()
    expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0)
    try {
      const reader = await openStore(name)
      expect(reader.readOnly?.code).toBe('readOnly')
      expect(await everything(reader)).toBe(before)
      await refused(fill(reader, 'g2'), 'readOnly')
      await refused(reader.backUp('asked'), 'readOnly')
      await refused(reader.saveCopy(join(disk, 'copy.nightdesk')), 'readOnly')
      await reader.saveCopy(join(path, 'copy.nightdesk'))
      await reader.close()
      await refused(openStore(name, { steps: later }), 'readOnly')
      await refused(openStore(join(disk, 'new.nightdesk')), 'cannotOpen')
    } finally {
      spawnSync('mount', ['-o', 'remount,rw', disk])
    }
  })
})
