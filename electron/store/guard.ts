/**
 * Watches that an open file stays where it was opened. Programs that keep folders in step take a file away, or put
 * another in its place, while it is open: what is written then goes into a file without a name, and with it when it is
 * closed. The journal beside it is watched too, since without it a crash would leave half a write.
 */
import type { Guard } from './connection.ts'
import { StoreError } from './error.ts'
import type { Handle, Storage } from './storage.ts'
import { say } from './words/say.ts'

export interface Watch extends Guard {
  /** Why nothing can be kept just now, where that is so. Put back in its place, the file can be written again. */
  moved(): Promise<StoreError | undefined>
}

/**
 * Begins to watch a file, before it is opened.
 * @param noticed hears when it turns out to be gone from its place, and when it is back
 * @throws StoreError
 */
export async function watchOver({ files }: Storage, file: string, noticed: () => void): Promise<Watch> {
  const opened = await files.identity(file)
  const journal = `${await files.real(file)}-journal`
  /** The journal that SQLite has open: it keeps one from its first write on. */
  let journalOpened: string | undefined
  let wasMoved = false

  async function moved(): Promise<StoreError | undefined> {
    const there = await files.identity(file)
    const isMoved = there !== opened || there === undefined
    if (isMoved !== wasMoved) {
      wasMoved = isMoved
      noticed()
    }
    return isMoved ? gone(there !== undefined) : undefined
  }

  const inPlace = async (): Promise<void> => {
    const error = await moved()
    if (error) throw error
  }
  const journalLost = async (): Promise<boolean> =>
    journalOpened !== undefined && (await files.identity(journal)) !== journalOpened

  return {
    moved,
    before: async handle => {
      await inPlace()
      if (!(await journalLost())) return
      await letJournalGo(handle)
      journalOpened = undefined
    },
    atCommit: async () => {
      await inPlace()
      if (await journalLost()) throw noJournal()
      journalOpened ??= await files.identity(journal)
    },
    atEnd: async handle => {
      const [isMoved, isLost] = [(await moved()) !== undefined, await journalLost()]
      if (!isMoved && !isLost) return
      // SQLite would remove whatever stands at the name of its journal, and that may be of use to another by now.
      await letJournalGo(handle)
      if (!isLost && journalOpened !== undefined && (await files.kind(file)) === 'nothing') await files.remove(journal)
    },
  }
}

/** Makes SQLite close its journal, without a look at the name; it begins another with its next write. */
async function letJournalGo(handle: Handle): Promise<void> {
  await handle.all('PRAGMA journal_mode = MEMORY')
  await handle.all('PRAGMA journal_mode = DELETE')
}

const gone = (replaced: boolean): StoreError =>
  new StoreError('moved', replaced ? say('replaced') : say('gone'), say('copyOrPutBack'))

const noJournal = (): StoreError => new StoreError('io', say('noJournal'), say('keepAway'))
