/**
 * Why, in one line: what decided a question, for lists where the tree is a click away. "Bob shot Ann; Dee protected
 * Ann, but Rolf blocked Dee."
 */
import { say } from '../text/message.ts'
import { plainOf, sentenceCase, type Span } from '../text/span.ts'
import type { ActionId, Claim } from '../reason/claim.ts'
import type { Reason } from '../reason/reason.ts'
import type { VerdictWord } from '../journal/outcome.ts'
import {
  lastVisit,
  sameWay,
  everywhere,
  isAlike,
  isApart,
  isOwnVisit,
  isOthers,
  away,
  isForLackOf,
  isNeverLed,
  wentOn,
  isReplaced,
  stopsOfOne,
  raisedBy,
  weakness,
  reach,
} from './attempts.ts'
import {
  isAlwaysAtWork,
  findAnswers,
  findCounters,
  findDeeds,
  isMachinery,
  isOwnLimit,
  findBlockers,
  neverMet,
  type Blocker,
} from './blockers.ts'
import { cancelledIn, cancelledSaid, foundSaid } from './findings.ts'
import { isMarked, isPierced, lacksOf } from './narrated.ts'
import { Narrator } from './narrator.ts'
import { moversOf } from '../reason/decisive.ts'
import { nodesOf } from '../reason/table.ts'
import { besideOf, hasNoEffect } from './parts.ts'
import { isList, listed, phrasesOf, question, reasonSaid, sentence, useSaid } from './sentences.ts'
import type { Speaker } from './speaker.ts'
import { Ways } from './ways.ts'
import { besideTried } from './stops-in-order.ts'

/**
 * The answer to a root in one sentence: what was tried or came about, who decided it, and by what deed.
 * @param verdict how the action fared, where the root asks after one: in part means that what fell is told
 */
export const sayAnswer = (root: Reason, speaker: Speaker, verdict?: VerdictWord): Span[] =>
  composeAnswer(root, speaker, verdict).said

/** `stopped`: whether it says already that something stopped it; `isMoved`: whether it came where it was not sent. */
interface Composed {
  said: Span[]
  stopped: boolean
  isMoved: boolean
  /** What was done where that is all: that there was nothing to do it to is said behind it. */
  deed?: Span[]
  /** The same without what spoke against it; `isAsSent`: movers kept each other from taking it elsewhere. */
  brought?: Span[]
  isAsSent?: boolean
  /** What was tried, and what stopped it said alone: for where it is told already what was tried. */
  apart?: { attempt: Span[]; counter: Span[] }
}

/** The same, with what it says already. */
function composeAnswer(root: Reason, speaker: Speaker, verdict?: VerdictWord): Composed {
  const answer = answerTo(root, speaker, verdict)
  const { source, values, ways } = answer
  const { oneLine } = phrasesOf(speaker)
  return {
    said: sentenceCase(ways.settled(say(speaker.locale, source, values))),
    ...apartFrom(answer, speaker),
    stopped: source === oneLine.stopped || source === oneLine.nothingToMove,
    ...(source === oneLine.nothingToMove && { deed: sentenceCase(values.deed!) }),
    isAsSent: source === oneLine.cancelled,
    ...((source === oneLine.answered || source === oneLine.cancelled) && {
      brought: ways.settled(sentenceCase(say(speaker.locale, oneLine.stands, { because: values.because! }))),
    }),
    isMoved: root.because.some(({ claim, holds }) => holds && 'path' in claim && claim.path.length > 0),
  }
}

function apartFrom({ values, ways }: Answer, speaker: Speaker): Pick<Composed, 'apart'> {
  const { attempt, counter: because } = values
  if (!attempt || !because) return {}
  const counter = sentenceCase(say(speaker.locale, phrasesOf(speaker).oneLine.stands, { because }))
  return { apart: { attempt: sentenceCase(ways.settled(attempt)), counter: ways.settled(counter) } }
}

/**
 * Why a check or a sensor found several things at once, what was done for it told once: where nothing spoke against any of
 * them, or whatever did, in short.
 */
export function saySeen(roots: readonly Reason[], plain: Speaker, inShort = false): Span[] | undefined {
  const [root] = roots
  const [first, ...others] = roots.flatMap(({ because }) => because.filter(({ holds }) => holds))
  if (!root || !first) return undefined
  const isAll = (is: 'sees' | 'learns'): boolean => roots.every(({ claim, holds }) => holds && claim.is === is)
  const isSeen = isAll('sees')
  const isFound = isAll('learns') && [first, ...others].every(({ claim }) => claim.is === 'fact')
  if (!isSeen && !isFound) return undefined
  if (!inShort && [first, ...others].flatMap(findCounters).length) return undefined
  const marked = new Ways(plain)
  const isCut = inShort && isFound
  const speaker: Speaker = {
    ...plain,
    way: marked.mark,
    kinds: seesKinds(root, plain),
    ...(isCut && { terse: true }),
  }
  const narrator = new Narrator(root, speaker, isCut ? briefly : undefined)
  const because = isSeen ? narrator.seen([first, ...others]) : narrator.broughtByAll([first, ...others])
  return sentenceCase(marked.settled(say(speaker.locale, phrasesOf(speaker).oneLine.stands, { because })))
}

/** Whether what was seen is what was done: that somebody came there does not say it. */
const seesKinds = ({ claim }: Reason, speaker: Speaker): boolean =>
  claim.is === 'sees' && speaker.action(claim.action)?.seesKinds === true

/** As many letters as an answer has in a list. */
export const mostLetters = 160

/**
 * The same as it stands in a list, where the whole is behind it: a long one leaves out what undid what, then how things were
 * moved on their way, then what was tried, then all but the first of several.
 * @param leavesOut whether what would have stopped it and did not is left out, where that is beside the question
 */
export function sayFolded(root: Reason, saying: Speaker, verdict?: VerdictWord, leavesOut = true): Composed {
  const plain: Speaker = leavesOut ? { ...saying, isListed: true } : saying
  const whole = composeAnswer(root, plain, verdict)
  const isLong = (said: readonly Span[]): boolean => plainOf(said).length > mostLetters
  if (!isLong(whole.said)) return whole
  const speaker: Speaker = { ...plain, terse: true }
  const { oneLine } = phrasesOf(plain)
  const folds = [
    {},
    { most: briefly },
    { most: 1 },
    { most: briefly, isStopAlone: true },
    { most: 1, isStopAlone: true },
  ]
  let said = whole.said
  let parts: Pick<Composed, 'apart'> = {}
  for (const { most, isStopAlone } of folds) {
    const answer = answerTo(root, speaker, verdict, most)
    const { source, values, ways } = answer
    parts = apartFrom(answer, speaker)
    const because = isStopAlone ? values.counter : undefined
    const isAnswered = source === oneLine.answered || source === oneLine.cancelled
    const short = because || isAnswered ? oneLine.stands : source
    said = sentenceCase(ways.settled(say(plain.locale, short, because ? { because } : values)))
    if (!isLong(said)) break
  }
  return { ...whole, ...parts, said }
}

/** Why something fell short, in few words. `by`: the deeds that did it; none where it is how things stand. */
export interface Brief {
  said: Span[]
  by: ActionId[]
}

/** In few words so many deeds are told in full. */
const briefly = 2

/**
 * Of such an answer, what stopped it first: "Alma protected June and Bob held Kim".
 * It stands where it is said already what was tried. Where nothing stopped it, what it lacked.
 */
export function sayWhatStopped(root: Reason, speaker: Speaker, verdict?: VerdictWord): Brief {
  const answer = answerTo(root, speaker, verdict, briefly)
  return { said: answer.ways.settled(firstOfStops(answer)), by: doersOf(answer.stops[0]) }
}

/** The same with what was tried: of who nearly died, "Kim shot Zoe, but Bob held Kim and Dee protected Zoe". */
export function sayWhatKeptOff(root: Reason, plain: Speaker): Brief {
  const speaker: Speaker = { ...plain, unreached: true }
  const answer = answerTo(root, speaker, undefined, briefly)
  const { source, values, ways, stops } = answer
  const counter = firstOfStops(answer)
  const said = sentenceCase(say(speaker.locale, source, stops.length ? { ...values, counter } : values))
  return { said: ways.settled(said), by: doersOf(stops[0]) }
}

/** What stopped something, in few words. @param root the question in whose tree it stands */
export function sayStops(stops: readonly Blocker[], root: Reason, plain: Speaker): Span[] {
  const ways = new Ways(plain)
  const teller = new Narrator(root, { ...plain, way: ways.mark, terse: true }, briefly)
  return ways.settled(teller.few(teller.inOrder(stops)))
}

function firstOfStops({ values, teller, stops: [first, ...others] }: Answer): Span[] {
  if (!first || !values.counter) return values.counter ?? values.because ?? []
  return teller.few([first, ...others.filter(stop => !isOf(stop, first))])
}

const doersOf = (stop: Blocker | undefined): ActionId[] =>
  stop ? [...new Set([...own(stop.counter), ...actionsBehind(stop.counter)])] : []

const own = ({ action }: Reason): ActionId[] => (action === undefined ? [] : [action])

/** Whether it is another side of what the same deeds did. */
const isOf = (stop: Blocker, first: Blocker): boolean => {
  const [own, known] = [doersOf(stop), doersOf(first)]
  return own.length > 0 && own.every(deed => known.includes(deed))
}

/** What brought about what came about, without what spoke against it: "Vic shot Ann". */
export function sayWhoBrought(root: Reason, speaker: Speaker): Brief {
  const { values, ways } = answerTo(root, speaker, undefined, briefly)
  return { said: ways.settled(values.because ?? []), by: root.holds ? actionsBehind(root) : [] }
}

const actionsBehind = (counter: Reason): ActionId[] =>
  findDeeds(counter).flatMap(({ action }) => (action === undefined ? [] : [action]))

/**
 * Of such an answer, what spoke against it and what that fell to: "Cat blocked Ann, but Bob blocked Cat".
 * @returns nothing where nothing spoke against it
 */
export function sayWithstood(root: Reason, speaker: Speaker, verdict?: VerdictWord): Span[] {
  const { source, values, ways } = answerTo(root, speaker, verdict)
  const { oneLine } = phrasesOf(speaker)
  return source === oneLine.answered ? sentenceCase(ways.settled(say(speaker.locale, oneLine.withstood, values))) : []
}

/** A sentence of the phrases, and what stands in its places. `stops`: everything that stopped it, what is named first. */
interface Answer {
  source: string
  values: Record<string, Span[]>
  ways: Ways
  teller: Narrator
  stops: readonly Blocker[]
}

/** @param most as many deeds as are named in a row */
function answerTo(root: Reason, plain: Speaker, verdict?: VerdictWord, most?: number): Answer {
  const ways = new Ways(plain)
  const speaker = { ...plain, way: ways.mark, kinds: seesKinds(root, plain) }
  const { oneLine } = phrasesOf(speaker)
  const teller = new Narrator(root, speaker, most)
  const line = (source: string, values: Record<string, Span[]>, all: readonly Blocker[] = []): Answer => ({
    source,
    values,
    ways,
    teller,
    stops: all,
  })
  if (!question(root.claim, speaker))
    return line(oneLine.stands, { because: sentence(root.claim, root.holds, speaker) })

  const attempts = root.because.filter(({ claim }) => !hasNoEffect(claim))
  const beyondVisits = attempts.filter(({ claim }) => !isOwnVisit(claim, root))
  if (!beyondVisits.length && root.claim.is === 'works' && speaker.action(root.claim.action)?.moves) {
    const asked: Claim = { is: 'active', action: root.claim.action, part: 'move', at: '' }
    const deed = sentence(asked, true, speaker)
    const stops = attempts.filter(({ holds }) => !holds).flatMap(findBlockers)
    const idle = root.because.find(({ claim }) => hasNoEffect(claim))
    const counter = stops.length ? teller.stops(stops) : idle && reasonSaid(idle, speaker)
    const attempt = root.holds ? deed : sentence(asked, true, { ...speaker, failed: true })
    return counter ? line(oneLine.stopped, { attempt, counter }, stops) : line(oneLine.nothingToMove, { deed })
  }
  const inPart = verdict === 'partial' && root.because.some(({ holds }) => !holds)
  // What was to be taken elsewhere and came nowhere was not taken.
  const standing = (beyondVisits.length ? beyondVisits : attempts).filter(({ holds }) => holds)
  const held = inPart ? [] : standing.filter(one => !isLeftBehind(one, speaker))
  if (!inPart && !held.length && standing[0])
    return line(oneLine.neverSetOut, { moves: sentence(standing[0].claim, false, speaker) })
  const telling = (root.claim.is === 'works' ? held.find(isKill) : undefined) ?? held[0]
  if (telling) {
    // What says no more than what came about, and was nobody's doing, is told by what spoke against it and what undid that.
    const isBare = isMarked('toldByDeed', telling.claim, speaker) && !telling.because.length
    const fallen = firstOf(findCounters(telling), stop =>
      stop.counter.holds || teller.leavesOut(stop) || (telling.because.length > 0 && isOwnLimit(stop))
        ? undefined
        : findAnswers(stop.counter, stop.against).find(one => !isMachinery(one) && (isBare || !teller.leavesOut(one))),
    )
    const killers = root.claim.is === 'dies' ? waysApart(held) : []
    if (killers.length > 1 && fallen && isOutnumbered(fallen))
      return line(oneLine.outnumbered, { deeds: teller.each(killers), counter: teller.counter(fallen) })
    const movers = fallen && moversAgainst(fallen)
    if (movers) {
      const [one, other] = movers.map(id => useSaid(id, speaker))
      return line(oneLine.cancelled, {
        because: foundSaid(root.claim, telling, teller.brought(telling, [...one!, ...other!]), speaker),
        one: one!,
        other: other!,
      })
    }
    const moved = held.filter(({ claim }) => claim.is === 'moves')
    const isOnce = root.claim.is === 'fact' || root.claim.is === 'sees' || root.claim.is === 'recruited'
    const sufficient = isOnce && !fallen ? byOthers(held) : []
    const twice =
      killers.length > 1
        ? { because: teller.twice(killers) }
        : moved.length > 1 && moved.length === held.length
          ? { because: teller.moves(moved) }
          : sufficient.length > 1
            ? { because: root.claim.is === 'sees' ? teller.seen(held) : teller.broughtByAll([telling, ...sufficient]) }
            : {}
    if (fallen && isBare) {
      const { counter: attempt, answer: counter } = teller.answered(telling, fallen)
      return line(oneLine.stopped, { attempt, counter }, [fallen.answer])
    }
    if (fallen) {
      const answered = teller.answered(telling, fallen)
      const isHidden = isPierced(fallen.counter, speaker)
      const because = foundSaid(root.claim, telling, answered.because, speaker, isHidden)
      return line(oneLine.answered, { ...answered, because, ...twice })
    }
    const because =
      root.claim.is === 'works' && isList(root.claim.action, speaker) && held.length === attempts.length
        ? teller.listed(root.claim.action)
        : foundSaid(root.claim, telling, teller.brought(telling), speaker)
    return line(oneLine.stands, { because, ...twice })
  }
  // What came to where the action came tells more than what was moved away; then what the fewest things stopped, and
  // of counts the largest.
  const came = new Set(
    attempts.flatMap(({ claim, holds }) => (holds && isOwnVisit(claim, root) && 'at' in claim ? claim.at : [])),
  )
  // Where an action came nowhere, that is why it failed, whatever else would have stopped it there.
  const visit = root.holds ? undefined : lastVisit(attempts, root)
  const before = visit ? findBlockers(visit) : []
  const fallen =
    [beyondVisits, attempts].map(some => some.filter(({ holds }) => !holds)).find(some => some.length) ?? []
  const near = before.length && visit ? sameWay(fallen, visit) : fallen
  const alone = near.filter(one => !isForLackOf(one, near))
  const open = alone.length ? alone : near
  const [attempt = root.because[0]] = (open.length ? open : attempts).toSorted(
    (a, b) =>
      isOthers(a, root) - isOthers(b, root)
      || away(a, came) - away(b, came)
      || wentOn(a, open) - wentOn(b, open)
      || isReplaced(a, open) - isReplaced(b, open)
      || Number(neverMet(a)) - Number(neverMet(b))
      || weakness(a) - weakness(b)
      || reach(b) - reach(a),
  )
  if (!attempt) return line(oneLine.none, {})
  const tried = before.length ? (besideOf(attempt)?.shared ?? attempt) : attempt
  // Where several things stop it, each would do: one is named. Of parts that fell, each has its own.
  const list = root.claim.is === 'works' && isList(root.claim.action, speaker) ? everywhere(open) : []
  const isOther = (one: Reason, from: Reason): boolean => one !== from && !isNeverLed(one, from)
  const isNear = (one: Reason, from: Reason): boolean =>
    isOther(one, from) && stopsOfOne(one, root).length > 0 && !wentOn(one, [from]) && !isReplaced(one, [from])
  const several = list.length
    ? list
    : before.length && visit
      ? attempts.filter(one => isOwnVisit(one.claim, root) && isNear(one, visit))
      : [attempt, ...open.filter(one => (inPart ? isOther(one, attempt) : isNear(one, attempt)))]
  // What others tried of whom something else stopped is told by itself.
  const apart = root.claim.is === 'dies' && most === undefined ? several.filter(one => isApart(one, attempt)) : []
  const parts = several.filter(one => !apart.includes(one))
  const alike = root.claim.is === 'dies' && most === undefined ? parts.filter(one => isAlike(one, attempt)) : []
  const cancelled = root.claim.is === 'works' && attempt.claim.is === 'moves' ? cancelledIn(open) : undefined
  if (cancelled) return line(oneLine.stands, { because: cancelledSaid(cancelled, speaker) }, [cancelled.stop])
  const isWhole = (one: Reason): boolean => one === attempt || list.length > 0
  const all = [before, ...parts.map(one => (isWhole(one) ? findBlockers(one) : stopsOfOne(one, root)))]
  const named = all.map(several => teller.inOrder(several))
  // Who moved it to where it is told to have gone did not stop it, unless it did something there.
  const isDone = inPart && beyondVisits.some(({ holds }) => holds)
  const led = new Set('path' in tried.claim && !isDone ? tried.claim.path.map(({ by }) => by) : [])
  const isLead = ({ counter: { claim } }: Blocker): boolean => claim.is === 'moves' && led.has(claim.action)
  const beside = named.flatMap((several, at) => besideTried(several, parts[at - 1] ?? attempt))
  const others = beside.filter(stop => !isLead(stop))
  const stops = others.length ? others : beside
  const single = named.flatMap(several => (several.length === 1 ? several : []))
  const unmoved = stops.length > 0 && stops.every(stop => isAtDoer(stop, tried, root, speaker))
  // What came and is not seen was done all the same.
  const isCome =
    root.claim.is === 'sees' && stops.length > 0 && stops.every(({ against }) => isPierced(against, speaker))
  const failed: Speaker = { ...speaker, ...(!isCome && { failed: true as const }), ...(unmoved && { unmoved }) }
  const trying = root.holds && !inPart ? teller : new Narrator(root, failed, most)
  const said =
    list.length && root.claim.is === 'works' ? trying.listed(root.claim.action) : trying.triedBeside(tried, stops)
  if (!stops.length) return line(oneLine.stands, { because: trying.missing(attempt, list) })
  const counter = listed([teller.stops(stops, single, said, speaker.isListed), ...lacksOf(list, speaker)], speaker)
  const attempted = listed([said, ...alike.map(one => trying.triedBeside(one, stops))], speaker)
  const each = apart.map(one => ({ one, by: teller.inOrder(findBlockers(one)) }))
  const whole = each.reduce(
    (before, { one, by }) =>
      say(speaker.locale, oneLine.undone, {
        said: before,
        counter: trying.triedBeside(one, by),
        answer: teller.stops(by, by, [], true),
      }),
    counter,
  )
  return line(oneLine.stopped, { attempt: attempted, counter: whole }, [...stops, ...each.flatMap(({ by }) => by)])
}

/** Whether what a mover would have taken came nowhere. */
const isLeftBehind = ({ claim }: Reason, speaker: Speaker): boolean =>
  claim.is === 'moves' && speaker.setOut?.(claim.carries) === false

/** Whether the deed in question would have been stopped wherever it was led: with who did it, and not where it came. */
function isAtDoer({ counter: { claim }, against }: Blocker, tried: Reason, root: Reason, speaker: Speaker): boolean {
  const led = nodesOf([tried]).find(
    one => one.claim.is === 'arrives' && (one.claim.path.length || moversOf(one).length),
  )
  const isAsked = root.claim.is === 'works' || root.claim.is === 'learns' || root.claim.is === 'sees'
  if (!isAsked || led?.claim.is !== 'arrives') return false
  const doer = speaker.action(led.claim.action)?.actor
  const isThere = (claim.is === 'fact' && claim.of === doer) || ('at' in claim && claim.at === doer)
  return isThere && !(led.claim.at === doer && against.claim.is === 'arrives')
}

/** What somebody died of tells more than whatever else the same action did. */
const isKill = ({ claim }: Reason): boolean => claim.is === 'arrives' && claim.part === 'kill'

/** Whether a shield fell to the number of attacks alone: none of them would have done by itself. */
const isOutnumbered = ({ answer: { counter } }: { answer: Blocker }): boolean =>
  counter.claim.is === 'atLeast' && counter.claim.of === 'attacks' && counter.need > 1

/** Two who would each have moved the same thing, and kept each other from it. */
function moversAgainst({ counter, answer }: Blocker & { answer: Blocker }): [ActionId, ActionId] | undefined {
  const [tried, met] = [counter.claim, answer.counter.claim]
  const isOne = tried.is === 'moves' && met.is === 'moves' && tried.carries === met.carries && tried.from === met.from
  return isOne ? [tried.action, met.action] : undefined
}

/** Ways of which each is somebody else's doing. */
function waysApart(ways: readonly Reason[]): Reason[] {
  const told = new Set<unknown>()
  return ways.filter(way => {
    const by = raisedBy(way)
    if (told.has(by)) return false
    told.add(by)
    return true
  })
}

/** Ways that each others brought about, what they did being all there is to it. */
function byOthers(ways: readonly Reason[]): Reason[] {
  const told = new Set<string>()
  return ways.filter(way => {
    const by = doersIn(way)
    const isNew = by.length > 0 && by.some(action => !told.has(action))
    for (const action of by) told.add(action)
    return isNew
  })
}

const doersIn = (way: Reason): ActionId[] =>
  findDeeds(way).flatMap(({ action }) => (action === undefined || isAlwaysAtWork(action) ? [] : [action]))

/** What the first of them comes to that comes to anything: nothing is asked of the others. */
function firstOf<From, To>(all: readonly From[], find: (one: From) => To | undefined): To | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
