/** The log as chapters: a phase each, newest first. */
import type { LogRow } from '../../../electron/desk/contract.ts'

export interface Chapter {
  /** What happened before any phase has none. */
  phase: string | undefined
  rows: LogRow[]
}

/** Chapters newest first, and so are the changes of each. A phase that comes up again later is a chapter of its own. */
export function chaptersOf(rows: readonly LogRow[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const row of [...rows].sort((a, b) => b.seq - a.seq)) {
    const { phase } = row
    const last = chapters.at(-1)
    if (last && last.phase === phase) last.rows.push(row)
    else chapters.push({ phase, rows: [row] })
  }
  return chapters
}

/** What goes when a change and everything after it is taken back, newest first. */
export const goneFrom = (rows: readonly LogRow[], seq: number): LogRow[] =>
  rows.filter(row => row.seq >= seq && !row.undone).sort((a, b) => b.seq - a.seq)
