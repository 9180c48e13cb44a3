/** What a narrator asks of nodes and deeds, and how a node says itself: no choice of words is made here. */
import { say } from '../text/message.ts'
import { namesIn, plainOf, tidy, type Span } from '../text/span.ts'
import type { ActionId, Claim, SeatId } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import { hadSomething } from '../reason/decisive.ts'
import {
  findAnswers,
  findAttempts,
  findBlockers,
  findCounters,
  findDeeds,
  isMachinery,
  isOwnLimit,
  type Blocker,
  type DeedDone,
} from './blockers.ts'
import { nodesOf } from '../reason/table.ts'
import { getOwn } from '../ruleset/catalogue.ts'
import type { Phrase } from '../text/wording.ts'
import { triedWords } from './deeds-said.ts'
import { besideOf, isTally } from './parts.ts'
import { listedNames, listed, phrasesOf, reasonSaid, sentence } from './sentences.ts'
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

/** By what something of one action was tried: that action, where what others did beside it came off. */
export function ownAttempts(reason: Reason): DeedDone[] {
  const all = findAttempts(reason)
  const own = all.filter(({ action }) => action !== undefined && action === reason.action)
  return own.length ? own : all
}

/** Whether it is told in facts of a system's own, which say how things stand and not what was done. */
export const ofFacts = (reason: Reason): boolean =>
  reason.claim.is === 'fact'
  || reason.claim.is === 'dies'
  || (isTally(reason) && reason.because.length > 0 && reason.because.every(ofFacts))

export const aboutWhom = (claim: Claim): string => ('of' in claim ? claim.of : 'who' in claim ? (claim.who ?? '') : '')

export const reaches = ({ claim }: DeedDone, who: string): boolean => 'at' in claim && claim.at === who

/** What would have undone a standing counter, with what felled that; of a count, what was counted. */
const undoing = (counter: Reason): (Blocker & { answer: Blocker })[] =>
  [counter, ...leavesOf(counter).filter(leaf => leaf !== counter)]
    .flatMap(findCounters)
    .filter(stop => hadSomething(stop.counter) && !isOwnLimit(stop))
    .flatMap(({ counter: tried, against }) => findAnswers(tried, against).slice(0, 1))
    .filter(stop => !isMachinery(stop))

/** The same of several; what the host ruled is told once, whatever else it kept from being. @param told all that is told */
export function undoingOf(stops: readonly Blocker[], told: readonly Blocker[]): (Blocker & { answer: Blocker })[] {
  const isTold = (claim: Claim): boolean =>
    claim.is === 'ruled' && told.some(({ counter }) => counter.claim.is === 'ruled' && sameRuling(counter.claim, claim))
  return stops
    .flatMap(({ counter }) => undoing(counter))
    .filter(({ answer }) => !isTold(answer.counter.claim))
    .slice(0, mostNamed)
}

/** Movers that a deed's own path does not name; of those it names, who moved them in turn. */
export const beyondPath = (claim: Claim, movers: readonly DeedDone[]): DeedDone[] => {
  const named = new Set('path' in claim ? claim.path.map(({ by }) => by) : [])
  return movers.flatMap(mover => (named.has(mover.action ?? '') ? mover.movers : [mover]))
}

export const wordsOf = (said: readonly Span[]): string => JSON.stringify(said)

type Ruled = Claim & { is: 'ruled' }

const sameRuling = (one: Ruled, other: Ruled): boolean =>
  one.action === other.action && one.who === other.who && one.holds === other.holds

/** The same words once, be it behind what they brought about. */
export const each = (said: readonly Span[][]): Span[][] => {
  const words = new Map(said.map(one => [plainOf(one), one]))
  const isBehind = (one: string): boolean => [...words.keys()].some(other => other.endsWith(`: ${one}`))
  return [...words].flatMap(([one, spans]) => (isBehind(one) ? [] : [spans]))
}

/** So many in full, the one that would be left over as well, and how many more there are: “1 more” is no shorter. */
export function cutTo(
  said: readonly Span[][],
  most: number,
  speaker: Speaker,
  more = phrasesOf(speaker).oneLine.more,
): [told: Span[][], more: Span[][]] {
  const rest = said.length - most
  if (rest <= (speaker.terse ? 0 : 1)) return [[...said], []]
  return [said.slice(0, most), [say(speaker.locale, more, { count: rest })]]
}

/** What a node says; where it counts, it says what was counted, each once. */
export function coreSaid(
  reason: Reason,
  speaker: Speaker,
  asked: Claim,
  few = (said: readonly Span[][]): Span[][] => [...said],
): Span[] {
  if (!isTally(reason) || !reason.because.length) return reasonSaid(reason, speaker, asked)
  const leaves = new Map(leavesOf(reason).map(leaf => [JSON.stringify(leaf.claim), leaf]))
  // What came and was too little for a count was only tried.
  const said = [...leaves.values()].map(leaf =>
    speaker.failed && leaf.holds && !reason.holds && leaf.claim.is === 'arrives'
      ? sentence(leaf.claim, true, speaker)
      : reasonSaid(leaf, speaker, asked),
  )
  return listed(few(said), speaker)
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

/** Deeds that several did, in the same words of all of them: “Cat and Dee both blocked Ann”. */
export function shared(said: readonly Span[][], speaker: Speaker): Span[][] {
  const { oneLine } = phrasesOf(speaker)
  const { shared: source, sharedMore, pasts } = oneLine
  if (source === undefined || sharedMore === undefined || pasts === undefined) return [...said]
  const isPast = (words: string): boolean => {
    const verb = /^ (\p{L}+)/u.exec(words)?.[1]
    return (
      verb !== undefined && pasts.some(past => (past.startsWith('-') ? verb.endsWith(past.slice(1)) : verb === past))
    )
  }
  const groups = new Map<string, Span[][]>()
  for (const one of said) {
    const [doer, ...rest] = one
    const isDeed = doer?.kind === 'player' && isPast(plainOf(rest))
    const key = isDeed ? JSON.stringify(tidy(rest)) : `alone ${groups.size}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const doersOf = (group: readonly Span[][]): Span[][] => {
    const doers = group.map(([doer]) => [doer!])
    const rest = doers.length - mostNamed
    if (rest <= 1) return doers
    return [...doers.slice(0, mostNamed), say(speaker.locale, sharedMore, { count: rest })]
  }
  return [...groups.values()].map(([first = [], ...more]) =>
    more.length
      ? tidy(
          say(speaker.locale, source, {
            who: listedNames(doersOf([first, ...more]), speaker),
            count: more.length + 1,
            deed: first.slice(1),
          }),
        )
      : first,
  )
}

/** When the last of some deeds was done; what has no turn comes after all that has. */
export function lastTurn(deeds: readonly DeedDone[], { when }: Speaker): number {
  const turns = deeds.map(({ action }) => (action === undefined ? undefined : when?.(action)))
  return Math.max(...turns.map(turn => turn ?? Number.MAX_SAFE_INTEGER))
}

/** What was done in the order of the night; of what somebody was told, what was done to be told it comes first. */
export function byTurn(one: DeedDone, other: DeedDone, asked: Claim, speaker: Speaker): number {
  const isTold = asked.is === 'sees' || asked.is === 'learns' || asked.is === 'seesNothing'
  return isTold ? 0 : lastTurn([one], speaker) - lastTurn([other], speaker)
}

/** Whether something came where it was sent, whoever moved it. */
export const cameWhereSent = (claim: Claim, speaker: Speaker): boolean =>
  claim.is === 'arrives' && !claim.path.length && (speaker.action(claim.action)?.targets.includes(claim.at) ?? false)

/** The actions and votes without any of which something would not be, by their keys. */
export function neededKeys(reason: Reason, isVote: (claim: Claim) => boolean): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = ({ claim, holds, because, need, action }: Reason): void => {
    if (!holds) return
    if (action !== undefined) found.add(action)
    if (isVote(claim)) found.add(JSON.stringify(claim))
    else if (because.filter(one => one.holds).length === need) because.forEach(visit)
  }
  visit(reason)
  return found
}

/** Deeds, of each player the first, whom a sentence does not name: as many as are needed at most. */
export function unnamedDeeds(actions: readonly ActionId[], said: readonly Span[], speaker: Speaker): DeedDone[] {
  const told = new Set(namesIn(said))
  const needed = new Set<string>()
  return actions.flatMap((action): DeedDone[] => {
    const actor = speaker.action(action)?.actor
    const name = actor === undefined ? undefined : speaker.name(actor)
    if (name?.kind !== 'player' || needed.has(name.name) || needed.size >= mostNeeded) return []
    needed.add(name.name)
    if (told.has(name.name)) return []
    return [{ claim: { is: 'active', action, part: 'none', at: '' }, action, movers: [] }]
  })
}

/** What several deeds each made so is one thing that stopped something, with all of them behind it. */
export function asOne(stops: readonly Blocker[]): Blocker[] {
  const alike = new Map<string, Blocker[]>()
  for (const [at, stop] of stops.entries()) {
    const { claim, holds, because } = stop.counter
    const key = claim.is === 'fact' && holds && because.length ? JSON.stringify(claim) : `alone ${at}`
    alike.set(key, [...(alike.get(key) ?? []), stop])
  }
  return [...alike.values()].map(([first, ...more]) => {
    if (!more.length) return first!
    const because = [first!, ...more].flatMap(({ counter }) => counter.because)
    return { ...first!, counter: { ...first!.counter, because, need: because.length } }
  })
}

/** Whether there are words for having tried it, so that it is not told as done. */
export function isSaidAsTried({ action }: DeedDone, speaker: Speaker): boolean {
  const deed = action === undefined ? undefined : speaker.action(action)
  return deed !== undefined && triedWords(deed, speaker) !== undefined
}

/** What a system says of a fact besides its words. */
export type FactMark = 'deed' | 'ground' | 'isAside' | 'toldLast' | 'toldByDeed' | 'toldWithDeed' | 'toldAsDone'

export const isMarked = (mark: FactMark, claim: Claim, { words }: Speaker): boolean =>
  claim.is === 'fact' && getOwn(words.facts ?? {}, claim.kind)?.[mark] !== undefined

/** How things were without which it is not understood. @param told of whom others' deeds tell how things came to be */
const groundsIn = ({ because }: Reason, told: readonly SeatId[], speaker: Speaker, isTold = false): Claim[] =>
  because.flatMap(part => {
    const { claim, holds } = part
    if (holds && claim.is === 'attackedBy') return groundsIn(part, told, speaker, true)
    if (!holds || claim.is !== 'fact') return []
    const ground = groundOf(claim, speaker)
    const leaves = isTold || told.includes(claim.of)
    if (ground === 'step' || (ground && !leaves)) return [claim]
    return groundsIn(part, told, speaker, leaves)
  })

/** How things came to be by several deeds together, said as what follows from them. */
export function groundBehind(reason: Reason, deeds: readonly DeedDone[], speaker: Speaker): Span[] | undefined {
  const node = nodesOf(reason.because).find(
    one =>
      one.holds
      && isMarked('ground', one.claim, speaker)
      && deeds.every(deed => findDeeds(one).some(behind => keyOf(behind) === keyOf(deed))),
  )
  return node && sentence(node.claim, true, speaker)
}

const groundOf = (claim: Claim & { is: 'fact' }, { words }: Speaker): Phrase['ground'] =>
  getOwn(words.facts ?? {}, claim.kind)?.ground

/** The same of what came about, in words; `against`: those that speak against what was done. */
export function groundsOf(
  reason: Reason,
  told: readonly SeatId[],
  speaker: Speaker,
): { beside: Span[][]; against: Span[][] } {
  const grounds = reason.holds ? groundsIn(reason, told, speaker) : []
  const isAgainst = (claim: Claim): boolean => claim.is === 'fact' && groundOf(claim, speaker) === 'against'
  const said = (some: readonly Claim[]): Span[][] => each(some.map(claim => sentence(claim, true, speaker)))
  return { beside: said(grounds.filter(claim => !isAgainst(claim))), against: said(grounds.filter(isAgainst)) }
}

/**
 * Of a fact that came to nothing, deeds by which something came about that it takes; where it is not what they were done for,
 * all that were done.
 */
export function cameIn({ claim, because }: Reason, asked: Claim, speaker: Speaker): ReadonlySet<string> {
  if (asked.is !== 'fact') return new Set()
  const states = nodesOf(because).filter(({ claim, holds }) => holds && claim.is === 'fact')
  const came = states.flatMap(state => state.because.flatMap(part => findDeeds(part)))
  const beside = isMarked('toldAsDone', claim, speaker) ? because.flatMap(part => findDeeds(part)) : []
  return new Set([...came, ...beside].map(keyOf))
}

/** A visit was there for whoever does not see it; what keeps all off somebody keeps him at home as well. */
const isThereAllTheSame = ({ claim }: Reason): boolean =>
  'part' in claim && (claim.part === 'visit' || claim.part === 'halt')

/** Whether what came to nothing here came there, and did what else it was for: an abduction that a kill goes through. */
export const isPierced = ({ claim, because, unless, holds }: Reason, speaker: Speaker): boolean =>
  !holds
  && (claim.is === 'arrives' || claim.is === 'active')
  && because.every(one => one.holds)
  && unless.every(one => !one.holds || one.claim.is === 'trait')
  && speaker.cameOff?.(claim.action) === true

/** Whether what was done came off all the same, where it came to nothing for what is asked. */
export function isDoneBeside(counter: Reason, asked: Claim, speaker: Speaker): boolean {
  const attempts = ofFacts(counter) ? ownAttempts(counter) : []
  const came = cameIn(counter, asked, speaker)
  const isDone = attempts.length > 0 && attempts.every(deed => came.has(keyOf(deed)))
  return isDone || (isThereAllTheSame(counter) && isPierced(counter, speaker))
}

/** Whether somebody struck whom a fact is about, and what was done says so. */
export function isToldByBlow(leaf: Reason, deeds: readonly DeedDone[], speaker: Speaker): boolean {
  const who = aboutWhom(leaf.claim)
  const isAtThem = ({ claim, action = '' }: DeedDone): boolean =>
    claim.is === 'arrives' ? claim.at === who : speaker.action(action)?.targets.includes(who) === true
  return isMarked('toldByDeed', leaf.claim, speaker) && deeds.some(isAtThem)
}

/** Whether a list leaves out what would have stopped it and did not. */
export function leavesOut(
  { counter, answer }: Blocker & { answer?: Blocker },
  asked: Claim,
  speaker: Speaker,
): boolean {
  if (!speaker.isListed) return false
  if (isMarked('isAside', counter.claim, speaker)) return true
  if (!answer || counter.claim.is !== 'fact' || asked.is === 'dies') return false
  // What came to nothing by itself, or by a rule, is nobody's doing.
  const doersOf = ({ action }: DeedDone): SeatId[] => {
    const actor = action === undefined ? undefined : speaker.action(action)?.actor
    return actor === undefined ? [] : [actor]
  }
  const by = new Set(findAttempts(counter).flatMap(doersOf))
  return findDeeds(answer.counter).every(deed => doersOf(deed).every(who => by.has(who)))
}

/** What each of them lacked, of those that lacked one thing alone. */
export const lacksOf = (reasons: readonly Reason[], speaker: Speaker): Span[][] =>
  reasons.flatMap(reason => {
    const short = shortOf(reason)
    return short && !findBlockers(reason).length ? [sentence(short.claim, false, speaker)] : []
  })

/** Whether deeds say that something is so, of everybody whom it names. */
export function isToldBy(deeds: readonly Span[], claim: Claim, state: readonly Span[], speaker: Speaker): boolean {
  const told = new Set(namesIn(deeds))
  return isMarked('toldByDeed', claim, speaker) && namesIn(state).every(name => told.has(name))
}
