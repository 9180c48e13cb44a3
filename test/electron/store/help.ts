/** What the tests of the store share. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { StoreError, type StoreCode } from '../../../electron/store/error.ts'

/** A folder that is gone after the tests of a file, and names in it. @param quick where to make it when that place is there: memory, for what writes much */
export function folder(quick = ''): { path: string; file: (name?: string) => string } {
  const path = mkdtempSync(join(existsSync(quick) ? quick : tmpdir(), 'nightdesk-store-'))
  afterAll(() => rmSync(path, { recursive: true, force: true }))
  let count = 0
  return { path, file: name => join(path, name ?? `workspace ${count++}.nightdesk`) }
}

/** Waits for a refusal with this code. */
export async function refused(work: Promise<unknown>, code: StoreCode): Promise<StoreError> {
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(StoreError)
  const told = error as StoreError
  expect(told.code, `${told.message} ${told.cause instanceof Error ? told.cause.message : ''}`).toBe(code)
  expect(told.message).toMatch(/\S\.$/)
  expect(told.remedy).toMatch(/\S\.$/)
  return told
}

/** A file's bytes, in short. */
export const digest = (path: string): string =>
  existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'nothing'

/** A database with the journal beside it, if there is one. */
export function copyBoth(from: string, to: string): void {
  rmSync(`${to}-journal`, { force: true })
  copyFileSync(from, to)
  if (existsSync(`${from}-journal`)) copyFileSync(`${from}-journal`, `${to}-journal`)
}

/**
 * Asks Debian's own sqlite3 program, so that our driver is not the one that judges itself.
 * @returns what it printed; undefined where the program is not there
 */
export function secondOpinion(path: string, sql: string): string | undefined {
  const { error, stdout, stderr } = spawnSync('sqlite3', ['-batch', '-bail', path, sql], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return error ? undefined : `${stdout}${stderr}`.trim()
}

/** Says once, in the output of the tests, what was left out and why. */
export const leftOut = (what: string, why: string): void => console.log(`LEFT OUT: ${what}: ${why}`)
export const hasSqlite = secondOpinion(':memory:', 'SELECT 1') === '1'
if (!hasSqlite)
  leftOut('the second opinion on files', 'the program sqlite3 is not there (Debian: apt-get install sqlite3)')
