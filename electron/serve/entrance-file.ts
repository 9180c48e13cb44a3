/** The page that lets its owner in, as a file that nobody else can read: always a new one, for as long as the host runs. */
import { mkdir, mkdtemp, readFile, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
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
const [prefix, entrance, leadsTo] = ['nightdesk-entrance-', 'nightdesk.html', 'workspace']

/**
 * Keeps the file until it is removed, in a new folder of the owner's. On Windows the folder above is closed to others.
 * @param page makes the page that stands in it
 * @param every milliseconds between two pages @param above the folder in which that folder is made
 * @param workspace the file that is worked with: whoever starts Nightdesk on it again is led there
 * @throws where it cannot be written
 */
export async function keepEntrance(
  page: () => string,
  every: number,
  above: string,
  workspace: string,
): Promise<EntranceFile> {
  await sweep(above, every * abandoned)
  const folder = await mkdtemp(join(above, prefix)).catch((error: unknown) => {
    throw Object.assign(new Error(`The page that lets you in cannot be written to ${above}.`, { cause: error }), {
      remedy: 'Make that folder one that you can write to, and start again.',
    })
  })
  const file = join(folder, entrance)
  let last = Promise.resolve()
  const write = async (): Promise<void> => {
    // Whoever clears up, or a host that believed us dead while the machine slept, may have removed it.
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, leadsTo), await wholePath(workspace), { mode: 0o600 })
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

/**
 * The address of the page that leads into a workspace which another host has open.
 * @param every milliseconds between two pages @returns undefined where there is none that is kept
 */
export async function findEntrance(above: string, workspace: string, every: number): Promise<string | undefined> {
  const wanted = await wholePath(workspace)
  for (const name of await readdir(above).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const file = join(above, name, entrance)
    const leads = await readFile(join(above, name, leadsTo), 'utf8').catch(() => undefined)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }))
    if (leads === wanted && Date.now() - mtimeMs < every * abandoned) return pathToFileURL(file).href
  }
  return undefined
}

/** However it was written. */
const wholePath = async (file: string): Promise<string> => await realpath(file).catch(() => file)

async function sweep(above: string, age: number): Promise<void> {
  const names = await readdir(above).catch(() => [])
  for (const name of names.filter(one => one.startsWith(prefix))) {
    const folder = join(above, name)
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > age) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
