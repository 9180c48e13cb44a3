import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { DeskOptions } from '../../../electron/desk/desk.ts'
import { serveFrom, type FromOptions } from '../../../electron/serve/from.ts'
import { browserCommand } from '../../../electron/serve/open-browser.ts'
import { fakeDesk, smallPage, type FakeDesk } from './help.ts'

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
    show: address => shown.push(address),
    ...others,
  }
}

describe('the app in a browser', () => {
  it('says in one line where it is and why there', async () => {
    const options = fixture(['--because', 'there is no display'])
    const opened = await serveFrom(options)
    expect(opened.says).toBe(
      `Nightdesk is open at ${opened.url} (in the browser, because there is no display). Ctrl+C ends it.`,
    )
    expect(opened.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[0-9a-f]{64}$/)
    await opened.close()
    expect(options.desk.closed).toBe(true)
  })

  it('shows the browser an address without the token, that leads in once', async () => {
    const options = fixture([])
    const opened = await serveFrom(options)
    const token = opened.url.split('=')[1] ?? ''
    expect(options.shown.length).toBe(1)
    expect(options.shown[0]).not.toContain(token)
    expect((await fetch(options.shown[0] ?? '', { redirect: 'manual' })).headers.get('location')).toBe(
      `/#token=${token}`,
    )
    await opened.close()
    const quiet = fixture(['--no-open'])
    await (await serveFrom(quiet)).close()
    expect(quiet.shown).toEqual([])
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
          instead: 'There is no home folder, so the workspace lies in /tmp.',
        }),
      }),
    )
    expect(opened.says).toMatch(/^There is no home folder, so the workspace lies in \/tmp\.\nNightdesk is open at /)
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
