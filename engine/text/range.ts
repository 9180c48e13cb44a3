/** A stretch of text, from the offset `start` up to but not with `end`. */
export interface Range {
  start: number
  end: number
}

/** Takes ranges; returns what they cover, in order and without overlaps. */
export function united(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else if (end > start) joined.push({ start, end })
  }
  return joined
}
