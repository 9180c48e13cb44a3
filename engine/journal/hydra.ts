/** A hydra: a seat that several people play together. */
import type { HeadFor, Seat } from './state.ts'

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

/** Heads after one of them made room for another. */
export const headsForAfter = (known: readonly HeadFor[], head: string, by: string): HeadFor[] => [
  ...known.filter(one => one.head !== head && one.head !== by),
  {
    head: by,
    // Whoever comes back is in nobody's place but that of those in between.
    before: [...(known.find(one => one.head === head)?.before ?? []), head].filter(one => one !== by),
  },
]

/** Heads of today that came in for others; none where the seat is called by its heads, as then its names of before say it. */
export const headsReplaced = ({
  name,
  heads = [],
  headsFor = [],
}: Pick<Seat, 'name' | 'heads' | 'headsFor'>): HeadFor[] =>
  name === hydraCalled(heads) ? [] : headsFor.filter(({ head }) => heads.includes(head))

/** Who plays a seat together, where its name does not say them. */
export const headsUnsaid = ({ name, heads = [] }: Pick<Seat, 'name' | 'heads'>): readonly string[] =>
  heads.every(head => name.includes(head)) ? [] : heads
