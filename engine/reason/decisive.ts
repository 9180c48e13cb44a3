/**
 * The decisive part of a tree: the nodes on which its answer turned. What held is told by the parts that were needed and
 * by every counter that something felled; what fell, by what felled it. It is what a host is told first; the rest of the
 * tree is undisputed and stands folded beside it.
 */
import type { ActionId } from './claim.ts'
import type { Reason } from './reason.ts'
import { nodesOf } from './table.ts'

/**
 * The nodes on which a reason turned, itself first, each once. What only hands on what one part of it decided (she goes
 * to shoot, she shot) is left out: the part says it.
 * @param inPart it is an action that worked at some of its places: what fell there is asked by itself
 */
export function decisivePart(root: Reason, inPart = false): Reason[] {
  const all = turnedOn(root, inPart)
  const raised = new Set(all.flatMap(reason => turningPoints(reason).filter(next => reason.unless.includes(next))))
  return all.filter(reason => reason === root || raised.has(reason) || !handsOn(reason))
}

/** All of it, with the nodes that only hand on. */
export function turnedOn(root: Reason, inPart = false): Reason[] {
  const seen = new Set<Reason>()
  const visit = (reason: Reason): void => {
    if (seen.has(reason)) return
    seen.add(reason)
    for (const next of turningPoints(reason)) visit(next)
  }
  visit(root)
  if (inPart) for (const part of root.because) if (!part.holds) visit(part)
  return [...seen]
}

/** Whether one part alone decided a node, nothing was raised against it, and it speaks of no other deed. */
function handsOn(reason: Reason): boolean {
  const [only, more] = turningPoints(reason)
  if (!only || more || !reason.because.includes(only)) return false
  const below = actionsOf(only)
  return actionsOf(reason).every(action => below.includes(action))
}

/** @returns every action that a node speaks of; what nobody did has none, or an empty one. */
export function actionsOf({ action, claim }: Reason): ActionId[] {
  return [
    ...(action === undefined ? [] : [action]),
    ...('action' in claim && claim.action !== undefined ? [claim.action] : []),
    ...('carries' in claim ? [claim.carries] : []),
    ...('path' in claim ? claim.path.map(({ by }) => by) : []),
    ...(claim.is === 'alreadyUsed' || claim.is === 'notMovable' ? [claim.by] : []),
  ].filter(one => one !== '')
}

/** The children of a node that decided it. */
export const turningPoints = (reason: Reason): readonly Reason[] =>
  reason.holds
    ? [...carriers(reason), ...reason.unless.filter(hadSomething)]
    : [...fellBy(reason), ...reason.because.filter(part => part.holds && wasMoved(part))]

/** Where something was taken on its way is part of why it had no effect there. */
const wasMoved = (reason: Reason): boolean =>
  nodesOf([reason]).some(
    node =>
      node.holds
      && (node.claim.is === 'arrives' ? moversOf(node).length > 0 : node.because.some(part => byOthers(part, node))),
  )

/** Whether others' deeds alone stand behind a part of what somebody did: without them it would have been elsewhere. */
function byOthers({ claim, because, holds }: Reason, { action }: Reason): boolean {
  if (action === undefined || !holds || claim.is !== 'fact') return false
  const deeds = nodesOf(because).flatMap(({ claim, holds }) =>
    holds && (claim.is === 'arrives' || claim.is === 'active') && !claim.action.startsWith('passive:')
      ? [claim.action]
      : [],
  )
  return deeds.length > 0 && !deeds.includes(action)
}

/** What took an arrival elsewhere than it was sent. */
export const moversOf = ({ claim, because }: Reason): readonly Reason[] =>
  claim.is === 'arrives' ? because.filter(({ holds, claim: { is } }) => holds && is !== 'ruled') : []

/** What felled a reason: the parts that fell where too few held, else the counters that stand. */
export function fellBy({ because, need, unless }: Reason): readonly Reason[] {
  const fallen = because.filter(({ holds }) => !holds)
  return because.length - fallen.length < need ? fallen : unless.filter(({ holds }) => holds)
}

/** Of what holds, as many parts as were needed: those with the fewest things against them first. */
function carriers({ because, need }: Reason): readonly Reason[] {
  const holding = because.filter(({ holds }) => holds)
  if (holding.length <= need) return holding
  return holding.toSorted((one, other) => one.unless.length - other.unless.length).slice(0, need)
}

/** A counter that fell although something spoke for it: somebody tried, and was stopped. */
export const hadSomething = ({ because, unless, holds }: Reason): boolean =>
  !holds && (because.length > 0 || unless.some(counter => counter.holds))
