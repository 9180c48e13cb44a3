/** Pages of one file that commands write. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calledSo, Misused } from './arguments.ts'
import { say } from './words/say.ts'

/** The folder of what pages are drawn by: beside a program that was built, below `dist` beside its source. */
export const pages = [import.meta.dirname, join(import.meta.dirname, '../../dist')].find(at =>
  existsSync(join(at, 'explore/explore.js')),
)

/** @throws Misused where it is not said where a page goes, or where it cannot be one */
export function pagePath(out: string | undefined, usage: string): string {
  if (out === undefined) throw new Misused(say('usage.noOut'), calledSo(usage))
  if (!/\.html?$/i.test(out)) throw new Misused(say('usage.notPage', { file: out }), calledSo(usage))
  return out
}

/** Writes it. @returns how large it is, in thousands of bytes @throws Misused where it cannot be written there */
export async function writePage(file: string, text: string): Promise<number> {
  try {
    await writeFile(file, text)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new Misused(say('usage.notWritten', { file, why }), say('usage.checkFolder'))
  }
  return Math.ceil(Buffer.byteLength(text) / 1000)
}
