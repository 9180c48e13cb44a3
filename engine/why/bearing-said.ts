/** How one thing bore on another, in words: "Rita blocked Rolf, so Rolf's block failed, so Dee's protection worked". */
import { isSo, type Outcome } from '../journal/outcome.ts'
import type { ActionId, Claim } from '../reason/claim.ts'
import { say } from '../text/message.ts'
import { joinSpans, sentenceCase, text, type Span } from '../text/span.ts'
import type { Bearing, Cause, ChainStep, Effect } from './bore-on.ts'
import { listed, phrasesOf, sentence, useSaid } from './sentences.ts'
import type { Speaker } from './speaker.ts'

/** Takes what was found; returns a sentence for the chain, and one for what would be without the first thing. */
export function sayBearing(
  { chain, turns, ended, shared, bare }: Bearing,
  { outcome, cause, effect }: { outcome: Outcome; cause: Cause; effect: Effect },
  speaker: Speaker,
): Span[] {
  const { bearing } = phrasesOf(speaker)
  const tell = (source: string, values: Parameters<typeof say>[2] = {}): Span[] => say(speaker.locale, source, values)
  const whole = (steps: readonly ChainStep[]): Span[] =>
    sentenceCase([
      ...causeSaid(),
      ...steps.flatMap((step, nth) => stepSaid(step, nth === 0, steps[nth + 1]?.came)),
      text('.'),
    ])
  if (chain) {
    const without =
      turns === undefined
        ? []
        : turns
          ? tell(bearing.without, { cause: named(), what: otherwise() })
          : tell(bearing.same, { cause: named() })
    return joinSpans([whole(chain), ...(without.length ? [sentenceCase(without)] : [])], ' ')
  }
  if (shared !== undefined) return tell(bearing.shared, { deed: deedSaid(shared) })
  if (cause.is === 'result') return tell(bearing.apart)
  if (bare) return tell(bearing.ended, { cause: named() })
  return joinSpans([whole(ended ?? []), tell(bearing.ended, { cause: named() })], ' ')

  function causeSaid(): Span[] {
    switch (cause.is) {
      case 'action':
        return deedSaid(cause.action)
      case 'ballot':
        return say(speaker.locale, phrasesOf(speaker).results.votes, {
          voter: [speaker.name(cause.by)],
          choice: joinSpans(
            cause.for.map(who => [speaker.name(who)]),
            ' ',
          ),
        })
      case 'result':
        return resultSaid(cause.claim, isSo(outcome, cause.claim))
    }
  }
  function named(): Span[] {
    if (cause.is === 'action') return useSaid(cause.action, speaker)
    return cause.is === 'ballot' ? tell(bearing.vote, { voter: speaker.name(cause.by) }) : causeSaid()
  }
  function deedSaid(action: ActionId): Span[] {
    const isLost = outcome.verdicts.some(one => one.action === action && one.verdict === 'failed')
    return sentence({ is: 'active', action, part: 'none', at: '' }, true, {
      ...speaker,
      ...(isLost && { failed: true as const }),
    })
  }
  /** @param on whether it went on to the next thing: what came off in part did so here, or did not */
  function stepSaid({ to, bears, came }: ChainStep, isFirst: boolean, on: boolean | undefined): Span[] {
    const claim: Claim = to === undefined ? effect.claim : { is: 'works', action: to }
    const isPart = outcome.verdicts.some(one => one.action === to && one.verdict === 'partial')
    const holds = to === undefined ? effect.holds : isPart && on !== undefined ? on : isSo(outcome, claim)
    if (bears === 'moves' && came && to !== undefined) {
      const at = outcome.verdicts.find(one => one.action === to)?.landed ?? []
      const places = listed(
        at.map(who => [speaker.name(who)]),
        speaker,
        phrasesOf(speaker).results.people,
      )
      return tell(at.length ? bearing.sent : bearing.sentAway, { use: useSaid(to, speaker), at: places })
    }
    // What is always at work has no verdict.
    if (to !== undefined && !outcome.verdicts.some(({ action }) => action === to))
      return tell(came ? bearing.so : bearing.but, { what: deedSaid(to) })
    const what = resultSaid(claim, holds, isPart && on === undefined)
    if (bears === 'turns') return tell(bearing.so, { what })
    // What came pushes its way, and what did not come leaves it to itself.
    const follows = ((bears !== 'against') === came) === holds
    return tell(follows ? (isFirst && !came ? bearing.lost : bearing.so) : came ? bearing.but : bearing.beside, {
      what,
    })
  }
  function resultSaid(claim: Claim, holds: boolean, inPart = false): Span[] {
    if (claim.is === 'dies') return tell(holds ? bearing.died : bearing.survived, { who: speaker.name(claim.who) })
    if (claim.is !== 'works') return sentence(claim, holds, speaker)
    return tell(inPart ? bearing.partly : holds ? bearing.worked : bearing.failed, {
      use: useSaid(claim.action, speaker),
    })
  }
  function otherwise(): Span[] {
    const { claim, holds } = effect
    if (claim.is === 'dies') return tell(holds ? bearing.wouldLive : bearing.wouldDie, { who: speaker.name(claim.who) })
    if (claim.is !== 'works') return tell(bearing.otherwise)
    return tell(holds ? bearing.wouldFail : bearing.wouldWork, { use: useSaid(claim.action, speaker) })
  }
}
