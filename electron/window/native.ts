/**
 * The one part of a package that lies outside its archive: the database driver's machine code, which the system has to load
 * from a file. Its digest was put into the archive when it was packed (`tools/native.mjs`), and is compared before it runs.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TroubleInEach } from '../host/trouble.ts'
import { say } from './words/say.ts'

/** What the package says of its native part. */
interface Packed {
  file: string
  /** Of the file. None where it was signed after that: then macOS itself loads it only with our signature on it. */
  sha256?: string
}

/** Why the native part is not loaded. @param app the folder or the archive of the app */
export function changedPart(app: string, platform: NodeJS.Platform): TroubleInEach | undefined {
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
