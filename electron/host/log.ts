/** The log: a line a thing that was done or went wrong, in a file of this machine that two older ones follow. It holds nothing that was typed. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TraceLine } from '../desk/report/trace.ts'

const levels = ['error', 'info', 'debug'] as const
type Level = (typeof levels)[number]

const name = 'nightdesk.log'
/** A file of so many bytes makes room for the next. */
const full = 500_000
const olderOnes = 2

/**
 * @param folder made when the first line comes; where it cannot be written, there is no log
 * @param level what is written: that, and what matters more
 */
export function logIn(
  folder: string,
  level: string | undefined = process.env.NIGHTDESK_LOG,
): (line: TraceLine) => void {
  const most = levels.indexOf(isLevel(level) ? level : 'info')
  return line => {
    if (levels.indexOf(line.level) > most) return
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      makeRoom(folder)
      appendFileSync(join(folder, name), `${JSON.stringify(line)}\n`, { mode: 0o600 })
    } catch {
      // Nothing of a game depends on it.
    }
  }
}

function makeRoom(folder: string): void {
  const file = join(folder, name)
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < full) return
  for (let older = olderOnes; older > 0; older--) {
    const from = older === 1 ? file : `${file}.${older - 1}`
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${older}`)
  }
}

const isLevel = (word: string | undefined): word is Level => levels.some(level => level === word)
