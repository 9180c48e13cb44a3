/** The browser host as the process that `npm start` runs, with the real desk and the sample. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { windowless } from '../../../tools/electron.mjs'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-process-'))
const children: ChildProcess[] = []
beforeAll(() => {
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'pipe' })
}, 120_000)
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  out(): string
  err(): string
  ended: Promise<number | null>
  open: Promise<string>
}

function start(...words: string[]): Run {
  const env = { ...process.env, XDG_DATA_HOME: folder, APPDATA: folder, HOME: folder, DISPLAY: '', WAYLAND_DISPLAY: '' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'electron/browser.ts', '--no-open', ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let out = ''
  let err = ''
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const open = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const [url] = /http:\S+/.exec(out) ?? []
      if (url && out.endsWith('\n')) resolve(url)
    })
    void ended.then(code => reject(new Error(`ended with ${code}: ${err}`)))
  })
  open.catch(() => undefined)
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return { child, out: () => out, err: () => err, ended, open }
}

async function call(url: string, name: string): Promise<unknown> {
  const { origin, hash } = new URL(url)
  const answer = await fetch(`${origin}/call/${name}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-nightdesk-token': hash.replace('#token=', '') },
    body: '{}',
  })
  return await answer.json()
}

describe('the browser host as a process', () => {
  it('opens the sample on a first run, says so in one line, answers, and closes the file when it is ended', async () => {
    const app = start('--because=there is no display')
    const url = await app.open
    expect(app.out()).toBe(
      `Nightdesk is open at ${url} (in the browser, because there is no display). Ctrl+C ends it.\n`,
    )
    expect(await call(url, 'workspace.info')).toMatchObject({
      ok: true,
      value: { file: expect.stringContaining('workspace.nightdesk'), sample: true },
    })
    expect(await (await fetch(new URL(url).origin)).text()).toContain('<title>Nightdesk</title>')

    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.err()).toBe('This file is already open in another Nightdesk.\nClose it there, or use that window.\n')

    app.child.kill('SIGTERM')
    if (process.platform !== 'win32') expect(await app.ended).toBe(0)
    await app.ended
    expect(readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith('-journal'))).toEqual([])
    expect(app.err()).toBe('')
  })

  it('ends with whoever started it', async () => {
    const app = start('--workspace', join(folder, 'other.nightdesk'))
    expect(await call(await app.open, 'games.list')).toEqual({ ok: true, value: [] })
    const left = new Promise(resolve => app.child.on('exit', resolve))
    app.child.disconnect()
    expect(await left).toBe(0)
  })

  it('says what is wrong with a file that is none of ours, and leaves it', async () => {
    const file = join(folder, 'foreign.nightdesk')
    writeFileSync(file, 'hello')
    const app = start('--workspace', file)
    expect(await app.ended).toBe(1)
    expect(app.err()).toMatch(/^This is not a Nightdesk file\..*\n.+\n$/)
    expect([existsSync(file), app.out()]).toEqual([true, ''])
  })
})

describe('where there can be no window', () => {
  const machine = { platform: 'linux', env: { DISPLAY: ':0' }, user: 1000 }

  it('is told apart from where there can be one', () => {
    expect(windowless(machine)).toBeUndefined()
    expect(windowless({ ...machine, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBeUndefined()
    expect(windowless({ ...machine, env: {} })).toBe('there is no display')
    expect(windowless({ ...machine, user: 0 })).toBe('Electron does not run as root')
    expect(windowless({ platform: 'darwin', env: {}, user: 501 })).toBeUndefined()
    expect(windowless({ platform: 'win32', env: {}, user: undefined })).toBeUndefined()
  })
})
