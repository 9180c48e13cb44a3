/**
 * Dealing: who gets which of the roles that stand in the roster. It hangs on nothing but the players in their order, the
 * roles, and a key, so that everybody can deal it again: the host shows a digest before the game and the proof after it.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { GameEvent } from '../journal/event.ts'

export type SeatGiven = Extract<GameEvent, { type: 'rolesDealt' }>['seats'][number]

/** Whether roles are dealt to whoever sits there: bystanders keep what they have. */
export const plays = ({ bystander }: Pick<SeatGiven, 'bystander'>): boolean => !bystander

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
 * @param said how a role is written in the proof: by these words they are laid in order before they are shuffled
 * @returns the same players in the same order, each with the role that fell to them
 */
export function deal(
  seats: readonly SeatGiven[],
  key: string,
  said: (seat: SeatGiven) => string = () => '',
): SeatGiven[] {
  const cards = shuffledBy(
    key,
    seats.filter(plays).map(seat => ({ card: card(seat), said: said(seat) })),
    one => one.said,
    one => JSON.stringify(one.card),
  )
  let next = 0
  return seats.map(seat => (plays(seat) ? { ...own(seat), ...cards[next++]!.card } : seat))
}

/**
 * Lays things in the order of their words and shuffles them, each way as likely as any other.
 * @param key 32 hexadecimal digits
 * @param words what they are laid in order by: the first, and where that is alike the next
 */
export function shuffledBy<Thing>(
  key: string,
  things: readonly Thing[],
  ...words: readonly ((thing: Thing) => string)[]
): Thing[] {
  const order = [...things].sort((one, other) => words.reduce((so, word) => so || compare(word(one), word(other)), 0))
  const lots = xoroshiro128plusFromState(stateOf(key))
  for (let last = order.length - 1; last > 0; last--) {
    const taken = uniformInt(lots, 0, last)
    ;[order[last], order[taken]] = [order[taken]!, order[last]!]
  }
  return order
}

/** By code units, wherever it runs. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Four numbers of 32 bits; a generator cannot begin with nothing. */
function stateOf(key: string): number[] {
  const state = [0, 8, 16, 24].map(from => Number.parseInt(key.slice(from, from + 8), 16) | 0)
  return state.some(Boolean) ? state : [1, 0, 0, 0]
}
