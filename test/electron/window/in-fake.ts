/**
 * Runs a built app, as it is shipped, with an Electron that only remembers: `in-fake APP USER` starts the main program in APP, asks it for
 * what a window would, quits, and prints what came of it.
 */
import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { join } from 'node:path'
import * as threads from 'node:worker_threads'
import { fakeElectron, type Fake } from './fake.ts'

const [appPath = '', userData = ''] = process.argv.slice(2)
const fake = fakeElectron({ appPath, userData, packaged: true })

/** Node's own, which has no types: what every `require` goes through. */
const loader = Module as unknown as {
  _load(name: string, ...others: unknown[]): unknown
  _cache: Record<string, unknown>
}
const load = loader._load.bind(loader)
const jobs: Came['jobs'] = []
/** A thread that remembers whether its program is the one in the package, and what it was asked for. */
class Noted extends threads.Worker {
  readonly #bundled: boolean

  constructor(program: string | URL, options?: threads.WorkerOptions) {
    super(program, options)
    this.#bundled = options?.eval === true && program === readFileSync(join(appPath, 'dist/reading.cjs'), 'utf8')
  }

  override postMessage(job: { name: string }): void {
    jobs.push({ name: job.name, bundled: this.#bundled })
    super.postMessage(job)
  }
}
const handedIn: Record<string, unknown> = {
  electron: fake.electron,
  'node:worker_threads': { ...threads, Worker: Noted },
}
loader._load = (name, ...others) => handedIn[name] ?? load(name, ...others)

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
  roster: unknown
  /** What the reading thread was asked for. */
  jobs: { name: string; bundled: boolean }[]
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
  roster: await fake.call('roster.read', { system: 'rar', text: 'Ann: doctor\nBob: nobdy' }),
  jobs,
  page: (await (await fake.serves.app?.({ url: 'app://nightdesk/', method: 'GET' }))?.text()) ?? '',
  preload: fake.windows[0]?.options.webPreferences?.preload,
  native: Object.keys(loader._cache).some(name => name.endsWith('.node')),
}
if (!fake.log.some(line => line.startsWith('exit'))) fake.electron.app.quit()
await fake.ended
console.log(JSON.stringify(came))
