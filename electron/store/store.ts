/** An open file, as the desk has it: transactions over the tables, backups, a check. */
import { dirname, join } from 'node:path'
import {
  copyName,
  listBackups,
  makeBackup,
  namingBackup,
  saveCopy,
  type Backup,
  type BackupReason,
  type Source,
} from './backup.ts'
import type { StoreError } from './error.ts'
import { checkSeals } from './gate.ts'
import { checkAll } from './migrate.ts'
import type { Watch } from './guard.ts'
import { reading, writing, type Reading, type Writing } from './tables.ts'

export interface Store {
  readonly file: string
  /** The version of its tables. */
  readonly version: number
  /** Why nothing can be written, where that is so: `newer` or `readOnly`. */
  readonly readOnly: StoreError | undefined
  /** Others on this machine could read it, and no longer can. */
  readonly narrowed: boolean
  /** The file as it was before a journal beside it was played back, where that took away what had been written whole. */
  readonly takenBack: Backup | undefined
  /** Why nothing can be kept just now: the file is no longer where it was opened (`moved`). */
  moved(): Promise<StoreError | undefined>
  /** Lets `work` read, while nobody writes. @throws what `work` throws, StoreError */
  read<Given>(work: (tables: Reading) => Promise<Given>): Promise<Given>
  /** Lets `work` read and write in one transaction. @returns what it returned, once all is on the disk @throws what `work` throws, StoreError: then nothing was kept */
  write<Given>(work: (tables: Writing) => Promise<Given>): Promise<Given>
  /** @throws StoreError, also where nothing can be written; the older backups are as they were then */
  backUp(reason: BackupReason): Promise<Backup>
  /** Makes a whole copy under a new name, also of a file that was moved or that can only be read. @throws StoreError, `exists` */
  saveCopy(to: string): Promise<void>
  /** The newest first. */
  backups(): Promise<Backup[]>
  /** Reads everything there is, slowly. @throws `corrupt` */
  check(): Promise<void>
  /**
   * Closes the file after what is under way. Where it was moved, what was written since it was opened would go: then a
   * copy is left beside its place, unless there is one.
   */
  close(): Promise<void>
}

interface StoreParts extends Source {
  version: number
  backups: string
  now: () => Date
  eventVersion: number
  watch?: Watch
  narrowed?: boolean
  takenBack?: Backup | undefined
  readOnly?: StoreError
}

export function storeOf(parts: StoreParts): Store {
  const {
    connection,
    storage,
    file,
    version,
    backups,
    now,
    eventVersion,
    watch,
    narrowed = false,
    takenBack,
    readOnly,
  } = parts
  /** Something was kept of which there is no copy. */
  let uncopied = false
  const named = <Given>(work: Promise<Given>): Promise<Given> =>
    work.catch(async (error: unknown) => {
      throw await namingBackup(error, storage, file, backups)
    })
  const moved = async (): Promise<StoreError | undefined> => await watch?.moved()
  const copy = async (to: string): Promise<void> => {
    await saveCopy(parts, to)
    uncopied = false
  }
  return {
    file,
    version,
    readOnly,
    narrowed,
    takenBack,
    moved,
    read: work => named(connection.read(reader => work(reading(reader)))),
    write: async work => {
      const given = await named(
        connection.write(writer => work(writing(writer, { at: now().toISOString(), version: eventVersion }))),
      )
      uncopied = true
      return given
    },
    backUp: async reason => {
      if (readOnly) throw readOnly
      return await makeBackup(parts, backups, reason, now())
    },
    saveCopy: copy,
    backups: () => listBackups(storage, file, backups),
    check: () =>
      named(
        connection.read(async reader => {
          await checkAll(reader)
          await checkSeals(reader, version)
        }),
      ),
    close: async () => {
      if (uncopied && (await moved().catch(() => undefined)))
        await copy(join(dirname(file), copyName(file, now()))).catch(() => undefined)
      await connection.close()
    },
  }
}
