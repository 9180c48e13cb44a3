/**
 * Runs a built app, as it is shipped, with an Electron that only remembers: `in-fake APP USER` starts the main program in APP, asks it for
 * what a window would, quits, and prints what came of it.
 */
import Module, { createRequire } from 'node:module'
import { join } from 'node:path'
import { fakeElectron, type Fake } from './fake.ts'

const [appPath = '', userData = ''] = process.argv.slice(2)
const fake = fakeElectron({ appPath, userData, packaged: true })

/** Node's own, which has no types: what every `require` goes through. */
const loader = Module as unknown as {
  _load(name: string, ...others: unknown[]): unknown
  _cache: Record<string, unknown>
}
const load = loader._load.bind(loader)
loader._load = (name, ...others) => (name === 'electron' ? fake.electron : load(name, ...others))

const { main }: { main: string } = createRequire(import.meta.url)(join(appPath, 'package.json'))
createRequire(import.meta.url)(join(appPath, main))

const from = Date.now()
const under = (): boolean =>
  !fake.windows.length && !fake.asked.length && !fake.log.some(line => line.startsWith('exit'))
while (under() && Date.now() - from < 30_000) await new Promise(resolve => setTimeout(resolve, 20))

export interface Came {
  log: string[]
  asked: Fake['asked']
  info: unknown
  games: unknown
  page: string
  preload: string | undefined
  /** Whether machine code was loaded from the app. */
  native: boolean
}

const came: Came = {
  log: fake.log,
  asked: fake.asked,
  info: await fake.call('workspace.info', {}),
  games: await fake.call('games.list', {}),
  page: (await (await fake.serves.app?.({ url: 'app://nightdesk/', method: 'GET' }))?.text()) ?? '',
  preload: fake.windows[0]?.options.webPreferences?.preload,
  native: Object.keys(loader._cache).some(name => name.endsWith('.node')),
}
if (!fake.log.some(line => line.startsWith('exit'))) fake.electron.app.quit()
await fake.ended
console.log(JSON.stringify(came))
