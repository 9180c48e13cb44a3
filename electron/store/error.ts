/** Why the store did not do something: a code for the program, a sentence and a remedy for a person. */

export type StoreCode =
  /** The disk is full. */
  | 'full'
  /** The file is open somewhere else. */
  | 'inUse'
  /** The file can only be read. */
  | 'readOnly'
  /** The file is damaged. */
  | 'corrupt'
  /** The file is not one of ours. */
  | 'foreign'
  /** The file was written by a newer Nightdesk. */
  | 'newer'
  /** The open file is no longer at its place: it was moved, removed or replaced. */
  | 'moved'
  /** The file is not there, or may not be opened. */
  | 'cannotOpen'
  /** Reading or writing the disk failed. */
  | 'io'
  /** Somebody else wrote in between: what this was decided on no longer stands. */
  | 'conflict'
  | 'notFound'
  /** Something of this name is there already. */
  | 'exists'
  /** A value that could not be kept as it is. */
  | 'badValue'
  | 'closed'
  /** A mistake of ours. */
  | 'internal'

/** @throws nothing by itself: it is what every function of the store throws */
export class StoreError extends Error {
  readonly code: StoreCode
  readonly remedy: string

  constructor(code: StoreCode, message: string, remedy: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'StoreError'
    this.code = code
    this.remedy = remedy
  }
}

/** A mistake of ours, told to whoever reads the message. */
export const mistake = (message: string, cause?: unknown): StoreError =>
  new StoreError('internal', message, 'This is a mistake in Nightdesk: please report it.', cause)

/** @param what SQLite's words, or ours: never what the file holds */
export const damaged = (what: string, cause?: unknown): StoreError =>
  new StoreError('corrupt', `This file is damaged: ${what}.`, restore, cause)

const restore = 'Restore a backup into a new file. The damaged file is left as it is.'

type Said = readonly [code: StoreCode, message: string, remedy: string]

const untouched = 'What was saved before is safe.'
const full: Said = ['full', 'The disk is full, so this was not saved.', `${untouched} Free some space and try again.`]
const inUse: Said = ['inUse', 'This file is already open in another Nightdesk.', 'Close it there, or use that window.']
const readOnly: Said = [
  'readOnly',
  'This file can only be read, so this was not saved.',
  'Allow writing to the file and its folder, or save a copy elsewhere.',
]
const corrupt: Said = ['corrupt', 'This file is damaged.', restore]
const cannotOpen: Said = [
  'cannotOpen',
  'This file cannot be opened.',
  'Check that it and its folder are still there and that you may read them.',
]
const stray: Said = [
  'notFound',
  'This belongs to something that is not in this file.',
  'Look at the file as it stands now, then do it again.',
]
const io: Said = [
  'io',
  'The disk could not be read or written, so this was not saved.',
  `${untouched} Check the disk, then try again.`,
]

const bySqlite: Record<string, Said> = {
  SQLITE_FULL: full,
  SQLITE_BUSY: inUse,
  SQLITE_LOCKED: inUse,
  SQLITE_READONLY: readOnly,
  SQLITE_PERM: readOnly,
  SQLITE_CORRUPT: corrupt,
  SQLITE_NOTADB: corrupt,
  SQLITE_CANTOPEN: cannotOpen,
  SQLITE_IOERR: io,
}
const bySystem: Record<string, Said> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: cannotOpen,
  EPERM: cannotOpen,
  ENOENT: cannotOpen,
  ENOTDIR: cannotOpen,
  EISDIR: cannotOpen,
  EROFS: readOnly,
}

/**
 * What an error of SQLite or of the file system means.
 * @param error what was thrown; an error of ours is given back as it is
 */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const said = bySqlite[code] ?? bySystem[code]
  if (error instanceof Error && error.message.includes('FOREIGN KEY constraint failed'))
    return new StoreError(...stray, error)
  if (said) return new StoreError(...said, error)
  if (/^E[A-Z]+$/.test(code)) return new StoreError(...io, error)
  return mistake(
    `Something went wrong that should not (${error instanceof Error ? error.message : String(error)}).`,
    error,
  )
}
