import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderFor, restoreBackup, worthKeeping, type Backup } from '../../../electron/store/backup.ts'
import { migrations } from '../../../electron/store/migrations/index.ts'
import { machine, openStore } from '../../../electron/store/open.ts'
import { digest, folder, refused } from './help.ts'
import { everything, fill } from './samples.ts'

const { file, path } = folder()

describe('a backup', () => {
  it('is a whole file of its own', async () => {
    const from = file()
    const store = await openStore(from)
    await fill(store)
    const before = await everything(store)
    const backup = await store.backUp('asked')
    await store.write(tables => tables.games.rename('g1', 'Later'))
    expect(await store.backups()).toEqual([backup])
    await store.close()

    const to = file()
    await restoreBackup(machine, backup.path, to, migrations)
    const restored = await openStore(to)
    expect(await everything(restored)).toBe(before)
    await restored.check()
    await restored.close()
  })

  it('never replaces one, nor is restored over a file', async () => {
    const from = file()
    const store = await openStore(from, { now: () => new Date(0) })
    const backup = await store.backUp('lock')
    const bytes = digest(backup.path)
    await fill(store)
    await refused(store.backUp('lock'), 'exists')
    expect(digest(backup.path)).toBe(bytes)
    await store.close()
    const own = digest(from)
    await refused(restoreBackup(machine, backup.path, from, migrations), 'exists')
    expect(digest(from)).toBe(own)
    expect(readdirSync(folderFor(from)).filter(name => !name.endsWith('.nightdesk'))).toEqual([])
  })

  it('that is damaged, or none, is not restored', async () => {
    const from = file()
    const store = await openStore(from)
    await fill(store)
    const { path: backup } = await store.backUp('daily')
    await store.close()
    const bytes = readFileSync(backup)
    writeFileSync(join(path, 'cut'), bytes.subarray(0, bytes.length - 4096))
    writeFileSync(join(path, 'letter'), 'Dear Ann, '.repeat(100))
    for (const [name, code] of [
      ['cut', 'corrupt'],
      ['letter', 'foreign'],
    ] as const) {
      const to = file()
      await refused(restoreBackup(machine, join(path, name), to, migrations), code)
      expect(readdirSync(path).filter(found => join(path, found).startsWith(to))).toEqual([])
    }
    await refused(restoreBackup(machine, backup, file(), []), 'newer')
  })

  it('is not restored beside the journal of a file that is gone', async () => {
    const store = await openStore(file('first'))
    const { path: backup } = await store.backUp('asked')
    await store.close()
    const to = file()
    writeFileSync(`${to}-journal`, 'left')
    await refused(restoreBackup(machine, backup, to, migrations), 'exists')
    await refused(openStore(to), 'exists')
    expect(readFileSync(`${to}-journal`, 'utf8')).toBe('left')
  })

  it('clears away what was left unfinished, and nothing else', async () => {
    const from = file()
    const store = await openStore(from)
    const backups = folderFor(from)
    await store.backUp('asked')
    const half = `${(await store.backups())[0]!.path}.part`
    for (const left of [half, `${half}-journal`, join(backups, 'notes.part'), join(backups, 'holiday.nightdesk')])
      writeFileSync(left, 'x')
    await store.backUp('asked')
    await store.close()
    expect(readdirSync(backups).filter(name => /part|notes|holiday/.test(name))).toEqual([
      'holiday.nightdesk',
      'notes.part',
    ])
  })
})

describe('of many backups', () => {
  const at = (day: number, hour: number): Backup => ({
    path: '',
    at: `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`,
    reason: 'daily',
  })

  it('the last ten stay, and the last of each of seven days', () => {
    const backups: Backup[] = []
    for (let day = 20; day > 5; day--) for (const hour of [22, 10, 1]) backups.push(at(day, hour))
    expect(worthKeeping(backups, new Date('2026-12-01'))).toEqual([
      ...backups.slice(0, 10),
      at(16, 22),
      at(15, 22),
      at(14, 22),
    ])
  })

  it('a day full of them pushes out no other day', () => {
    const backups = [...Array.from({ length: 23 }, (_, hour) => at(20, 23 - hour)), at(19, 1), at(3, 1)]
    expect(worthKeeping(backups, new Date('2026-12-01'))).toEqual([...backups.slice(0, 10), at(19, 1), at(3, 1)])
  })

  it('the others go', async () => {
    let now = Date.parse('2026-11-01T10:00:00Z')
    const store = await openStore(file(), { now: () => new Date(now) })
    for (let count = 0; count < 20; count++, now += 12 * 3_600_000) await store.backUp('daily')
    const left = await store.backups()
    await store.close()
    expect(left).toEqual(worthKeeping(left, new Date(now)))
    expect(left.length).toBe(12)
  })

  it.each([
    ['ahead', '2036-11-01T10:00:00Z', '2026-11-01T10:00:00Z'],
    ['behind', '2006-11-01T10:00:00Z', '2026-11-01T10:00:00Z'],
  ])('those of a clock that was %s push out none of a right one', async (_, wrong, right) => {
    let now = Date.parse(wrong)
    const store = await openStore(file(), { now: () => new Date(now) })
    for (let count = 0; count < 30; count++, now += 12 * 3_600_000) await store.backUp('daily')
    now = Date.parse(right)
    for (let count = 0; count < 12; count++, now += 3_600_000) {
      const made = await store.backUp('lock')
      expect(await store.backups()).toContainEqual(made)
    }
    const left = await store.backups()
    await store.close()
    expect(left.filter(({ at }) => at.startsWith('2026')).length).toBe(10)
    expect(left.length).toBeLessThan(30)
  })
})
