/** The course of a vote as lines: how many ballots somebody has after each change. */
import type { DayChange, DayView } from '../../../../electron/desk/contract.ts'

export interface Line {
  of: string
  /** After which change, how many. */
  steps: [change: number, votes: number][]
  peak: number
}

/** So many lines can be told apart. */
const mostLines = 6

/** The lines of those who had most, the highest first; all changes of theirs. */
export function linesOf(changes: readonly DayChange[]): Line[] {
  const lines = new Map<string, Line>()
  const put = (of: string, change: number, votes: number): void => {
    const line = lines.get(of) ?? { of, steps: [], peak: 0 }
    line.steps.push([change, votes])
    line.peak = Math.max(line.peak, votes)
    lines.set(of, line)
  }
  for (const [index, { for: on, votes = 0, from, left = 0 }] of changes.entries()) {
    if (from !== undefined) put(from, index, left)
    if (on !== undefined) put(on, index, votes)
  }
  const last = (line: Line): number => line.steps.at(-1)![1]
  return [...lines.values()].sort((a, b) => last(b) - last(a) || b.peak - a.peak).slice(0, mostLines)
}

/** What is left free before the first change and behind the last. */
const margin = 0.04

/** Where each change stands between 0 and 1: by time where every one has one, else one after the other. */
export function placesOf({ changes }: Pick<DayView, 'changes'>): number[] {
  const times = changes.map(({ at }) => (at === undefined ? NaN : Date.parse(at)))
  const timed = times.every(time => !Number.isNaN(time))
  if (!timed) return changes.map((_, index) => (index + 1) / (changes.length + 1))
  const [first, final] = [Math.min(...times), Math.max(...times)]
  return times.map(time => (final > first ? margin + ((time - first) / (final - first)) * (1 - 2 * margin) : 0.5))
}
