/** How deadlines were moved, and what they were when something was said of them. */
import type { Book } from './book.ts'

export interface DeadlineMove {
  from?: string
  to: string
  /** When it was moved. */
  at: string
}

/** How the deadline of a phase was moved, in order. */
export function movesIn({ kept, events }: Book, phase: number): DeadlineMove[] {
  let index = -1
  let closes: string | undefined
  const moves: DeadlineMove[] = []
  for (const { event, seq } of kept) {
    if (event.type === 'phaseOpened') {
      index++
      closes = event.closes
    } else if (event.type === 'deadlineMoved' && index === phase) {
      moves.push({ ...(closes !== undefined && { from: closes }), to: event.closes, at: events[seq]?.at ?? '' })
      closes = event.closes
    }
  }
  return moves
}

/** The deadline of a phase as it was at a moment; as it is where none is given. */
export function deadlineAt(book: Book, phase: number, at: string | undefined): string | undefined {
  const later = at === undefined ? undefined : movesIn(book, phase).find(move => move.at > at)
  return later ? later.from : book.game.phases[phase]?.closes
}
