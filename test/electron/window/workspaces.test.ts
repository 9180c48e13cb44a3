import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuItemConstructorOptions, OpenDialogOptions } from 'electron'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Fake } from './fake.ts'
import { bench, type Bench } from './help.ts'

const broken = { message: 'This file is damaged.', remedy: 'Restore a backup into a new file.' }
let at: Bench
let fake: Fake
const failing: Record<string, typeof broken> = {}
const path = (name: string): string => join(at.folder, name)

beforeEach(async () => {
  at = bench(failing)
  fake = await at.start()
  // What the desk says of its file, and a backup as it makes them.
  const [desk] = at.desks
  writeFileSync(path('backup.nightdesk'), 'all of it')
  if (desk) {
    desk.dispatch = name =>
      Promise.resolve(
        name === 'workspace.info'
          ? { ok: true, value: { file: path('workspace.nightdesk'), sample: false } }
          : name === 'workspace.backUp'
            ? { ok: true, value: { path: path('backup.nightdesk') } }
            : { ok: true, value: [] },
      )
  }
})
afterEach(() => at.remove())

/** Chooses from the menu, answers the dialogs, and waits until all is done. */
async function choose(label: string, ...answers: (number | string | undefined)[]): Promise<void> {
  fake.answers.push(...answers)
  const items = fake.menu.find(one => one.label === 'Workspace')?.submenu as MenuItemConstructorOptions[]
  await (items.find(one => one.label === label)?.click as unknown as () => Promise<void>)()
}

describe('opening another workspace', () => {
  it('lets go of this one once the other is open, and begins anew in the window', async () => {
    await choose('Open another…', path('other.nightdesk'))
    expect(at.asked.at(-1)).toEqual({ file: path('other.nightdesk') })
    expect(at.desks.map(({ closed }) => closed)).toEqual([true, false])
    expect(fake.windows[0]?.loaded).toEqual(['app://nightdesk/', 'app://nightdesk/'])
    await fake.call('settings.get', {})
    expect(at.desks[1]?.calls.at(-1)).toEqual(['settings.get', {}])
    at.desks[0]?.push({ game: 'old' })
    at.desks[1]?.push({ game: 'new' })
    expect(fake.windows[0]?.webContents.sent).toEqual([['nightdesk:push', { game: 'new' }]])
  })

  it('keeps this one where the other cannot be opened', async () => {
    failing[path('broken.nightdesk')] = broken
    await choose('Open another…', path('broken.nightdesk'))
    expect(fake.asked.at(-1)).toMatchObject({ type: 'error', message: broken.message, detail: broken.remedy })
    expect([at.desks.length, at.desks[0]?.closed, fake.windows[0]?.loaded.length]).toEqual([1, false, 1])
  })

  it('does nothing when nothing is chosen, or what is open already', async () => {
    await choose('Open another…', undefined)
    await choose('Open another…', path('workspace.nightdesk'))
    expect([at.desks.length, at.desks[0]?.closed]).toEqual([1, false])
  })

  it('is remembered, with the folder', async () => {
    writeFileSync(path('other.nightdesk'), '')
    await choose('Open another…', path('other.nightdesk'))
    await choose('Open another…', undefined)
    expect(fake.asked.at(-1)).toMatchObject({
      defaultPath: at.folder,
      properties: ['openFile'],
    } satisfies OpenDialogOptions)
    const again = await at.start()
    expect(at.asked.at(-1)).toEqual({ file: path('other.nightdesk') })
    expect(again.asked).toEqual([])
  })
})

describe('a new workspace', () => {
  it('is made under its name, with the ending of ours', async () => {
    await choose('New…', path('games of 2027'))
    expect(at.asked.at(-1)).toEqual({ file: path('games of 2027.nightdesk') })
  })

  it('never takes the place of a file', async () => {
    await choose('New…', path('backup.nightdesk'))
    expect(fake.asked.at(-1)).toMatchObject({ message: 'There is already a file with this name.' })
    expect([at.desks.length, readFileSync(path('backup.nightdesk'), 'utf8')]).toEqual([1, 'all of it'])
  })
})

describe('a copy', () => {
  it('is a whole one, beside the name of the workspace', async () => {
    await choose('Save a copy…', path('copy'))
    expect(fake.asked.at(-1)).toMatchObject({ defaultPath: path('workspace copy.nightdesk') })
    expect(readFileSync(path('copy.nightdesk'), 'utf8')).toBe('all of it')
    expect(at.desks.length).toBe(1)
    expect(readdirSync(at.folder).filter(name => name.includes('part'))).toEqual([])
  })

  it('replaces an older one, as the dialog asked, but never the workspace', async () => {
    writeFileSync(path('copy.nightdesk'), 'older')
    await choose('Save a copy…', path('copy.nightdesk'))
    expect(readFileSync(path('copy.nightdesk'), 'utf8')).toBe('all of it')
    writeFileSync(path('workspace.nightdesk'), 'itself')
    await choose('Save a copy…', path('workspace.nightdesk'))
    expect(fake.asked.at(-1)).toMatchObject({ message: 'This is the current workspace.' })
    expect(readFileSync(path('workspace.nightdesk'), 'utf8')).toBe('itself')
  })

  it('that cannot be written is said, and leaves nothing', async () => {
    await choose('Save a copy…', path('no/such/folder/copy.nightdesk'))
    expect(fake.asked.at(-1)).toMatchObject({
      message: 'The copy could not be saved (ENOENT).',
      detail: expect.stringContaining('The workspace itself has not changed.'),
    })
    expect(existsSync(path('no'))).toBe(false)
  })

  it('that the desk refuses is said', async () => {
    const [desk] = at.desks
    if (desk)
      desk.dispatch = name =>
        Promise.resolve(
          name === 'workspace.info'
            ? { ok: true, value: { file: path('workspace.nightdesk') } }
            : { ok: false, code: 'file', message: 'The disk is full.', remedy: 'Free some space.' },
        )
    await choose('Save a copy…', path('copy.nightdesk'))
    expect(fake.asked.at(-1)).toMatchObject({ message: 'The disk is full.', detail: 'Free some space.' })
    expect(existsSync(path('copy.nightdesk'))).toBe(false)
  })
})
