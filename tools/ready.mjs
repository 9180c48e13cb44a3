/**
 * Makes a fresh clone ready: what the two commands need and the machine lacks is installed here, and nothing is said
 * when all is there. Uses Node alone, because nothing else can be counted on yet.
 *
 * A further need is a further step: `missing` is asked every time and has to be quick, `install` runs only then.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.nightdesk-ready')
const native = join(root, 'node_modules/sqlite3/build/Release/node_sqlite3.node')
/** Only tests need a browser and a second opinion on files. */
const isTested = ['test', 'test:all'].includes(process.env.npm_lifecycle_event ?? '')
const lock = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** Something that is missing and that this script cannot bring. */
class Lacking extends Error {}

const steps = [
  {
    missing: () => tooOld(process.versions.node, wantedNode()),
    install: () => {
      throw new Lacking(
        `Nightdesk needs Node ${wantedNode()} or newer, and this is ${process.versions.node}. Install it from nodejs.org, or with nvm: nvm install`,
      )
    },
  },
  {
    missing: () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock(),
    install: async () => {
      say('Installing the packages of package-lock.json (npm ci), which takes about half a minute …')
      await run(
        'npm',
        ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
        'It needs the network; after a change to package.json, run: npm install. To try it alone: npm ci',
      )
      writeFileSync(stamp, lock())
    },
  },
  {
    missing: () => !existsSync(native),
    install: async () => {
      say(
        'Fetching the database driver, or building it where none is ready-made (npm rebuild sqlite3), which takes about a minute …',
      )
      headersBesideNode()
      const lacking = (
        await Promise.all(['g++', 'make', 'python3'].map(async name => ((await works(name)) ? [] : [name])))
      ).flat()
      const brought = lacking.length > 0 && (await installOnDebian(lacking))
      const remedy =
        lacking.length && !brought
          ? `It needs ${lacking.join(', ')}. On Debian: apt-get install g++ make python3. On macOS: xcode-select --install. On Windows: the C++ tools of Visual Studio. Then run this again`
          : 'It needs g++, make, python3, and the headers of Node or the network. To try it alone: npm rebuild sqlite3'
      await run('npm', ['rebuild', 'sqlite3'], remedy)
      if (!existsSync(native)) throw new Lacking(`npm rebuild sqlite3 brought nothing. ${remedy}`)
    },
  },
  {
    // The tests ask it for a second opinion on files, and do without where it is not to be had.
    missing: async () => isTested && canInstall() && !(await works('sqlite3')),
    install: async () => {
      say('Installing the sqlite3 program, which the tests ask for a second opinion (apt-get) …')
      await installOnDebian(['sqlite3'])
    },
  },
  {
    // The tests look at the app in a real browser, and leave that out where there is none.
    missing: async () =>
      isTested
      && canInstall()
      && !process.env.CHROMIUM
      && !existsSync('/usr/bin/chromium-headless-shell')
      && !existsSync('/usr/bin/chromium'),
    install: async () => {
      say('Installing Chromium, in which the tests look at the app (apt-get), which takes about a minute …')
      // Without a window of its own it is half the download and takes an eighth less; older Debians lack it.
      if (!(await installOnDebian(['chromium-headless-shell']))) await installOnDebian(['chromium'])
    },
  },
]

function wantedNode() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node.replace('>=', '')
}

/** @param {string} found @param {string} wanted */
function tooOld(found, wanted) {
  const [major = 0, minor = 0] = found.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = wanted.split('.').map(Number)
  return major < leastMajor || (major === leastMajor && minor < leastMinor)
}

/** Lets node-gyp build without the network, where the headers of Node stand beside it. */
function headersBesideNode() {
  const prefix = dirname(dirname(realpathSync(process.execPath)))
  if (process.env.npm_config_nodedir === undefined && existsSync(join(prefix, 'include/node/node_api.h')))
    process.env.npm_config_nodedir = prefix
}

/** Whether a program is there. @param {string} program */
async function works(program) {
  const { spawnSync } = await import('node:child_process')
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs packages of Debian where we may. What it brings, the caller has to look for: a mirror may be out of reach.
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are there now
 */
async function installOnDebian(packages) {
  if (!canInstall()) return false
  const { spawnSync } = await import('node:child_process')
  const options = { stdio: /** @type {const} */ ('ignore'), env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options).status === 0
  return install() || (spawnSync('apt-get', ['update'], options).status === 0 && install())
}

/** @param {string} line */
function say(line) {
  console.error(`nightdesk: ${line}`)
}

/** So long nothing is said of a program that runs. */
const quietFor = 30_000

/**
 * Runs a program; where it fails, shows what it said, and where it is long, that it is still at it.
 * @param {string} program @param {string[]} words @param {string} remedy
 */
async function run(program, words, remedy) {
  const { spawn } = await import('node:child_process')
  const line = [program, ...words].join(' ')
  const from = Date.now()
  const still = setInterval(() => {
    const seconds = Math.round((Date.now() - from) / 1000)
    say(`… still at it after ${seconds} s (${line}). Let it finish: interrupted, it begins again.`)
  }, quietFor)
  let output = ''
  /** @type {string | undefined} */
  const failed = await new Promise(resolve => {
    const child = spawn(program, words, {
      cwd: root,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    child.on('error', error => resolve(` (${error.message})`))
    child.on('close', code => resolve(code === 0 ? undefined : ''))
  })
  clearInterval(still)
  if (failed === undefined) return
  process.stderr.write(output)
  throw new Lacking(`${line} failed${failed}. ${remedy}`)
}

try {
  for (const step of steps) {
    if (await step.missing())
      await alone('installing', async () => {
        if (await step.missing()) await step.install()
      })
  }
} catch (error) {
  if (!(error instanceof Lacking)) throw error
  say(error.message)
  process.exitCode = 1
}
