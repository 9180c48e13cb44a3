/** F6: the n-th call to the disk fails, for every n: all or nothing, and whatever was there is still there. */
import { copyFileSync, cpSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderFor, restoreBackup } from '../../../electron/store/backup.ts'
import { StoreError } from '../../../electron/store/error.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import type { Storage } from '../../../electron/store/storage.ts'
import { diskError, later, mortal, onlyReads, watched } from './faults.ts'
import { digest, folder } from './help.ts'
import { action, created, everything, fill, post } from './samples.ts'

const { path } = folder('/dev/shm')

/** How a call fails: not done, or done and reported as failed; once, or with all that follow. */
const ways = [
  ['before', false],
  ['after', false],
  ['before', true],
] as const

interface Fault {
  storage: Storage
  arm: () => void
  end: () => Promise<void>
  round: number
}

/**
 * Runs `attempt` with the 1st, 2nd … call failing, until one attempt meets no failure. What only reads fails in the first way alone.
 * @returns how often it ran
 */
async function failEach(attempt: (fault: Fault) => Promise<void>): Promise<number> {
  let round = 0
  for (const [when, onwards] of ways) {
    for (let n = 1; ; n++) {
      let [from, calls, failed] = [Infinity, 0, false]
      const reads = when === 'after' || onwards ? onlyReads : /^$/
      const step =
        (fails: boolean) =>
        (_: number, name: string): void => {
          if (reads.test(name)) return
          if (!fails || when === 'before') calls++
          if (!fails || from === Infinity || !(onwards ? calls >= from + n : calls === from + n)) return
          failed = true
          throw diskError()
        }
      const { storage, end } = mortal()
      const failing =
        when === 'before' ? watched(step(true), undefined, storage) : watched(step(false), step(true), storage)
      await attempt({
        storage: failing,
        arm: () => {
          from = calls
        },
        end,
        round: round++,
      })
      if (!failed) break
    }
  }
  return round
}

const expectFailure = (error: unknown): void => {
  if (!(error instanceof StoreError)) throw error
}

describe('when the n-th call fails', () => {
  it('a command is done or not done', async () => {
    const base = join(path, 'base.nightdesk')
    const first = await openStore(base)
    await fill(first)
    const before = await everything(first)
    await first.close()
    let unsaid = 0
    const rounds = await failEach(async ({ storage, arm, end, round }) => {
      const name = join(path, `command ${round}`)
      copyFileSync(base, name)
      const store = await openStore(name, { storage, now: () => new Date(0) })
      arm()
      const done = await store
        .write(async tables => {
          await tables.journal.append('g1', 3, [action('a2'), action('a3')])
          await tables.posts.put('g1', { ...post, sent: 'now' })
        })
        .then(
          () => true,
          error => {
            expectFailure(error)
            return false
          },
        )
      await store.close().catch(expectFailure)
      await end()
      const again = await openStore(name)
      const games = await again.read(tables => tables.games.list())
      const now = await everything(again)
      expect([3, 5]).toContain(games[0]!.events)
      if (done) expect(games[0]!.events).toBe(5)
      if (games[0]!.events === 3) expect(now).toBe(before)
      else expect(await again.read(async tables => (await tables.posts.list('g1'))[0]!.sent)).toBe('now')
      if (!done && games[0]!.events === 5) unsaid++
      await again.check()
      await again.close()
    })
    // A COMMIT that worked and was reported as failed: the number of events tells, so nothing is done twice.
    expect(unsaid).toBe(1)
    expect(rounds).toBeGreaterThan(20)
  })

  it('a new file is there or not', async () => {
    await failEach(async ({ storage, arm, end, round }) => {
      const name = join(path, `new ${round}`)
      arm()
      const store = await openStore(name, { storage }).catch(expectFailure)
      await store?.close().catch(expectFailure)
      await end()
      const again = await openStore(name)
      await again.check()
      await again.close()
    })
  })

  it('a file has one version, and its data', async () => {
    const base = join(path, 'old.nightdesk')
    const first = await openStore(base)
    await fill(first)
    const before = await everything(first)
    await first.close()
    await failEach(async ({ storage, arm, end, round }) => {
      const name = join(path, `upgrade ${round}.nightdesk`)
      copyFileSync(base, name)
      arm()
      const store = await openStore(name, { storage, steps: later }).catch(expectFailure)
      await store?.close().catch(expectFailure)
      await end()
      const again = await openStore(name, { steps: later })
      expect(await everything(again)).toBe(before)
      for (const { path: backup } of await again.backups()) {
        const old = await openStore(backup)
        expect(await everything(old)).toBe(before)
        await old.close()
      }
      expect((await again.backups()).length).toBeGreaterThan(0)
      await again.close()
    })
  })

  it('backups are as they were, or one more', async () => {
    const base = join(path, 'kept.nightdesk')
    const first = await openStore(base, { now: () => new Date(0) })
    await first.write(tables => tables.games.create('g', 'G', 'setup'))
    await first.backUp('daily')
    await first.close()
    await failEach(async ({ storage, arm, end, round }) => {
      const place = join(path, `backups ${round}`)
      mkdirSync(place)
      const name = join(place, 'kept.nightdesk')
      copyFileSync(base, name)
      cpSync(folderFor(base), folderFor(name), { recursive: true })
      const [old] = readdirSync(folderFor(name)).map(found => join(folderFor(name), found))
      const bytes = digest(old!)
      const store = await openStore(name, { storage, now: () => new Date(1e9) })
      await store.write(tables => tables.journal.append('g', 0, [created]))
      arm()
      await store.backUp('daily').catch(expectFailure)
      await store.close().catch(expectFailure)
      await end()
      expect(digest(old!)).toBe(bytes)
      const again = await openStore(name)
      for (const { path: backup } of await again.backups()) {
        const restored = join(place, `restored ${backup === old}`)
        await restoreBackup(machine, backup, restored, migrations)
        const kept = await openStore(restored)
        expect((await kept.read(tables => tables.games.list()))[0]!.events).toBe(backup === old ? 0 : 1)
        await kept.close()
      }
      await again.close()
    })
  })
})
