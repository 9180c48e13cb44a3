/**
 * What a file has to be before anything of it is believed. First its bytes are looked at without SQLite, which would
 * act on what it finds (a foreign journal, another journal mode); then its pages, its shape and its references.
 */
import type { InEach } from '../../engine/text/in-each.ts'
import type { Connection, Reader } from './connection.ts'
import { StoreError, damaged, mistake } from './error.ts'
import { readEvents } from './journal.ts'
import { applicationId, checkPages, checkReferences, numberOf, shapeAt, shapeOf } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import { readResolutions } from './resolutions.ts'
import { rowsOf, tables } from './rows.ts'
import type { Handle, Storage } from './storage.ts'
import { say } from './words/say.ts'

const magic = 'SQLite format 3\0'
const headerLength = 100

/**
 * Looks at the first bytes of a file.
 * @returns the version it says it has
 * @throws `foreign` or `corrupt`; nothing was written, nor anything beside it
 */
export async function lookAt(storage: Storage, path: string): Promise<number> {
  const head = await storage.files.head(path, headerLength)
  const text = new TextDecoder('latin1').decode(head.subarray(0, magic.length))
  if (!head.length) throw foreign(say('empty'), say('restoreOrBegin'))
  if (text !== magic) throw foreign(say('otherKind'), say('oursOrRestore'))
  if (head.length < headerLength) throw damaged(say('firstPage'))
  const view = new DataView(head.buffer, head.byteOffset, head.length)
  if (view.getInt32(68) !== applicationId) throw foreign(say('otherProgram'), say('ours'))
  if (view.getUint8(18) !== 1 || view.getUint8(19) !== 1) throw foreign(say('otherJournal'), say('saveWithDelete'))
  const version = view.getInt32(60)
  if (version < 1) throw damaged(say('noVersion'))
  return version
}

const foreign = (why: InEach, remedy: InEach): StoreError =>
  new StoreError('foreign', say('foreign', { why }), say('leftAsIs', { remedy }))

/** How the file is held and written; each has to answer as said. See `ecosystem.md` §4.4 for why. */
const settings: readonly [pragma: string, value: string, answers: string | number][] = [
  ['locking_mode', 'EXCLUSIVE', 'exclusive'],
  ['trusted_schema', 'OFF', 0],
  ['cell_size_check', 'ON', 1],
  ['foreign_keys', 'ON', 1],
  ['synchronous', 'EXTRA', 3],
  ['temp_store', 'MEMORY', 2],
]

/** Sets up a connection; with `writes`, also takes the file for ourselves, which takes back what a crash left half done. @throws `inUse` */
export async function hold(handle: Handle, writes: boolean): Promise<void> {
  await ofTheFile(async () => {
    await handle.all('PRAGMA mmap_size = 0')
    for (const [pragma, value, answers] of settings) {
      await handle.all(`PRAGMA ${pragma} = ${value}`)
      const answered = Object.values((await handle.all(`PRAGMA ${pragma}`))[0] ?? {})[0]
      if (answered !== answers) throw mistake(say('pragma', { pragma, answered: String(answered), answers }))
    }
    await handle.all(`PRAGMA query_only = ${writes ? 'OFF' : 'ON'}`)
    if (!writes) return
    await handle.run('BEGIN EXCLUSIVE')
    await handle.run('COMMIT')
    const mode = Object.values((await handle.all('PRAGMA journal_mode = DELETE'))[0] ?? {})[0]
    if (mode !== 'delete')
      throw mistake(say('pragma', { pragma: 'journal_mode', answered: String(mode), answers: 'delete' }))
  })
}

/**
 * Checks what SQLite reads.
 * @returns the version, which a journal that was played back may have changed
 * @throws `foreign`, `corrupt`
 */
export async function check(storage: Storage, connection: Connection, steps: readonly Migration[]): Promise<number> {
  return await ofTheFile(async () => {
    const version = await connection.read(async reader => {
      if ((await numberOf(reader, 'application_id')) !== applicationId) throw foreign(say('otherProgram'), say('ours'))
      await checkPages(reader)
      return await numberOf(reader, 'user_version')
    })
    if (version > steps.length) return version
    const shape = await shapeAt(storage, version, steps)
    await connection.read(async reader => {
      if ((await shapeOf(reader)) !== shape) throw damaged(say('otherTables'))
      await checkReferences(reader)
    })
    return version
  })
}

/** From this version on, ordinary rows have a digest. */
export const withDigests = 2

/**
 * Reads every row against its digest: journals, what phases were locked with, and the ordinary ones.
 * @param version of the file's tables
 * @throws `corrupt`
 */
export async function checkSeals(reader: Reader, version: number): Promise<void> {
  for (const { id, events, seal } of await reader.all('SELECT id, events, seal FROM games')) {
    const [game, resolutions] = [String(id), readResolutions(reader)]
    await readEvents(reader, game, { events: Number(events), seal: String(seal) })
    for (const { seq } of await resolutions.list(game)) await resolutions.get(game, seq)
  }
  if (version < withDigests) return
  for (const table of tables) {
    const { damaged: rows } = await rowsOf(reader, table, '')
    if (rows.length) throw damaged(say('row', { table }))
  }
}

/** Our statements here are sound: what SQLite cannot make sense of is the file. */
async function ofTheFile<Given>(work: () => Promise<Given>): Promise<Given> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StoreError && error.code === 'internal' && error.cause
      ? damaged(say('senseless'), error.cause)
      : error
  }
}
