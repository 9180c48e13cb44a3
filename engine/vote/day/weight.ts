/** How many votes somebody has: one, unless a modifier that weighs says otherwise. */
import type { Seat } from '../../journal/state.ts'
import type { Catalogue } from '../../ruleset/catalogue.ts'

/** @returns the number of votes, 0 for none */
export const weightOf = (catalogue: Catalogue, seat: Seat): number =>
  catalogue.modifiersOf(seat).find(({ modifier }) => modifier.weighs)?.use.count ?? 1
