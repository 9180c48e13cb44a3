/** What a host notes for nobody but himself: it is of the journal, so that it can be undone, and of no file that goes to somebody else. */
import type { GameEvent } from '../../../engine/journal/event.ts'
import type { Game } from '../../../engine/journal/state.ts'

/** The event without what the host noted in it; in its place in the journal, since others count on its number. */
export function withoutNotes(event: GameEvent): GameEvent {
  if (event.type === 'gameNoted') return { ...event, note: '' }
  if (event.type === 'seatChanged' && event.change.note !== undefined)
    return { ...event, change: { ...event.change, note: '' } }
  return event
}

/** Whether an event says nothing but a note that was left out. */
export function isBlankNote(event: GameEvent): boolean {
  if (event.type === 'gameNoted') return event.note === ''
  return event.type === 'seatChanged' && event.change.note === '' && Object.keys(event.change).length === 1
}

/** The event, and what it notes besides as an event of its own: a note that one of two hosts left out is no other change. */
export function notesApart(event: GameEvent): GameEvent[] {
  if (event.type !== 'seatChanged' || event.change.note === undefined) return [event]
  const { note, ...change } = event.change
  return Object.keys(change).length
    ? [
        { ...event, change },
        { ...event, change: { note } },
      ]
    : [event]
}

/** The game as everybody else has it. */
export function gameWithoutNotes({ note: _, ...game }: Game): Game {
  return { ...game, seats: game.seats.map(({ note: __, ...seat }) => seat) }
}
