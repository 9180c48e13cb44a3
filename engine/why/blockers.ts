/**
 * What stopped a reason, and what undid what would have: the walk from a node to the counters that decided it, and on to
 * the deeds behind them.
 */
import type { ActionId, Claim } from '../reason/claim.ts'
import { moversOf, turningPoints } from '../reason/decisive.ts'
import type { Reason } from '../reason/reason.ts'
import { isTally, partsOf } from './parts.ts'
import { nodesOf } from '../reason/table.ts'

/** A counter, and what it is raised against. */
export interface Blocker {
  counter: Reason
  against: Reason
}

const against = (reason: Reason): Blocker[] => reason.unless.map(counter => ({ counter, against: reason }))

/** Everything that speaks against a reason or against something it is made of. */
export const findCounters = (reason: Reason): Blocker[] => [
  ...against(reason),
  ...(isOfFacts(reason) ? reason.because : partsOf(reason)).flatMap(findCounters),
]

/** A count that takes all it counts, in facts of a system's own: a blow that somebody set out for. */
const isOfFacts = (reason: Reason): boolean =>
  isTally(reason) && reason.need === reason.because.length && reason.because.every(({ claim }) => claim.is === 'fact')

/** A fallen counter with what felled it; of shields, the one that fell. */
export function findAnswers(counter: Reason, of: Reason): (Blocker & { answer: Blocker })[] {
  if (isTally(counter)) return counter.because.filter(({ holds }) => !holds).flatMap(one => findAnswers(one, counter))
  return findBlockers(counter)
    .slice(0, 1)
    .map(answer => ({ counter, against: of, answer }))
}

/** A limit of the move itself, which a rule lifts: nobody raised it and nobody undid it, so it is no part of what happened. */
export function isOwnLimit({ counter, against: of }: Blocker): boolean {
  const own = new Set(findAttempts(of).map(({ action }) => action))
  const raised = findAttempts(counter)
  if (!raised.length || !raised.every(({ action }) => own.has(action))) return false
  return findAnswers(counter, of).every(({ answer }) => findDeeds(answer.counter).every(one => own.has(one.action)))
}

/** How a rule limits itself, in facts that nobody brought about: it stopped nothing, and is no part of what happened. */
export const isMachinery = ({ counter, answer }: Blocker & { answer: Blocker }): boolean =>
  counter.claim.is === 'fact'
  && answer.counter.claim.is === 'fact'
  && !findAttempts(counter).length
  && !findAttempts(answer.counter).length

/** What in fact stopped a reason: first what felled something it takes, since it never met its own counters then; else these. */
export function findBlockers(reason: Reason): Blocker[] {
  const own = against(reason).filter(({ counter }) => counter.holds)
  const inner = lacks(reason) || !own.length ? reason.because.filter(({ holds }) => !holds).flatMap(findBlockers) : []
  return inner.length ? inner : own
}

/** What in fact stopped a reason; of several ways of which one would have done, what stopped each of them first. */
export function findBlockersOfEach(reason: Reason): Blocker[] {
  const fallen = reason.because.filter(({ holds }) => !holds)
  const own = against(reason).some(({ counter }) => counter.holds)
  if (own || !fallen.length || !lacks(reason)) return findBlockers(reason).slice(0, 1)
  // Of several that are needed and fell, each kept it from being by itself.
  return (reason.need === 1 ? fallen : fallen.slice(0, 1)).flatMap(findBlockersOfEach)
}

/** The first of several, with those that say the same of others: that each of several votes is discarded. */
export const alike = (stops: readonly Blocker[]): Blocker[] => {
  const kindOf = ({ counter: { claim } }: Blocker): string => (claim.is === 'fact' ? claim.kind : claim.is)
  const isOne = stops.every(({ counter: { claim } }) => claim.is === 'fact')
  return isOne ? stops.filter(stop => kindOf(stop) === kindOf(stops[0]!)) : stops.slice(0, 1)
}

/** Whether something that speaks against a reason waited for what never came so far. */
export const neverMet = (reason: Reason): boolean =>
  !isTally(reason) && lacks(reason) && reason.unless.some(({ holds }) => holds)

const lacks = ({ because, need }: Reason): boolean => because.filter(({ holds }) => holds).length < need

export const isShort = (reason: Reason): boolean => isTally(reason) && lacks(reason)

/** What somebody did, as a claim to be said, and whose deeds took it where it went. A vote has no action. */
export interface DeedDone {
  claim: Claim
  action?: ActionId
  movers: readonly DeedDone[]
  /** It never went where its path leads: one who would have moved it there was stopped first. */
  unled?: true
}

/** Whether a fact of the system's own says what somebody did. */
type SaysDeed = (claim: Claim) => boolean

/**
 * The first deeds on the ways down that decided a node, each action once: whose doing it is. A fact that an action wrote
 * and that nothing below it tells of is that action.
 */
export const findDeeds = (reason: Reason, saysDeed: SaysDeed = () => false): DeedDone[] =>
  firstDeeds(reason, turningPoints, ({ holds }) => holds, saysDeed)

/** The deeds by which something was tried, whether or not they came to anything. */
export const findAttempts = (reason: Reason): DeedDone[] =>
  firstDeeds(
    reason,
    ({ because }) => because,
    () => true,
    () => false,
  )

function firstDeeds(
  root: Reason,
  further: (reason: Reason) => readonly Reason[],
  counts: (reason: Reason) => boolean,
  saysDeed: SaysDeed,
): DeedDone[] {
  const found = new Map<ActionId, DeedDone>()
  const known = new Map<Reason, boolean>()
  const visit = (node: Reason): boolean => {
    const before = known.get(node)
    if (before !== undefined) return before
    known.set(node, false)
    const told = tell(node)
    known.set(node, told)
    return told
  }
  const tell = (node: Reason): boolean => {
    const acted = counts(node) ? deedOf(node) : undefined
    const voted = counts(node) && saysDeed(node.claim) ? saidDeed(node) : undefined
    // What a fact says of something that is always at work stands for it, whatever else that does.
    if (voted?.action !== undefined) note(voted)
    const below = acted ? [] : further(node).map(visit)
    const done = acted ?? voted ?? (below.includes(true) || !counts(node) ? undefined : writtenBy(node))
    if (done) note(done)
    return done !== undefined || below.includes(true)
  }
  const note = (done: DeedDone): void => {
    const key = done.action ?? JSON.stringify(done.claim)
    const known = found.get(key)
    // Where it went tells more than that it was done.
    const isFuller = known?.claim.is === 'active' && done.claim.is === 'arrives' && done.claim.path.length > 0
    if (!known || isFuller) found.set(key, done)
  }
  visit(root)
  return [...found.values()]
}

/** Whether it is nothing that anybody sent in. */
export const isAlwaysAtWork = (action: ActionId | undefined): boolean => action?.startsWith('passive:') ?? false

/** A fact that says what somebody did, or what somebody has by what is always at work. */
const saidDeed = ({ claim, action }: Reason): DeedDone => ({
  claim,
  movers: [],
  ...(action !== undefined && isAlwaysAtWork(action) && { action }),
})

/** What is always at work is nobody's deed. */
const writtenBy = ({ claim, action }: Reason): DeedDone | undefined =>
  claim.is === 'fact' && action !== undefined && !isAlwaysAtWork(action)
    ? { claim: { is: 'active', action, part: 'none', at: claim.of }, action, movers: [] }
    : undefined

/** What a node says that somebody did, and who moved it; a move that was itself led there, with who led it. */
export function deedOf(reason: Reason): DeedDone | undefined {
  const { claim } = reason
  if (claim.is !== 'arrives' && claim.is !== 'active' && claim.is !== 'moves') return undefined
  const unled =
    !reason.holds
    && claim.is === 'arrives'
    && reason.because.some(
      one =>
        !one.holds
        && 'action' in one.claim
        && claim.path.some(({ by }) => 'action' in one.claim && by === one.claim.action),
    )
  const led = claim.is === 'moves' ? reason.because.filter(({ holds }) => holds).flatMap(moversOf) : moversOf(reason)
  return { claim, action: claim.action, movers: led.flatMap(mover => findDeeds(mover)), ...(unled && { unled }) }
}

/**
 * What an action did, as a tree tells it: where it came, and who moved it on its way.
 * @param isUnnamed whether nobody was named to whom it should come
 */
export function ownDeed(action: ActionId, reason: Reason, isUnnamed = false): DeedDone {
  const own = nodesOf([reason]).filter(({ claim }) => claim.is === 'arrives' && claim.action === action)
  const moved = own.find(
    node => node.claim.is === 'arrives' && (isUnnamed || node.claim.path.length || moversOf(node).length),
  )
  if (moved?.claim.is === 'arrives')
    return { claim: moved.claim, action, movers: moversOf(moved).flatMap(mover => findDeeds(mover)) }
  return { claim: { is: 'active', action, part: 'none', at: '' }, action, movers: [] }
}
