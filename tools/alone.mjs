/** Work that two commands started side by side must not do at once: one does it, the others wait. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')

/**
 * @template Given
 * @param {string} name of the work
 * @param {() => Promise<Given>} work has to look again whether it is still to be done
 */
export async function alone(name, work) {
  const lock = join(dist, `.${name}`)
  mkdirSync(dist, { recursive: true })
  let waits = 0
  while (!taken(lock)) {
    if (!holderLives(lock)) rmSync(lock, { force: true })
    if (++waits === quiet)
      console.log(`nightdesk: Another command is at work here (${name}, process ${holderOf(lock)}); waiting for it …`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** So often it looks before it says for whom it waits. */
const quiet = 20

/** @param {string} lock */
function holderOf(lock) {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return 'ending'
  }
}

/** @param {string} lock */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Longer than anything here takes: by then the number of who was killed may be that of somebody else. */
const longest = 15 * 60_000

/** Whoever was killed left its lock behind. @param {string} lock */
function holderLives(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs < longest && process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = error => (error instanceof Error && 'code' in error ? error.code : undefined)
