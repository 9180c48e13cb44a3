/**
 * A journal beside a file says how the file was before a write that was broken off, and SQLite plays it back before anything is
 * read. That is as it should be after a crash. But a program that keeps folders in step may have put back the journal of an
 * earlier moment, and then all that was written since goes. So the file is copied as it stands before it is opened; where
 * it was whole then, and is another one after, the copy stays among the backups and the host is told.
 */
import { join } from 'node:path'
import { backupName, unfinished, verify, type Backup, type Source } from './backup.ts'
import { Connection, type Reader } from './connection.ts'
import { withDigests } from './gate.ts'
import { tables } from './rows.ts'
import type { Storage } from './storage.ts'

/** How a journal begins that will be played back. */
const journalMagic = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]

/** A file as it stood before it was opened. */
interface SetAside {
  /** Where it lies until it is known whether it is worth keeping. */
  part: string
  backup: Backup
}

/** Copies a file that has a journal to be played back; not where there is no room for that, since it has to be opened all the same. */
export async function setAside(
  { files }: Storage,
  file: string,
  folder: string,
  now: () => Date,
): Promise<SetAside | undefined> {
  const journal = `${await files.real(file)}-journal`
  if ((await files.kind(journal)) !== 'file') return undefined
  const head = await files.head(journal, journalMagic.length)
  if (journalMagic.some((byte, index) => head[index] !== byte)) return undefined
  const at = now()
  const path = join(folder, backupName(file, 'takenBack', at))
  const part = `${path}${unfinished}`
  try {
    await files.makeFolder(folder)
    await files.copy(file, part)
    return { part, backup: { path, at: at.toISOString(), reason: 'takenBack' } }
  } catch {
    return undefined
  }
}

/**
 * Keeps what was set aside, if something was taken back that had been written whole.
 * @param connection to what is there now; nothing where that is no good
 * @returns the backup that it is now
 */
export async function keepTakenBack(
  { storage, connection, steps }: Pick<Source, 'storage' | 'steps'> & { connection?: Connection },
  { part, backup }: SetAside,
): Promise<Backup | undefined> {
  try {
    const version = await verify(storage, part, steps, true)
    if (connection && (await isSame(storage, part, connection, version))) return undefined
    await storage.files.place(part, backup.path)
    return backup
  } catch {
    // It was left in the middle of a write, as after a crash: the journal was its own.
    return undefined
  } finally {
    await letGo(storage, { part })
  }
}

async function isSame(storage: Storage, part: string, connection: Connection, version: number): Promise<boolean> {
  const before = new Connection(await storage.open(part, 'readOnly'))
  try {
    const [was, is] = await Promise.all([before, connection].map(one => one.read(reader => digestsIn(reader, version))))
    return was === is
  } finally {
    await before.close()
  }
}

/** Removes what was set aside. */
export const letGo = ({ files }: Storage, { part }: Pick<SetAside, 'part'>): Promise<void> =>
  files.remove(part).catch(() => undefined)

/** What tells all that a file holds from anything else: seals chain, and an ordinary row has its digest. */
async function digestsIn(reader: Reader, version: number): Promise<string> {
  const found = [await reader.all('SELECT id, events, seal FROM games ORDER BY id')]
  if (version >= withDigests)
    for (const table of tables) found.push(await reader.all(`SELECT digest FROM ${table} ORDER BY digest`))
  return JSON.stringify(found)
}
