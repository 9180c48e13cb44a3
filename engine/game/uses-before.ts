/** Uses that were made while nothing limited them: they count once a limit is given late. */
import type { Game, ModifierUse, Seat } from '../journal/state.ts'
import { currentPhase } from '../journal/state.ts'
import { catalogueOf, getOwn } from '../ruleset/catalogue.ts'
import type { System } from '../ruleset/system.ts'

/**
 * What a seat would have used up, had it had these modifiers from the beginning.
 * @param before the game before the end of each phase that is locked, first to last
 * @returns its uses by ability with those that went before; undefined where nothing was used that is not counted already
 */
export function usesBefore(
  system: System,
  before: readonly Game[],
  seat: Seat,
  modifiers: readonly ModifierUse[],
): Record<string, number> | undefined {
  const limits = modifiers.filter(({ modifier }) => getOwn(system.modifiers, modifier)?.limitsUses)
  if (!limits.length || !before.length) return undefined
  const counted: Record<string, number> = {}
  for (const game of before) {
    // So many that none was refused: what happened then has happened.
    const limited = {
      ...withModifiers(
        game,
        seat.slot,
        limits.map(one => ({ ...one, count: boundless })),
      ),
    }
    for (const { who, ability, count } of system.resolve(limited, currentPhase(limited)!, { trees: false }).spent)
      if (who === seat.slot) counted[ability] = (counted[ability] ?? 0) + count
  }
  const catalogue = catalogueOf(system, before.at(-1)!)
  const late = Object.entries(counted).filter(
    ([ability, count]) =>
      count > (getOwn(seat.uses, ability) ?? 0)
      && catalogue.modifiersOn({ ...seat, modifiers: [...limits] }, ability.replace(/:self$/, '')).length > 0,
  )
  return late.length ? { ...seat.uses, ...Object.fromEntries(late) } : undefined
}

const boundless = 1_000_000

const withModifiers = (game: Game, slot: string, limits: readonly ModifierUse[]): Game => ({
  ...game,
  seats: game.seats.map(seat =>
    seat.slot === slot
      ? {
          ...seat,
          modifiers: [
            ...seat.modifiers.filter(({ modifier }) => !limits.some(limit => limit.modifier === modifier)),
            ...limits,
          ],
        }
      : seat,
  ),
})
