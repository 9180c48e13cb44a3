/** What would have made a result of a phase otherwise, in one sentence. */
import type { Question, Verdict } from '../../../engine/journal/outcome.ts'
import { whyNotInSteps, whyNot, type Asked, type WhyNot } from '../../../engine/resolve/why-not.ts'
import type { Span } from '../../../engine/text/span.ts'
import { sayWhyNot } from '../../../engine/why/why-not-said.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId } from '../library/row-ids.ts'
import { notFound } from '../refusal.ts'

type Here = Pick<ResolvedPhase, 'system' | 'game' | 'phase' | 'outcome' | 'speaker'>

/** Lets whatever else waits be done. @returns whether what is being worked out is still wanted */
type GiveWay = () => Promise<boolean>

/** As many changes are tried before others are let by: each is a phase resolved once more, and letting by takes a moment. */
const AT_ONCE = 4

/** As many changes as are looked for: the least are told, and that there are others. */
const MOST_FOUND = 6

const found = new WeakMap<ResolvedPhase['outcome'], Map<string, WhyNot>>()

/**
 * What would have made a row the opposite, worked out in pieces with others let by in between.
 * @param of the id of the row @returns undefined where it is not wanted any more
 * @throws Refused where it has no such row
 */
export async function whyNotInPieces(here: ResolvedPhase, of: string, giveWay: GiveWay): Promise<Span[] | undefined> {
  const asked = askedOf(here, of)
  const known = found.get(here.outcome) ?? new Map<string, WhyNot>()
  found.set(here.outcome, known)
  const steps = whyNotInSteps(here, asked, MOST_FOUND)
  for (let left = 0; !known.has(of); left--) {
    if (left <= 0) {
      if (!(await giveWay())) return undefined
      left = AT_ONCE
    }
    const { done, value } = steps.next()
    if (done) known.set(of, value)
  }
  return sayWhyNot(asked, known.get(of)!, here.speaker)
}

/** The same at once, of a question or of how an action fared. */
export const whyNotSaid = (here: Here, one: Question | Verdict): Span[] => {
  const asked = 'claim' in one ? one : askedOfAction(one)
  return sayWhyNot(asked, whyNot(here, asked, MOST_FOUND), here.speaker)
}

function askedOf({ outcome }: ResolvedPhase, of: string): Asked {
  const question = outcome.questions.find(one => claimId(one) === of)
  const tried = outcome.verdicts.find(({ action, verdict }) => actionId(action) === of && verdict !== 'void')
  if (question) return question
  if (tried) return askedOfAction(tried)
  throw notFound('outcome', of.slice(0, 80), [])
}

const askedOfAction = ({ action, verdict, reason }: Verdict): Asked => ({
  claim: { is: 'works', action },
  holds: verdict === 'succeeded' || verdict === 'partial',
  ...(reason && { reason }),
})
