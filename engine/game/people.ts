/** What a host does about people beside the play: who waits to come in, and who was asked for a sign of life. */
import type { Command, Declined } from '../journal/command.ts'
import type { GameEvent } from '../journal/event.ts'
import type { Game } from '../journal/state.ts'
import { said } from './declined-words.ts'
import { unknownWord } from './unknown-word.ts'

/** Those who wait, first to last, each once; declined where one of them sits. */
export function substitutesListed({ seats }: Game, names: readonly string[]): GameEvent[] | Declined {
  const sits = names.find(name => seats.some(seat => seat.name === name))
  if (sits !== undefined) return { declined: said('sitsAlready', { name: sits }), remedy: said('waitersOnly') }
  return [{ type: 'substitutesListed', names: [...new Set(names)] }]
}

/** Players who were asked to post, or reminded of what they had not sent in; declined where one is nobody's, or none is named. */
export function playersProdded(
  { seats }: Game,
  { slots, at, reminder }: Extract<Command, { do: 'prod' }>,
): GameEvent[] | Declined {
  const known = seats.filter(({ bystander }) => !bystander).map(({ slot }) => slot)
  const stranger = slots.find(slot => !known.includes(slot))
  if (stranger !== undefined) return unknownWord('player', stranger, known)
  return slots.length
    ? [{ type: 'playersProdded', slots: [...new Set(slots)], at, ...(reminder && { reminder }) }]
    : { declined: said('nobodyProdded'), remedy: said('nameProdded') }
}
