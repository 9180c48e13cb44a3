/** The end of a journal, by the phases in which its events were said. */
import type { GameEvent } from '../../journal/event.ts'

/** An event with the time at which it was kept (an ISO instant). */
export interface Said {
  event: GameEvent
  at: string
}

export interface Part {
  /** What opened the phase; the first part goes on where the journals parted, so that it has none. */
  opens?: Said
  before: Said[]
  /** What locked it. */
  lock?: Said
  /** What was said before the next phase was opened. */
  after: Said[]
}

/** Takes what counts of a journal from an event on; returns it by phases, the first of them the one that was open then. */
export function partsOf(end: readonly Said[]): Part[] {
  const parts: Part[] = [{ before: [], after: [] }]
  for (const said of end) {
    const part = parts.at(-1)!
    if (said.event.type === 'phaseOpened') parts.push({ opens: said, before: [], after: [] })
    else if (said.event.type === 'phaseResolved') part.lock = said
    else part[part.lock ? 'after' : 'before'].push(said)
  }
  return parts
}
