/** How many votes somebody has: one, unless a modifier that weighs says otherwise. */
import type { Game, Seat } from '../../journal/state.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Catalogue } from '../../ruleset/catalogue.ts'

interface Weight {
  votes: number
  /** The modifier that says so; absent for one vote like everybody's. */
  by?: RuleId
}

/** The number of votes, 0 for none, and what makes it that. */
export function weighed(catalogue: Catalogue, seat: Seat): Weight {
  const weighing = catalogue.modifiersOf(seat).find(({ modifier }) => modifier.weighs || modifier.weight !== undefined)
  if (!weighing) return { votes: 1 }
  const { use, modifier } = weighing
  return { votes: use.count ?? modifier.weight ?? 1, by: use.modifier }
}

/** @returns the number of votes, 0 for none */
export const weightOf = (catalogue: Catalogue, seat: Seat): number => weighed(catalogue, seat).votes

/** Who of the living has more than one vote by a modifier. */
export const severalVotes = (catalogue: Catalogue, { seats }: Game): { slot: SeatId; votes: number }[] =>
  seats
    .filter(({ alive }) => alive)
    .map(seat => ({ slot: seat.slot, votes: weightOf(catalogue, seat) }))
    .filter(({ votes }) => votes > 1)
