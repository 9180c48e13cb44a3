/** Why an action that went through changed nothing, as the trees of a phase tell it. */
import type { ActionId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { nodesOf } from '../reason/table.ts'
import type { Outcome } from '../journal/outcome.ts'
import { findAttempts, findBlockers, type Blocker } from './blockers.ts'

/** What stopped something, and the question in whose tree it stands. */
export interface Undone {
  stops: readonly Blocker[]
  root: Reason
}

/**
 * What kept an action from mattering: where it was raised against something, that it fell to something itself; else that
 * what it was raised against was stopped before.
 * @returns undefined where no tree says so
 */
export function findUndone({ questions, verdicts }: Outcome, action: ActionId): Undone | undefined {
  const isOwn = (reason: Reason): boolean => findAttempts(reason).some(one => one.action === action)
  const stopsOf = (node: Reason): Blocker[] => findBlockers(node).filter(({ counter }) => !isOwn(counter))
  const roots = [...questions, ...verdicts.filter(one => one.action !== action)].flatMap(({ reason }) => reason ?? [])
  const raised = roots.flatMap(root =>
    nodesOf([root]).flatMap(node => node.unless.flatMap(counter => (isOwn(counter) ? [{ root, node, counter }] : []))),
  )
  const felled = raised.flatMap(({ root, counter }) => (counter.holds ? [] : [{ stops: stopsOf(counter), root }]))
  const before = raised.flatMap(({ root, node, counter }) =>
    counter.holds && !node.holds ? [{ stops: stopsOf(node), root }] : [],
  )
  return [...felled, ...before].find(({ stops }) => stops.length)
}
