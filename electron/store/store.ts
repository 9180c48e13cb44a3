/** An open file, as the desk has it: transactions over the tables, backups, a check. */
import { listBackups, makeBackup, type Backup, type BackupReason } from './backup.ts'
import type { Connection } from './connection.ts'
import type { StoreError } from './error.ts'
import { readGames } from './games.ts'
import { readJournal } from './journal.ts'
import { checkAll } from './migrate.ts'
import { readResolutions } from './resolutions.ts'
import type { Storage } from './storage.ts'
import { reading, writing, type Reading, type Writing } from './tables.ts'

export interface Store {
  readonly file: string
  /** The version of its tables. */
  readonly version: number
  /** Why nothing can be written, where that is so: `newer` or `readOnly`. */
  readonly readOnly: StoreError | undefined
  /** Lets `work` read, while nobody writes. @throws what `work` throws, StoreError */
  read<Given>(work: (tables: Reading) => Promise<Given>): Promise<Given>
  /** Lets `work` read and write in one transaction. @returns what it returned, once all is on the disk @throws what `work` throws, StoreError: then nothing was kept */
  write<Given>(work: (tables: Writing) => Promise<Given>): Promise<Given>
  /** @throws StoreError, also where nothing can be written; the older backups are as they were then */
  backUp(reason: BackupReason): Promise<Backup>
  /** The newest first. */
  backups(): Promise<Backup[]>
  /** Reads everything there is, slowly. @throws `corrupt` */
  check(): Promise<void>
  /** Closes the file after what is under way. */
  close(): Promise<void>
}

export interface StoreParts {
  connection: Connection
  storage: Storage
  file: string
  version: number
  backups: string
  now: () => Date
  eventVersion: number
  readOnly?: StoreError
}

export function storeOf({
  connection,
  storage,
  file,
  version,
  backups,
  now,
  eventVersion,
  readOnly,
}: StoreParts): Store {
  return {
    file,
    version,
    readOnly,
    read: work => connection.read(reader => work(reading(reader))),
    write: work =>
      connection.write(writer => work(writing(writer, { at: now().toISOString(), version: eventVersion }))),
    backUp: async reason => {
      if (readOnly) throw readOnly
      return await makeBackup(storage, connection, file, backups, reason, now())
    },
    backups: () => listBackups(storage, file, backups),
    check: () =>
      connection.read(async reader => {
        await checkAll(reader)
        for (const { id } of await readGames(reader).list()) {
          await readJournal(reader).read(id)
          for (const { seq } of await readResolutions(reader).list(id)) await readResolutions(reader).get(id, seq)
        }
      }),
    close: () => connection.close(),
  }
}
