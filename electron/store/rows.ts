/**
 * Ordinary rows: names of games, settings, drafts, posts. Each carries a digest of itself, because a byte that a disk
 * turned over inside a text is damage that SQLite cannot see, and a post is pasted as it is read.
 */
import type { Reader, Writer } from './connection.ts'
import { sealOf } from './seal.ts'
import type { Row, Value } from './storage.ts'

/** The columns of each table, save the digest, in the order in which they are digested. */
const columns = {
  games: ['id', 'name', 'state', 'created', 'changed', 'events', 'seal'],
  settings: ['key', 'value'],
  drafts: ['game', 'key', 'value', 'changed'],
  posts: ['game', 'id', 'phase', 'recipient', 'text', 'sent', 'link'],
} as const
export type Table = keyof typeof columns
export const tables = Object.keys(columns) as Table[]

/** What a row of a table says, by column. */
export type Content<Name extends Table> = Record<(typeof columns)[Name][number], string | number>

/** What to select of a table, so that its rows can be told whole from damaged. */
export const allOf = (table: Table): string => [...columns[table], 'digest'].join(', ')

/** Whether a row is as it was written. @param row with everything that `allOf` selects */
export const isWhole = (table: Table, row: Row): boolean => row.digest === digestOf(table, row)

const digestOf = (table: Table, row: Readonly<Record<string, Value>>): string =>
  sealOf(table, ...columns[table].map(name => row[name] ?? ''))

/** Keeps a row, in the place of the one of its key. @throws StoreError */
export async function putRow<Name extends Table>(db: Writer, table: Name, row: Content<Name>): Promise<void> {
  const given: Readonly<Record<string, string | number>> = row
  const names = [...columns[table], 'digest']
  await db.run(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
    ON CONFLICT DO UPDATE SET ${names.map(name => `${name} = excluded.${name}`).join(', ')}`,
    ...columns[table].map(name => given[name] ?? ''),
    digestOf(table, given),
  )
}

/** Rows of a table that are as they were written, and those that are not. @param where what follows FROM, with a value for each `?` */
export async function rowsOf(
  db: Reader,
  table: Table,
  where: string,
  ...values: Value[]
): Promise<{ whole: Row[]; damaged: Row[] }> {
  const rows = await db.all(`SELECT ${allOf(table)} FROM ${table} ${where}`, ...values)
  return { whole: rows.filter(row => isWhole(table, row)), damaged: rows.filter(row => !isWhole(table, row)) }
}
