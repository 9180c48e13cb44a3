/** The desk where its file is taken away, and where a row beside play was turned over. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../electron/store/driver.ts'
import { folder } from '../../store/help.ts'
import { deskAt, pm, standing, village, type Asking } from '../help.ts'

const { path } = folder()
let count = 0
function place(): string {
  const own = join(path, `place ${count++}`)
  mkdirSync(own)
  return join(own, 'workspace.nightdesk')
}

/** A game under way, opened again, so that the backup of the day is made. */
async function playing(): Promise<{ desk: Asking; game: string }> {
  const first = await deskAt(place())
  const game = await village(first)
  await first.desk.close()
  const desk = await deskAt(first.file)
  await expect.poll(async () => (await desk.ask('workspace.info', {})).backups.length).toBe(1)
  await desk.ask('inbox.paste', {
    game,
    page: [pm('Ann', 'protect Bob'), pm('Bob', 'investigate Fay'), pm('Eli', 'kill Ann')].join('\n'),
  })
  return { desk, game }
}

describe.skipIf(process.platform === 'win32')('a workspace whose file is replaced while it is open', () => {
  it('refuses every change with words, says so to every window, and saves a copy of all that was acknowledged', async () => {
    const { desk, game } = await playing()
    const before = await standing(desk, game)
    writeFileSync(`${desk.file}.new`, readFileSync(desk.file))
    renameSync(`${desk.file}.new`, desk.file)
    const heard: unknown[] = []
    const end = desk.desk.subscribe(push => void heard.push(push))
    for (const [name, input] of [
      ['inbox.paste', { page: pm('Cat', 'shoot Fay') }],
      ['posts.edit', { phase: 0, post: 'public:public', text: 'x' }],
      ['phases.lock', {}],
    ] as const) {
      const { message, remedy } = await desk.refused(name, { game, ...input }, 'file')
      expect(message).toContain('nothing more is saved')
      expect(remedy).toContain('copy')
    }
    expect(heard).toEqual([{}])
    const { moved, copy } = await desk.ask('workspace.info', {})
    expect([moved?.remedy, copy]).toEqual([expect.stringContaining('copy'), undefined])
    expect(await standing(desk, game)).toEqual(before)

    const saved = await desk.ask('workspace.saveCopy', {})
    expect(dirname(saved.path)).toBe(dirname(desk.file))
    expect(heard).toEqual([{}, {}])
    expect((await desk.ask('workspace.info', {})).copy).toBe(saved.path)
    const own = join(path, 'own.nightdesk')
    expect(await desk.ask('workspace.saveCopy', { path: own })).toEqual({ path: own })
    await desk.refused('workspace.saveCopy', { path: own }, 'declined')
    await desk.refused('workspace.saveCopy', { path: 'own.nightdesk' }, 'badInput')
    end()
    await desk.desk.close()
    for (const copied of [saved.path, own]) {
      const again = await deskAt(copied)
      expect(await standing(again, game)).toEqual(before)
      await again.desk.close()
    }
  })

  it('and its folder with it: the copy goes to the home folder', async () => {
    const { desk, game } = await playing()
    const before = await standing(desk, game)
    rmSync(dirname(desk.file), { recursive: true })
    const home = join(path, 'home')
    mkdirSync(home)
    const was = process.env.HOME
    process.env.HOME = home
    try {
      const saved = await desk.ask('workspace.saveCopy', {})
      expect(dirname(saved.path)).toBe(home)
      await desk.desk.close()
      expect(existsSync(dirname(desk.file))).toBe(false)
      const again = await deskAt(saved.path)
      expect(await standing(again, game)).toEqual(before)
      await again.desk.close()
    } finally {
      if (was === undefined) delete process.env.HOME
      else process.env.HOME = was
    }
  })
})

/** Changes something in a closed file, past the desk. */
async function spoil(file: string, sql: string): Promise<void> {
  const handle = await openDatabase(file, 'readWrite')
  await handle.script(sql)
  await handle.close()
}

describe('a row that is not as it was written', () => {
  it('costs nothing but itself: an edited post, a mark, a wording, settings, a name', async () => {
    const { desk: first, game } = await playing()
    const other = await village(first, { name: 'Other' })
    await first.ask('inbox.take', { game })
    await first.ask('phases.lock', { game })
    const { posts: clean } = await first.ask('posts.view', { game, phase: 0 })
    const [post, sent] = [clean[0]!.id, clean.find(({ to }) => to.kind === 'player')!.id]
    await first.ask('posts.edit', { game, phase: 0, post, text: 'Ann sleeps at the mill.' })
    await first.ask('posts.sent', { game, phase: 0, post: sent, sent: true })
    await first.ask('games.settings', { game, zone: 'Europe/Berlin' })
    await first.ask('settings.put', { key: 'theme', value: 'dark' })
    await first.desk.close()
    await spoil(
      first.file,
      `UPDATE drafts SET value = replace(value, 'mill', 'mall');
      UPDATE posts SET sent = '2020-01-01T00:00:00.000Z';
      UPDATE settings SET value = replace(replace(value, 'Berlin', 'Merlin'), 'dark', 'bark')`,
    )

    const desk = await deskAt(first.file)
    const { backups, damaged: settings = [] } = await desk.ask('workspace.info', {})
    const newest = backups[0]!.path
    expect(settings.map(({ message }) => message).sort()).toEqual([
      expect.stringContaining('The app’s settings are damaged. Theme and language are back to their defaults.'),
      expect.stringContaining('"Village"'),
    ])
    expect((await desk.ask('settings.get', {})).theme).toBe('system')
    expect((await desk.ask('games.get', { game })).settings.zone).toBe('UTC')
    const view = await desk.ask('posts.view', { game, phase: 0 })
    expect(view.damaged).toEqual([
      { message: expect.stringMatching(/edit.*everyone.*Night 1/), remedy: expect.stringContaining(newest) },
      { message: expect.stringMatching(/was sent.*Night 1|Night 1 was sent/), remedy: expect.stringContaining(newest) },
    ])
    expect(view.posts[0]).toMatchObject({ text: clean[0]!.text, edited: false })
    for (const as of ['file', 'folder'] as const)
      expect((await desk.refused('posts.export', { game, phase: 0, as }, 'file')).remedy).toContain(newest)
    await desk.refused('games.export', { game }, 'file')
    expect((await desk.ask('posts.view', { game: other, phase: 0 })).damaged).toBeUndefined()

    await desk.ask('posts.edit', { game, phase: 0, post, text: 'Ann sleeps at the mill.' })
    await desk.ask('posts.sent', { game, phase: 0, post: sent, sent: true })
    await desk.ask('games.settings', { game, zone: 'Europe/Berlin' })
    await desk.ask('settings.put', { key: 'theme', value: 'dark' })
    expect((await desk.ask('posts.view', { game, phase: 0 })).damaged).toBeUndefined()
    expect((await desk.ask('workspace.info', {})).damaged).toBeUndefined()
    await desk.ask('games.export', { game })
    await desk.desk.close()

    await spoil(first.file, `UPDATE games SET name = 'Willage' WHERE name = 'Village'`)
    const again = await deskAt(first.file)
    const list = await again.ask('games.list', {})
    expect(list.map(({ id, damaged }) => [id, damaged]).sort()).toEqual(
      [
        [game, true],
        [other, undefined],
      ].sort(),
    )
    const { message, remedy } = await again.refused('games.get', { game }, 'file')
    expect([message, remedy]).toEqual([expect.stringContaining('"Willage"'), expect.stringContaining(newest)])
    await again.ask('games.rename', { game: other, name: 'as ever' })
    await again.desk.close()
  })
})
