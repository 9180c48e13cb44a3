/** The files around a database, on a real disk. */
import { constants } from 'node:fs'
import { access, copyFile, link, lstat, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError, storeError } from './error.ts'
import type { Files } from './storage.ts'

export const files: Files = {
  kind: path =>
    told(async () => {
      const found = await stat(path).catch(none)
      if (found) return found.isFile() ? 'file' : 'other'
      return (await lstat(path).catch(none)) ? 'other' : 'nothing'
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
  write: (path, text) =>
    told(async () => {
      const file = await open(path, 'wx')
      try {
        await file.writeFile(text)
        await file.sync()
      } catch (error) {
        await rm(path, { force: true })
        throw error
      } finally {
        await file.close()
      }
    }),
  copy: (from, to) =>
    told(async () => {
      await copyFile(from, to, constants.COPYFILE_EXCL)
      await syncFile(to)
    }),
  sync: path => told(() => syncFile(path)),
  place: (from, to) =>
    told(async () => {
      await giveName(from, to)
      await syncFolder(dirname(to))
    }),
  makeFolder: path => told(async () => void (await mkdir(path, { recursive: true }))),
  list: folder => told(async () => ((await readdir(folder).catch(none)) ?? []).sort()),
  remove: path => told(() => rm(path, { force: true })),
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
const exists = (error?: unknown): StoreError =>
  new StoreError('exists', 'There is a file of this name already.', 'Choose another name.', error)

function none(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
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
