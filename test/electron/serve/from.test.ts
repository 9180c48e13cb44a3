import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { alike } from '../../../engine/text/in-each.ts'
import type { DeskOptions } from '../../../electron/desk/desk.ts'
import { serveFrom, type FromOptions } from '../../../electron/serve/from.ts'
import { keepEntrance } from '../../../electron/serve/entrance-file.ts'
import { browserCommand } from '../../../electron/serve/from.ts'
import { enterBy, fakeDesk, smallPage, tokenIn, type FakeDesk } from './help.ts'

const page = smallPage()
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-from-'))
afterAll(() => {
  page.remove()
  rmSync(folder, { recursive: true, force: true })
})

function fixture(
  argv: string[],
  others: Partial<FromOptions> = {},
): FromOptions & { asked: DeskOptions[]; shown: string[]; desk: FakeDesk } {
  const asked: DeskOptions[] = []
  const shown: string[] = []
  const desk = fakeDesk()
  return {
    argv,
    dist: page.dist,
    sample: '/sample',
    asked,
    shown,
    desk,
    openDesk: options => {
      asked.push(options)
      return Promise.resolve(desk)
    },
    place: () => ({ file: '/data/workspace.nightdesk', first: false }),
    entrances: folder,
    show: address => shown.push(address),
    ...others,
  }
}

describe('the app in a browser', () => {
  it('leads to where a workspace is open already, and says so; to no other', async () => {
    const open = await serveFrom(fixture(['--workspace', '/data/one.nightdesk']))
    const inUse = Object.assign(new Error('It is open.'), { code: 'inUse', remedy: 'Close it.' })
    const again = (file: string) => fixture(['--workspace', file], { openDesk: () => Promise.reject(inUse) })
    const second = again('/data/one.nightdesk')
    const led = await serveFrom(second)
    expect(led).toMatchObject({ elsewhere: true, says: `Nightdesk is already open at ${open.entrance}.` })
    expect(second.shown).toEqual([open.entrance])
    await expect(serveFrom(again('/data/other.nightdesk'))).rejects.toBe(inUse)
    await open.close()
    await expect(serveFrom(again('/data/one.nightdesk'))).rejects.toBe(inUse)
  })

  it('says in one line what leads in and why there', async () => {
    const options = fixture(['--because', 'there is no display'])
    const opened = await serveFrom(options)
    expect(opened.says).toBe(
      `Nightdesk is open at ${opened.entrance} (in the browser, because there is no display). Ctrl+C ends it.`,
    )
    expect(opened.entrance).toMatch(/^file:\/\/\/\S+\/nightdesk-entrance-\w+\/nightdesk\.html$/)
    expect(opened.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    await opened.close()
    expect([options.desk.closed, existsSync(fileURLToPath(opened.entrance))]).toEqual([true, false])
  })

  it('shows the browser a file of the owner alone, that leads in again and again, each time anew', async () => {
    const options = fixture([])
    const opened = await serveFrom(options)
    expect(options.shown).toEqual([opened.entrance])
    const file = fileURLToPath(opened.entrance)
    if (process.platform !== 'win32')
      expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700])
    const { host, port } = new URL(opened.url)
    const tokens: string[] = []
    for (let times = 0; times < 2; times++) {
      const page = readFileSync(file, 'utf8')
      tokens.push(tokenIn((await enterBy({ host, port: Number(port) }, page)).body))
      await expect.poll(() => readFileSync(file, 'utf8')).not.toBe(page)
    }
    expect(tokens[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(tokens[1]).toBe(tokens[0])
    await opened.close()
    const quiet = fixture(['--no-open'])
    await (await serveFrom(quiet)).close()
    expect(quiet.shown).toEqual([])
  })

  it('says what to do where that file cannot be written, and lets everything go', async () => {
    const options = fixture([], { entrances: join(folder, 'no/such') })
    await expect(serveFrom(options)).rejects.toMatchObject({
      message: `The page that lets you in cannot be written to ${join(folder, 'no/such')}.`,
      remedy: 'Make that folder one that you can write to, and start again.',
    })
    expect([options.desk.closed, options.shown]).toEqual([true, []])
  })

  it('opens the workspace that is named, else the usual one, and the first time with the sample', async () => {
    const named = fixture(['--workspace', 'some/games.nightdesk', '--no-open'])
    const usual = fixture(['--no-open'])
    const first = fixture(['--no-open'], { place: () => ({ file: '/data/workspace.nightdesk', first: true }) })
    for (const options of [named, usual, first]) await (await serveFrom(options)).close()
    expect([...named.asked, ...usual.asked, ...first.asked]).toEqual([
      { file: join(process.cwd(), 'some/games.nightdesk') },
      { file: '/data/workspace.nightdesk' },
      { file: '/data/workspace.nightdesk', sample: '/sample' },
    ])
  })

  it('says where the workspace lies when it is not where it should', async () => {
    const opened = await serveFrom(
      fixture(['--no-open'], {
        place: () => ({
          file: '/tmp/w',
          first: false,
          instead: alike('There is no home folder, so the workspace lies in /tmp.'),
        }),
      }),
    )
    expect(opened.says).toMatch(
      /^There is no home folder, so the workspace lies in \/tmp\.\nNightdesk is open at file:/,
    )
    await opened.close()
  })

  it('takes the port that is asked for, and says when it is taken; the desk is closed then', async () => {
    const opened = await serveFrom(fixture(['--no-open']))
    const { port } = new URL(opened.url)
    const second = fixture(['--no-open', '--port', port])
    await expect(serveFrom(second)).rejects.toMatchObject({
      message: `Port ${port} is taken.`,
      remedy: 'Choose another with --port, or leave it out.',
    })
    expect(second.desk.closed).toBe(true)
    await opened.close()
    const third = await serveFrom(second)
    expect(new URL(third.url).port).toBe(port)
    await third.close()
  })

  it.each([['--port', 'x'], ['--port', '70000'], ['--port', '-1'], ['--wrong'], ['file']])(
    'says what is wrong with %s %s, and opens nothing',
    async (...argv) => {
      const options = fixture(argv)
      await expect(serveFrom(options)).rejects.toMatchObject({
        remedy: expect.stringMatching(/--port|Write: npm start/),
      })
      expect(options.asked).toEqual([])
    },
  )
})

describe('the file that leads in', () => {
  it('is a new one again and again, and never half of one', async () => {
    let pages = 0
    const above = mkdtempSync(join(folder, 'turns-'))
    const entrance = await keepEntrance(() => `page ${++pages}`, 5, above, '/data/w.nightdesk')
    const text = (): string => readFileSync(fileURLToPath(entrance.url), 'utf8')
    await expect.poll(text).toMatch(/^page \d{2}$/)
    await entrance.remove()
    const last = pages
    await new Promise(resolve => setTimeout(resolve, 30))
    expect([pages, readdirSync(above)]).toEqual([last, []])
  })

  it('is there again, and nobody else’s, where its folder was removed', async () => {
    const above = mkdtempSync(join(folder, 'removed-'))
    const entrance = await keepEntrance(() => 'page', 5, above, '/data/w.nightdesk')
    const path = fileURLToPath(entrance.url)
    for (const gone of [dirname(path), above]) {
      rmSync(gone, { recursive: true })
      await expect.poll(() => existsSync(path)).toBe(true)
      if (process.platform !== 'win32')
        expect([dirname(path), path].map(one => (statSync(one).mode & 0o777).toString(8))).toEqual(['700', '600'])
    }
    await entrance.remove()
    expect(readdirSync(above)).toEqual([])
  })

  it('of a host that died is removed by the next one, of a host that lives it is not', async () => {
    const above = mkdtempSync(join(folder, 'left-'))
    const [dead, alive, others] = ['nightdesk-entrance-dead', 'nightdesk-entrance-alive', 'letters']
    for (const name of [dead, alive, others]) mkdirSync(join(above, name))
    for (const name of [dead, others]) utimesSync(join(above, name), 1, 1)
    const entrance = await keepEntrance(() => 'page', 60_000, above, '/data/w.nightdesk')
    expect(
      readdirSync(above)
        .filter(name => entrance.url.includes(name) === false)
        .sort(),
    ).toEqual([others, alive])
    await entrance.remove()
  })
})

describe('opening the browser', () => {
  it('happens where there is a desktop', () => {
    expect(browserCommand('http://a', 'linux', { DISPLAY: ':0' })).toEqual(['xdg-open', 'http://a'])
    expect(browserCommand('http://a', 'linux', { WAYLAND_DISPLAY: 'wayland-0' })).toEqual(['xdg-open', 'http://a'])
    expect(browserCommand('http://a', 'linux', {})).toBeUndefined()
    expect(browserCommand('http://a', 'darwin', {})).toEqual(['open', 'http://a'])
    expect(browserCommand('http://a', 'win32', {})?.[0]).toBe('rundll32')
  })
})

it('makes nothing beside what it was asked for', () => expect(existsSync(join(process.cwd(), 'some'))).toBe(false))
