/** Whoever makes a civil and a negative move in one night (RU-OVL-2), and what goes for him. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Resolution } from '../vocabulary.ts'
import { is } from '../attributes.ts'
import { kindOf } from './moves.ts'
import { isEvening } from './place.ts'
import { negativeOf } from './sides.ts'

/** Whether this is one of a civil and a negative move of the same player. */
export function makesBoth(run: Resolution, move: Move): boolean {
  const { actor } = move
  const counts = (one: Move): boolean => one.actor === actor && !is(one.does, 'uncounted') && !isEvening(one)
  return (
    counts(move)
    && negativeOf(run.seat(actor)) !== ''
    && run.moves.some(one => counts(one) && kindOf(one) !== kindOf(move))
  )
}

/** What foils one of two such moves foils the other (RU-GEN-16, RU-OVL-3, RU-TEAM-3), as it comes before both. */
export const fallTogether = (run: Resolution, move: Move): RuleId[] =>
  makesBoth(run, move) ? ['RU-GEN-16', kindOf(move) === 'civil' ? 'RU-OVL-3' : 'RU-TEAM-3', 'RU-ORD-5'] : []
