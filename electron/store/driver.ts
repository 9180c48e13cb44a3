/**
 * The one file that knows the package sqlite3. Its traps end here: every call has its callback (without one an error
 * ends the process), every `?` its value (a missing one would be NULL), and its errors become ours.
 */
import sqlite3 from 'sqlite3'
import { storeError } from './error.ts'
import type { Handle, Mode, Row } from './storage.ts'
import { checkRow, checkValues } from './values.ts'

const flags: Record<Mode, number> = {
  readOnly: sqlite3.OPEN_READONLY,
  readWrite: sqlite3.OPEN_READWRITE,
  create: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
  memory: sqlite3.OPEN_READWRITE | sqlite3.OPEN_CREATE,
}

/**
 * Opens a database file. It is not read yet, so a damaged or a locked one shows only with the first statement.
 * @param path absolute, so that no name means anything else to SQLite; not looked at for `memory`
 * @throws StoreError
 */
export async function openDatabase(path: string, mode: Mode): Promise<Handle> {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(
      mode === 'memory' ? ':memory:' : path,
      flags[mode] | sqlite3.OPEN_FULLMUTEX,
      error => (error ? reject(storeError(error)) : resolve(opened)),
    )
  })
  // The file is locked for as long as it is open elsewhere: waiting would only freeze whoever asks.
  database.configure('busyTimeout', 0)

  return {
    all: async (sql, values = []) => {
      checkValues(sql, values)
      return await new Promise<Row[]>((resolve, reject) => {
        database.all<Row>(sql, values, (error, rows) => (error ? reject(storeError(error)) : resolve(rows)))
      }).then(rows => rows.map(checkRow))
    },
    run: async (sql, values = []) => {
      checkValues(sql, values)
      return await new Promise<number>((resolve, reject) => {
        database.run(sql, values, function (error) {
          if (error) reject(storeError(error))
          else resolve(this.changes)
        })
      })
    },
    script: sql =>
      new Promise<void>((resolve, reject) => {
        database.exec(sql, error => (error ? reject(storeError(error)) : resolve()))
      }),
    close: () =>
      new Promise<void>((resolve, reject) => {
        database.close(error => (error ? reject(storeError(error)) : resolve()))
      }),
  }
}
