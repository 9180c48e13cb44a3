/** What keeps a package from starting, and nothing else. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { mayStart } from '../../../electron/window/door.ts'
import { fakeElectron, type Fake, type FakeOptions } from './fake.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightdesk-door-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const appPath = join(folder, 'app')
mkdirSync(join(appPath, 'dist'), { recursive: true })
writeFileSync(join(appPath, 'part.node'), 'machine code')
const sha256 = createHash('sha256').update('machine code').digest('hex')
const packed = (what: object, path = appPath): void =>
  writeFileSync(join(path, 'dist/native.json'), JSON.stringify(what))
packed({ file: 'part.node', sha256 })

const fakeOf = (others: Partial<FakeOptions> = {}): Fake =>
  fakeElectron({ appPath, userData: folder, packaged: true, ...others })
/** What came of a start with these words. */
function started(words: string[], others: Partial<FakeOptions> = {}, platform: NodeJS.Platform = 'linux'): string[] {
  const fake = fakeOf(others)
  return [String(mayStart(fake.electron, words, platform)), ...fake.log]
}

describe('a switch that opens the app', () => {
  it.each([
    '--remote-debugging-port=9222',
    '--remote-debugging-port',
    '--remote-debugging-pipe',
    '--inspect',
    '--inspect=0',
    '--inspect-brk=9229',
    '--inspect-something-new',
    '--js-flags=--expose-gc',
    '--load-extension=/tmp/x',
    '--proxy-server=evil.test:80',
    '--ignore-certificate-errors',
    '--disable-web-security',
    '-inspect',
    '--Remote-Debugging-Port=1',
  ])('keeps it from starting: %s', word => {
    const name = word.replace(/^-+/, '').replace(/=.*/, '').toLowerCase()
    expect(started([word])).toEqual(['false', `error box: Nightdesk does not start with --${name}.`, 'exit 1'])
    expect(started(['--workspace', '/a.nightdesk', word])[0]).toBe('false')
  })

  it('is seen as Chromium sees it, however it was written', () =>
    expect(started([], { switches: ['remote-debugging-port'] })).toEqual([
      'false',
      'error box: Nightdesk does not start with --remote-debugging-port.',
      'exit 1',
    ]))

  it('may be used in a checkout, where tests look into the app', () =>
    expect(started(['--inspect=0', '--remote-debugging-port=0'], { packaged: false })).toEqual(['true']))

  it('is not what takes the sandbox away on Linux, which an AppImage adds itself where there can be none', () => {
    expect(started(['--no-sandbox'])).toEqual(['true'])
    expect(started(['--no-sandbox'], {}, 'win32')[0]).toBe('false')
    expect(started(['--no-sandbox'], {}, 'darwin')[0]).toBe('false')
  })

  it.each([[], ['--workspace', '/a/inspect.nightdesk'], ['--user-data-dir=/x'], ['inspect'], ['--lang=ru']])(
    'is not %s %s',
    (...words) => expect(started(words.filter(word => typeof word === 'string'))).toEqual(['true']),
  )
})

describe('the native part', () => {
  const other = join(folder, 'other')
  const startedWith = (what: object | string, platform: NodeJS.Platform = 'linux'): string[] => {
    cpSync(appPath, other, { recursive: true })
    if (typeof what === 'string') writeFileSync(join(other, 'dist/native.json'), what)
    else packed(what, other)
    return started([], { appPath: other }, platform)
  }
  const refused = ['false', 'error box: Part of Nightdesk is not as it was installed, so it does not start.', 'exit 1']

  it('is let in as it was packed', () => expect(startedWith({ file: 'part.node', sha256 })).toEqual(['true']))

  it('is not as another, nor gone, nor where nothing says what it should be', () => {
    for (const what of [
      { file: 'part.node', sha256: '0'.repeat(64) },
      { file: 'gone.node', sha256 },
      { file: 'part.node' },
      {},
      '',
      'null',
    ])
      expect(startedWith(what), JSON.stringify(what)).toEqual(refused)
  })

  it('is left to macOS where it was signed after packing, and to no other system', () => {
    expect(startedWith({ file: 'part.node' }, 'darwin')).toEqual(['true'])
    expect(startedWith({ file: 'part.node' }, 'win32')).toEqual(refused)
    expect(startedWith({ file: 'part.node', sha256: '0' }, 'darwin')).toEqual(refused)
  })

  it('is not looked at in a checkout, where it is built anew', () =>
    expect(started([], { appPath: '/nowhere', packaged: false })).toEqual(['true']))
})
