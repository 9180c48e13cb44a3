/** Where the workspace lies when nobody says: in the folder that this system keeps for the data of its users. */
import { accessSync, constants, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs'
import { homedir, tmpdir, userInfo } from 'node:os'
import { join, posix, win32 } from 'node:path'
import type { InEach } from '../../engine/text/in-each.ts'
import { say } from './words/say.ts'

export interface Machine {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  home: string
  temp: string
  user: string
}
export interface Place {
  file: string
  /** There is no workspace yet. */
  first: boolean
  /** Why it lies elsewhere than it should. */
  instead?: InEach
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    home: quietly(homedir),
    temp: tmpdir(),
    user: quietly(() => userInfo().username),
  }
}

/** The folder for the data of this user; nothing where the system names none. */
export function dataFolder({ platform, env, home }: Machine): string | undefined {
  if (platform === 'win32') return within(win32, env.APPDATA) ?? within(win32, home, 'AppData', 'Roaming')
  if (platform === 'darwin') return within(posix, home, 'Library', 'Application Support')
  return within(posix, env.XDG_DATA_HOME) ?? within(posix, home, '.local', 'share')
}

/** Where the usual workspace lies. Makes its folder; where that cannot be, it lies among the temporary files. */
export function usualPlace(machine: Machine = thisMachine()): Place {
  const data = dataFolder(machine)
  const folder = data && join(data, 'nightdesk')
  if (folder && (existsSync(join(folder, name)) || usable(folder))) return placed(folder)
  const temporary = temporaryFolder(machine)
  return {
    ...placed(temporary),
    instead: folder ? say('cannotWrite', { folder, temporary }) : say('noHome', { temporary }),
  }
}

/**
 * A folder of this user's to write to, for what lasts no longer than the app runs.
 * @param plain not a hidden one, as there are browsers that see none: the home folder itself
 */
export function ownFolder(machine: Machine = thisMachine(), plain = false): string {
  const data = dataFolder(machine)
  const folder = plain && machine.home ? machine.home : data && join(data, 'nightdesk')
  return folder && usable(folder) ? folder : temporaryFolder(machine)
}

const name = 'workspace.nightdesk'

function placed(folder: string): Place {
  const file = join(folder, name)
  return { file, first: !existsSync(file) }
}

function usable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The same one each time, as long as it is ours alone: everybody may make folders there. */
function temporaryFolder({ temp, user }: Machine): string {
  const folder = join(temp, `nightdesk-${user || 'data'}`)
  return usable(folder) && ours(folder) ? folder : mkdtempSync(`${folder}-`)
}

function ours(folder: string): boolean {
  const { uid, mode } = lstatSync(folder)
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o077) === 0)
}

/** Nothing where the folder to begin from is not known: an empty name, or one that depends on where we run. */
const within = ({ isAbsolute, join }: typeof posix, from = '', ...parts: string[]): string | undefined =>
  isAbsolute(from) ? join(from, ...parts) : undefined

/** Some machines do not know who is using them. */
function quietly(ask: () => string): string {
  try {
    return ask()
  } catch {
    return ''
  }
}
