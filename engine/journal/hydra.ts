/** A hydra: a seat that several people play together. */
import type { Seat } from './state.ts'

/** What a hydra is called that has no name of its own. */
export const hydraCalled = (heads: readonly string[]): string => heads.join(' + ')

/** Whether somebody sits at the table under this name: alone, or as a head of a hydra. */
export const sitsIn = (seats: readonly Pick<Seat, 'name' | 'heads'>[], name: string): boolean =>
  seats.some(seat => seat.name === name || seat.heads?.includes(name))

/** All heads at once, as others write them: whoever names every one of them names the seat once. */
function atOnce(heads: readonly string[]): string[] {
  if (heads.length < 2) return []
  const orders = heads.length === 2 ? [heads, heads.toReversed()] : [heads]
  return orders.flatMap(order => [hydraCalled(order), order.join(' and '), order.join(' и ')])
}

/** Names by which a seat is known besides its own: those of today, then those of before. Each is read as the seat. */
export const otherNames = ({
  aliases = [],
  heads = [],
  former = [],
  formerHeads = [],
}: Pick<Seat, 'aliases' | 'heads' | 'former' | 'formerHeads'>): { today: string[]; before: string[] } => ({
  today: [...new Set([...aliases, ...heads, ...atOnce(heads)])],
  before: [...new Set([...former, ...formerHeads])],
})
