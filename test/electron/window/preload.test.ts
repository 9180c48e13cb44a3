/** The bridge, built as it is shipped and run as a sandboxed preload is: with a `require` that knows electron and nothing else. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'nightdesk-preload-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Bridge = {
  invoke(name: string, input: unknown): unknown
  subscribe(hear: (...words: unknown[]) => void): () => void
  open(file: unknown): unknown
  host: unknown
}
const exposed: [string, Bridge][] = []
const invoked: unknown[][] = []
const listening = new Map<string, (...words: unknown[]) => void>()
let code = ''

beforeAll(() => {
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', 'preload', '--outDir', folder],
    { cwd: root, stdio: 'ignore' },
  )
  code = readFileSync(join(folder, 'preload.cjs'), 'utf8')
  const electron = {
    webUtils: { getPathForFile: ({ path }: { path: string }) => path },
    contextBridge: { exposeInMainWorld: (name: string, bridge: Bridge) => exposed.push([name, bridge]) },
    ipcRenderer: {
      invoke: (...words: unknown[]) => {
        invoked.push(words)
        return 'answer'
      },
      on: (channel: string, hear: (...words: unknown[]) => void) => listening.set(channel, hear),
      removeListener: (channel: string, hear: unknown) => listening.get(channel) === hear && listening.delete(channel),
    },
  }
  runInNewContext(code, {
    exports: {},
    module: { exports: {} },
    require: (name: string) => {
      if (name !== 'electron') throw new Error(`a sandboxed preload has no ${name}`)
      return electron
    },
  })
})

describe('the bridge', () => {
  it('is one small file, not a module', () => {
    expect(code).not.toMatch(/^\s*(import|export) /m)
    expect(code.match(/require\(/g)).toEqual(['require('])
    expect(code.length).toBeLessThan(2000)
  })

  it('shows the page exactly five things', () => {
    expect(exposed.map(([name, bridge]) => [name, Object.keys(bridge)])).toEqual([
      ['nightdesk', ['invoke', 'subscribe', 'clipboard', 'open', 'host']],
    ])
    expect(JSON.stringify(exposed[0]?.[1].host)).toBe('{"kind":"window"}')
  })

  it('sends a call on its one channel, whatever it is named, and nothing beside name, input and language', () => {
    const invoke = exposed[0]?.[1].invoke as (...words: unknown[]) => unknown
    expect(invoke('games.list', { a: 1 }, 'ru', 'more')).toBe('answer')
    invoke('nightdesk:other', undefined)
    expect(invoked).toEqual([
      ['nightdesk:call', 'games.list', { a: 1 }, 'ru'],
      ['nightdesk:call', 'nightdesk:other', undefined, undefined],
    ])
  })

  it('names the place of a file that was dropped, which the page itself never learns', () => {
    exposed[0]?.[1].open({ path: '/games.nightdesk' })
    expect(invoked.at(-1)).toEqual(['nightdesk:open', '/games.nightdesk'])
  })

  it('tells pushes without the event that brought them, until it is told to stop', () => {
    const heard: unknown[][] = []
    const stop = exposed[0]?.[1].subscribe((...words) => heard.push(words))
    listening.get('nightdesk:push')?.({ sender: 'all of Electron' }, { game: 'g' }, 'more')
    expect(heard).toEqual([[{ game: 'g' }]])
    expect([stop?.(), listening.size]).toEqual([undefined, 0])
  })
})
