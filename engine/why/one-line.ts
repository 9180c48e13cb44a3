/**
 * Why, in one line: what decided a question, for lists where the tree is a click away. "Bob shot Ann; Dee protected
 * Ann, but Rolf blocked Dee."
 */
import { say } from '../text/message.ts'
import type { Span } from '../text/span.ts'
import { sentenceCase } from './print.ts'
import type { Claim, Slot } from './claim.ts'
import type { Reason } from './reason.ts'
import {
  besideOf,
  counterSaid,
  hasNoEffect,
  isTally,
  listed,
  partsOf,
  phrasesOf,
  question,
  reasonSaid,
  sentence,
} from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** The deciding reason of a root, as a sentence. */
export function whyInOneLine(root: Reason, speaker: Speaker): Span[] {
  const { oneLine } = phrasesOf(speaker)
  const line = (source: string, values: Record<string, Span[]>): Span[] =>
    sentenceCase(say(speaker.locale, source, values))
  const said = (reason: Reason): Span[] => coreSaid(reason, speaker, root.claim)
  const stops = ({ counter, against }: Stop): Span[] =>
    isTally(counter) ? said(counter) : counterSaid(counter, against, speaker)
  if (!question(root.claim, speaker))
    return line(oneLine.stands, { because: sentence(root.claim, root.holds, speaker) })

  const attempts = root.because.filter(({ claim }) => !hasNoEffect(claim))
  const beyondVisits = attempts.filter(({ claim }) => !isOwnVisit(claim, root))
  if (!beyondVisits.length && root.claim.is === 'works' && speaker.action(root.claim.action)?.moves) {
    const deed = sentence({ is: 'active', action: root.claim.action, part: 'move', at: '' }, true, speaker)
    const [stop] = attempts.filter(({ holds }) => !holds).flatMap(stopsOf)
    const idle = root.because.find(({ claim }) => hasNoEffect(claim))
    const counter = stop ? stops(stop) : idle && reasonSaid(idle, speaker)
    return counter ? line(oneLine.stopped, { attempt: deed, counter }) : line(oneLine.nothingToMove, { deed })
  }
  const telling = (beyondVisits.length ? beyondVisits : attempts).find(({ holds }) => holds)
  if (telling) {
    const fallen = countersOf(telling)
      .flatMap(({ counter, against }) => (counter.holds ? [] : answeredBy(counter, against)))
      .at(0)
    return fallen
      ? line(oneLine.answered, { because: said(telling), counter: stops(fallen), answer: stops(fallen.answer) })
      : line(oneLine.stands, { because: said(telling) })
  }
  // What came to where the action came tells more than what was moved away; then what the fewest things stopped, and
  // of counts the largest.
  const came = new Set(
    attempts.flatMap(({ claim, holds }) => (holds && isOwnVisit(claim, root) && 'at' in claim ? claim.at : [])),
  )
  const [attempt = root.because[0]] = (beyondVisits.length ? beyondVisits : attempts).toSorted(
    (a, b) => away(a, came) - away(b, came) || weakness(a) - weakness(b) || reach(b) - reach(a),
  )
  if (!attempt) return line(oneLine.none, {})
  // Where an action came nowhere, that is why it failed, whatever else would have stopped it there.
  const [before] = root.holds
    ? []
    : attempts
        .filter(one => isOwnVisit(one.claim, root))
        .slice(0, 1)
        .flatMap(stopsOf)
  const tried = before ? (besideOf(attempt)?.shared ?? attempt) : attempt
  const [stop] = before ? [before] : stopsOf(attempt)
  return stop
    ? line(oneLine.stopped, { attempt: said(tried), counter: stops(stop) })
    : line(oneLine.stands, { because: sentence(attempt.claim, false, speaker) })
}

/** How an action fared is hardly told by its visit, where it does anything else. */
const isOwnVisit = (claim: Claim, root: Reason): boolean =>
  root.claim.is === 'works' && claim.is === 'arrives' && claim.part === 'visit' && claim.action === root.claim.action

/** A counter, and what it is raised against. */
interface Stop {
  counter: Reason
  against: Reason
}

const against = (reason: Reason): Stop[] => reason.unless.map(counter => ({ counter, against: reason }))

/** Everything that speaks against a reason or against something it is made of. */
const countersOf = (reason: Reason): Stop[] => [...against(reason), ...partsOf(reason).flatMap(countersOf)]

/** A fallen counter with what felled it; of shields, the one that fell. */
function answeredBy(counter: Reason, of: Reason): (Stop & { answer: Stop })[] {
  if (isTally(counter)) return counter.because.filter(({ holds }) => !holds).flatMap(one => answeredBy(one, counter))
  return stopsOf(counter)
    .slice(0, 1)
    .map(answer => ({ counter, against: of, answer }))
}

/** What in fact stopped a reason: a standing counter of it, or of something it is made of that fell; of a count, first what kept it too small. */
function stopsOf(reason: Reason): Stop[] {
  const own = against(reason).filter(({ counter }) => counter.holds)
  const inner = isShort(reason) || !own.length ? reason.because.filter(({ holds }) => !holds).flatMap(stopsOf) : []
  return inner.length ? inner : own
}

const isShort = (reason: Reason): boolean =>
  isTally(reason) && reason.because.filter(({ holds }) => holds).length < reason.need

const away = ({ claim }: Reason, came: ReadonlySet<Slot>): number =>
  came.size && 'at' in claim && !came.has(claim.at) ? 1 : 0

/** The strongest attempt is the one that the fewest things stopped. */
const weakness = (reason: Reason): number => new Set(stopsOf(reason).map(({ counter }) => counter)).size || Infinity

/** How many a count had, where only the shields stopped it. */
const reach = (reason: Reason): number => (isTally(reason) && !isShort(reason) ? reason.need : 0)

/** What a node says; where it counts, it says what was counted, each once. */
function coreSaid(reason: Reason, speaker: Speaker, asked: Claim): Span[] {
  if (!isTally(reason) || !reason.because.length) return reasonSaid(reason, speaker, asked)
  const leaves = new Map(leavesOf(reason).map(leaf => [JSON.stringify(leaf.claim), leaf]))
  return listed(
    [...leaves.values()].map(leaf => reasonSaid(leaf, speaker, asked)),
    speaker,
  )
}

/** As many of what was counted as it takes, and all shields that hold. */
function leavesOf(reason: Reason): Reason[] {
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
