/** The browser host as the process that `npm start` runs, with the real desk and the sample. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { windowless } from '../../../tools/electron.mjs'
import { enterBy, tokenIn } from './help.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-process-'))
const children: ChildProcess[] = []
beforeAll(() => {
  execFileSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'pipe' })
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  out(): string
  err(): string
  ended: Promise<number | null>
  /** What leads in. */
  open: Promise<string>
}

const start = (...words: string[]): Run => startWith({ DISPLAY: '', WAYLAND_DISPLAY: '' }, '--no-open', ...words)

function startWith(others: NodeJS.ProcessEnv, ...words: string[]): Run {
  const env = { ...process.env, XDG_DATA_HOME: folder, APPDATA: folder, HOME: folder }
  const child = spawn(process.execPath, ['--import', 'tsx', 'electron/browser.ts', ...words], {
    cwd: root,
    env: { ...env, ...others },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let out = ''
  let err = ''
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const open = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const [url] = /file:\S+/.exec(out) ?? []
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

/** Where the app is, as its entrance tells. */
const originOf = (entrance: string): string =>
  /action="(http:\/\/127\.0\.0\.1:\d+)\//.exec(readFileSync(fileURLToPath(entrance), 'utf8'))?.[1] ?? ''

/** Goes in by the file, and asks. */
async function call(entrance: string, name: string): Promise<unknown> {
  const origin = originOf(entrance)
  const { host, port } = new URL(origin)
  const { body } = await enterBy({ host, port: Number(port) }, readFileSync(fileURLToPath(entrance), 'utf8'))
  const answer = await fetch(`${origin}/call/${name}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-nightdesk-token': tokenIn(body) },
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
    expect(await (await fetch(originOf(url))).text()).toContain('<title>Nightdesk</title>')

    const second = start()
    expect(await second.ended).toBe(0)
    expect([second.out(), second.err()]).toEqual([`Nightdesk is already open at ${url}.\n`, ''])
    expect(await call(url, 'workspace.info')).toMatchObject({ ok: true })

    app.child.kill('SIGTERM')
    if (process.platform !== 'win32') expect(await app.ended).toBe(0)
    await app.ended
    expect(readdirSync(folder, { recursive: true }).filter(name => String(name).endsWith('-journal'))).toEqual([])
    expect([app.err(), existsSync(fileURLToPath(url))]).toEqual(['', false])
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

describe.skipIf(process.platform !== 'linux')('what others on this machine can read', () => {
  /** A browser that only notes how it was started, and what everybody can read of a program: its command line. */
  const browser = `#!/bin/sh
tr '\\0' '\\n' < /proc/$$/cmdline > "$NOTE.new"
mv "$NOTE.new" "$NOTE"
`
  const note = join(folder, 'note')
  /** What somebody who is not the owner can try: every word as an address to go to, every run of letters as a secret. */
  async function tried(words: string[], origin: string): Promise<string> {
    const { host, port } = new URL(origin)
    const answers: string[] = []
    const got = async (answer: Promise<Response>): Promise<void> => {
      const { headers, text } = await answer.then(async one => ({ headers: one.headers, text: await one.text() }))
      answers.push(`${headers.get('location')} ${text}`)
    }
    for (const address of words.flatMap(word => word.match(/http:\/\/\S+/g) ?? []))
      await got(fetch(address, { redirect: 'manual' }))
    for (const secret of words.flatMap(word => word.match(/\w{6,}/g) ?? [])) {
      answers.push((await enterBy({ host, port: Number(port) }, `name="secret" value="${secret}"`)).text)
      await got(fetch(`${origin}/enter/${secret}`, { redirect: 'manual' }))
      await got(
        fetch(`${origin}/call/workspace.info`, {
          method: 'POST',
          headers: { origin, 'content-type': 'application/json', 'x-nightdesk-token': secret },
          body: '{}',
        }),
      )
    }
    return answers.join('\n')
  }

  it('lets nobody in: how the browser was started, how we were, and the address of the app', async () => {
    const programs = join(folder, 'programs')
    mkdirSync(programs)
    writeFileSync(join(programs, 'xdg-open'), browser, { mode: 0o755 })
    const app = startWith(
      { DISPLAY: ':0', NOTE: note, PATH: `${programs}:${process.env.PATH}` },
      '--workspace',
      join(folder, 'watched.nightdesk'),
    )
    await expect.poll(() => existsSync(note)).toBe(true)
    const started = readFileSync(note, 'utf8').trim().split('\n')
    const ours = readFileSync(`/proc/${app.child.pid}/cmdline`, 'utf8').split('\0')
    const address = started.at(-1) ?? ''
    expect(started).toContainEqual(expect.stringMatching(/xdg-open$/))
    // What the address does not tell, an attacker finds among the ports that are listened on.
    const origin = address.startsWith('http') ? new URL(address).origin : originOf(address)
    const answers = await tried([...started, ...ours, origin], origin)
    expect(answers).not.toMatch(/token|"ok":true/)
    expect(address).toMatch(/^file:\/\/\//)

    const file = fileURLToPath(address)
    expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700])
    // Where we may become somebody else: somebody else is turned away.
    if (process.getuid?.() === 0)
      expect(() => execFileSync('cat', [file], { uid: 65_534, gid: 65_534, stdio: 'pipe' })).toThrow(
        /Permission denied/,
      )
    expect(await call(address, 'games.list')).toEqual({ ok: true, value: [] })
    app.child.kill('SIGTERM')
    expect(await app.ended).toBe(0)
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
