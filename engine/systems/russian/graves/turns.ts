/** In which order civil roles kill (RU-ORD-2). */
import type { Move } from '../../../resolve/sequence/move.ts'
import { nightSlots } from '../order.ts'
import { placeInRoster } from '../shared/roster.ts'
import type { Walk } from '../vocabulary.ts'

const ranked: readonly string[] = nightSlots.civilKillers.takes

export const inCivilOrder = (moves: readonly Move[], walk: Walk): Move[] =>
  [...moves].sort(
    (one, other) =>
      ranked.indexOf(one.does) - ranked.indexOf(other.does)
      || placeInRoster(walk, one.actor) - placeInRoster(walk, other.actor),
  )
