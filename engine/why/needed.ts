/** Whose deeds a result could not be without: every action on the ways of a tree to which there is no other way. */
import type { ActionId } from '../reason/claim.ts'
import { actionsOf } from '../reason/decisive.ts'
import type { Reason } from '../reason/reason.ts'
import { isAlwaysAtWork } from './blockers.ts'

/**
 * Takes a tree; returns the actions that were sent in without any of which it would not be as it is, each once.
 * @param isAside whether what nearly kept it from being is beside the question, with what undid that
 */
export function findNeeded(root: Reason, isAside: (counter: Reason) => boolean = () => false): ActionId[] {
  const found = new Set<ActionId>()
  const seen = new Set<Reason>()
  const visit = (reason: Reason, undone: readonly ActionId[]): void => {
    if (seen.has(reason)) return
    seen.add(reason)
    if (!reason.holds) {
      const before = [...undone, ...actionsOf(reason)]
      for (const part of fallBy(reason)) visit(part, before)
      return
    }
    for (const action of doneIn(reason)) if (!isAlwaysAtWork(action) && !undone.includes(action)) found.add(action)
    const holding = reason.because.filter(({ holds }) => holds)
    const against = reason.unless.filter(counter => !isAside(counter))
    for (const part of [...(holding.length === reason.need ? holding : []), ...against]) visit(part, undone)
  }
  visit(root, [])
  return [...found]
}

/**
 * Of a fact, what brought it about: it may speak of an action that it kept from being. What is always at work was set off by
 * the action that it speaks of.
 */
function doneIn(reason: Reason): readonly ActionId[] {
  const { claim, action } = reason
  if (claim.is !== 'fact') return actionsOf(reason)
  const done = isAlwaysAtWork(action) ? claim.action : action
  return done === undefined ? [] : [done]
}

/**
 * What keeps a reason from holding and could not be missed for that: of several counters that each would do, none; of parts
 * of which one more would have been enough, each, for any of them would have done.
 */
const fallBy = ({ because, need, unless }: Reason): readonly Reason[] => {
  const standing = unless.filter(({ holds }) => holds)
  const fallen = because.filter(({ holds }) => !holds)
  const lacking = Math.max(0, need - (because.length - fallen.length))
  if (standing.length) return standing.length === 1 && !lacking ? standing : []
  return lacking === 1 ? fallen : []
}
