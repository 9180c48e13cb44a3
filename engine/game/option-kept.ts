/** Until when an option of a game can be chosen. */
import type { Game } from '../journal/state.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'

/**
 * Whether an option stays as it is: a game keeps those that its first result was made with. No night reads posts, so
 * what concerns their reading is kept only once a vote is locked: a host learns on the first day how his players write.
 * How long phases last makes no result at all, and can change with any deadline.
 */
export const isKept = (system: System, game: Game, option: string): boolean =>
  !Object.values(system.calendar.chosenBy?.hours ?? {}).includes(option)
  && game.phases.some(
    ({ result, kind }) =>
      result && (!getOwn(system.options, option)?.readsPosts || system.votes?.phases.includes(kind)),
  )
