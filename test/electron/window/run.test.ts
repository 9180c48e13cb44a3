import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, describe, expect, it } from 'vitest'
import { alike } from '../../../engine/text/in-each.ts'
import { fakeDesk } from '../serve/help.ts'
import type { Fake } from './fake.ts'
import { bench, type Bench } from './help.ts'

let at: Bench
afterEach(() => at.remove())

describe('starting', () => {
  it('does first what has to be first, then opens the workspace and a window on it', async () => {
    at = bench()
    let said = 0
    const { log, windows } = await at.start({ opened: () => said++ })
    expect(log.slice(0, 5)).toEqual(['lock', 'sandbox', 'scheme', 'ready', 'window'])
    expect(at.asked).toEqual([{ file: join(at.folder, 'workspace.nightdesk') }])
    expect([windows.length, windows[0]?.loaded, windows[0]?.shown, said]).toEqual([1, ['app://nightdesk/'], 0, 1])
    windows[0]?.emit('ready-to-show')
    expect(windows[0]?.shown).toBe(1)
  })

  it('ends at once where the app runs already: nothing is opened, nothing of it is touched', async () => {
    at = bench()
    const { log, windows, handlers } = await at.start({ fake: { firstInstance: false } })
    expect(log).toEqual(['lock', 'exit 0'])
    expect([windows, at.asked, handlers]).toEqual([[], [], {}])
  })

  it('shows the window there is when the app is started again', async () => {
    at = bench()
    const { app, windows, log } = await at.start()
    app.emit('second-instance')
    expect([windows.length, windows[0]?.shown, log.at(-1)]).toEqual([1, 1, 'focus'])
  })

  it('hands over the workspace that it was started again for: the first opens it, and shows it', async () => {
    at = bench()
    const second = await at.start({ argv: ['.', '--workspace', 'other.nightdesk'], fake: { firstInstance: false } })
    const first = await at.start()
    expect([second.handed, first.handed]).toEqual([
      [{ workspace: resolve('other.nightdesk') }],
      [{ workspace: undefined }],
    ])
    first.app.emit('second-instance', {}, [], '/', second.handed[0])
    await expect.poll(() => first.windows[0]?.loaded.length).toBe(2)
    expect(at.asked.at(-1)).toEqual({ file: resolve('other.nightdesk') })
    expect([at.desks.map(({ closed }) => closed), first.windows[0]?.shown]).toEqual([[true, false], 1])
    first.app.emit('second-instance', {}, [], '/', second.handed[0])
    expect([first.windows[0]?.loaded.length, first.windows[0]?.shown, at.desks.length]).toEqual([2, 2, 2])
  })

  it('says why it does not open that workspace, and keeps the one it has', async () => {
    const foreign = { message: 'This is not a Nightdesk file.', remedy: 'Choose another.' }
    at = bench({ '/foreign.nightdesk': foreign })
    const { app, asked, windows } = await at.start()
    app.emit('second-instance', {}, [], '/', { workspace: '/foreign.nightdesk' })
    await expect.poll(() => asked.length).toBe(1)
    expect(asked).toMatchObject([{ message: foreign.message, detail: 'Choose another.\n\n/foreign.nightdesk' }])
    expect([at.desks.map(({ closed }) => closed), windows[0]?.loaded.length]).toEqual([[false], 1])
  })

  it('takes nothing else that is handed over', async () => {
    at = bench()
    const { app, windows } = await at.start()
    for (const handed of [undefined, null, 7, 'x', {}, { workspace: 7 }, { workspace: 'not/from/the/root' }])
      app.emit('second-instance', {}, [], '/', handed)
    await new Promise(done => setImmediate(done))
    expect([at.desks.length, windows.length, windows[0]?.shown]).toEqual([1, 1, 7])
  })

  it('waits with it until there is a window to show', async () => {
    at = bench()
    let open = (): void => undefined
    const opened = new Promise<void>(done => {
      open = done
    })
    const desks: string[] = []
    const fake = at.start({
      openDesk: async ({ file = '' }) => {
        desks.push(file)
        await opened
        return fakeDesk()
      },
    })
    await expect.poll(() => desks.length).toBe(1)
    const app = at.fakes[0]?.app
    app?.emit('second-instance', {}, [], '/', { workspace: '/other.nightdesk' })
    expect(at.fakes[0]?.windows.length).toBe(0)
    open()
    await fake
    await expect.poll(() => desks).toEqual([join(at.folder, 'workspace.nightdesk'), '/other.nightdesk'])
  })

  it('fills a first workspace with the sample, and one that is named with nothing', async () => {
    at = bench()
    const place = () => ({ file: join(at.folder, 'first.nightdesk'), first: true })
    await at.start({ place })
    await at.start({
      place,
      argv: ['.', '--workspace', join(at.folder, 'named.nightdesk')],
      fake: { userData: join(at.folder, 'other') },
    })
    await at.start({
      place,
      argv: [`--workspace=${join(at.folder, 'named.nightdesk')}`, '--some-switch-of-chromium'],
      fake: { userData: join(at.folder, 'third') },
    })
    const named = { file: join(at.folder, 'named.nightdesk') }
    expect(at.asked).toEqual([
      { file: join(at.folder, 'first.nightdesk'), sample: join(at.folder, 'app/assets/sample') },
      named,
      named,
    ])
  })

  it('says when the workspace lies where it will not stay', async () => {
    at = bench()
    const { asked } = await at.start({
      place: () => ({
        file: join(at.folder, 'w.nightdesk'),
        first: false,
        instead: alike('There is no home folder, so the workspace lies in /tmp.'),
      }),
    })
    expect(asked).toMatchObject([{ detail: 'There is no home folder, so the workspace lies in /tmp.' }])
  })

  it('tells no secret in a title, whatever the page calls itself', async () => {
    at = bench()
    const { windows } = await at.start()
    expect(windows[0]?.options.title).toBe('Nightdesk')
    let prevented = false
    windows[0]?.emit(
      'page-title-updated',
      {
        preventDefault: () => {
          prevented = true
        },
      },
      'Ann is the mafia',
    )
    expect(prevented).toBe(true)
  })

  it('remembers where its window stood', async () => {
    at = bench()
    const first = await at.start()
    const [window] = first.windows
    window!.bounds = { x: 40, y: 60, width: 1111, height: 777 }
    window!.close()
    const second = await at.start()
    expect(second.windows[0]?.options).toMatchObject({ x: 40, y: 60, width: 1111, height: 777 })
  })
})

describe('a workspace that cannot be opened', () => {
  const inUse = {
    message: 'This file is already open in another Nightdesk window.',
    remedy: 'Close it there, or use that window.',
  }
  const usual = (): string => join(at.folder, 'workspace.nightdesk')

  it('is said with its remedy, and nothing is shown of it', async () => {
    const failing: Record<string, typeof inUse> = {}
    at = bench(failing)
    failing[usual()] = inUse
    const { asked, windows, ended } = await at.start({ answers: [1] })
    expect(asked).toMatchObject([
      {
        type: 'error',
        message: inUse.message,
        detail: `${inUse.remedy}\n\n${usual()}`,
        buttons: ['Open another…', 'Quit'],
        cancelId: 1,
      },
    ])
    expect([windows.length, await ended]).toEqual([0, 0])
  })

  it('gives way to another one, chosen there and then; thinking twice asks again', async () => {
    const failing: Record<string, typeof inUse> = {}
    at = bench(failing)
    failing[usual()] = inUse
    const other = join(at.folder, 'other.nightdesk')
    const { asked, windows } = await at.start({ answers: [0, undefined, 0, other] })
    expect(asked.length).toBe(4)
    expect(at.asked.map(({ file }) => file)).toEqual([usual(), usual(), other])
    expect(windows.length).toBe(1)
  })

  it('gives way to the usual one where it was named', async () => {
    const failing: Record<string, typeof inUse> = {}
    at = bench(failing)
    failing['/foreign.nightdesk'] = { message: 'This is not a Nightdesk file.', remedy: 'Choose another.' }
    const { asked } = await at.start({ argv: ['--workspace', '/foreign.nightdesk'], answers: [1] })
    expect(asked).toMatchObject([
      { message: 'This is not a Nightdesk file.', buttons: ['Open another…', 'Open default workspace', 'Quit'] },
    ])
    expect(at.asked.at(-1)).toEqual({ file: usual() })
  })

  it('is not made anew when the one of last time is gone', async () => {
    at = bench()
    mkdirSync(join(at.folder, 'user'))
    writeFileSync(join(at.folder, 'user/window.json'), JSON.stringify({ workspace: join(at.folder, 'gone.nightdesk') }))
    const { asked } = await at.start({ answers: [1] })
    expect(asked).toMatchObject([{ message: 'The workspace you used last time is no longer there.' }])
    expect(at.asked).toEqual([{ file: usual() }])
  })
})

describe('running', () => {
  it('tells the windows what the desk tells', async () => {
    at = bench()
    const { windows } = await at.start()
    at.desks[0]?.push({ game: 'g', revision: 2 })
    expect(windows[0]?.webContents.sent).toEqual([['nightdesk:push', { game: 'g', revision: 2 }]])
  })

  it('offers to show a window again that broke', async () => {
    at = bench()
    const { windows, asked, answers } = await at.start()
    answers.push(0)
    windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
    await expect.poll(() => windows[0]?.loaded.length).toBe(2)
    expect(asked).toMatchObject([{ message: 'This window stopped working.', detail: 'Everything you saved is safe.' }])
    answers.push(1)
    windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'oom' })
    await expect.poll(() => windows[0]?.destroyed).toBe(true)
  })

  it('asks before a window goes with something that is not saved, and not when it begins anew', async () => {
    at = bench()
    const { windows, asked, answers } = await at.start()
    const goes = (): boolean => {
      let went = false
      windows[0]?.webContents.emit('will-prevent-unload', { preventDefault: () => (went = true) })
      return went
    }
    answers.push(0, 1)
    expect([goes(), goes()]).toEqual([false, true])
    expect(asked).toMatchObject([{ message: 'You have unsaved changes.' }, { buttons: ['Stay', 'Close window'] }])
  })

  it('has a menu in which the keys of undo are left to the page', async () => {
    at = bench()
    const { menu, log } = await at.start()
    const items = (label: string): MenuItemConstructorOptions[] =>
      menu.find(one => one.label === label)?.submenu as MenuItemConstructorOptions[]
    expect(items('Edit').slice(0, 2)).toEqual([
      { role: 'undo', registerAccelerator: false },
      { role: 'redo', registerAccelerator: false },
    ])
    expect(items('Workspace').flatMap(({ label = '' }) => label || [])).toEqual([
      'Open another…',
      'Open recent',
      'New…',
      'Save a copy…',
      'New window',
      'Keep running when I close the window',
    ])
    const [about] = menu.at(-1)?.submenu as MenuItemConstructorOptions[]
    about?.click?.({} as never, undefined, {} as never)
    expect(log.at(-1)).toBe('about')
  })
})

describe('ending', () => {
  async function quit(fake: Fake): Promise<number> {
    fake.electron.app.quit()
    return await fake.ended
  }

  it('closes the workspace first', async () => {
    at = bench()
    const fake = await at.start()
    let closed = (): void => undefined
    const [desk] = at.desks
    if (desk)
      desk.close = () =>
        new Promise(resolve => {
          closed = () => resolve()
        })
    const ended = quit(fake)
    await new Promise(resolve => setImmediate(resolve))
    expect(fake.log.filter(line => line.startsWith('exit'))).toEqual([])
    closed()
    expect(await ended).toBe(0)
    expect(desk?.hearers).toBe(0)
  })

  it.skipIf(process.platform === 'darwin')('comes with the last window', async () => {
    at = bench()
    const fake = await at.start()
    fake.windows[0]?.close()
    expect(await fake.ended).toBe(0)
    expect(at.desks[0]?.closed).toBe(true)
  })
})
