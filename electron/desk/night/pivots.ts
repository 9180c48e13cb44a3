/** What single actions of a phase decide. */
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { MOST_ACTIONS, pivots, saysMore, type Pivot } from '../../../engine/resolve/pivots.ts'
import { sentenceCase } from '../../../engine/text/span.ts'
import { sentence, useSaid } from '../../../engine/why/sentences.ts'
import type { PivotsView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId } from '../library/row-ids.ts'

const turns = new WeakMap<ResolvedPhase, PivotsView>()
/** The same before it is put in words. */
const turning = new WeakMap<Outcome, readonly Pivot[]>()

/** What turns without a single action, in the words of a phase: worked out once. */
export function pivotsView(here: ResolvedPhase): PivotsView {
  const known = turns.get(here)
  if (known) return known
  const made = saidOf(here)
  turns.set(here, made)
  return made
}

/** The row that a claim is shown in. */
const rowOf = (claim: Claim): string => (claim.is === 'works' ? actionId(claim.action) : claimId({ claim }))

function saidOf({ system, game, phase, outcome, speaker }: ResolvedPhase): PivotsView {
  const found = turning.get(outcome) ?? pivots(system, game, phase, outcome)
  turning.set(outcome, found)
  const of: PivotsView['of'] = {}
  for (const { action, ruling, flips } of found) {
    for (const flip of flips) (of[rowOf(flip.claim)] ??= []).push({ action, ruling, said: useSaid(action, speaker) })
  }
  return {
    of,
    tooMany: phase.submissions.length > MOST_ACTIONS,
    without: Object.fromEntries(
      found
        .filter(({ ruling }) => !ruling)
        .map(({ action, flips }) => [
          action,
          flips
            .filter(one => saysMore(one, flips))
            .map(({ claim, holds }) => sentenceCase(sentence(claim, !holds, speaker))),
        ]),
    ),
  }
}
