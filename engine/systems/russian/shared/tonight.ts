/** Small questions about a night. */
import type { Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Fact, Kind, Resolution } from '../vocabulary.ts'
import { collectedAbilities } from './playing.ts'

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
