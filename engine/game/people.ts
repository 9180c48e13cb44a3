/** What a host does about people beside the play: who sits where, who waits to come in, and who was asked for a sign of life. */
import type { Command, Declined } from '../journal/command.ts'
import type { GameEvent } from '../journal/event.ts'
import { sitsIn } from '../journal/hydra.ts'
import { seatOf, type Game, type Seat } from '../journal/state.ts'
import { differenceOf, Looks } from '../text/look-alike.ts'
import { said } from './declined-words.ts'
import { unknownWord } from './unknown-word.ts'

/** Those who wait, first to last, each once; declined where one of them sits. */
export function substitutesListed({ seats }: Game, names: readonly string[]): GameEvent[] | Declined {
  const sits = names.find(name => sitsIn(seats, name))
  if (sits !== undefined) return { declined: said('sitsAlready', { name: sits }), remedy: said('waitersOnly') }
  const waiting = [...new Set(names)]
  return alikeIn(seats, waiting) ?? [{ type: 'substitutesListed', names: waiting }]
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

/** How far the message with his role is with a player; declined where he is nobody, or plays not. */
export function roleTold(
  { seats }: Game,
  { slot, state }: Extract<Command, { do: 'tellRole' }>,
): GameEvent[] | Declined {
  const known = seats.filter(({ bystander }) => !bystander).map(one => one.slot)
  return known.includes(slot) ? [{ type: 'roleTold', slot, state }] : unknownWord('player', slot, known)
}

/** Somebody takes over a seat, or the place of one head of a hydra; declined where there is no such head, or he sits elsewhere. */
export function playerReplaced(
  game: Game,
  { slot, with: name, head, heads }: Extract<Command, { do: 'replace' }>,
): GameEvent[] | Declined {
  const seat = seatOf(game, slot)
  if (!seat)
    return unknownWord(
      'player',
      slot,
      game.seats.map(one => one.slot),
    )
  if (head !== undefined && !seat.heads?.includes(head)) return unknownWord('head', head, seat.heads ?? [])
  const others = game.seats.filter(one => one !== seat)
  const stays = (seat.heads ?? []).filter(one => head !== undefined && one !== head)
  const sits = [name, ...(heads ?? [])].find(one => sitsIn(others, one) || stays.includes(one))
  if (sits !== undefined) return { declined: said('sitsAlready', { name: sits }), remedy: said('anotherSits') }
  const alike = alikeIn(others, [...new Set([name, ...(heads ?? [])])])
  if (alike) return alike
  return [{ type: 'playerReplaced', slot, name, ...(head !== undefined && { head }), ...(heads?.length && { heads }) }]
}

/** Heads that are somebody else's too, be it as a name: then nobody knows for whom they write. */
export function headTwice(
  seats: readonly { slot: string; name?: string; heads?: readonly string[] }[],
): string | undefined {
  const owners = new Map<string, string>()
  for (const { slot, name = slot } of seats) owners.set(name, slot)
  for (const { slot, heads = [] } of seats)
    for (const head of heads) {
      if ((owners.get(head) ?? slot) !== slot) return head
      owners.set(head, slot)
    }
  return undefined
}

type Sitting = Pick<Seat, 'slot'> & { name?: string | undefined; heads?: readonly string[] | undefined }

/**
 * Declined where a name looks like that of somebody else: nobody could tell whom a vote or a message is for.
 * @param seats who sits already; their own names are not held against each other
 * @param names of those who come to the table, each by another person
 */
export function alikeIn(seats: readonly Sitting[], names: readonly string[]): Declined | undefined {
  const looks = new Looks()
  for (const { slot, name = slot, heads = [] } of seats) for (const one of [name, ...heads]) looks.add(one)
  for (const name of names) {
    const other = looks.add(name)
    const apart = other === undefined ? undefined : differenceOf(name, other)
    if (other !== undefined && apart)
      return { declined: said('alike', { name, other, ...apart }), remedy: said('keepAlias') }
  }
  return undefined
}
