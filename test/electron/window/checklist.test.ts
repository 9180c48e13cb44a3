/**
 * The twenty recommendations of Electron's security checklist, in its numbers, and where each is met. The sources of the
 * main process are read here, and nothing in them may open a door that is listed.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentPolicy } from '../../../electron/host/policy.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const sources = [
  'electron/main.ts',
  'electron/preload.ts',
  'electron/menu.ts',
  ...['electron/window', 'electron/host'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .map(name => `${folder}/${name}`),
  ),
]

/** Options by their values, calls by their names, and texts: what stands in a source, without its comments. */
function found(): {
  options: [file: string, name: string, value: string][]
  names: [file: string, name: string][]
  texts: [file: string, text: string][]
} {
  const options: [string, string, string][] = []
  const names: [string, string][] = []
  const texts: [string, string][] = []
  for (const file of sources) {
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
        options.push([file, node.name.text, node.initializer.getText()])
      if (ts.isIdentifier(node)) names.push([file, node.text])
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        texts.push([file, node.text])
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.ES2023, true))
  }
  return { options, names, texts }
}
const { options, names, texts } = found()

/** Every value that an option is given anywhere. */
const given = (name: string): string[] => options.flatMap(([, option, value]) => (option === name ? [value] : []))
/** The files in which a name stands. */
const filesWith = (name: string): string[] => [...new Set(names.flatMap(([file, one]) => (one === name ? [file] : [])))]
const textsWith = (part: RegExp): string[] =>
  texts.flatMap(([file, text]) => (part.test(text) ? [`${file}: ${text}`] : []))

/** The same, but for what is named only to be refused: no switch is ever added, see 10. */
const addedWith = (part: RegExp): string[] =>
  textsWith(part).filter(line => !line.startsWith('electron/window/switches.ts: '))

/** What each asks for, where it is met, and what would undo it. */
const checklist: [number: number, asks: string, met: string, check: () => void][] = [
  [
    1,
    'load only secure content',
    'no content of others at all: our scheme alone, and the session lets nothing out (window/permissions.ts)',
    () => {
      expect(textsWith(/^(https?|ftp|wss?):\/\//i)).toEqual([])
      expect(filesWith('loadFile')).toEqual([])
      expect(names.filter(([, name]) => name === 'loadURL').length).toBeGreaterThan(0)
      expect(filesWith('loadURL')).toEqual(['electron/window/windows.ts'])
      expect(
        read('electron/window/windows.ts')
          .match(/loadURL\([^)]*\)/g)
          ?.filter(call => !/^loadURL\(start( \+ at)?\)$/.test(call)),
      ).toEqual([])
      // Behind our own address stands only the place on our page that another window of ours shows.
      expect(read('electron/window/windows.ts')).toContain("const at = isOurs(from) ? new URL(from).hash : ''")
    },
  ],
  [
    2,
    'no Node for a page',
    'window/windows.ts',
    () => {
      for (const name of ['nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames'])
        expect(given(name), name).toEqual(['false'])
    },
  ],
  [3, 'context isolation', 'window/windows.ts', () => expect(given('contextIsolation')).toEqual(['true'])],
  [
    4,
    'sandbox',
    'window/windows.ts, and for whatever else there may be app.enableSandbox in window/run.ts',
    () => {
      expect(given('sandbox')).toEqual(['true'])
      expect(filesWith('enableSandbox')).toEqual(['electron/window/run.ts'])
      expect(addedWith(/no-sandbox|disable-gpu-sandbox/)).toEqual([])
    },
  ],
  [
    5,
    'answer permission requests',
    'window/permissions.ts; tried in guard.test.ts',
    () => {
      for (const name of ['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler'])
        expect(filesWith(name)).toEqual(['electron/window/permissions.ts'])
    },
  ],
  [
    6,
    'keep webSecurity',
    'window/windows.ts',
    () => {
      expect(given('webSecurity')).toEqual(['true'])
      expect(addedWith(/disable-web-security|disable-site-isolation/)).toEqual([])
    },
  ],
  [
    7,
    'a content security policy',
    'host/policy.ts, as a header of every answer of window/scheme.ts',
    () => {
      expect(contentPolicy).toMatch(/^default-src 'none'; /)
      expect(contentPolicy).not.toMatch(/unsafe|\*|https?:|blob:|strict-dynamic/)
      expect(contentPolicy.split('; ').filter(part => part.includes('data:'))).toEqual(["img-src 'self' data:"])
      expect(given('bypassCSP')).toEqual([])
    },
  ],
  [
    8,
    'no allowRunningInsecureContent',
    'window/windows.ts',
    () => expect(given('allowRunningInsecureContent')).toEqual(['false']),
  ],
  [9, 'no experimental features', 'not used', () => expect(given('experimentalFeatures')).toEqual([])],
  [
    10,
    'no enableBlinkFeatures',
    'not used',
    () => {
      for (const name of ['enableBlinkFeatures', 'disableBlinkFeatures']) expect(given(name)).toEqual([])
      // Read at the door, to refuse what opens the app; never added to.
      expect(filesWith('commandLine')).toEqual(['electron/window/door.ts', 'electron/window/switches.ts'])
      for (const name of ['appendSwitch', 'appendArgument']) expect(filesWith(name), name).toEqual([])
    },
  ],
  [
    11,
    'no popups of webviews',
    'there are no webviews: window/windows.ts',
    () => expect([given('webviewTag'), filesWith('allowpopups')]).toEqual([['false'], []]),
  ],
  [
    12,
    'verify the options of webviews',
    'refused altogether: window/navigation.ts; tried in guard.test.ts',
    () => expect(textsWith(/^will-attach-webview$/)).toEqual(['electron/window/navigation.ts: will-attach-webview']),
  ],
  [
    13,
    'limit navigation',
    'window/navigation.ts; tried in guard.test.ts',
    () => {
      for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect'])
        expect(texts).toContainEqual(['electron/window/navigation.ts', name])
    },
  ],
  [
    14,
    'limit new windows',
    'window/navigation.ts; tried in guard.test.ts',
    () => {
      expect(filesWith('setWindowOpenHandler')).toEqual(['electron/window/navigation.ts'])
      expect(given('action')).toEqual(["'deny'"])
    },
  ],
  [
    15,
    'openExternal with trusted input only',
    'window/outside.ts; tried in guard.test.ts',
    () => {
      expect(filesWith('openExternal')).toEqual(['electron/window/outside.ts'])
      for (const name of ['openPath', 'showItemInFolder', 'trashItem', 'child_process', 'spawn', 'exec'])
        expect(filesWith(name), name).toEqual([])
      expect(textsWith(/child_process/)).toEqual([])
    },
  ],
  [
    16,
    'a current Electron',
    'package.json; its age is told below',
    () => expect(JSON.parse(read('package.json')).devDependencies.electron).toBe(pinned.version),
  ],
  [
    17,
    'validate the sender of every message',
    'window/calls.ts, before anything is read; tried in guard.test.ts',
    () => {
      expect(filesWith('handle').filter(file => !file.endsWith('scheme.ts'))).toEqual(['electron/window/calls.ts'])
      for (const name of ['handleOnce', 'ipcMainServiceWorker', 'MessageChannelMain'])
        expect(filesWith(name), name).toEqual([])
      expect(read('electron/window/calls.ts')).not.toMatch(/ipcMain\.(on|once)\b/)
    },
  ],
  [
    18,
    'a protocol of our own, not file:',
    'window/scheme.ts, from a list of files read at start (host/page.ts)',
    () => {
      expect(textsWith(/file:/)).toEqual([])
      expect(
        options
          .filter(([file, name]) => file === 'electron/window/scheme.ts' && ['standard', 'secure'].includes(name))
          .map(([, , value]) => value),
      ).toEqual(['true', 'true'])
      for (const name of ['registerFileProtocol', 'interceptFileProtocol', 'pathToFileURL'])
        expect(filesWith(name), name).toEqual([])
    },
  ],
  [
    19,
    'fuses',
    'electron-builder.yml; read back from a package in ../package.test.ts',
    () => {
      expect(parse(read('electron-builder.yml')).electronFuses).toEqual({
        runAsNode: false,
        enableCookieEncryption: false,
        enableNodeOptionsEnvironmentVariable: false,
        enableNodeCliInspectArguments: false,
        enableEmbeddedAsarIntegrityValidation: true,
        onlyLoadAppFromAsar: true,
        loadBrowserProcessSpecificV8Snapshot: false,
        grantFileProtocolExtraPrivileges: false,
        resetAdHocDarwinSignature: true,
      })
    },
  ],
  [
    20,
    'no raw Electron for a page',
    'preload.ts: three functions and a word, the event left out; tried in preload.test.ts',
    () => {
      expect(filesWith('exposeInMainWorld')).toEqual(['electron/preload.ts'])
      expect(read('electron/preload.ts')).not.toMatch(
        /[{,]\s*ipcRenderer\s*[,}]\s*\)|ipcRenderer\.(send|sendSync|postMessage)\b/,
      )
      for (const name of ['executeJavaScript', 'eval', 'Function', 'remote']) expect(filesWith(name), name).toEqual([])
      // It is read alone, and handed to our page alone.
      expect(filesWith('clipboard')).toEqual([
        'electron/preload.ts',
        'electron/window/clipboard.ts',
        'electron/window/run.ts',
      ])
      expect(filesWith('writeText')).toEqual([])
    },
  ],
]

const pinned = { version: '45.3.4', released: '2026-11-17' }

describe('the checklist', () => {
  it('has all twenty', () =>
    expect(checklist.map(([number]) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1)))

  it.each(checklist)('%i: %s (%s)', (_, _asks, _met, check) => check())

  it('reads the sources that there are', () => {
    expect(sources.length).toBeGreaterThan(12)
    expect([names.length > 1000, texts.length > 100, options.length > 50]).toEqual([true, true, true])
  })

  it('tells how old Electron is', () => {
    const months = (Date.now() - Date.parse(pinned.released)) / (30.44 * 86_400_000)
    if (months > 4)
      console.warn(
        `Electron ${pinned.version} is ${Math.floor(months)} months old, and only its newest three majors get fixes: bring package.json and this test up to date.`,
      )
    expect(pinned.released).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
