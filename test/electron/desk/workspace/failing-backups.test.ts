/** Backups that cannot be made: told at once, told as long as it is so, and tried again. */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackingUp } from '../../../../electron/desk/library/backing-up.ts'
import type { Push, WorkspaceInfo } from '../../../../electron/desk/contract.ts'
import type { Backup } from '../../../../electron/store/backup.ts'
import { folderFor } from '../../../../electron/store/backup.ts'
import { StoreError } from '../../../../electron/store/error.ts'
import type { Store } from '../../../../electron/store/store.ts'
import { alike } from '../../../../engine/text/in-each.ts'
import { deskAt, nextFile, village } from '../help.ts'

const russian = /[а-я]/i

describe.each([
  ['is a link that leads nowhere', (folder: string) => symlinkSync(`${folder} of nobody`, folder)],
  ['is a link that leads to itself', (folder: string) => symlinkSync(folder, folder)],
  [
    'is a link to a file',
    (folder: string) => (writeFileSync(`${folder}.txt`, ''), symlinkSync(`${folder}.txt`, folder)),
  ],
  ['is a file', (folder: string) => writeFileSync(folder, 'Notes of my own')],
])('a folder for backups that %s', (_, stand) => {
  it('opens no less, is told after a lock, and no longer once a backup is made', async () => {
    const file = nextFile()
    const folder = folderFor(file)
    const first = await deskAt(file)
    const game = await village(first)
    await first.desk.close()
    rmSync(folder, { recursive: true, force: true })
    stand(folder)

    const desk = await deskAt(file)
    const pushes: Push[] = []
    desk.desk.subscribe(push => void pushes.push(push))
    await desk.ask('phases.lock', { game })
    const unbacked = await vi.waitFor(async () => {
      const info = await desk.ask('workspace.info', {})
      expect(info.unbacked).toBeDefined()
      return info.unbacked!
    })
    expect(unbacked.message).toContain(folder)
    expect(unbacked.remedy).toMatch(/\S\.$/)
    const told = await desk.desk.dispatch('workspace.info', {}, 'ru')
    expect(told.ok && (told.value as WorkspaceInfo).unbacked?.message).toMatch(russian)
    // The daily one failed before anybody heard: told is what looks at the list of games and what is around it.
    expect(await desk.ask('games.list', {})).toHaveLength(1)
    const refused = await desk.desk.dispatch('workspace.backUp', {})
    expect(refused).toMatchObject({ ok: false, message: unbacked.message })
    expect(readdirSync(dirname(folder))).toContain(basename(folder))

    rmSync(folder)
    pushes.length = 0
    await desk.ask('workspace.backUp', {})
    expect((await desk.ask('workspace.info', {})).unbacked).toBeUndefined()
    expect(pushes).toContainEqual({})
    await desk.desk.close()
  })
})

it('nothing is said of backups where they are made, or where there is nothing to back up', async () => {
  const desk = await deskAt(nextFile())
  expect(await desk.ask('workspace.info', {})).not.toHaveProperty('unbacked')
  const game = await village(desk)
  await desk.ask('phases.lock', { game })
  await vi.waitFor(async () =>
    expect((await desk.ask('workspace.info', {})).backups.map(one => one.reason)).toContain('lock'),
  )
  expect(await desk.ask('workspace.info', {})).not.toHaveProperty('unbacked')
  await desk.desk.close()
})

it('a folder in which old backups cannot be let go has the new one', async () => {
  const file = nextFile()
  const desk = await deskAt(file)
  await village(desk)
  for (let count = 0; count < 10; count++) await desk.ask('workspace.backUp', {})
  const { backups } = await desk.ask('workspace.info', {})
  // Something that cannot be removed as a file is.
  const oldest = backups.at(-1)!.path
  rmSync(oldest)
  mkdirSync(oldest)
  expect((await desk.ask('workspace.backUp', {})).path).toBeTruthy()
  expect(await desk.ask('workspace.info', {})).not.toHaveProperty('unbacked')
  await desk.desk.close()
})

describe('trying again', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  const full = (what: string): StoreError => new StoreError('full', alike(what), alike('Free some space.'))

  /** A store whose backups fail with these, in turn, and then are made. */
  function failing(...errors: readonly unknown[]) {
    const made: string[] = []
    let tries = 0
    const store = {
      backUp: (reason: string): Promise<Backup> => {
        const error = errors[tries++]
        if (error !== undefined) return Promise.reject(error as Error)
        made.push(reason)
        return Promise.resolve({ path: '', at: '', reason } as Backup)
      },
    } as unknown as Store
    let told = 0
    const backingUp = new BackingUp(store, () => void told++)
    return { backingUp, made, tries: () => tries, told: () => told }
  }
  const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000)

  it('goes on until it is made, more and more seldom, and tells what is new alone', async () => {
    const { backingUp, made, tries, told } = failing(full('Full.'), full('Full.'), full('Full.'), full('Gone.'))
    await backingUp.makeUnasked('lock')
    expect([tries(), told(), backingUp.failed?.error.message]).toEqual([1, 1, 'Full.'])
    await minutes(1)
    expect([tries(), told()]).toEqual([2, 1])
    await minutes(2)
    expect([tries(), told()]).toEqual([3, 1])
    await minutes(4)
    expect([tries(), told(), backingUp.failed?.error.message]).toEqual([4, 2, 'Gone.'])
    await minutes(8)
    expect([tries(), told(), backingUp.failed, made]).toEqual([5, 3, undefined, ['lock']])
    await minutes(10_000)
    expect(tries()).toBe(5)
  })

  it('of a hundred locks on a full disk has one more try under way, not a hundred', async () => {
    const { backingUp, tries } = failing(...Array.from({ length: 101 }, () => full('Full.')))
    for (let count = 0; count < 100; count++) await backingUp.makeUnasked('lock')
    expect(tries()).toBe(100)
    await minutes(30)
    expect(tries()).toBe(101)
    await minutes(10_000)
    expect(tries()).toBe(102)
  })

  it('says what is a mistake of ours too, and nothing after the end', async () => {
    const { backingUp, tries, told } = failing(new Error('Odd.'), full('Full.'))
    await backingUp.makeUnasked('daily', () => Promise.resolve(true))
    expect(backingUp.failed?.error.code).toBe('internal')
    await backingUp.end()
    await minutes(10_000)
    expect([tries(), told()]).toEqual([1, 1])
    await backingUp.makeUnasked('daily', () => Promise.reject(new Error('closed')))
    expect(told()).toBe(1)
  })
})
