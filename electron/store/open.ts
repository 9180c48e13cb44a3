/** Opening a file: made if it is not there, looked through before it is believed, brought up to date, held alone. */
import { randomBytes, randomInt } from 'node:crypto'
import { basename, dirname, join, resolve } from 'node:path'
import { folderFor, free, listBackups, makeBackup, namingBackup } from './backup.ts'
import { Connection } from './connection.ts'
import { openDatabase } from './driver.ts'
import { StoreError } from './error.ts'
import { files } from './files.ts'
import { check, hold, lookAt } from './gate.ts'
import { watchOver } from './guard.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import type { Storage } from './storage.ts'
import { storeOf, type Store } from './store.ts'
import { keepTakenBack, letGo, setAside } from './taken-back.ts'
import { say } from './words/say.ts'

/** This machine. */
export const machine: Storage = { open: openDatabase, files }

interface OpenOptions {
  storage?: Storage
  steps?: readonly Migration[]
  now?: () => Date
  /** Where backups go; beside the file unless said. */
  backups?: string
  /** The version of the engine's events, kept beside each. */
  eventVersion?: number
  /** Puts into a new file what it begins with, before it gets its name: it is there with all of that, or not at all. */
  begin?: (store: Store) => Promise<void>
  /** Hears when the file turns out to be gone from its place, and when it is back. */
  noticed?: () => void
}

interface Opening {
  file: string
  storage: Storage
  steps: readonly Migration[]
  now: () => Date
  backups: string
  eventVersion: number
  noticed: () => void
  begin?: (store: Store) => Promise<void>
}

/**
 * Opens a file, or makes it. Nothing is written to a file that is not taken.
 * @throws `foreign`, `corrupt` (the remedy names the newest backup), `inUse`, `cannotOpen`, `full` and `io` on making one or bringing it up to date.
 * A newer file, or one that may not be written, is opened for reading: see `Store.readOnly`
 */
export async function openStore(path: string, options: OpenOptions = {}): Promise<Store> {
  const file = resolve(path)
  const opening: Opening = {
    storage: machine,
    steps: migrations,
    now: () => new Date(),
    backups: folderFor(file),
    eventVersion: 1,
    noticed: () => {},
    ...options,
    file,
  }
  const { storage } = opening
  try {
    const kind = await storage.files.kind(file)
    if (kind === 'other') throw new StoreError('foreign', say('noFile'), say('oursOrNewName'))
    if (kind === 'nothing') await create(opening)
    await noLogBeside(opening)
    const says = await lookAt(storage, file)
    if (says > opening.steps.length) return await openToRead(opening, newer())
    if (!(await storage.files.writable(file)))
      return await openToRead(opening, new StoreError('readOnly', say('onlyRead'), say('allowWriting')))
    return await patiently(() => openToWrite(opening))
  } catch (error) {
    throw await namingBackup(error, storage, file, opening.backups)
  }
}

const newer = (): StoreError => new StoreError('newer', say('newer'), say('updateToChange'))

/**
 * SQLite would take in a write-ahead log because it has the name, though our files have none, and remove it afterwards.
 * @throws `cannotOpen`
 */
async function noLogBeside({ file, storage: { files } }: Opening): Promise<void> {
  const log = `${await files.real(file)}-wal`
  const kind = await files.kind(log)
  if (kind === 'nothing' || (kind === 'file' && !(await files.head(log, 1)).length)) return
  throw new StoreError('cannotOpen', say('logBeside', { name: basename(log) }), say('moveLogAway'))
}

const isDamage = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'corrupt' || error.code === 'foreign')

const mostTries = 6

/** Two that open a file at the same moment can each be in the other's way, and neither would get it. */
async function patiently<Given>(attempt: () => Promise<Given>): Promise<Given> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === mostTries || !(error instanceof StoreError && error.code === 'inUse')) throw error
      await new Promise(resolve => {
        setTimeout(resolve, randomInt(10, 30 * (tries + 1)))
      })
    }
  }
}

async function openToWrite(opening: Opening): Promise<Store> {
  const { file, storage, steps, backups, now, eventVersion, noticed } = opening
  const watch = await watchOver(storage, file, noticed)
  const aside = await setAside(storage, file, backups, now)
  const handle = await storage.open(file, 'readWrite')
  const connection = new Connection(handle, undefined, watch)
  try {
    await connection.alone(bare => hold(bare, true))
    // What is locked now is what was looked at, and not what was put there meanwhile.
    const moved = await watch.moved()
    if (moved) throw moved
    let version = await check(storage, connection, steps)
    if (version > steps.length) throw newer()
    const takenBack = aside && (await keepTakenBack({ storage, connection, steps }, aside))
    if (version < steps.length) {
      await makeBackup({ storage, connection, file, steps }, backups, 'upgrade', now())
      await migrate(connection, version, steps)
      version = await check(storage, connection, steps)
    }
    await sweep(opening)
    const narrowed = await narrow(opening)
    const parts = { connection, storage, file, steps, version, backups, now, eventVersion, watch, narrowed, takenBack }
    return storeOf(parts)
  } catch (error) {
    await connection.close().catch(() => undefined)
    // Played back, it may be no good any more, though it was before.
    if (aside) await (isDamage(error) ? keepTakenBack({ storage, steps }, aside) : letGo(storage, aside))
    throw error
  }
}

async function openToRead(
  { file, storage, steps, backups, now, eventVersion }: Opening,
  readOnly: StoreError,
): Promise<Store> {
  const handle = await storage.open(file, 'readOnly')
  const connection = new Connection(handle, readOnly)
  try {
    await connection.alone(bare => hold(bare, false))
    const version = await check(storage, connection, steps)
    if (version < steps.length) throw new StoreError('readOnly', say('updateFirst'), readOnly.inEach.remedy)
    return storeOf({ connection, storage, file, steps, version, backups, now, eventVersion, readOnly })
  } catch (error) {
    await connection.close().catch(() => undefined)
    const halfDone =
      error instanceof StoreError
      && (error.code === 'readOnly' || error.code === 'cannotOpen')
      && (await storage.files.kind(`${file}-journal`)) === 'file'
    throw halfDone && error.cause
      ? new StoreError(
          readOnly.code,
          say('halfWritten', { why: readOnly.inEach.message }),
          say('openWhereWritten'),
          error,
        )
      : error
  }
}

/** A new file is finished under another name first: so an empty or a half-made one never stands under its own. */
async function create({ file, storage, steps, backups, now, eventVersion, begin }: Opening): Promise<void> {
  await free(storage, file)
  const made = `${file}${beingMade}${randomBytes(6).toString('hex')}`
  try {
    await storage.files.make(made)
    const handle = await storage.open(made, 'readWrite')
    const connection = new Connection(handle)
    try {
      await connection.alone(bare => hold(bare, true))
      await migrate(connection, 0, steps)
      const version = steps.length
      await begin?.(storeOf({ connection, storage, file: made, steps, version, backups, now, eventVersion }))
    } finally {
      await connection.close()
    }
    await storage.files.sync(made)
    await storage.files.place(made, file)
  } catch (error) {
    for (const left of [made, `${made}-journal`]) await storage.files.remove(left).catch(() => undefined)
    if (error instanceof StoreError && error.code === 'readOnly')
      throw new StoreError('cannotOpen', say('folderOnlyRead'), say('anotherFolder'), error)
    // Somebody else made it meanwhile: then it is opened like any other.
    if ((await storage.files.kind(file)) === 'nothing') throw error
  }
}

const beingMade = '.new-'

/** Removes what was being made when the machine stopped, by the names we give and no others. Whoever holds the file holds what was to become it. */
async function sweep({ file, storage }: Opening): Promise<void> {
  const start = `${basename(file)}${beingMade}`
  for (const name of await storage.files.list(dirname(file)))
    if (name.startsWith(start) && /^[0-9a-f]{12}(-journal)?$/.test(name.slice(start.length)))
      await storage.files.remove(join(dirname(file), name))
}

/** Takes from others what they may do with a file and its backups: older versions made them as the umask said. @returns whether there was something to take */
async function narrow({ file, storage, backups: folder }: Opening): Promise<boolean> {
  // Where there is no such folder to look into, that is said when a backup is made.
  const backups = await listBackups(storage, file, folder).catch(() => [])
  let some = false
  for (const path of [file, ...(backups.length ? [folder] : []), ...backups.map(one => one.path)])
    if (await storage.files.narrow(path)) some = true
  return some
}
