/** What somebody is by day, whichever role he has: an attribute of a modifier. */
import type { Seat } from '../../journal/state.ts'
import type { Catalogue } from '../../ruleset/catalogue.ts'

/** What a modifier may make of somebody by day. */
export type ByDay =
  | 'hated'
  | 'loved'
  | 'mayor'
  | 'treestump'
  | 'supersaint'
  | 'governor'
  | 'beloved'
  | 'jester'
  | 'lyncher'
  | 'survivor'

/** Whether somebody is that by day. */
export const isByDay = (catalogue: Catalogue, seat: Seat, what: ByDay): boolean =>
  catalogue.modifiersOf(seat).some(({ modifier }) => modifier.is?.includes(what))
