/** The log as chapters: a phase each, newest first. */
import type { LogRow, SeatView } from '../../../electron/desk/contract.ts'

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

/** The changes about a player, and with all the words that were typed. */
export function matching(rows: readonly LogRow[], slot: string, typed: string): LogRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    ({ about = [], says }) =>
      (slot === '' || about.includes(slot)) && words.every(word => says.toLowerCase().includes(word)),
  )
}

/** Somebody who played in a seat: since when, where it was not from the start, and until when, where somebody else came. */
export interface Turn {
  name: string
  since?: LogRow
  until?: LogRow
}

/** Who played in a seat when, first to last. */
export function turnsOf(
  rows: readonly LogRow[],
  { slot, name, former }: Pick<SeatView, 'slot' | 'name' | 'former'>,
): Turn[] {
  const changes = rows.filter(({ came, undone }) => came?.slot === slot && !undone).sort((a, b) => a.seq - b.seq)
  const [first = name] = former.length >= changes.length ? former.slice(former.length - changes.length) : former
  return [
    { name: changes.length ? first : name, ...(changes[0] && { until: changes[0] }) },
    ...changes.map((since, at): Turn => ({
      name: since.came!.name,
      since,
      ...(changes[at + 1] && { until: changes[at + 1]! }),
    })),
  ]
}
