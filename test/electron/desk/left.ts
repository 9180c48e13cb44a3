/**
 * What a file of tests leaves behind, and how it goes with the last of its tests. Files share what they import, so that
 * all of this begins anew with the next one: `test/ended.ts` asks for it after each.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Desk } from '../../../electron/desk/desk.ts'

/** Mistakes of ours that any desk of the tests reported since the last test. */
export const mistakes: unknown[] = []

export const leftOpen = new Set<Desk>()

let path: string | undefined
let count = 0

/** A name in a folder of its own for every file of tests; in memory where there is such a place, as desks write much. */
export function nextFile(name = `workspace ${count++}.nightdesk`): string {
  path ??= mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'nightdesk-desk-'))
  return join(path, name)
}

/** The folder goes last, when no desk writes to it any more. */
export async function leave(): Promise<void> {
  for (const desk of leftOpen) await desk.close()
  leftOpen.clear()
  if (path !== undefined) rmSync(path, { recursive: true, force: true })
  path = undefined
}
