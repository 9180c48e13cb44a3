/** Roles that leave the game in a phase, which heirs, collectors and players of roles may take (RU-ACZ-1). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/** A role that left with its player, and that it is destroyed, or was never. */
export interface Left {
  death: Fact<'death'>
  role: string
  maimed: Reason
}

/** Whose role may be taken: a dead player with a role, not maimed (RU-ACZ-5). */
export function left(run: Resolution): Left[] {
  return run.deaths().flatMap(death => {
    const { role, bystander } = run.seat(death.of)
    return bystander ? [] : [{ death, role, maimed: destroyed(run, death.of) }]
  })
}

/** That a role is gone for good, with whoever was maimed. */
export const destroyed = (run: Resolution, who: SeatId, rule: RuleId = 'RU-ACZ-5'): Reason =>
  run.ledger.seek({ kind: 'maimed', of: who, when: 'soFar' }, rule, {
    is: 'fact',
    kind: 'roleDestroyed',
    of: who,
  })

/** Players in the order of the roster. */
export const inRoster = (run: Resolution, slots: readonly SeatId[]): SeatId[] =>
  run.game.seats.map(({ slot }) => slot).filter(slot => slots.includes(slot))
