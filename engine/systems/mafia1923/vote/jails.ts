/** Who is in jail today (1923-S28): every attempt, so that one that failed is seen. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { familyOf } from '../families.ts'
import type { Resolution } from '../vocabulary.ts'

/** Every attempt to jail a player, by name or with the family (1923-SHE1). Those that hold keep votes away. */
export function jailsOf(run: Resolution, slot: SeatId): Reason[] {
  return [...jails(run, 'jailed', slot), ...jails(run, 'jailedFamily', familyOf(run, slot))]
}

/** Every attempt to jail a family. */
export const familyJailsOf = (run: Resolution, family: string): Reason[] => jails(run, 'jailedFamily', family)

/** Every attempt to jail this player by name. */
export const ownJailsOf = (run: Resolution, slot: SeatId): Reason[] => jails(run, 'jailed', slot)

const jails = (run: Resolution, kind: 'jailed' | 'jailedFamily', of: string): Reason[] =>
  run.ledger.tried({ kind, of, when: 'soFar' })
