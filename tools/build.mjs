/**
 * Builds the app into dist/: the page, what a game is explored by and a deal is checked by, the window host with its
 * preload, its reading thread, its messages by their keys, and for `npm test` the command line and the host of the specs. Does nothing where the
 * sources are those of the last build.
 */
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'dist')
const stamp = join(dist, '.built')
const sources = [
  'assets',
  'electron',
  'engine',
  'renderer',
  'tools/translation.mjs',
  'test/e2e/host.ts',
  'test/electron/desk/reading/held-reader.ts',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
]
/** Where each is made, to be put in its place when all are whole. */
const next = join(dist, '.next')
const parts = [
  { mode: 'page', name: 'renderer' },
  { mode: 'explore', name: 'explore' },
  { mode: 'proof', name: 'proof' },
  { mode: 'main', name: 'main.cjs' },
  { mode: 'app', name: 'app.cjs' },
  { mode: 'preload', name: 'preload.cjs' },
  { mode: 'reading', name: 'reading.cjs' },
  { mode: 'cli', name: 'cli.mjs' },
  { mode: 'host', name: 'host.mjs' },
]
/** The messages of the program, with which a language from a file is compared. */
const messages = 'words.json'

/** Builds what is not up to date, and says what went wrong. @returns {Promise<boolean>} whether it is now */
export async function build() {
  try {
    return isBuilt(print()) || (await alone('building', buildAll))
  } catch (error) {
    console.error(`nightdesk: The app could not be built: ${error instanceof Error ? error.message : error}`)
    return false
  }
}

async function buildAll() {
  const wanted = print()
  if (isBuilt(wanted)) return true
  console.error('nightdesk: Building the app (vite build), which takes a few seconds …')
  try {
    const outcomes = await Promise.all(parts.map(vite))
    for (const { ok, said } of outcomes) if (!ok) process.stderr.write(said)
    if (!outcomes.every(({ ok }) => ok)) return false
    rmSync(stamp, { force: true })
    for (const { name } of parts) {
      rmSync(join(dist, name), { recursive: true, force: true })
      renameSync(join(next, name), join(dist, name))
    }
    // It asks for a package, and this file is read before any is there.
    const { knownMessages } = await import('./translation.mjs')
    writeFileSync(join(dist, messages), JSON.stringify(knownMessages(root)))
    writeFileSync(stamp, wanted)
    return true
  } finally {
    rmSync(next, { recursive: true, force: true })
  }
}

/** @param {string} wanted */
const isBuilt = wanted =>
  existsSync(stamp)
  && readFileSync(stamp, 'utf8') === wanted
  && [messages, ...parts.map(({ name }) => name)].every(name => existsSync(join(dist, name)))

/** What tells these sources from any others. */
function print() {
  const hash = createHash('sha256')
  /** @param {string} path */
  const add = path =>
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  /** @param {string} path */
  const below = path => {
    const entries = readdirSync(join(root, path), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      if (entry.isDirectory()) below(`${path}/${entry.name}`)
      else if (entry.isFile()) add(`${path}/${entry.name}`)
    }
  }
  for (const path of sources) {
    if (/\.\w+$/.test(path)) add(path)
    else if (existsSync(join(root, path))) below(path)
  }
  return hash.digest('hex')
}

/**
 * @param {{ mode: string, name: string }} part a folder, where its name has no ending
 * @returns {Promise<{ ok: boolean, said: string }>}
 */
function vite({ mode, name }) {
  return new Promise(resolve => {
    const child = spawn(
      process.execPath,
      [
        join(root, 'node_modules/vite/bin/vite.js'),
        'build',
        '--mode',
        mode,
        '--outDir',
        name.includes('.') ? next : join(next, name),
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' } },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        said += text
      })
    child.on('error', error => resolve({ ok: false, said: `${error.message}\n` }))
    child.on('close', code => resolve({ ok: code === 0, said }))
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await build())) process.exitCode = 1
