/**
 * `npm start`: makes the checkout ready, builds what is not up to date, and opens the app: in its window where Electron is there or
 * comes within a minute, else in the browser. One process from first to last, so that whoever ends it ends all of it.
 */
import { spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { electronProgram, fetchElectron, windowless } from './electron.mjs'

/** @typedef {{ port?: string, workspace?: string, 'no-open'?: boolean }} Options */

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const usage = 'npm start -- [--workspace FILE] [--port N] [--no-open]'
const minute = 60_000
/** What the window host says when it is there to be used. */
const isOpen = 'Nightdesk is open in its window.'
/** Somebody ends us. */
let leaving = false

/** @type {Options} */
const options = optionsOf(process.argv.slice(2))
await import('./ready.mjs')
if (process.exitCode || !(await build())) process.exit(1)
const because = await noWindow()
const reason = because ?? (await inWindow())
if (reason !== undefined) await inBrowser(reason)

/** @param {string[]} words @returns {Options} */
function optionsOf(words) {
  try {
    const { workspace, ...others } = parseArgs({
      args: words,
      options: { port: { type: 'string' }, workspace: { type: 'string' }, 'no-open': { type: 'boolean' } },
    }).values
    return {
      ...others,
      ...(workspace === undefined ? {} : { workspace: resolve(process.env.INIT_CWD ?? '.', workspace) }),
    }
  } catch (error) {
    console.error(`nightdesk: ${error instanceof Error ? error.message : error}\nWrite: ${usage}`)
    process.exit(2)
  }
}

/** Why it is the browser, where that is plain from the start. */
async function noWindow() {
  if (options.port !== undefined || options['no-open'])
    return `${options.port === undefined ? '--no-open' : '--port'} asks for it`
  const lacking = windowless()
  if (lacking !== undefined || electronProgram() !== undefined) return lacking
  console.error('nightdesk: Fetching Electron, for a minute at most …')
  return (await fetchElectron(minute)) ? undefined : 'Electron could not be fetched'
}

/** Runs the window, to its end. @returns {Promise<string | undefined>} why there is none */
async function inWindow() {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  const child = spawn(
    electronProgram() ?? '',
    [root, ...(options.workspace === undefined ? [] : ['--workspace', options.workspace])],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let opened = false
  child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    if (opened || !text.includes(isOpen)) return
    opened = true
    console.log(`${isOpen} Ctrl+C ends it.`)
  })
  const code = await ended(child)
  if (code === 0 || opened || leaving) {
    process.exitCode = leaving ? 0 : (code ?? 1)
    return undefined
  }
  return 'Electron did not start'
}

/** @param {string} why */
async function inBrowser(why) {
  const words = [
    ...(options.port === undefined ? [] : ['--port', options.port]),
    ...(options.workspace === undefined ? [] : ['--workspace', options.workspace]),
    ...(options['no-open'] ? ['--no-open'] : []),
  ]
  const child = spawn(process.execPath, ['--import', 'tsx', 'electron/browser.ts', ...words, `--because=${why}`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const code = await ended(child)
  process.exitCode = leaving ? 0 : (code ?? 1)
}

/**
 * Passes on what ends us. Ctrl+C reaches the whole terminal, so the child has had it already and is only helped after a
 * while. What ends npm ends the shell between npm and us, and we are not told: then our parent is another.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>} its exit code
 */
function ended(child) {
  const leave = (/** @type {number} */ after) => {
    leaving = true
    setTimeout(() => child.kill('SIGTERM'), after).unref()
  }
  process.on('SIGINT', () => leave(1000))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0))
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (process.ppid !== parent) leave(0)
    }, 500).unref()
  return new Promise(resolve => child.on('error', () => resolve(null)).on('close', resolve))
}
