/** A copy of a file that somebody else writes to, to read what stood in it at one moment. */
import { randomBytes, randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { rm } from 'node:fs/promises'
import type { StoreError } from './error.ts'
import type { Storage } from './storage.ts'

const mostTries = 40

/**
 * Copies it while nothing is being written: there was no journal before it nor after it, and the file was not written
 * in between. Whoever opens the copy looks through it as through any file.
 * @returns the copy, in a folder of its own for its owner alone, and what removes both
 * @throws `inUse` where the other one writes without a pause
 */
export async function copyAtRest(
  { files }: Storage,
  file: string,
  inUse: StoreError,
): Promise<{ copy: string; remove: () => Promise<void> }> {
  const folder = join(tmpdir(), `nightdesk-look-${randomBytes(6).toString('hex')}`)
  const copy = join(folder, basename(file))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const rests = async (): Promise<string | undefined> =>
    (await files.kind(`${file}-journal`)) === 'nothing' ? await files.stamp(file) : undefined
  await files.makeFolder(folder)
  try {
    for (let tries = 1; tries <= mostTries; tries++) {
      const before = await rests()
      if (before !== undefined) {
        await files.copy(file, copy)
        if ((await rests()) === before) return { copy, remove }
        await files.remove(copy)
      }
      await new Promise(resolve => {
        setTimeout(resolve, randomInt(5, 50))
      })
    }
    throw inUse
  } catch (error) {
    await remove()
    throw error
  }
}
