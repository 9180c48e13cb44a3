/** What a desktop expects of a program: its files open it, its windows come back where they stood, it may stay within reach. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeOn, type WindowPlace } from '../../../electron/window/places.ts'
import type { Fake, FakeTray } from './fake.ts'
import { bench, type Bench } from './help.ts'

let at: Bench
beforeEach(() => {
  at = bench()
})
afterEach(() => at.remove())

const path = (name: string): string => join(at.folder, name)
/** A workspace that is there. */
function there(name: string): string {
  writeFileSync(path(name), '')
  return path(name)
}
const items = (fake: Fake, label: string): MenuItemConstructorOptions[] =>
  fake.menu
    .flatMap(({ submenu }) => submenu as MenuItemConstructorOptions[])
    .concat(fake.menu)
    .find(one => one.label === label)?.submenu as MenuItemConstructorOptions[]
const item = (fake: Fake, label: string): MenuItemConstructorOptions =>
  fake.menu.flatMap(({ submenu }) => submenu as MenuItemConstructorOptions[]).find(one => one.label === label)!
async function choose(one: MenuItemConstructorOptions, checked = true): Promise<void> {
  await (one.click as unknown as (item: { checked: boolean }) => unknown)({ checked })
}
const opened = (): (string | undefined)[] => at.asked.map(({ file }) => file)

describe('a file of ours', () => {
  it('is what the app starts with, when it comes as a word of the start', async () => {
    await at.start({ argv: [there('mine.nightdesk')] })
    expect(opened()).toEqual([path('mine.nightdesk')])
  })

  it('handed over before there is a window is opened instead of the last one', async () => {
    await at.start({
      before: ({ app }) => app.emit('open-file', { preventDefault: () => undefined }, there('mine.nightdesk')),
    })
    expect(opened()).toEqual([path('mine.nightdesk')])
  })

  it('handed over later is opened and shown', async () => {
    const { app, windows } = await at.start()
    app.emit('open-file', { preventDefault: () => undefined }, there('mine.nightdesk'))
    await expect.poll(opened).toEqual([path('workspace.nightdesk'), path('mine.nightdesk')])
    expect(windows[0]?.shown).toBe(1)
  })

  it('dropped on the window is opened; nothing else that a page names is', async () => {
    const fake = await at.start()
    const drop = (file: unknown, origin = 'app://nightdesk'): unknown =>
      fake.handlers['nightdesk:open']?.(
        { sender: fake.windows[0]?.webContents, senderFrame: { parent: null, origin } },
        file,
      )
    await expect(drop(there('mine.nightdesk'), 'https://elsewhere.example')).rejects.toThrow()
    for (const file of ['mine.nightdesk', '/etc/passwd', 7, undefined]) await drop(file)
    expect(opened()).toEqual([path('workspace.nightdesk')])
    await drop(path('mine.nightdesk'))
    expect(opened()).toEqual([path('workspace.nightdesk'), path('mine.nightdesk')])
  })
})

describe('workspaces that were open', () => {
  it('are in the menu, the last one first, and in the lists of the system', async () => {
    await at.start({ argv: [there('a & b.nightdesk')] })
    const fake = await at.start({ argv: [there('mine.nightdesk')] })
    expect(items(fake, 'Open recent').map(({ label, type }) => label ?? type)).toEqual([
      'mine',
      'a && b',
      'separator',
      'Clear list',
    ])
    expect(fake.recent).toEqual([path('mine.nightdesk')])
    await choose(items(fake, 'Open recent')[1]!)
    expect(opened().at(-1)).toBe(path('a & b.nightdesk'))
    expect(items(fake, 'Open recent')[0]?.label).toBe('a && b')
  })

  it('that are gone are said to be, and never made anew', async () => {
    await at.start({ argv: [there('gone.nightdesk')] })
    const fake = await at.start({ argv: [there('mine.nightdesk')] })
    rmSync(path('gone.nightdesk'))
    await choose(items(fake, 'Open recent')[1]!)
    expect(fake.asked).toMatchObject([
      { message: 'This workspace is no longer there.', detail: expect.stringContaining(path('gone.nightdesk')) },
    ])
    expect([existsSync(path('gone.nightdesk')), items(fake, 'Open recent').length]).toEqual([false, 3])
  })

  it('can be forgotten', async () => {
    const fake = await at.start()
    await choose(items(fake, 'Open recent').at(-1)!)
    expect([item(fake, 'Open recent').enabled, fake.recent]).toEqual([false, []])
  })
})

describe('a second window', () => {
  it('shows the page of the first beside it, and hears what it hears', async () => {
    const fake = await at.start()
    fake.windows[0]!.webContents.url = 'app://nightdesk/#/game/g/public'
    await choose(item(fake, 'New window'))
    const [first, second] = fake.windows
    expect([second?.loaded, second?.bounds.x]).toEqual([['app://nightdesk/#/game/g/public'], first!.bounds.x + 32])
    at.desks[0]?.push({ game: 'g' })
    expect(second?.webContents.sent).toEqual([['nightdesk:push', { game: 'g' }]])
  })

  it('has a place of its own that is kept, and the first has its own', async () => {
    const fake = await at.start()
    await choose(item(fake, 'New window'))
    const [first, second] = fake.windows
    first!.bounds = { x: 0, y: 0, width: 900, height: 700 }
    second!.bounds = { x: 950, y: 10, width: 800, height: 600 }
    second!.close()
    first!.close()
    const again = await at.start()
    await choose(item(again, 'New window'))
    expect(again.windows.map(({ bounds }) => bounds)).toEqual([first!.bounds, second!.bounds])
  })

  it('comes back where the screens are other ones', async () => {
    const screens = [
      { x: 0, y: 0, width: 1280, height: 760 },
      { x: 1280, y: 0, width: 1920, height: 1040 },
    ]
    const fake = await at.start({ fake: { screens } })
    fake.windows[0]!.bounds = { x: 1500, y: 50, width: 1600, height: 900 }
    fake.unplug()
    expect(fake.windows[0]?.bounds).toEqual({ x: 0, y: 0, width: 1280, height: 760 })
  })

  it.each<[WindowPlace, number | undefined]>([
    [{ x: 10, y: 10, width: 800, height: 600 }, 10],
    [{ x: -700, y: 10, width: 800, height: 600 }, undefined],
    [{ x: 1900, y: 10, width: 800, height: 600 }, undefined],
    [{ x: 10, y: -400, width: 800, height: 600 }, undefined],
    [{ x: -1200, y: 10, width: 800, height: 600 }, -1200],
    [{ width: 800, height: 600 }, undefined],
  ])('placed as %j can be taken hold of', (place, x) => {
    const areas = [
      { x: 0, y: 0, width: 1920, height: 1040 },
      { x: -1280, y: 0, width: 1280, height: 700 },
    ]
    const found = placeOn(place, place.x === -700 ? areas.slice(0, 1) : areas)
    expect([found.x, found.width]).toEqual([x, 800])
  })
})

describe('a page that does not answer', () => {
  it('may be waited for, or is shown anew without another question', async () => {
    const fake = await at.start()
    const [window] = fake.windows
    fake.answers.push(0, 1)
    window?.emit('unresponsive')
    await expect.poll(() => fake.asked.length).toBe(1)
    expect([fake.asked[0], window?.webContents.crashed]).toMatchObject([
      { message: 'This window is not responding.' },
      0,
    ])
    window?.emit('unresponsive')
    await expect.poll(() => window?.loaded.length).toBe(2)
    expect([window?.webContents.crashed, fake.asked.length]).toEqual([1, 2])
    // One question at a time, and none is acted on once the page answers again.
    fake.answers.push(1)
    window?.emit('unresponsive')
    window?.emit('unresponsive')
    window?.emit('responsive')
    await expect.poll(() => fake.asked.length).toBe(3)
    await new Promise(done => setImmediate(done))
    expect([window?.webContents.crashed, fake.asked.length]).toEqual([1, 3])
  })
})

describe('the menu over a text', () => {
  const over = (fake: Fake, about: object): (string | undefined)[] => {
    fake.popped = []
    fake.windows[0]?.webContents.emit(
      'context-menu',
      {},
      {
        isEditable: false,
        selectionText: '',
        misspelledWord: '',
        dictionarySuggestions: [],
        ...about,
      },
    )
    return fake.popped.map(({ label, role, type }) => label ?? role ?? type)
  }

  it('offers what the system would write, and what is done with text', async () => {
    const fake = await at.start()
    const [contents] = fake.windows.map(({ webContents }) => webContents)
    expect(over(fake, {})).toEqual([])
    expect(over(fake, { selectionText: 'Ann' })).toEqual(['copy'])
    expect(over(fake, { isEditable: true, misspelledWord: 'nigth', dictionarySuggestions: ['night'] })).toEqual([
      'night',
      'Add to dictionary',
      'separator',
      'cut',
      'copy',
      'paste',
      'separator',
      'selectAll',
    ])
    await choose(fake.popped[0]!)
    await choose(fake.popped[1]!)
    expect([contents?.replaced, contents?.learned]).toEqual([['night'], ['nigth']])
    await fake.call('settings.get', {}, { language: 'ru' })
    expect(over(fake, { selectionText: 'Ann' })).toEqual(['Копировать'])
  })
})

describe('an icon beside the clock', () => {
  const shown = ({ trays }: Fake): FakeTray[] => trays.filter(({ gone }) => !gone)
  const want = (fake: Fake, wanted: boolean): Promise<void> =>
    choose(item(fake, 'Keep running when I close the window'), wanted)

  it('is there when it is wanted, keeps the app running, and goes again', async () => {
    const fake = await at.start()
    expect(shown(fake)).toEqual([])
    await want(fake, true)
    const [tray] = shown(fake)
    expect(tray?.said).toBe('Nightdesk\nNo deadline ahead')
    fake.windows[0]?.close()
    expect(fake.log.some(line => line.startsWith('exit'))).toBe(false)
    tray?.emit('click')
    expect(fake.windows.filter(({ destroyed }) => !destroyed).length).toBe(1)
    expect(shown(await at.start()).length).toBe(1)
    await want(fake, false)
    expect(shown(fake)).toEqual([])
  })

  it('says which deadline is next, and nothing else of a game', async () => {
    const closes = '2126-11-21T12:00:00Z'
    const fake = await at.start({
      openDesk: () =>
        Promise.resolve({
          dispatch: () =>
            Promise.resolve({
              ok: true,
              value: [
                { id: 'h', name: 'Later', phase: 'Day 1', state: 'running', closes: '2127-01-01T12:00:00Z' },
                { id: 'g', name: 'Blackwater', phase: 'Night 2', state: 'running', closes, winner: 'Mafia' },
              ],
            }),
          subscribe: () => () => undefined,
          close: () => Promise.resolve(),
        }),
    })
    await want(fake, true)
    const [tray] = shown(fake)
    expect(tray?.said).toMatch(/^Nightdesk\nNext deadline: Blackwater, Night 2, \S.*\d$|[AP]M$/)
    expect(tray?.said).not.toMatch(/Mafia|Later/)
    await choose(tray!.menu.at(-1)!)
    expect(await fake.ended).toBe(0)
  })
})
