/**
 * Why, in one line: what decided a question, for lists where the tree is a click away. "Bob shot Ann; Dee protected
 * Ann, but Rolf blocked Dee."
 */
import { say } from '../text/message.ts'
import type { Span } from '../text/span.ts'
import { sentenceCase } from './print.ts'
import type { Claim } from './claim.ts'
import type { Reason } from './reason.ts'
import { counts, hasNoEffect, listed, partsOf, phrasesOf, question, reasonSaid, sentence } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** The deciding reason of a root, as a sentence. */
export function whyInOneLine(root: Reason, speaker: Speaker): Span[] {
  const { oneLine } = phrasesOf(speaker)
  const line = (source: string, values: Record<string, Span[]>): Span[] => sentenceCase(say(speaker.locale, source, values))
  const said = (reason: Reason): Span[] => coreSaid(reason, speaker, root.claim)
  if (!question(root.claim, speaker)) return line(oneLine.stands, { because: sentence(root.claim, root.holds, speaker) })

  const attempts = root.because.filter(({ claim }) => !hasNoEffect(claim))
  const beyondVisits = attempts.filter(({ claim }) => !isOwnVisit(claim, root))
  const telling = (beyondVisits.length ? beyondVisits : attempts).find(({ holds }) => holds)
  if (telling) {
    const counter = countersOf(telling).find(one => !one.holds && stoppersOf(one).length)
    return counter
      ? line(oneLine.answered, { because: said(telling), counter: said(counter), answer: said(stoppersOf(counter)[0]!) })
      : line(oneLine.stands, { because: said(telling) })
  }
  const [attempt = root.because[0]] = (beyondVisits.length ? beyondVisits : attempts).toSorted((a, b) => weakness(a) - weakness(b))
  if (!attempt) return line(oneLine.none, {})
  // Where an action came nowhere, that is why it failed, whatever else would have stopped it there.
  const [stopper] = (root.holds ? [] : attempts.filter(one => isOwnVisit(one.claim, root)).slice(0, 1)).concat(attempt).flatMap(stoppersOf)
  return stopper ? line(oneLine.stopped, { attempt: root.claim.is === 'works' ? reasonSaid(attempt, speaker, root.claim) : said(attempt), counter: said(stopper) })
    : line(oneLine.stands, { because: sentence(attempt.claim, false, speaker) })
}

/** How an action fared is hardly told by its visit, where it does anything else. */
const isOwnVisit = (claim: Claim, root: Reason): boolean =>
  root.claim.is === 'works' && claim.is === 'arrives' && claim.part === 'visit' && claim.action === root.claim.action

/** Everything that speaks against a reason or against something it is made of. */
const countersOf = (reason: Reason): Reason[] => [...reason.unless, ...partsOf(reason).flatMap(countersOf)]

/** What in fact stopped a reason: a standing counter of it, or of something it is made of that fell. */
function stoppersOf(reason: Reason): Reason[] {
  const own = reason.unless.filter(({ holds }) => holds)
  return own.length ? own : reason.because.filter(({ holds }) => !holds).flatMap(stoppersOf)
}

/** The strongest attempt is the one that the fewest things stopped. */
const weakness = (reason: Reason): number => stoppersOf(reason).length || Infinity

/** What a node says; where it counts, it says what was counted. */
function coreSaid(reason: Reason, speaker: Speaker, asked: Claim): Span[] {
  const { because, need } = reason
  if (!counts(reason) || !because.length) return reasonSaid(reason, speaker, asked)
  const counted = [...new Set(because)]
  const telling = counted.filter(({ holds }) => holds)
  return listed((telling.length ? telling : counted).slice(0, need).map(one => coreSaid(one, speaker, asked)), speaker)
}
