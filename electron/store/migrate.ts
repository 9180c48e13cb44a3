/** From one shape of the tables to the next: each step a transaction of its own, so that a file is always in one of them. */
import { Connection } from './connection.ts'
import type { Reader } from './connection.ts'
import { damaged, mistake } from './error.ts'
import type { Migration } from './migrations/migration.ts'
import type { Storage } from './storage.ts'
import { say } from './words/say.ts'

/** `NDsk`: marks a SQLite file as ours. */
export const applicationId = 0x4e44736b

/** Runs the steps that a file of version `from` has not had. @throws StoreError; the file then has the shape of the last step that was finished */
export async function migrate(connection: Connection, from: number, steps: readonly Migration[]): Promise<void> {
  for (const [index, step] of steps.entries()) if (index >= from) await runStep(connection, step, index + 1)
}

async function runStep(connection: Connection, step: Migration, number: number): Promise<void> {
  await connection.alone(handle => handle.run('PRAGMA foreign_keys = OFF'))
  await connection.write(async writer => {
    await writer.script(step.sql)
    await step.then?.(writer)
    await checkReferences(writer, { number, name: step.name })
    await writer.script(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${number}`)
  })
  await connection.alone(handle => handle.run('PRAGMA foreign_keys = ON'))
  await connection.read(checkPages)
}

/** @throws `corrupt` when a page or an index of the file is damaged */
export async function checkPages(reader: Reader): Promise<void> {
  await expectOk(reader, 'PRAGMA quick_check(1)')
}

/** The same, and every index against its table: slower. @throws `corrupt` */
export async function checkAll(reader: Reader): Promise<void> {
  await expectOk(reader, 'PRAGMA integrity_check(1)')
  await checkReferences(reader)
}

async function expectOk(reader: Reader, sql: string): Promise<void> {
  const row = await reader.one(sql)
  const said = Object.values(row ?? {})[0]
  if (said !== 'ok') throw damaged(say('pages', { found: String(said) }))
}

/** @param after which step that was, where it was after one @throws `corrupt` when a row speaks of one that is not there */
export async function checkReferences(reader: Reader, after?: { number: number; name: string }): Promise<void> {
  const stray = await reader.one('SELECT "table" AS place FROM pragma_foreign_key_check LIMIT 1')
  if (!stray) return
  const table = String(stray.place)
  throw damaged(after ? say('danglingAfter', { table, ...after }) : say('dangling', { table }))
}

/** Everything a file is made of, as text to compare: tables, indices, triggers, views. */
export async function shapeOf(reader: Reader): Promise<string> {
  const rows = await reader.all('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name')
  return JSON.stringify(rows.map(row => [row.type, row.name, row.tbl_name, row.sql]))
}

/** The shapes that were found out so far. */
const known = new WeakMap<readonly Migration[], Map<number, string>>()

/** The shape that a file of this version has, by making one in memory, once. */
export async function shapeAt(storage: Storage, version: number, steps: readonly Migration[]): Promise<string> {
  const shapes = known.get(steps) ?? new Map<number, string>()
  known.set(steps, shapes)
  const shape = shapes.get(version) ?? (await makeShape(storage, version, steps))
  shapes.set(version, shape)
  return shape
}

async function makeShape(storage: Storage, version: number, steps: readonly Migration[]): Promise<string> {
  const connection = new Connection(await storage.open('', 'memory'))
  try {
    await migrate(connection, 0, steps.slice(0, version))
    return await connection.read(shapeOf)
  } finally {
    await connection.close()
  }
}

/** The number a PRAGMA gives. */
export async function numberOf(reader: Reader, pragma: string): Promise<number> {
  const value = Object.values((await reader.one(`PRAGMA ${pragma}`)) ?? {})[0]
  if (typeof value !== 'number') throw mistake(say('noNumber', { pragma }))
  return value
}
