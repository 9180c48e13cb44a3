/** Electron's program: where it lies, and fetching it. Never through its package, which downloads as soon as it is asked. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules', 'electron')
const program =
  process.platform === 'win32'
    ? 'electron.exe'
    : process.platform === 'darwin'
      ? 'Electron.app/Contents/MacOS/Electron'
      : 'electron'

/** @returns {string | undefined} the file, where it is there */
export function electronProgram() {
  const elsewhere = process.env.ELECTRON_OVERRIDE_DIST_PATH
  const file = join(elsewhere ?? join(folder, 'dist'), program)
  return existsSync(file) && (elsewhere !== undefined || whole()) ? file : undefined
}

/** What was not unpacked to the end has no path.txt. */
function whole() {
  try {
    const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
    return (
      existsSync(join(folder, 'path.txt'))
      && readFileSync(join(folder, 'dist/version'), 'utf8').replace(/^v/, '') === wanted
    )
  } catch {
    return false
  }
}

/**
 * Why there can be no window here, whatever is installed.
 * @param {{ platform: string, env: Record<string, string | undefined>, user: number | undefined }} [machine]
 * @returns {string | undefined}
 */
export function windowless(
  { platform, env, user } = { platform: process.platform, env: process.env, user: process.getuid?.() },
) {
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return 'there is no display'
  return user === 0 ? 'Electron does not run as root' : undefined
}

/**
 * Fetches the program with the package's own script.
 * @param {number} patience milliseconds after which nobody waits any more; it is fetched on for the next time, until this process ends
 * @returns {Promise<boolean>} whether it is there
 */
export async function fetchElectron(patience) {
  const child = spawn(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore' })
  process.on('exit', () => child.kill())
  child.unref()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  await Promise.race([
    new Promise(resolve => child.on('error', resolve).on('close', resolve)),
    new Promise(resolve => {
      timer = setTimeout(resolve, patience)
    }),
  ])
  clearTimeout(timer)
  return electronProgram() !== undefined
}
