/** Roles that leave the game in a phase, which heirs, collectors and players of roles may take (RU-ACZ-1). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Fact, Walk } from '../vocabulary.ts'

/** A role that left with its player, and that it is destroyed, or was never. */
export interface Left {
  death: Fact<'death'>
  role: string
  maimed: Reason
}

/** Whose role may be taken: a dead player with a role, not maimed (RU-ACZ-5). */
export function left(walk: Walk): Left[] {
  return walk.deaths().flatMap(death => {
    const { role, bystander } = walk.seat(death.of)
    return bystander ? [] : [{ death, role, maimed: destroyed(walk, death.of) }]
  })
}

/** That a role is gone for good, with whoever was maimed. */
export const destroyed = (walk: Walk, who: Slot, rule: RuleId = 'RU-ACZ-5'): Reason =>
  walk.ledger.seek({ kind: 'maimed', of: who, when: 'soFar' }, rule, {
    is: 'fact',
    kind: 'roleDestroyed',
    of: who,
  })

/** Players in the order of the roster. */
export const inRoster = (walk: Walk, slots: readonly Slot[]): Slot[] =>
  walk.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))
