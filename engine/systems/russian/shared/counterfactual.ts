/** What a reason would come to if some of its nodes did not hold: "who would have died without the heal". */
import type { Citation, Reason } from '../../../reason/reason.ts'
import { least, type Claim } from '../vocabulary.ts'

/**
 * Asks a reason again with some of its nodes fallen. What speaks against something and does not hold as things are
 * stays fallen: a guard that kept the geisha away still foiled her client's move. Nodes are shared, so each is asked
 * once.
 * @param fallen the nodes that do not hold now, whatever speaks for them
 */
export function holdsWithout(root: Reason, fallen: (reason: Reason) => boolean): boolean {
  const known = new Map<Reason, boolean>()
  const stands = (reason: Reason): boolean => {
    const before = known.get(reason)
    if (before !== undefined) return before
    const { need, because, unless } = reason
    const held =
      !fallen(reason) && because.filter(stands).length >= need && !unless.some(reason => reason.holds && stands(reason))
    known.set(reason, held)
    return held
  }
  return stands(root)
}

/** What a reason would come to had these never been: counters that hold only by them are left out. */
export const without = (
  { need, because, unless }: Reason,
  fallen: (reason: Reason) => boolean,
  claim: Claim,
  cite: Citation,
): Reason =>
  least(
    need,
    claim,
    cite,
    because,
    unless.filter(reason => !reason.holds || holdsWithout(reason, fallen)),
  )
