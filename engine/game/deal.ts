/**
 * Dealing: who gets which of the roles that stand in the roster. It hangs on nothing but the players in their order, the
 * roles, and a key, so that everybody can deal it again: the host shows a digest before the game and the proof after it.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { GameEvent } from '../journal/event.ts'
import type { Dealt } from '../journal/state.ts'

export type SeatGiven = Extract<GameEvent, { type: 'rolesDealt' }>['seats'][number]

/** What of a seat is the player's own, wherever the roles lie. */
const own = ({ slot, name, aliases, heads, forms, alive, bystander, uses }: SeatGiven) => ({
  slot,
  alive,
  bystander,
  uses,
  ...(name !== undefined && { name }),
  ...(aliases && { aliases }),
  ...(heads && { heads }),
  ...(forms && { forms }),
})

/** What is dealt: the role with all that goes with it. */
const card = ({ role, faction, modifiers, settings, status, details }: SeatGiven) => ({
  role,
  faction,
  modifiers,
  settings,
  status,
  ...(details && { details }),
})

/**
 * Deals the roles of these seats among them; bystanders keep what they have. Every way to lie is as likely as any other, and
 * where the roles lay before changes nothing.
 * @param key 32 hexadecimal digits
 * @returns the same players in the same order, each with the role that fell to them
 */
export function deal(seats: readonly SeatGiven[], key: string): SeatGiven[] {
  const players = seats.filter(({ bystander }) => !bystander)
  const cards = players.map(card).sort((one, other) => compare(JSON.stringify(one), JSON.stringify(other)))
  const lots = xoroshiro128plusFromState(stateOf(key))
  for (let last = cards.length - 1; last > 0; last--) {
    const taken = uniformInt(lots, 0, last)
    ;[cards[last], cards[taken]] = [cards[taken]!, cards[last]!]
  }
  let next = 0
  return seats.map(seat => (seat.bystander ? seat : { ...own(seat), ...cards[next++]! }))
}

/** By code units, wherever it runs. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Four numbers of 32 bits; a generator cannot begin with nothing. */
function stateOf(key: string): number[] {
  const state = [0, 8, 16, 24].map(from => Number.parseInt(key.slice(from, from + 8), 16) | 0)
  return state.some(Boolean) ? state : [1, 0, 0, 0]
}

/**
 * What the digest of a deal is made of: a line for each player, and the key that nobody can guess.
 * @param roleSaid how a role with its modifiers is written
 */
export const dealProof = (
  { key, seats, setup }: Dealt,
  roleSaid: (seat: Pick<SeatGiven, 'role' | 'modifiers'>) => string,
): string =>
  [
    ...seats.filter(({ bystander }) => !bystander).map(seat => `${seat.name ?? seat.slot}: ${roleSaid(seat)}`),
    `Key: ${key}`,
    ...(setup ? [...(setup.chosen === undefined ? [] : [`Chosen: ${setup.chosen}`]), 'Set-up:', setup.text] : []),
  ].join('\n')
