/** Whom a hunt lynches, as sums, judges and first ballots have it (RU-HUNT-4, RU-HUNT-5); and whom it would if one of these were otherwise. */
import type { SeatId } from '../../../reason/claim.ts'

/** How many a hunt lynches at most. */
export const PLACES = 2

/** What a hunt is decided by. */
export interface Standing {
  /** How many it lynches: one less where a detonator takes a place (RU-TER-3). */
  places: number
  /** Who dies whatever is counted. */
  sure: readonly SeatId[]
  sums: Readonly<Record<SeatId, number>>
  /** Against whom judges vote, in the order of their ballots. */
  judged: readonly SeatId[]
  /** Against whom somebody voted, in the order of the ballots. */
  firsts: readonly SeatId[]
}

/** Those who are level for a place, and how many of them get one. */
export interface Group {
  level: readonly SeatId[]
  free: number
  chosen: readonly SeatId[]
}

/** Who goes before whom of those who are level: whom judges vote against, then against whom somebody voted first. */
export const inOrder = ({ judged, firsts }: Pick<Standing, 'judged' | 'firsts'>): SeatId[] => [
  ...new Set([...judged, ...firsts]),
]

/** In the order of their sums, as long as places are free. */
export function groupsOf({ places, sure, sums, judged, firsts }: Standing): Group[] {
  const taken = sure.slice(0, places)
  const rest = Object.keys(sums).filter(who => sums[who]! > 0 && !taken.includes(who))
  let free = places - taken.length
  return [...new Set(rest.map(who => sums[who]!))]
    .sort((a, b) => b - a)
    .flatMap((votes): Group[] => {
      if (free <= 0) return []
      const level = rest.filter(who => sums[who] === votes)
      const order = inOrder({ judged, firsts }).filter(who => level.includes(who))
      const chosen = level.length <= free ? level : order.slice(0, free)
      const group = { level, free, chosen }
      free -= chosen.length
      return [group]
    })
}

/** Whether somebody is lynched. */
export const isChosen = (standing: Standing, who: SeatId): boolean =>
  standing.sure.slice(0, standing.places).includes(who) || groupsOf(standing).some(({ chosen }) => chosen.includes(who))
