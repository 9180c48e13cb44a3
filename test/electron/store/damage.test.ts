/** Files and journals with bytes changed or missing. */
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { StoreError } from '../../../electron/store/error.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import type { Storage } from '../../../electron/store/storage.ts'
import { copyBoth, folder } from './help.ts'
import { action, everything, fill, post } from './samples.ts'

const { file } = folder('/dev/shm')
const sector = 512
/** How a damaged file may be refused. */
const codes = ['corrupt', 'foreign', 'newer']

/** A file in the middle of a long command, with its journal, and what it held before. */
async function stopped(storage: Storage): Promise<{ during: string; after: string; before: string; then: string }> {
  const [name, during, after] = [file(), file(), file()]
  const store = await openStore(name, { storage, now: () => new Date(0) })
  await fill(store)
  await store.write(tables => tables.posts.put('g1', { ...post, id: 'p2', text: 'long '.repeat(2000) }))
  const before = await everything(store)
  await store.write(async tables => {
    await tables.journal.append(
      'g1',
      3,
      Array.from({ length: 30 }, (_, index) => action(`b${index}`)),
    )
    await tables.posts.put('g1', { ...post, id: 'p2', text: 'long '.repeat(2000), sent: 'now' })
    await tables.settings.put('theme', 'light')
    await tables.drafts.put('g1', 'night 1', 'x'.repeat(500))
    copyBoth(name, during)
  })
  copyBoth(name, after)
  const then = await everything(store)
  await store.close()
  return { during, after, before, then }
}

/** What a damaged copy turns out to be. */
async function found(name: string): Promise<string> {
  const store = await openStore(name).catch((error: unknown) => error)
  if (store instanceof StoreError) return store.code
  const opened = store as Awaited<ReturnType<typeof openStore>>
  try {
    return await everything(opened)
  } catch (error) {
    if (error instanceof StoreError) return error.code
    throw error
  } finally {
    await opened.close()
  }
}

/** Opens `from` with its journal cut, zeroed and garbled at each sector. */
async function eachSector(from: string, see: (state: string, how: string) => void): Promise<void> {
  const copy = file()
  const size = readFileSync(`${from}-journal`).length
  for (let at = 0; at < size; at += sector) {
    for (const how of ['cut', 'zeroed', 'garbled']) {
      copyBoth(from, copy)
      if (how === 'cut') truncateSync(`${copy}-journal`, at)
      else {
        const bytes = readFileSync(`${copy}-journal`)
        bytes.fill(how === 'zeroed' ? 0 : 0xa5, at, Math.min(at + sector, size))
        writeFileSync(`${copy}-journal`, bytes)
      }
      see(await found(copy), `${how} at ${at} of ${size}`)
    }
  }
}

describe('a journal cut, zeroed or garbled at each sector (F3)', () => {
  it('before the file itself was touched: as before', async () => {
    const { during, before } = await stopped(machine)
    expect(existsSync(`${during}-journal`)).toBe(true)
    await eachSector(during, (state, how) => expect(state, how).toBe(before))
  })

  it('after the command: as after', async () => {
    const { after, then } = await stopped(machine)
    expect(existsSync(`${after}-journal`)).toBe(true)
    await eachSector(after, (state, how) => expect(state, how).toBe(then))
  })

  /**
   * SQLite waits until the journal is on the disk before it touches the file, and relies on it from then on. A disk that
   * loses it all the same takes the one way back along. Then play at least is whole, or is seen to be damaged.
   */
  it('while the file is being written: play is as before, or the damage is seen', async () => {
    const tight: Storage = {
      ...machine,
      open: async (path, mode) => {
        const handle = await machine.open(path, mode)
        if (mode === 'readWrite') await handle.all('PRAGMA cache_size = 2')
        return handle
      },
    }
    const { during, before } = await stopped(tight)
    const whole = file()
    copyBoth(during, whole)
    expect(await found(whole)).toBe(before)
    const counts = { asBefore: 0, refused: 0, partly: 0 }
    await eachSector(during, (state, how) => {
      if (state === before) counts.asBefore++
      else if (codes.includes(state)) counts.refused++
      else {
        counts.partly++
        expect(playIn(state), how).toBe(playIn(before))
      }
    })
    console.log(`F3, journal lost after it was needed: ${JSON.stringify(counts)}`)
  })
})

describe('a file with bytes changed (F4)', () => {
  const seen = { refused: 0, same: 0, otherTables: 0 }

  /** Damages copies of a file; each has to be refused and left as it is, or to hold the same play. */
  async function eachDamage(damages: Iterable<[how: string, damage: (bytes: Buffer) => Buffer]>): Promise<void> {
    const base = file()
    const store = await openStore(base, { now: () => new Date(0) })
    await fill(store)
    await store.write(tables =>
      tables.journal.append(
        'g1',
        3,
        Array.from({ length: 20 }, (_, index) => action(`b${index}`)),
      ),
    )
    const before = await everything(store)
    await store.close()
    const bytes = readFileSync(base)
    const copy = file()
    for (const [how, damage] of damages) {
      const damaged = damage(Buffer.from(bytes))
      writeFileSync(copy, damaged)
      const state = await found(copy)
      if (codes.includes(state)) {
        seen.refused++
        expect(readFileSync(copy).equals(damaged), `${how}: the file was changed`).toBe(true)
      } else if (state === before) seen.same++
      else {
        seen.otherTables++
        expect(playIn(state), how).toBe(playIn(before))
      }
    }
  }
  const size = 4096 * 22

  it('each byte of the header, and many others', () =>
    eachDamage(
      (function* () {
        for (let at = 0; at < 100; at++) yield [`byte ${at}`, bytes => flipped(bytes, at)]
        for (let step = 0; step < 400; step++) {
          const at = (step * 7919) % size
          yield [`byte ${at}`, bytes => flipped(bytes, at)]
        }
      })(),
    ))

  it('sectors of zeros, and an end that is missing', () =>
    eachDamage(
      (function* () {
        for (let at = 0; at < size; at += sector * 2)
          yield [
            `zeros at ${at}`,
            bytes => bytes.fill(0, Math.min(at, bytes.length), Math.min(at + sector, bytes.length)),
          ]
        for (let end = 1; end < size; end += 3001) yield [`cut at ${end}`, bytes => bytes.subarray(0, end)]
      })(),
    ))

  it('is mostly seen', () => {
    console.log(`F4: ${JSON.stringify(seen)}`)
    expect(seen.refused).toBeGreaterThan(50)
  })
})

function flipped(bytes: Buffer, at: number): Buffer {
  if (at < bytes.length) bytes[at]! ^= 0x10
  return bytes
}

/** The journals and what was locked, of all that `everything` tells. */
function playIn(state: string): string {
  const [, games] = JSON.parse(state) as [unknown, { game: { id: string }; journal: unknown; resolutions: unknown }[]]
  return JSON.stringify(games.map(({ game, journal, resolutions }) => [game.id, journal, resolutions]))
}
