/** Who is in jail today (1923-S28): every attempt, so that one that failed is seen. */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { familyOf } from '../families.ts'
import type { Walk } from '../vocabulary.ts'

/** Every attempt to jail a player, by name or with the family (1923-SHE1). Those that hold keep votes away. */
export function jailsOf(walk: Walk, slot: Slot): Reason[] {
  return [...jails(walk, 'jailed', slot), ...jails(walk, 'jailedFamily', familyOf(walk, slot))]
}

/** Every attempt to jail a family. */
export const familyJailsOf = (walk: Walk, family: string): Reason[] => jails(walk, 'jailedFamily', family)

/** Every attempt to jail this player by name. */
export const ownJailsOf = (walk: Walk, slot: Slot): Reason[] => jails(walk, 'jailed', slot)

const jails = (walk: Walk, kind: 'jailed' | 'jailedFamily', of: string): Reason[] =>
  walk.ledger.tried({ kind, of, when: 'soFar' })
