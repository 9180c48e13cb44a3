/**
 * What a node of a tree is made of: parts that all have to be so, or things of which so many are counted, alone or each
 * together with one and the same. No words here.
 */
import type { Claim } from '../reason/claim.ts'
import { least, type Reason } from '../reason/reason.ts'

/** Whether a node counts its reasons (attacks, shields, several ways) instead of being made of them all. */
const counts = ({ claim, need, because }: Reason): boolean =>
  claim.is === 'atLeast' || claim.is === 'attackedBy' || need < because.length

/** What together makes a node, each once. A part that is only made of parts in its turn is those. */
export function partsOf(reason: Reason): readonly Reason[] {
  const there = parts.get(reason)
  if (there) return there
  const made = isTally(reason) ? [] : [...new Set(reason.because.flatMap(part => innerOf(part, reason.claim)))]
  parts.set(reason, made)
  return made
}
/** A reason never changes, and many answers go through the same ones. */
const parts = new WeakMap<Reason, readonly Reason[]>()

const innerOf = (part: Reason, whole: Claim): readonly Reason[] =>
  isOnlyParts(part, whole) && !saysItself(part) && !part.unless.length && part.because.length && !isTally(part)
    ? part.because.flatMap(inner => innerOf(inner, whole))
    : [part]

/** Of a blow that is passed on from guard to guard, only the last is named. */
const isOnlyParts = ({ claim }: Reason, whole: Claim): boolean =>
  claim.is === 'arrives'
  || (claim.is === 'together'
    && (claim.what === 'retaliation'
      || (claim.what === 'interception' && whole.is === 'together' && whole.what === 'interception')))

/** Whether a claim is about something that the chain or the rules leave no part to play: nothing fells it. */
export const hasNoEffect = ({ is }: Claim): boolean =>
  is === 'alreadyUsed' || is === 'notMovable' || is === 'sameplace' || is === 'leftAlone'

/**
 * Facts of a system have a sentence of their own, and so has a journey that is not put together from another: what they
 * are made of stands below.
 */
export const saysItself = ({ claim, because }: Reason): boolean =>
  claim.is === 'fact'
  || (claim.is === 'arrives' && because.length > 0 && !because.some(part => part.claim.is === 'arrives'))

/** The shields that a count has to outnumber. */
export const shieldsAgainst = ({ unless }: Reason): Extract<Claim, { is: 'atLeast' }> | undefined =>
  unless.flatMap(({ claim }) => (claim.is === 'atLeast' && claim.of === 'shields' ? claim : []))[0]

/** Whether a node is a count, if only of one thing against shields. */
export const isTally = (reason: Reason): boolean => counts(reason) || shieldsAgainst(reason) !== undefined

/**
 * A count in which each thing is counted together with one and the same (is this attack deadly, among the others?):
 * that one, and what is counted. `suffices`: it is itself enough of what is counted.
 */
interface Beside {
  shared: Reason
  counted: readonly Reason[]
  suffices: boolean
}

export function besideOf(reason: Reason): Beside | undefined {
  if (!isTally(reason)) return undefined
  if (!besides.has(reason)) besides.set(reason, findBeside(reason))
  return besides.get(reason)
}
const besides = new WeakMap<Reason, Beside | undefined>()

function findBeside({ because, need }: Reason): Beside | undefined {
  const pairs = because.map(pairOf)
  const [first] = pairs
  if (
    !first
    || !pairs.every(
      pair => pair && same(pair.shared.claim, first.shared.claim) && pair.shared.holds === first.shared.holds,
    )
  )
    return undefined
  const counted = pairs.flatMap(pair => pair?.other ?? [])
  return {
    shared: first.shared,
    counted,
    suffices: need === 1 && counted.some(({ claim }) => same(claim, first.shared.claim)),
  }
}

/** Something counted together with something else: it goes by its own claim. */
function pairOf(reason: Reason): { shared: Reason; other: Reason } | undefined {
  const {
    claim,
    rule,
    action,
    need,
    because: [shared, other],
    because,
    unless,
  } = reason
  if (unless.length) return undefined
  if (shared && other && because.length === 2 && need === 2 && same(claim, other.claim)) return { shared, other }
  const inner = claim.is === 'attackedBy' ? findBeside(reason) : undefined
  return inner && { shared: inner.shared, other: least(need, claim, { rule, action }, inner.counted) }
}

export const same = (one: Claim, other: Claim): boolean => JSON.stringify(one) === JSON.stringify(other)
