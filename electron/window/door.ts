/** Whether the app may start at all. In a checkout it may: there tests and tools look into it. */
import { inOne, type TroubleInEach } from '../host/trouble.ts'
import { systemLanguage } from './language.ts'
import type { Electron } from './electron.ts'
import { openedBy } from './switches.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from './words/say.ts'

// The one part of a package that lies outside its archive: the database driver's machine code, which the system has to load
// from a file. Its digest was put into the archive when it was packed (`tools/native.mjs`), and is compared before it runs.

/** What the package says of its native part. */
interface Packed {
  file: string
  /** Of the file. None where it was signed after that: then macOS itself loads it only with our signature on it. */
  sha256?: string
}

/** Why the native part is not loaded. @param app the folder or the archive of the app */
function changedPart(app: string, platform: NodeJS.Platform): TroubleInEach | undefined {
  try {
    const { file, sha256 }: Packed = JSON.parse(readFileSync(join(app, 'dist/native.json'), 'utf8'))
    if (sha256 === undefined && platform === 'darwin') return undefined
    const found = createHash('sha256')
      .update(readFileSync(join(app, file)))
      .digest('hex')
    return found === sha256 ? undefined : changed(file)
  } catch {
    return changed('dist/native.json')
  }
}

const changed = (file: string): TroubleInEach => ({
  message: say('changedPart'),
  remedy: say('installAgain', { file }),
})

/** Looks before anything is loaded or shown; where it may not start, says why, and ends it. @param argv how it was started */
export function mayStart(
  { app, dialog }: Pick<Electron, 'app' | 'dialog'>,
  argv: readonly string[],
  platform: NodeJS.Platform = process.platform,
): boolean {
  if (!app.isPackaged) return true
  const trouble = openedBy(argv, app.commandLine, platform) ?? changedPart(app.getAppPath(), platform)
  if (!trouble) return true
  const { message, remedy } = inOne(trouble, systemLanguage(app))
  dialog.showErrorBox(message, remedy)
  app.exit(1)
  return false
}
