/** How one thing of a phase bore on another, by the ids of their rows: in a sentence, and on the map. */
import { isSo } from '../../../engine/journal/outcome.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { sentenceCase } from '../../../engine/text/span.ts'
import { sayDeed } from '../../../engine/why/effect-note.ts'
import { readStatuses } from '../../../engine/why/action-status.ts'
import { sayBearing } from '../../../engine/why/bearing-said.ts'
import { findBearing, type Bearing, type Cause, type Effect } from '../../../engine/why/bore-on.ts'
import { withoutBallot } from '../../../engine/why/deciders.ts'
import { nightMap } from '../../../engine/why/night-map.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, type Span } from '../../../engine/text/span.ts'
import type { BearingView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, ballotId, claimId } from '../library/row-ids.ts'
import { notFound, Refused } from '../refusal.ts'
import { votesOf } from '../votes/judged.ts'
import { say as spoken } from '../words/say.ts'
import { treeOf } from './tree.ts'

/** @param from, to the ids of rows, or of cards of votes @throws Refused where one is nothing that bears on anything */
export function bearingView(here: ResolvedPhase, from: string, to: string): BearingView {
  const { speaker } = here
  if (from === to) return { said: say(speaker.locale, phrasesOf(speaker).bearing.itself), cards: [], rows: [from] }
  const ways = [
    [from, to],
    [to, from],
  ].flatMap(([one, other]): Found[] => {
    const [cause, effect] = [causeOf(here, one!), effectOf(here, other!)]
    return cause && effect ? [{ cause, effect, bearing: bearingOf(here, cause, effect) }] : []
  })
  // Whichever way round they were chosen, the one that leads somewhere is told.
  const found = ways.find(({ bearing }) => bearing.chain) ?? ways[0]
  if (!found) throw new Refused('declined', spoken('night.bearsOnNothing'), spoken('night.chooseForBearing'))
  return { said: bearingSaid(here, found), cards: cardsOf(here, found), rows: [from, to] }
}

interface Found {
  cause: Cause
  effect: Effect
  bearing: Bearing
}

const bearingOf = (here: ResolvedPhase, cause: Cause, effect: Effect): Bearing => {
  const { system, game, phase, outcome } = here
  return findBearing(outcome, cause, effect, left =>
    left.is === 'ballot'
      ? withoutBallot(system, game, phase)(left.ballot, castIn(here, ballotId(left.ballot))?.post)
      : system.resolve(game, phase, { trees: false, without: left.is === 'action' ? [left.action] : [] }),
  )
}

/** What may have borne on something: what was sent in, a vote, or a result; nothing of the rest. */
function causeOf(here: ResolvedPhase, of: string): Cause | undefined {
  const { outcome, phase } = here
  const tried = phase.submissions.find(({ id }) => actionId(id) === of)
  if (tried) return { is: 'action', action: tried.id }
  const cast = castIn(here, of)
  if (cast) {
    const choices = [cast.for, cast.individual].flatMap(who => (who === undefined ? [] : [who]))
    return { is: 'ballot', ballot: cast.id, by: cast.by, for: choices }
  }
  const asked = outcome.questions.find(one => claimId(one) === of)
  return asked && { is: 'result', claim: asked.claim, reason: asked.reason }
}

/** The vote of this id, entered or read in a post. */
const castIn = (here: ResolvedPhase, of: string): Ballot | undefined =>
  votesIn(here.system, here.game, here.phase.kind)
    ? votesOf(here).ballots.find(({ ballot }) => ballotId(ballot.id) === of)?.ballot
    : undefined

function effectOf(here: ResolvedPhase, of: string): Effect | undefined {
  const { outcome, phase } = here
  const isVote = castIn(here, of) !== undefined
  const tried = outcome.verdicts.find(({ action }) => actionId(action) === of)
  if (tried) {
    const claim = { is: 'works', action: tried.action } as const
    return { claim, holds: isSo(outcome, claim), reason: tried.reason }
  }
  if (phase.submissions.some(({ id }) => actionId(id) === of)) return undefined
  const asked = outcome.questions.find(one => claimId(one) === of)
  if (asked) return asked
  try {
    const { reason } = treeOf(here, of)
    return { claim: reason.claim, holds: reason.holds, reason }
  } catch (error) {
    if (isVote) return undefined
    throw error instanceof Refused ? error : notFound('outcome', of.slice(0, 80), [])
  }
}

/** Of what led nowhere, why it did not: what it came to itself. */
function bearingSaid(here: ResolvedPhase, { cause, effect, bearing }: Found): Span[] {
  const { outcome, speaker } = here
  const said = sayBearing(bearing, { outcome, cause, effect }, speaker)
  if (bearing.chain || bearing.ended || bearing.shared !== undefined || cause.is !== 'action') return said
  const tried = outcome.verdicts.find(({ action }) => action === cause.action)
  const own = tried ? sayDeed(tried, readStatuses(here).get(cause.action), speaker) : []
  const nothing = sayBearing({ ...bearing, bare: true }, { outcome, cause, effect }, speaker)
  return own.length ? joinSpans([sentenceCase(own), nothing], ' ') : said
}

/** The cards of the chain; of what led nowhere, those up to where it ended. */
function cardsOf(here: ResolvedPhase, { cause, effect, bearing: { chain, ended, shared } }: Found): string[] {
  const { cardOf } = nightMap(here, here.speaker)
  const deeds = [
    ...(cause.is === 'action' ? [cause.action] : []),
    ...(chain ?? ended ?? []).flatMap(({ to }) => to ?? []),
    ...(effect.claim.is === 'works' ? [effect.claim.action] : []),
    ...(shared === undefined ? [] : [shared]),
  ]
  const cards = deeds.flatMap(deed => cardOf(deed) ?? [])
  return [...new Set([...(cause.is === 'ballot' ? [ballotId(cause.ballot)] : []), ...cards])]
}
