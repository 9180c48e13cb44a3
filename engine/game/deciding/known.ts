/** Deciding about what is named by its id: the event, or that there is no such thing and what is meant. */
import type { Declined } from '../../journal/command.ts'
import type { GameEvent } from '../../journal/event.ts'
import { seatOf, type Game } from '../../journal/state.ts'
import { unknownWord } from '../unknown-word.ts'

/** @returns the event, where one of the things has this id */
export const onOne = (
  what: Parameters<typeof unknownWord>[0],
  id: string,
  things: readonly { id: string }[] | undefined,
  event: GameEvent,
): GameEvent[] | Declined =>
  things?.some(one => one.id === id)
    ? [event]
    : unknownWord(
        what,
        id,
        (things ?? []).map(one => one.id),
      )

/** @returns the event, where somebody sits in this slot */
export const onPlayer = (game: Game, slot: string, event: GameEvent): GameEvent[] | Declined =>
  seatOf(game, slot)
    ? [event]
    : unknownWord(
        'player',
        slot,
        game.seats.map(seat => seat.slot),
      )
