/** How much was missing for something that did not come about: no words here. */
import type { Claim } from './claim.ts'
import type { Reason } from './reason.ts'

/** As many things as may be missing for it to have been close: one more vote. */
const CLOSE = 1

/**
 * Whether something was nowhere near coming about: more than one thing that nobody brought was missing (votes of a majority), or
 * what came before it had more than one over it. What something stood against is not far: without that it would have come about.
 */
export function isFar(reason: Reason): boolean {
  const known = new Map<Reason, boolean>()
  const far = (node: Reason): boolean => {
    const there = known.get(node)
    if (there !== undefined) return there
    known.set(node, false)
    const made = !node.holds && (isShort(node, far) || node.unless.some(other => other.holds && isAhead(other, node)))
    known.set(node, made)
    return made
  }
  return far(reason)
}

function isShort({ need, because }: Reason, far: (node: Reason) => boolean): boolean {
  const absent = Math.max(0, need - because.length)
  const hopeless = because.filter(node => !node.holds && far(node)).length
  return absent > CLOSE || (hopeless > 0 && because.length - hopeless + absent < need)
}

/** Whether one thing of a kind stands before another by more than one. */
const isAhead = (other: Reason, node: Reason): boolean =>
  kindOf(other.claim) === kindOf(node.claim) && standing(other) - standing(node) > CLOSE

const kindOf = (claim: Claim): string => (claim.is === 'fact' ? claim.kind : claim.is)
const standing = ({ because }: Reason): number => because.filter(({ holds }) => holds).length
