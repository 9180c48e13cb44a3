/** A disk that is full (F5) or may only be read (F11), files that are no good (F4, F13), and two desks on one file (F7). */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openDesk } from '../../../../electron/desk/open.ts'
import { openDatabase } from '../../../../electron/store/driver.ts'
import { openStore } from '../../../../electron/store/open.ts'
import { folder, digest, leftOut, refused as refusedBy } from '../../store/help.ts'
import { firstLine, outcomeOf } from '../../store/processes.ts'
import { deskAt, nextFile, pm, standing, village, type Asking } from '../help.ts'
import { childrenIn } from './processes.ts'

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

/** What still has the disk. */
let last: Asking | undefined

/** A desk with a night under way on the small disk, closed and opened again, so that today's backup is made. */
async function onDisk(): Promise<{ desk: Asking; game: string; before: unknown; wrong: unknown[] }> {
  await last?.desk.close()
  for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true })
  const file = join(disk, 'workspace.nightdesk')
  const wrong: unknown[] = []
  const first = await deskAt(file)
  const game = await village(first)
  await first.ask('inbox.paste', {
    game,
    page: [pm('Ann', 'protect Bob'), pm('Eli', 'kill Ann'), pm('Bob', 'investigate Fay')].join('\n'),
  })
  await first.ask('inbox.take', { game })
  await first.desk.close()
  const desk = await deskAt(file, { broken: error => void wrong.push(error) })
  last = desk
  await expect.poll(async () => (await desk.ask('workspace.info', {})).backups.length).toBe(1)
  return { desk, game, before: await standing(desk, game), wrong }
}

describe.runIf(mounted)('on a full disk (F5)', () => {
  it('any command is refused with words, the game stays as it was, and it works once there is room', async () => {
    const { desk, game, before } = await onDisk()
    const room = fillDisk(0)
    const long = 'long '.repeat(4000)
    for (const [name, input] of [
      ['inbox.paste', { page: pm('Cat', long) }],
      [
        'roster.change',
        {
          slot: 'Ann',
          note: 'n'.repeat(2000),
          aliases: Array.from({ length: 20 }, (_, index) => `${index}${'a'.repeat(190)}`),
        },
      ],
      ['posts.edit', { phase: 0, post: 'public:public', text: long }],
    ] as const) {
      const { message, remedy } = await desk.refused(name, { game, ...input }, 'file')
      expect(message).toContain('full')
      expect(remedy).toMatch(/space/)
      expect(await standing(desk, game)).toEqual(before)
    }
    expect(
      (await desk.refused('games.import', { text: (await desk.ask('games.export', { game })).text }, 'file')).message,
    ).toContain('full')
    expect((await desk.ask('games.list', {})).length).toBe(1)
    room()
    await desk.ask('inbox.paste', { game, page: pm('Cat', long) })
    await desk.desk.close()
    const again = await deskAt(desk.file)
    expect((await again.ask('inbox.view', { game, phase: 0 })).messages.length).toBe(4)
    await again.desk.close()
  })

  it('a lock is refused with words, and the phase stays open', async () => {
    const { desk, game, before } = await onDisk()
    const room = fillDisk(0)
    const { message, remedy } = await desk.refused('phases.lock', { game }, 'file')
    expect([message, remedy]).toEqual([expect.stringContaining('full'), expect.stringContaining('space')])
    expect(await standing(desk, game)).toEqual(before)
    room()
    await desk.ask('phases.lock', { game })
    expect((await desk.ask('games.get', { game })).phases[0]!.state).not.toBe('open')
  })

  it('a lock for whose backup there is no room is kept all the same, and so are the older backups', async () => {
    const { desk, game, wrong } = await onDisk()
    const [old] = (await desk.ask('workspace.info', {})).backups
    const bytes = digest(old!.path)
    const room = fillDisk(90_000)
    await desk.ask('phases.lock', { game })
    await vi.waitFor(async () =>
      expect((await desk.ask('workspace.info', {})).unbacked?.message).toContain('The disk is full'),
    )
    await desk.desk.close()
    expect(wrong).toEqual([])
    expect(digest(old!.path)).toBe(bytes)
    expect(readdirSync(dirname(old!.path)).filter(name => name.endsWith('.part'))).toEqual([])
    room()
    const again = await deskAt(desk.file)
    expect((await again.ask('games.get', { game })).phases[0]!.state).not.toBe('open')
    expect((await again.ask('workspace.info', {})).backups).toEqual([old])
    await again.ask('workspace.backUp', {})
    await again.desk.close()
  })

  it('a backup that was asked for is refused with words', async () => {
    const { desk } = await onDisk()
    const room = fillDisk(20_000)
    expect((await desk.refused('workspace.backUp', {}, 'file')).message).toContain('full')
    room()
    expect((await desk.ask('workspace.backUp', {})).path).toMatch(/asked/)
  })

  it('an export is refused with words, and leaves no half of a file', async () => {
    const { desk, game } = await onDisk()
    await desk.ask('phases.lock', { game })
    await desk.ask('posts.edit', { game, phase: 0, post: 'player:Bob', text: 'b'.repeat(60_000) })
    for (const as of ['folder', 'file'] as const) {
      const room = fillDisk(20_000)
      const { message, remedy } = await desk.refused('posts.export', { game, phase: 0, as }, 'file')
      expect([message, remedy]).toEqual([
        expect.stringContaining('could not be written'),
        expect.stringContaining('full'),
      ])
      expect(filesBelow(join(disk, 'exports'))).toEqual([])
      room()
    }
    const { files } = await desk.ask('posts.export', { game, phase: 0, as: 'folder' })
    expect(files.map(({ path: name }) => readFileSync(name, 'utf8'))).toEqual(files.map(({ text }) => text))
  })

  it('a new workspace is not made, and says why', async () => {
    await last?.desk.close()
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true })
    const room = fillDisk(8000)
    await refusedBy(openDesk({ file: join(disk, 'new.nightdesk') }), 'full')
    expect(readdirSync(disk)).toEqual(['filler'])
    room()
  })
})

const filesBelow = (name: string): string[] =>
  existsSync(name)
    ? readdirSync(name, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => entry.name)
    : []

describe.runIf(mounted)('on a disk that may only be read (F11)', () => {
  it('everything can be looked at, and every change is refused with words', async () => {
    const { desk: writing, game, before } = await onDisk()
    await writing.desk.close()
    expect(spawnSync('mount', ['-o', 'remount,ro', disk]).status).toBe(0)
    try {
      const desk = await deskAt(writing.file)
      expect((await desk.ask('workspace.info', {})).readOnly).toMatchObject({
        message: expect.stringContaining('read-only'),
        remedy: expect.stringMatching(/\S\.$/),
      })
      expect(await standing(desk, game)).toEqual(before)
      expect(JSON.parse((await desk.ask('games.export', { game })).text)).toMatchObject({ format: 'nightdesk-game' })
      await desk.ask('night.pivots', { game, phase: 0 })
      for (const [name, input] of [
        ['games.create', { name: 'X', system: 'rar' }],
        ['games.rename', { game, name: 'X' }],
        ['phases.lock', { game }],
        ['log.undo', { game }],
        ['inbox.paste', { game, page: 'x' }],
        ['posts.edit', { game, phase: 0, post: 'public:public', text: 'x' }],
        ['settings.put', { key: 'theme', value: 'dark' }],
        ['workspace.backUp', {}],
        ['posts.export', { game, phase: 0, as: 'file' }],
      ] as const) {
        const { message } = await desk.refused(name, input, 'file')
        expect(message, name).toMatch(/read-only|could not be written/)
      }
      expect(await standing(desk, game)).toEqual(before)
      await desk.desk.close()
    } finally {
      spawnSync('mount', ['-o', 'remount,rw', disk])
    }
  })
})

/** A workspace with a game in it, closed. */
async function closed(): Promise<{ file: string; game: string }> {
  const file = nextFile()
  const desk = await deskAt(file)
  const game = await village(desk)
  await desk.ask('phases.lock', { game })
  await desk.desk.close()
  return { file, game }
}

describe('a file that is no good (F4, F13)', () => {
  const flip = (file: string, at: number): void => {
    const bytes = readFileSync(file)
    bytes[at]! ^= 0x55
    writeFileSync(file, bytes)
  }
  const spoils: Record<string, [(file: string) => void | Promise<void>, 'corrupt' | 'foreign']> = {
    'a text': [file => writeFileSync(file, 'Dear diary,\n'), 'foreign'],
    empty: [file => truncateSync(file, 0), 'foreign'],
    'cut in half': [file => truncateSync(file, readFileSync(file).length / 2), 'corrupt'],
    'with zeros in it': [file => writeFileSync(file, readFileSync(file).fill(0, 4096, 12288)), 'corrupt'],
    "with another program's mark": [file => flip(file, 70), 'foreign'],
    'without a version': [file => writeFileSync(file, readFileSync(file).fill(0, 60, 64)), 'corrupt'],
    'with a table of somebody else': [
      async file => {
        const handle = await openDatabase(file, 'readWrite')
        await handle.script('CREATE TABLE extra (x)')
        await handle.close()
      },
      'corrupt',
    ],
  }
  for (const [what, [spoil, code]] of Object.entries(spoils)) {
    it(`is refused with what to do, names the backup and is left as it is: ${what}`, async () => {
      const { file } = await closed()
      await spoil(file)
      const bytes = digest(file)
      const { remedy } = await refusedBy(openDesk({ file }), code)
      expect(remedy).toMatch(/backup/)
      expect(remedy).toContain(dirname(file))
      expect(digest(file)).toBe(bytes)
    })
  }

  it('is refused as what it is: a folder, or a place that is not there', async () => {
    await refusedBy(openDesk({ file: path }), 'foreign')
    await refusedBy(openDesk({ file: join(path, 'none', 'new.nightdesk') }), 'cannotOpen')
  })

  it('is only read where a newer Nightdesk wrote it, and is left as it is', async () => {
    const { file, game } = await closed()
    const handle = await openDatabase(file, 'readWrite')
    await handle.script('PRAGMA user_version = 99')
    await handle.close()
    const bytes = digest(file)
    const desk = await deskAt(file)
    expect((await desk.ask('workspace.info', {})).readOnly).toMatchObject({ message: expect.stringContaining('newer') })
    expect((await desk.ask('games.get', { game })).name).toBe('Village')
    expect((await desk.refused('log.undo', { game }, 'file')).message).toContain('newer')
    await desk.desk.close()
    expect(digest(file)).toBe(bytes)
  })

  it('holds a game that says so, and others that are as they were, where one journal was changed from outside', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const [good, bad] = [await village(first, { name: 'Good' }), await village(first, { name: 'Bad' })]
    await first.desk.close()
    const handle = await openDatabase(file, 'readWrite')
    const [trigger] = await handle.all("SELECT sql FROM sqlite_schema WHERE name = 'journal_kept'")
    await handle.script('DROP TRIGGER journal_kept')
    await handle.run(`UPDATE journal SET body = replace(body, 'night', 'day') WHERE game = ? AND seq = 2`, [bad])
    await handle.script(String(trigger!.sql))
    await handle.close()
    const desk = await deskAt(file)
    expect((await desk.ask('games.list', {})).length).toBe(2)
    expect((await desk.ask('games.get', { game: good })).phases.length).toBe(1)
    for (const name of ['games.get', 'games.export', 'log.view', 'log.undo'] as const)
      expect((await desk.refused(name, { game: bad }, 'file')).remedy, name).toContain('backup')
    await desk.ask('log.undo', { game: good })
  })

  it('holds a game of a newer Nightdesk that says so, where an event is not known here', async () => {
    const file = nextFile()
    const first = await deskAt(file)
    const game = await village(first)
    await first.desk.close()
    const store = await openStore(file)
    await store.write(tables => tables.journal.append(game, 3, [{ type: 'moonRose', how: 'slowly' } as never]))
    await store.close()
    const desk = await deskAt(file)
    expect((await desk.refused('games.get', { game }, 'file')).message).toContain('event 3')
    expect((await desk.ask('games.list', {}))[0]!.name).toBe('Village')
  })

  it('opens as it was from a backup', async () => {
    const { file, game } = await closed()
    const desk = await deskAt(file)
    const before = await standing(desk, game)
    const { backups } = await desk.ask('workspace.info', {})
    await desk.desk.close()
    const restored = nextFile()
    copyFileSync(backups[0]!.path, restored)
    const again = await deskAt(restored)
    expect(await standing(again, game)).toEqual(before)
  })
})

describe('two desks on one file (F7)', () => {
  it('in one process: the second says that it is in use, and writes nothing', async () => {
    const { file, game } = await closed()
    const first = await deskAt(file)
    const bytes = digest(file)
    const { message, remedy } = await refusedBy(openDesk({ file }), 'inUse')
    expect([message, remedy]).toEqual([expect.stringContaining('already open'), expect.stringMatching(/[Cc]lose/)])
    expect(digest(file)).toBe(bytes)
    await first.ask('roster.change', { game, slot: 'Ann', note: 'still writing' })
    await first.desk.close()
    await (await deskAt(file)).desk.close()
  })

  it('in two processes: the second says that it is in use until the first is gone', async () => {
    const start = await childrenIn(path)
    const { file } = await closed()
    const holder = start('hold', file)
    const gone = outcomeOf(holder)
    try {
      expect(JSON.parse(await firstLine(holder))).toEqual({ opened: true })
      const bytes = digest(file)
      await refusedBy(openDesk({ file }), 'inUse')
      expect((await outcomeOf(start('hold', file))).lines).toEqual(['{"refused":"inUse"}'])
      expect(digest(file)).toBe(bytes)
    } finally {
      holder.kill('SIGKILL')
    }
    await gone
    await (await deskAt(file)).desk.close()
  })

  it('lets go of a file whose sample could not be read', async () => {
    const file = nextFile()
    await expect(openDesk({ file, sample: join(path, 'no such folder') })).rejects.toThrow()
    await (await deskAt(file)).desk.close()
  })
})
