/** Where a move stands in the night: the rule of its slot, and of its place after the killers. */
import type { Seat } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { stepTaking, type Step } from '../../../rules/order.ts'
import { is } from '../attributes.ts'
import { eveningSlots, nightSlots } from '../order.ts'
import { collectedAbilities } from './playing.ts'
import type { Resolution, Fact, Kind } from '../vocabulary.ts'

/** Whether a move belongs to the evening (RU-EVE-1). */
export const isEvening = ({ does }: Pick<Move, 'does'>): boolean => stepTaking(does, eveningSlots) !== undefined

/** Whether a move has its turn in the night. */
export const isOfNight = ({ does }: Pick<Move, 'does'>): boolean => stepTaking(does, nightSlots) !== undefined

/**
 * That a move belongs to the evening, so that nothing the night does to its player's moves reaches it (RU-GEN-17); none
 * where the host plays it otherwise.
 */
export const apartFromNight = (run: Resolution, { does, actor, id: action }: Move): Reason[] =>
  is(does, 'question') && !run.option<boolean>('nightStopsEvening')
    ? [run.given({ is: 'fact', kind: 'apartFromNight', of: actor, action }, 'RU-GEN-17', action)]
    : []

/** The rule that puts a move where it stands. */
export const placeRule = ({ does }: Pick<Move, 'does'>): RuleId =>
  stepTaking(does, nightSlots, eveningSlots)?.rule ?? 'RU-ORD-8'

/**
 * Why an attack comes before a move: it is a later killer's (RU-NORD-9), a doctor's (RU-NORD-5), or any that comes
 * after the killers (RU-NORD-10).
 */
export function afterKillers(move: Pick<Move, 'does'>): RuleId[] {
  const takes = (slot: Step): boolean => slot.takes.includes(move.does)
  const rule = takes(nightSlots.negKillers) ? 'RU-NORD-9' : takes(nightSlots.doctor) ? 'RU-NORD-5' : 'RU-NORD-10'
  return [rule, placeRule(move)]
}

/** Every fact of a kind written in this phase, failed attempts too. */
export const tonight = <Of extends Kind>(run: Resolution, kind: Of, of?: SeatId): Fact<Of>[] =>
  run.ledger.attempts({
    kind,
    ...(of !== undefined && { of }),
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })

/** Who had an ability as the night began. Who dies of the night, or loses it in the morning, is still asked for it. */
export const whoHad = (run: Resolution, ...abilities: string[]): Seat[] =>
  run.game.seats.filter(
    seat =>
      seat.alive
      && !seat.bystander
      && (abilities.some(id => run.catalogue.abilitySetOf(seat).has(id))
        || collectedAbilities(run.game, seat.slot).some(id => abilities.includes(id))),
  )
