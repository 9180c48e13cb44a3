/** The files around a database, on a real disk. */
import { constants, createReadStream, type ReadStream } from 'node:fs'
import {
  access,
  chmod,
  link,
  lstat,
  mkdir,
  open,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError, storeError } from './error.ts'
import type { Files } from './storage.ts'
import { say } from './words/say.ts'

export const files: Files = {
  kind: path =>
    told(async () => {
      const found = await stat(path).catch(none)
      if (found) return found.isFile() ? 'file' : 'other'
      return (await lstat(path).catch(none)) ? 'other' : 'nothing'
    }),
  identity: path =>
    told(async () => {
      const found = await stat(path, { bigint: true }).catch(nothing)
      // A file of Windows can get the number of one that is gone.
      return found && [found.dev, found.ino, ...(process.platform === 'win32' ? [found.birthtimeNs] : [])].join(':')
    }),
  writable: path =>
    told(
      async () =>
        (await allowed(path, constants.R_OK | constants.W_OK)) && (await allowed(dirname(path), constants.W_OK)),
    ),
  head: (path, length) =>
    told(async () => {
      const file = await open(path, 'r')
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await file.close()
      }
    }),
  read: path => told(() => readFile(path, 'utf8')),
  real: path => told(() => realpath(path)),
  make: path => told(() => writeNew(path, '')),
  narrow: path =>
    told(async () => {
      const { mode } = await stat(path)
      if (process.platform === 'win32' || !(mode & others)) return false
      return await chmod(path, mode & 0o777 & ~others).then(
        () => true,
        () => false,
      )
    }),
  write: (path, text) => told(() => writeNew(path, text)),
  copy: (from, to) => told(() => writeNew(to, createReadStream(from))),
  sync: path => told(() => syncFile(path)),
  place: (from, to) =>
    told(async () => {
      await giveName(from, to)
      await syncFolder(dirname(to))
    }),
  makeFolder: path => told(() => ownFolder(path)),
  list: folder => told(async () => ((await readdir(folder).catch(none)) ?? []).sort()),
  remove: path => told(() => rm(path, { force: true })),
}

/** The rights of a file that is for its owner alone. */
export const ownFile = 0o600
/** What nobody else shall have. */
const others = 0o077

/** @throws EEXIST; where the content cannot be written, there is no file */
async function writeNew(path: string, content: string | ReadStream): Promise<void> {
  const file = await open(path, 'wx', ownFile)
  try {
    await writeFile(file, content)
    await file.sync()
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** Makes a folder for its owner alone, and those above it that are not there. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

async function told<Given>(work: () => Promise<Given>): Promise<Given> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw exists(error)
    throw storeError(error)
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
const exists = (error?: unknown): StoreError => new StoreError('exists', say('nameTaken'), say('anotherName'), error)

function none(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

/** A folder on the way may be gone too, or be something else by now. */
function nothing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOTDIR') return none(error)
}

const allowed = (path: string, what: number): Promise<boolean> =>
  access(path, what).then(
    () => true,
    () => false,
  )

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is on the disk once its folder is. Windows has no such call and does it by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A link fails where a file stands, a rename replaces it. Some file systems have no links: there the look has to do. */
async function giveName(from: string, to: string): Promise<void> {
  const linked = await link(from, to).then(
    () => true,
    (error: unknown) => {
      if (['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK'].includes(String(codeOf(error)))) return false
      throw error
    },
  )
  if (linked) return await rm(from)
  if (await lstat(to).catch(none)) throw exists()
  await rename(from, to)
}
