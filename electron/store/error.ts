/** Why the store did not do something: a code for the program, a sentence and a remedy for a person, in each language. */
import type { InEach } from '../../engine/text/in-each.ts'
import { say } from './words/say.ts'

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
  /** In English, as the message is. */
  readonly remedy: string
  /** Both in each language: whoever was asked picks that of the asker. */
  readonly inEach: { readonly message: InEach; readonly remedy: InEach }

  constructor(code: StoreCode, message: InEach, remedy: InEach, cause?: unknown) {
    super(message.en, cause === undefined ? undefined : { cause })
    this.name = 'StoreError'
    this.code = code
    this.remedy = remedy.en
    this.inEach = { message, remedy }
  }
}

/** A mistake of ours, told to whoever reads the message. */
export const mistake = (message: InEach, cause?: unknown): StoreError =>
  new StoreError('internal', message, say('reportIt'), cause)

/** @param what SQLite's words, or ours: never what the file holds */
export const damaged = (what: InEach, cause?: unknown): StoreError =>
  new StoreError('corrupt', say('damagedSo', { what }), say('restore'), cause)

type Said = readonly [code: StoreCode, message: InEach, remedy: InEach]

const full: Said = ['full', say('full'), say('freeSpace')]
const inUse: Said = ['inUse', say('inUse'), say('closeThere')]
const readOnly: Said = ['readOnly', say('notWritten'), say('allowWriting')]
const corrupt: Said = ['corrupt', say('damaged'), say('restore')]
const cannotOpen: Said = ['cannotOpen', say('cannotOpen'), say('checkThere')]
const stray: Said = ['notFound', say('stray'), say('lookFile')]
const noName: Said = ['cannotOpen', say('noName'), say('anotherName')]
const io: Said = ['io', say('diskFailed'), say('checkDisk')]

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
  ELOOP: cannotOpen,
  ENAMETOOLONG: noName,
  EINVAL: noName,
  EILSEQ: noName,
  ERR_INVALID_ARG_VALUE: noName,
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
  return mistake(say('wentWrong', { what: error instanceof Error ? error.message : String(error) }), error)
}
