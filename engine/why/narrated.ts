/** What a narrator asks of nodes and deeds, and how a node says itself: no choice of words is made here. */
import { plainOf, type Span } from '../text/span.ts'
import type { Claim } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { hadSomething } from '../reason/decisive.ts'
import { findAnswers, findCounters, isMachinery, isOwnLimit, type Blocker, type DeedDone } from './blockers.ts'
import { besideOf, isTally } from './parts.ts'
import { listed, reasonSaid } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** As many as one sentence names; of more it says how many. */
export const mostNamed = 3
/** Of what is needed for something that came about, as many players. */
export const mostNeeded = 5
/** Ballots are told in fewer words, and a majority of them is no story without the last one. */
export const mostVotes = 4

/**
 * The only thing that a fact would have taken, itself a fact that fell for being too little: of a lynch, the majority.
 */
export function lackedBy({ claim, because, unless }: Reason): Reason | undefined {
  const [only, ...more] = because
  const isShortOf = only?.claim.is === 'fact' && !only.holds && only.need > 0 && !only.unless.length
  return claim.is === 'fact' && isShortOf && !more.length && !unless.length ? only : undefined
}

/** The last of the facts, each the only one that the one before lacked, which nothing stopped and nobody brought about. */
export function lastLack({ because, unless }: Reason): Reason | undefined {
  const [only, more] = because.filter(({ holds }) => !holds)
  if (!only || more || unless.some(({ holds }) => holds)) return undefined
  return lastLack(only) ?? (only.claim.is === 'fact' && !only.unless.some(({ holds }) => holds) ? only : undefined)
}

/** The one fact that was lacking where all else that something takes was there. */
export function shortOf({ claim, because, unless }: Reason): Reason | undefined {
  const [only, ...more] = because.filter(({ holds }) => !holds)
  const isOne = claim.is === 'fact' && only?.claim.is === 'fact' && because.length > 1 && !more.length
  return isOne && !unless.length && !only.unless.some(({ holds }) => holds) ? only : undefined
}

/** Whether two votes are for the same player. */
export const isForSame = (one: Claim, other: Claim): boolean =>
  one.is === 'fact' && other.is === 'fact' && one.other === other.other

export const keyOf = ({ action, claim }: DeedDone): string => action ?? JSON.stringify(claim)

/** Whether it is told in facts of a system's own, which say how things stand and not what was done. */
export const ofFacts = (reason: Reason): boolean =>
  reason.claim.is === 'fact'
  || reason.claim.is === 'dies'
  || (isTally(reason) && reason.because.length > 0 && reason.because.every(ofFacts))

export const aboutWhom = (claim: Claim): string => ('of' in claim ? claim.of : 'who' in claim ? (claim.who ?? '') : '')

export const reaches = ({ claim }: DeedDone, who: string): boolean => 'at' in claim && claim.at === who

/** What would have undone a standing counter, with what felled that; of a count, what was counted. */
export const undoing = (counter: Reason): (Blocker & { answer: Blocker })[] =>
  [counter, ...leavesOf(counter).filter(leaf => leaf !== counter)]
    .flatMap(findCounters)
    .filter(stop => hadSomething(stop.counter) && !isOwnLimit(stop))
    .flatMap(({ counter: tried, against }) => findAnswers(tried, against).slice(0, 1))
    .filter(stop => !isMachinery(stop))

/** Movers that a deed's own path does not name; of those it names, who moved them in turn. */
export const beyondPath = (claim: Claim, movers: readonly DeedDone[]): DeedDone[] => {
  const named = new Set('path' in claim ? claim.path.map(({ by }) => by) : [])
  return movers.flatMap(mover => (named.has(mover.action ?? '') ? mover.movers : [mover]))
}

export const wordsOf = (said: readonly Span[]): string => JSON.stringify(said)

type Ruled = Claim & { is: 'ruled' }

export const sameRuling = (one: Ruled, other: Ruled): boolean =>
  one.action === other.action && one.who === other.who && one.holds === other.holds

/** The same words once. */
export const each = (said: readonly Span[][]): Span[][] => [...new Map(said.map(one => [plainOf(one), one])).values()]

/** What a node says; where it counts, it says what was counted, each once. */
export function coreSaid(reason: Reason, speaker: Speaker, asked: Claim): Span[] {
  if (!isTally(reason) || !reason.because.length) return reasonSaid(reason, speaker, asked)
  const leaves = new Map(leavesOf(reason).map(leaf => [JSON.stringify(leaf.claim), leaf]))
  return listed(
    [...leaves.values()].map(leaf => reasonSaid(leaf, speaker, asked)),
    speaker,
  )
}

/** As many of what was counted as it takes, and all shields that hold. */
export function leavesOf(reason: Reason): Reason[] {
  if (!isTally(reason) || !reason.because.length) return [reason]
  const beside = besideOf(reason)
  if (beside?.suffices) return leavesOf(beside.shared)
  const counted = [
    ...new Map((beside?.counted ?? reason.because).map(one => [JSON.stringify(one.claim), one])).values(),
  ]
  const standing = counted.filter(({ holds }) => holds)
  const shields = reason.claim.is === 'atLeast' && reason.claim.of === 'shields'
  const first = beside ? [beside.shared] : []
  const others = (standing.length ? standing : counted).filter(
    one => !first.some(({ claim }) => JSON.stringify(claim) === JSON.stringify(one.claim)),
  )
  const taken =
    beside && counted.some(({ claim }) => JSON.stringify(claim) === JSON.stringify(beside.shared.claim)) ? 1 : 0
  return [...first, ...others.slice(0, shields ? undefined : reason.need - taken)].flatMap(leavesOf)
}
