/** Deciding what is asked of the seats: who sits there, as what, and what of it the system does not know. */
import { catalogueOf, getOwn } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import type { Command, Declined } from '../../journal/command.ts'
import type { GameEvent } from '../../journal/event.ts'
import { seatOf, type Game } from '../../journal/state.ts'
import { deal, plays, type SeatGiven } from '../deal.ts'
import { roleDealt } from '../deal-proof.ts'
import { said } from '../declined-words.ts'
import { alikeIn, headTwice } from '../people.ts'
import { unknownValue, unknownWord } from '../unknown-word.ts'
import { onPlayer } from './known.ts'

/** A roster is taken whole or not at all: every role, faction and modifier has to be one of the system or the game. */
export function setRoster(
  system: System,
  game: Game,
  seats: Extract<Command, { do: 'setRoster' }>['seats'],
): GameEvent[] | Declined {
  const names = seats.map(({ slot, name }) => name ?? slot)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) return { declined: said('twice', { name: twice }), remedy: said('anotherName') }
  return (
    seats.map(seat => unknownIn(system, game, seat)).find(problem => problem !== undefined)
    ?? twoHeads(seats)
    ?? alikeIn([], seats.flatMap(namesOf)) ?? [{ type: 'rosterSet', seats }]
  )
}

/** Under which names somebody sits, each once. */
const namesOf = ({
  slot,
  name = slot,
  heads = [],
}: {
  slot: string
  name?: string
  heads?: readonly string[]
}): string[] => [...new Set([name, ...heads])]

function twoHeads(seats: Parameters<typeof headTwice>[0]): Declined | undefined {
  const twice = headTwice(seats)
  return twice === undefined ? undefined : { declined: said('twice', { name: twice }), remedy: said('anotherName') }
}

/** What the host changes of one seat. */
export function changeSeat(
  system: System,
  game: Game,
  { slot, change }: Extract<Command, { do: 'changeSeat' }>,
): GameEvent[] | Declined {
  return (
    unknownIn(system, game, change, seatOf(game, slot)?.role)
    ?? twoHeads(game.seats.map(seat => (seat.slot === slot ? { ...seat, ...change } : seat)))
    ?? alikeIn(
      game.seats.filter(seat => seat.slot !== slot),
      [...new Set([...(change.name === undefined ? [] : [change.name]), ...(change.heads ?? [])])],
    )
    ?? onPlayer(game, slot, { type: 'seatChanged', slot, change })
  )
}

/** The roles of everybody who plays, dealt anew. */
export function dealRoles(system: System, { seats }: Game, key: string): GameEvent[] | Declined {
  if (!seats.some(({ bystander }) => !bystander)) return { declined: said('nobodySits'), remedy: said('rosterFirst') }
  const given = seats.map(({ note: _, former: __, formerHeads: ___, headsFor: ____, name, ...seat }): SeatGiven => ({
    ...(seat as Omit<SeatGiven, 'name'>),
    ...(name !== seat.slot && { name }),
  }))
  const written = (seat: SeatGiven): string => roleDealt(system, seat)
  const lie = deal(given, key, written)
  return [{ type: 'rolesDealt', seats: lie, key, words: { roles: lie.filter(plays).map(written) } }]
}

/** What of a seat the system does not know. @param seated the role it has where it is given no other */
function unknownIn(
  system: System,
  game: Game,
  { role, faction, modifiers = [], settings = {}, details = {} }: Extract<Command, { do: 'changeSeat' }>['change'],
  seated = role,
): Declined | undefined {
  const roles = [...Object.keys(system.roles), ...Object.keys(game.customRoles)]
  if (role !== undefined && !roles.includes(role)) return unknownWord('role', role, roles)
  if (faction !== undefined && !Object.hasOwn(system.factions, faction))
    return unknownWord('faction', faction, Object.keys(system.factions))
  const stranger = modifiers.find(one => !Object.hasOwn(system.modifiers, one.modifier))
  if (stranger) return unknownWord('modifier', stranger.modifier, Object.keys(system.modifiers))
  for (const [field, value] of Object.entries(details)) {
    const words = getOwn(system.books?.fields ?? {}, field)?.values
    if (!Object.hasOwn(system.books?.fields ?? {}, field))
      return unknownWord('field', field, Object.keys(system.books?.fields ?? {}))
    if (words && !words.includes(value)) return unknownValue(field, value, words)
  }
  const known = catalogueOf(system, game).role(role ?? seated ?? '')?.settings ?? {}
  const [wrong] = Object.entries(settings).filter(([name, value]) => getOwn(known, name)?.includes(value) === false)
  return wrong && unknownValue(wrong[0], String(wrong[1]), getOwn(known, wrong[0])!.map(String))
}
