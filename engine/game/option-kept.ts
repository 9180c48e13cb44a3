/** Until when an option of a game can be chosen. */
import type { Game, PhaseState } from '../journal/state.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'

/** What an option is kept by: the first result that is made with it, the first vote that is locked, or nothing. */
export type KeptBy = 'result' | 'vote' | 'nothing'

/**
 * A game keeps the options that its first result was made with. No night reads posts, so what concerns their reading is
 * kept only once a vote is locked: a host learns on the first day how his players write. How long phases last makes no
 * result at all, and can change with any deadline.
 */
export function keptBy(system: System, option: string): KeptBy {
  if (Object.values(system.calendar.chosenBy?.hours ?? {}).includes(option)) return 'nothing'
  return getOwn(system.options, option)?.readsPosts ? 'vote' : 'result'
}

/** The phase since which an option stays as it is; nothing while it can be chosen. */
export function keptSince(system: System, game: Game, option: string): PhaseState | undefined {
  const by = keptBy(system, option)
  return by === 'nothing'
    ? undefined
    : game.phases.find(({ result, kind }) => result && (by === 'result' || system.votes?.phases.includes(kind)))
}

/** Whether an option stays as it is. */
export const isKept = (system: System, game: Game, option: string): boolean =>
  keptSince(system, game, option) !== undefined
