/**
 * Makes a fresh clone ready: what the two commands need and the machine lacks is installed here, and nothing is said
 * when all is there. Uses Node alone, because nothing else can be counted on yet.
 *
 * A further need is a further step: `missing` is asked every time and has to be quick, `install` runs only then.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.nightdesk-ready')
const lock = () => createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex')

/** Something that is missing and that this script cannot bring. */
class Lacking extends Error {}

const steps = [
  {
    missing: () => tooOld(process.versions.node, wantedNode()),
    install: () => {
      throw new Lacking(`Nightdesk needs Node ${wantedNode()} or newer, and this is ${process.versions.node}. Install it from nodejs.org, or with nvm: nvm install`)
    }
  },
  {
    missing: () => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock(),
    install: async () => {
      say('Installing the packages of package-lock.json (npm ci), which takes about half a minute …')
      await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], 'It needs the network; after a change to package.json, run: npm install. To try it alone: npm ci')
      writeFileSync(stamp, lock())
    }
  }
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

/** @param {string} line */
function say(line) {
  console.error(`nightdesk: ${line}`)
}

/**
 * Runs a program silently; where it fails, shows what it said.
 * @param {string} program @param {string[]} words @param {string} remedy
 */
async function run(program, words, remedy) {
  const { spawnSync } = await import('node:child_process')
  const { error, status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: 'utf8', maxBuffer: Infinity, shell: process.platform === 'win32' })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  throw new Lacking(`${[program, ...words].join(' ')} failed${error ? ` (${error.message})` : ''}. ${remedy}`)
}

try {
  for (const step of steps) if (step.missing()) await step.install()
} catch (error) {
  if (!(error instanceof Lacking)) throw error
  say(error.message)
  process.exitCode = 1
}
