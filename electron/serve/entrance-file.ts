/** The page that lets its owner in, as a file that nobody else can read: always a new one, for as long as the host runs. */
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export interface EntranceFile {
  /** Its address. It tells where the file is, not what is in it. */
  url: string
  /** Writes a new page at once. */
  renew(): Promise<void>
  /** Removes it. */
  remove(): Promise<void>
}

/** A host that died left its folder. Where one lives, its folder changes all the time. */
const abandoned = 10
const prefix = 'nightdesk-entrance-'

/**
 * Keeps the file until it is removed, in a new folder of the owner's. On Windows the folder above is closed to others.
 * @param page makes the page that stands in it
 * @param every milliseconds between two pages @param above the folder in which that folder is made
 * @throws where it cannot be written
 */
export async function keepEntrance(page: () => string, every: number, above: string): Promise<EntranceFile> {
  await sweep(above, every * abandoned)
  const folder = await mkdtemp(join(above, prefix)).catch((error: unknown) => {
    throw Object.assign(new Error(`The page that lets you in cannot be written to ${above}.`, { cause: error }), {
      remedy: 'Make that folder one that you can write to, and start again.',
    })
  })
  const file = join(folder, 'nightdesk.html')
  let last = Promise.resolve()
  const write = async (): Promise<void> => {
    // Whoever clears up, or a host that believed us dead while the machine slept, may have removed it.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, page(), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  /** One after the other. What fails is tried again at the next turn: the page that stands there says that it is too old. */
  const renew = (): Promise<void> => (last = last.then(write).catch(() => undefined))
  await write()
  const turn = setInterval(() => void renew(), every)
  turn.unref()
  return {
    url: pathToFileURL(file).href,
    renew,
    async remove() {
      clearInterval(turn)
      await last
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function sweep(above: string, age: number): Promise<void> {
  const names = await readdir(above).catch(() => [])
  for (const name of names.filter(one => one.startsWith(prefix))) {
    const folder = join(above, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > age) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
