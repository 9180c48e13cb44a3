/** Small questions about a night. */
import type { Seat } from '../../../journal/state.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Fact, Kind, Walk } from '../vocabulary.ts'
import { collectedAbilities } from './playing.ts'

/** Every fact of a kind written in this phase, failed attempts too. */
export const tonight = <Of extends Kind>(walk: Walk, kind: Of, of?: Slot): Fact<Of>[] =>
  walk.ledger.attempts({
    kind,
    ...(of !== undefined && { of }),
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })

/** Who had an ability as the night began. Who dies of the night, or loses it in the morning, is still asked for it. */
export const whoHad = (walk: Walk, ...abilities: string[]): Seat[] =>
  walk.game.seats.filter(
    seat =>
      seat.alive
      && !seat.bystander
      && (abilities.some(id => walk.catalogue.abilitySetOf(seat).has(id))
        || collectedAbilities(walk.game, seat.slot).some(id => abilities.includes(id))),
  )
