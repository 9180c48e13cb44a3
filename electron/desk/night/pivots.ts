/** What single actions of a phase decide. */
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { MOST_ACTIONS, pivots, pivotsOneByOne, saysMore, type Pivot } from '../../../engine/resolve/pivots.ts'
import { sentenceCase } from '../../../engine/text/span.ts'
import { sayOtherwise, useSaid } from '../../../engine/why/sentences.ts'
import type { PivotsView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId } from '../library/row-ids.ts'

const turns = new WeakMap<ResolvedPhase, PivotsView>()
/** The same before it is put in words. */
const turning = new WeakMap<Outcome, readonly Pivot[]>()

/** What turns without a single action, in the words of a phase: worked out once. */
export function pivotsView(here: ResolvedPhase): PivotsView {
  const { system, game, phase, outcome } = here
  if (!turning.has(outcome)) turning.set(outcome, pivots(system, game, phase, outcome))
  return inWords(here)
}

/** Lets whatever else waits be done. @returns whether what is being worked out is still wanted */
type GiveWay = () => Promise<boolean>

/**
 * The same, worked out in pieces with others let by in between: of a night of many, all of it takes a second or two.
 * @returns undefined where it is not wanted any more
 */
export async function pivotsInPieces(here: ResolvedPhase, giveWay: GiveWay): Promise<PivotsView | undefined> {
  const { outcome } = here
  if (!turning.has(outcome)) {
    const work = finding.get(outcome) ?? inPieces(here, giveWay).finally(() => finding.delete(outcome))
    finding.set(outcome, work)
    const found = await work
    if (!found) return undefined
    turning.set(outcome, found)
  }
  return inWords(here)
}

/** What is being worked out: whoever asks for the same waits for it. */
const finding = new Map<Outcome, Promise<readonly Pivot[] | undefined>>()

async function inPieces(
  { system, game, phase, outcome }: ResolvedPhase,
  giveWay: GiveWay,
): Promise<readonly Pivot[] | undefined> {
  const found: Pivot[] = []
  const pieces = pivotsOneByOne(system, game, phase, outcome)
  for (;;) {
    if (!(await giveWay())) return undefined
    const { done, value } = pieces.next()
    if (done) return found
    found.push(...value)
  }
}

/** The row that a claim is shown in. */
const rowOf = (claim: Claim): string => (claim.is === 'works' ? actionId(claim.action) : claimId({ claim }))

function inWords(here: ResolvedPhase): PivotsView {
  const known = turns.get(here)
  if (known) return known
  const made = saidOf(here, turning.get(here.outcome) ?? [])
  turns.set(here, made)
  return made
}

function saidOf({ phase, speaker }: ResolvedPhase, found: readonly Pivot[]): PivotsView {
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
          {
            use: useSaid(action, speaker),
            then: flips
              .filter(one => saysMore(one, flips))
              .map(({ claim, holds }) => sentenceCase(sayOtherwise(claim, holds, speaker))),
          },
        ]),
    ),
  }
}
