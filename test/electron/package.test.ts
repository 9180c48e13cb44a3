/**
 * What is shipped: a package for Linux is made over an Electron that is only a shell, then looked into. The whole app is
 * in it, and nothing else: no browser host, no sources, no tests.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractAll } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ending } from '../../electron/window/named.ts'
import beforePack from '../../tools/native.mjs'
import type { Came } from './window/in-fake.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-package-'))
const made = join(folder, 'out/linux-unpacked')
const app = join(folder, 'app')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Electron's fuses stand behind this mark in its program, here as Electron ships them. */
const shell = Buffer.concat([
  Buffer.from('\x7fELF'),
  Buffer.alloc(60),
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
  Buffer.alloc(60),
])
let files: string[] = []

beforeAll(() => {
  const electron = join(folder, 'electron')
  mkdirSync(join(electron, 'resources'), { recursive: true })
  writeFileSync(join(electron, 'electron'), shell, { mode: 0o755 })
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version']) writeFileSync(join(electron, name), '')
  run('tools/build.mjs')
  run(
    'node_modules/electron-builder/cli.js',
    '--linux',
    'dir',
    '--publish',
    'never',
    `-c.electronDist=${electron}`,
    `-c.directories.output=${join(folder, 'out')}`,
  )
  extractAll(join(made, 'resources/app.asar'), app)
  files = filesIn(app)
})

/** Runs a program silently; what it said comes with its failure. */
const run = (...words: string[]): string =>
  execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

const filesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .flatMap(entry =>
      entry.isDirectory()
        ? []
        : [
            join(entry.parentPath, entry.name)
              .slice(path.length + 1)
              .replaceAll('\\', '/'),
          ],
    )
    .sort()
const text = (name: string): string => readFileSync(join(app, name), 'utf8')

/** Runs the app of a folder with an Electron that only remembers. */
const runIn = (path: string, data: string): Came =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', 'test/electron/window/in-fake.ts', path, join(data, 'user')], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, XDG_DATA_HOME: data, APPDATA: data, HOME: data },
    }),
  )

describe('the package', () => {
  it('holds these files and no others', () => {
    const driver = [
      'node_modules/bindings/LICENSE.md',
      'node_modules/bindings/bindings.js',
      'node_modules/bindings/package.json',
      'node_modules/file-uri-to-path/LICENSE',
      'node_modules/file-uri-to-path/index.js',
      'node_modules/file-uri-to-path/package.json',
      'node_modules/sqlite3/LICENSE',
      'node_modules/sqlite3/build/Release/node_sqlite3.node',
      'node_modules/sqlite3/lib/sqlite3-binding.js',
      'node_modules/sqlite3/lib/sqlite3.js',
      'node_modules/sqlite3/lib/trace.js',
      'node_modules/sqlite3/package.json',
    ]
    const samples = readdirSync(join(root, 'assets/sample'))
      .filter(name => name.endsWith('.json'))
      .map(name => `assets/sample/${name}`)
    const page = filesIn(join(root, 'dist/renderer')).map(name => `dist/renderer/${name}`)
    expect(files).toEqual(
      [
        ...[
          'LICENSE',
          'package.json',
          'dist/main.cjs',
          'dist/app.cjs',
          'dist/preload.cjs',
          'dist/reading.cjs',
          'dist/words.json',
        ],
        ...['dist/explore/explore.js', 'dist/explore/explore.css', 'dist/proof/proof.js', 'dist/proof/proof.css'],
        ...['assets/icons/256x256.png', 'dist/native.json', ...driver, ...samples, ...page],
      ].sort(),
    )
    expect(page.filter(name => !/\.(html|js|css|woff2?|svg|png)$/.test(name))).toEqual([])
    expect(page.length).toBeGreaterThan(2)
  })

  it('holds nothing of the browser host', () => {
    const code = text('dist/main.cjs') + text('dist/app.cjs')
    for (const trace of [
      'node:http',
      'node:net',
      'createServer',
      '127.0.0.1',
      'localhost',
      'x-nightdesk-token',
      'sec-fetch-site',
      'entrance',
      'nightdesk-token',
      'xdg-open',
    ])
      expect(code.includes(trace), trace).toBe(false)
    expect(files.filter(name => /serve|browser|loopback/.test(name))).toEqual([])
  })

  it('holds no sources, no maps and no tests, and names no folder of this machine', () => {
    expect(files.filter(name => /\.(tsx?|map|yaml|yml|mjs)$|(^|\/)(test|engine|electron|tools)\//.test(name))).toEqual(
      [],
    )
    for (const name of files.filter(one => /\.(js|cjs|css|html)$/.test(one))) {
      expect(text(name).includes(root), name).toBe(false)
      expect(text(name), name).not.toMatch(/sourceMappingURL|from ['"]vitest/)
    }
  })

  it('has a reading thread that needs Node alone', () => {
    const needs = [...text('dist/reading.cjs').matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name]) => name)
    expect([...new Set(needs)].sort()).toEqual(['node:async_hooks', 'node:worker_threads'])
  })

  it('has its native part outside the archive, where the system can load it', () => {
    expect(filesIn(join(made, 'resources/app.asar.unpacked'))).toContain(
      'node_modules/sqlite3/build/Release/node_sqlite3.node',
    )
    expect(files.filter(name => name.endsWith('.node'))).toEqual([
      'node_modules/sqlite3/build/Release/node_sqlite3.node',
    ])
  })

  it('has its fuses as they are meant', async () => {
    const wire = await getCurrentFuseWire(join(made, 'nightdesk'))
    const on = Object.entries(FuseV1Options).flatMap(([name, place]) =>
      typeof place === 'number' && wire[place as FuseV1Options] === FuseState.ENABLE ? [name] : [],
    )
    expect(on).toEqual(['EnableEmbeddedAsarIntegrityValidation', 'OnlyLoadAppFromAsar', 'WasmTrapHandlers'])
  })

  it('is enough to run: the sample opens, its games are listed, and a roster is read on the thread that is in it', () => {
    const data = join(folder, 'data')
    const came = runIn(app, data)
    expect(came.asked).toEqual([])
    expect(came.log).toEqual(['lock', 'sandbox', 'scheme', 'ready', 'window', 'exit 0'])
    expect(came.info).toMatchObject({ ok: true, value: { sample: true } })
    expect(came.games).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ name: expect.any(String), state: expect.any(String) })]),
    })
    expect(came.roster).toMatchObject({ ok: true, value: { seats: [{ name: 'Ann' }], problems: [{ line: 2 }] } })
    expect(came.jobs).toEqual([{ name: 'roster.read', bundled: true }])
    expect(came.page).toContain('<title>Nightdesk</title>')
    expect([came.preload, came.native]).toEqual([join(app, 'dist/preload.cjs'), true])
  })

  const native = 'node_modules/sqlite3/build/Release/node_sqlite3.node'

  it('names its native part as it was packed', () => {
    const packed = readFileSync(join(made, 'resources/app.asar.unpacked', native))
    expect(JSON.parse(text('dist/native.json'))).toEqual({
      file: native,
      sha256: createHash('sha256').update(packed).digest('hex'),
    })
  })

  it('does not start where one byte of the native part is another, and loads none of it', () => {
    const changed = join(folder, 'changed')
    cpSync(app, changed, { recursive: true })
    const bytes = readFileSync(join(changed, native))
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    writeFileSync(join(changed, native), bytes)
    const came = runIn(changed, join(folder, 'data-of-changed'))
    expect(came.log).toEqual([
      'error box: Part of Nightdesk is not as it was installed, so it does not start.',
      'exit 1',
    ])
    expect(came.native).toBe(false)
  })

  it('asks no address for newer versions, as none is named', () =>
    expect(JSON.parse(text('package.json')).updates).toEqual({ latest: '', page: '' }))
})

describe('the command line, as it is built', () => {
  const says = (...words: string[]): string =>
    spawnSync(process.execPath, ['dist/cli.mjs', ...words], { cwd: root, encoding: 'utf8' }).stderr
  const commands = [...run('--import', 'tsx', 'electron/cli.ts', '--help').matchAll(/^ {2}(\w+) /gm)].map(
    ([, name]) => name!,
  )

  it('has every command', () => expect(commands).toContain('bench'))
  // Each is loaded before it looks at its options.
  it.each(commands)('starts %s', command =>
    expect(says(command, '--no-such')).toMatch(/^nightdesk: Unknown option --no-such\./),
  )
})

describe('what is packed elsewhere', () => {
  const config = parse(readFileSync(join(root, 'electron-builder.yml'), 'utf8'))

  it('are an installer and a portable program for Windows, an image for macOS, an AppImage, a deb and an rpm', () => {
    expect([config.win.target, config.mac.target, config.linux.target]).toEqual([
      ['nsis', 'portable'],
      [{ target: 'dmg', arch: ['universal'] }],
      ['AppImage', 'deb', 'rpm'],
    ])
    expect(config.fileAssociations.map(({ ext }: { ext: string }) => `.${ext}`)).toEqual([ending])
    expect([config.npmRebuild, config.publish]).toEqual([false, null])
  })

  it('are signed with what the environment names, and hold no name, key or password of their own', () => {
    expect([config.mac.hardenedRuntime, config.mac.notarize, config.mac.identity]).toEqual([true, true, undefined])
    expect([config.forceCodeSigning, config.win.signtoolOptions, config.win.azureSignOptions]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    for (const name of [config.mac.entitlements, config.mac.entitlementsInherit]) {
      const keys = readFileSync(join(root, name), 'utf8').match(/(?<=<key>)[^<]+/g)
      // Without library validation macOS would load a native part of others, whose digest a signed package does not hold.
      expect(keys).toEqual(['com.apple.security.cs.allow-jit'])
    }
  })

  it.each([
    ['linux', {}, 'digest', 'false'],
    ['win32', { CSC_LINK: 'x' }, 'digest', undefined],
    ['darwin', {}, 'digest', 'false'],
    ['darwin', { CSC_LINK: 'x' }, 'none', undefined],
    ['darwin', { CSC_NAME: 'x' }, 'none', undefined],
  ])('for %s with %j name a %s, and look for a certificate only where one is named', (platform, env, named, found) => {
    const { CSC_LINK: _link, CSC_NAME: _name, CSC_IDENTITY_AUTO_DISCOVERY: _auto, ...others } = process.env
    const { written, auto } = JSON.parse(
      execFileSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `import pack from './tools/native.mjs'
          import { readFileSync } from 'node:fs'
          pack({ electronPlatformName: '${platform}' }, '${join(folder, 'native.json')}')
          const written = JSON.parse(readFileSync('${join(folder, 'native.json')}', 'utf8'))
          console.log(JSON.stringify({ written, auto: process.env.CSC_IDENTITY_AUTO_DISCOVERY }))`,
        ],
        { cwd: root, encoding: 'utf8', env: { ...others, ...env } },
      ),
    )
    expect([written.sha256 === undefined ? 'none' : 'digest', auto]).toEqual([named, found])
  })

  it('have on macOS the same driver in both halves', () => {
    expect(config.mac.x64ArchFiles).toBe('**/node_sqlite3.node')
  })

  const thin = (kind: number): Buffer => {
    const bytes = Buffer.alloc(32)
    bytes.writeUInt32BE(0xcffaedfe, 0)
    bytes.writeUInt32LE(kind, 4)
    return bytes
  }
  const fat = (...kinds: number[]): Buffer => {
    const bytes = Buffer.alloc(8 + 20 * kinds.length)
    bytes.writeUInt32BE(0xcafebabe, 0)
    bytes.writeUInt32BE(kinds.length, 4)
    for (const [at, kind] of kinds.entries()) bytes.writeUInt32BE(kind, 8 + 20 * at)
    return bytes
  }
  const [intel, apple] = [0x01000007, 0x0100000c]

  it.each([
    ['one for both', fat(intel, apple), [1, 3, 4], []],
    ['one for Intel', thin(intel), [1], [3, 4]],
    ['one for Apple', thin(apple), [3], [1, 4]],
    ['one for both in name, for one in fact', fat(apple), [3], [1, 4]],
    ['one for Linux', shell, [], [1, 3, 4]],
    ['an empty file', Buffer.alloc(0), [], [1, 3, 4]],
  ])('are packed for macOS with a driver for that processor alone: %s', (name, bytes, taken, refused) => {
    const [native, to] = [join(folder, 'driver.node'), join(folder, 'native.json')]
    writeFileSync(native, bytes)
    const pack = (arch: number, electronPlatformName = 'darwin') =>
      beforePack({ electronPlatformName, arch }, to, native)
    for (const arch of taken) expect(() => pack(arch), name).not.toThrow()
    for (const arch of refused) expect(() => pack(arch), name).toThrow(/not built for (?:x64|arm64)/)
    expect(() => pack(1, 'linux'), name).not.toThrow()
  })

  it('have icons that are there and what they say they are', () => {
    const head = (name: string): string => readFileSync(join(root, name)).subarray(0, 4).toString('latin1')
    expect([head(config.win.icon), head(config.mac.icon)]).toEqual(['\0\0\u0001\0', 'icns'])
    const icons = readdirSync(join(root, config.linux.icon))
    expect(icons.sort()).toEqual(['256x256.png', '512x512.png'])
    for (const name of icons) {
      const png = readFileSync(join(root, config.linux.icon, name))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}.png`).toBe(name)
    }
  })
})
