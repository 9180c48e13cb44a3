/**
 * Backups: whole copies beside the file, each checked before it gets its name. Bad ones are never named, and a name is
 * never given twice, so that no backup replaces another. Kept are the last ten, and the last of each of seven days; those that
 * a clock running ahead has dated later than now are counted by themselves, since any made by a right one is older.
 */
import { randomBytes } from 'node:crypto'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { Connection } from './connection.ts'
import { StoreError, storeError } from './error.ts'
import { check, checkSeals, hold, lookAt } from './gate.ts'
import { checkAll } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import type { Handle, Storage } from './storage.ts'
import { say } from './words/say.ts'

export interface Backup {
  path: string
  /** When it was made (ISO instant, UTC). */
  at: string
  reason: BackupReason
}
/** An open file, to make copies of. */
export interface Source {
  storage: Storage
  connection: Connection
  file: string
  /** Those that a file can have had to be read here. */
  steps: readonly Migration[]
}
/** `takenBack`: the file as it stood before a journal beside it was played into it. */
export type BackupReason = 'upgrade' | 'lock' | 'daily' | 'asked' | 'takenBack'

/** What a backup is called until it is whole. What is left of one goes when the next is made. */
export const unfinished = '.part'
const lastKept = 10
const daysKept = 7

/** Where the backups of a file stand when nothing else is said. */
export const folderFor = (file: string): string => join(dirname(file), `${stemOf(file)} backups`)
const stemOf = (file: string): string => basename(file, extname(file))

/**
 * Makes a backup of an open file, and lets the oldest go that need not be kept.
 * @throws StoreError; then there is no new backup, and the others are as they were
 */
export async function makeBackup(source: Source, folder: string, reason: BackupReason, now: Date): Promise<Backup> {
  const {
    file,
    storage,
    storage: { files },
  } = source
  await files.makeFolder(folder).catch(async (error: unknown) => {
    throw await noFolder(source.storage, folder, error)
  })
  const path = join(folder, backupName(file, reason, now))
  const part = `${path}${unfinished}`
  try {
    for (const name of await files.list(folder))
      if (isOurs(file, name.replace(/\.part(-journal)?$/, '')) && /\.part(-journal)?$/.test(name))
        await files.remove(join(folder, name))
    await copyWhole(source, part, path)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    if (error.code === 'full')
      throw new StoreError('full', say('noRoomForBackup', { folder }), say('freeSpaceForBackup'), error)
    throw error.code === 'cannotOpen' || error.code === 'readOnly' || error.code === 'io'
      ? await noFolder(storage, folder, error)
      : error
  }
  // The new one is whole, whatever becomes of old ones.
  await letOldOnesGo(storage, file, folder, now).catch(() => undefined)
  return { path, at: now.toISOString(), reason }
}

/** Why backups cannot be made in their folder. */
async function noFolder({ files }: Storage, folder: string, error: unknown): Promise<StoreError> {
  const { code } = storeError(error)
  return (await files.kind(folder).catch(() => undefined)) === 'file'
    ? new StoreError('exists', say('backupsAreFile', { folder }), say('moveFileAway'), error)
    : new StoreError(
        code === 'readOnly' ? code : 'cannotOpen',
        say('noBackupFolder', { folder }),
        say('checkBackupFolder'),
        error,
      )
}

/**
 * Makes a whole copy of an open file under a new name: of what was kept, also where the file is gone from its place.
 * @throws StoreError: then there is none; `exists` where something stands there
 */
export async function saveCopy(source: Source, to: string): Promise<void> {
  const path = resolve(to)
  await free(source.storage, path)
  await copyWhole(source, partOf(path), path)
}

/** What a file is called until it is whole: nothing that was there before, of whoever it is. */
const partOf = (path: string): string => `${path}${unfinished}-${randomBytes(6).toString('hex')}`

/** A name for a copy of a file, beside it. */
export const copyName = (file: string, now: Date): string =>
  `${stemOf(file)} copy ${now.toISOString().replaceAll(':', '-')}${extname(file)}`

/** @param part what it is called until it is whole and was looked through */
async function copyWhole({ storage, connection, steps }: Source, part: string, path: string): Promise<void> {
  const { files } = storage
  try {
    await files.make(part)
    await connection.alone(handle => copyInto(handle, part))
    await files.sync(part)
    await verify(storage, part, steps, false)
    await files.place(part, path)
  } catch (error) {
    await files.remove(part).catch(() => undefined)
    throw error
  }
}

/** What a backup of a file is called. */
export const backupName = (file: string, reason: BackupReason, now: Date): string =>
  `${stemOf(file)} ${now.toISOString().replaceAll(':', '-')} ${reason}${extname(file)}`

/** A connection that only reads refuses this too, though it writes to another file. */
async function copyInto(handle: Handle, part: string): Promise<void> {
  const [{ query_only: held } = {}] = await handle.all('PRAGMA query_only')
  await handle.all('PRAGMA query_only = OFF')
  try {
    await handle.run('VACUUM INTO ?', [part])
  } finally {
    await handle.all(`PRAGMA query_only = ${held ? 'ON' : 'OFF'}`)
  }
}

/** Every backup of a file, the newest first. */
export async function listBackups(storage: Storage, file: string, folder: string): Promise<Backup[]> {
  const names = await storage.files.list(folder)
  return names
    .flatMap(name => {
      const found = isOurs(file, name)
      return found ? [{ path: join(folder, name), ...found }] : []
    })
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
}

/** Reads the name of a backup. */
function isOurs(file: string, name: string): Omit<Backup, 'path'> | undefined {
  const [stem, extension] = [stemOf(file), extname(file)]
  if (!name.startsWith(`${stem} `) || !name.endsWith(extension)) return undefined
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z) (upgrade|lock|daily|asked|takenBack)$/.exec(
    name.slice(stem.length + 1, name.length - extension.length),
  )
  return found ? { at: `${found[1]}T${found[2]}:${found[3]}:${found[4]}`, reason: found[5] as BackupReason } : undefined
}

/** Which backups to keep, of all there are, newest first. */
export function worthKeeping(backups: readonly Backup[], now: Date): Backup[] {
  const isAhead = ({ at }: Backup): boolean => Date.parse(at) > now.getTime()
  const kept = new Set([...lastOf(backups.filter(isAhead)), ...lastOf(backups.filter(one => !isAhead(one)))])
  return backups.filter(backup => kept.has(backup))
}

function lastOf(backups: readonly Backup[]): Backup[] {
  const days = new Map<string, Backup>()
  for (const backup of backups) {
    const day = backup.at.slice(0, 'yyyy-mm-dd'.length)
    if (!days.has(day)) days.set(day, backup)
  }
  return [...backups.slice(0, lastKept), ...[...days.values()].slice(0, daysKept)]
}

async function letOldOnesGo(storage: Storage, file: string, folder: string, now: Date): Promise<void> {
  const all = await listBackups(storage, file, folder)
  const kept = new Set(worthKeeping(all, now))
  for (const backup of all) if (!kept.has(backup)) await storage.files.remove(backup.path)
}

/**
 * Reads a whole file, changing nothing: through the same gate as one that is opened, and every page and index of it.
 * @param seals also every row against its digest: a backup is made of a file with a damaged row all the same, but not restored
 * @returns its version @throws `corrupt`, `foreign`
 */
export async function verify(
  storage: Storage,
  path: string,
  steps: readonly Migration[],
  seals: boolean,
): Promise<number> {
  await lookAt(storage, path)
  const handle = await storage.open(path, 'readOnly')
  const connection = new Connection(handle)
  try {
    await hold(handle, false)
    const version = await check(storage, connection, steps)
    await connection.read(async reader => {
      await checkAll(reader)
      if (seals && version <= steps.length) await checkSeals(reader, version)
    })
    return version
  } finally {
    await connection.close()
  }
}

/**
 * Makes a new file of a backup. Open it then like any other: an old one is brought up to date.
 * @param steps those that a file can have had to be read here
 * @throws `exists` when there is something at `to` already; `corrupt`, `foreign`, `newer` for a backup that is no good:
 * then nothing was made
 */
export async function restoreBackup(
  storage: Storage,
  backup: string,
  to: string,
  steps: readonly Migration[],
): Promise<void> {
  const { files } = storage
  const [from, path] = [resolve(backup), resolve(to)]
  await free(storage, path)
  const part = partOf(path)
  if ((await verify(storage, from, steps, true).catch(noGood)) > steps.length)
    throw new StoreError('newer', say('newerBackup'), say('withThatVersion'))
  try {
    await files.copy(from, part)
    await verify(storage, part, steps, true)
    await files.place(part, path)
  } catch (error) {
    await files.remove(part).catch(() => undefined)
    throw error
  }
}

/** The same error; where the file is no good, with its newest backup as the remedy. */
export async function namingBackup(error: unknown, storage: Storage, file: string, folder: string): Promise<unknown> {
  if (!(error instanceof StoreError) || (error.code !== 'corrupt' && error.code !== 'foreign')) return error
  const [newest] = await listBackups(storage, file, folder).catch(() => [])
  return newest
    ? new StoreError(error.code, error.inEach.message, say('restoreNewest', { path: newest.path }), error)
    : error
}

/** Of a damaged backup, another is the remedy. */
function noGood(error: unknown): never {
  if (error instanceof StoreError && (error.code === 'corrupt' || error.code === 'foreign'))
    throw new StoreError(error.code, error.inEach.message, say('anotherBackup'), error)
  throw error
}

/** What SQLite calls the files beside a database, and what a new one is called until it is complete: these come and go unasked. */
const passing = /(-journal|-wal|-shm|\.new-[0-9a-f]{12})$/i

/**
 * Makes sure that a file can be made here, and that it will stay. A journal left from a file that is gone would be played into
 * it. @throws `exists`
 */
export async function free(storage: Storage, path: string): Promise<void> {
  if (passing.test(path)) throw new StoreError('exists', say('passingName'), say('anotherName'))
  if ((await storage.files.kind(path)) !== 'nothing')
    throw new StoreError('exists', say('nameTaken'), say('anotherName'))
  if ((await storage.files.kind(`${path}-journal`)) === 'nothing') return
  throw new StoreError('exists', say('journalLeft', { name: `${basename(path)}-journal` }), say('putFileBack'))
}
