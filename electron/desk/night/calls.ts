/** Calls about a resolved phase: what happens, why, what it turned on, and what if. */
import { dialects } from '../../../engine/text/dialects/index.ts'
import { outline } from '../../../engine/text/dialect.ts'
import type { Claim } from '../../../engine/reason/claim.ts'
import { outlineOf, treeLines } from '../../../engine/why/print.ts'
import { sentenceCase } from '../../../engine/text/span.ts'
import { MOST_ACTIONS, pivots, saysMore, type Pivot } from '../../../engine/resolve/pivots.ts'
import { phrasesOf, question, sentence, useSaid } from '../../../engine/why/sentences.ts'
import type { Outcome } from '../../../engine/journal/outcome.ts'
import type { Answers, CallInput, PivotsView } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId } from '../library/row-ids.ts'
import { nightChanges } from './changes.ts'
import { mapView } from './map.ts'
import { treeOf } from './tree-of.ts'
import { nightView } from './view.ts'

export const nightCalls = (library: Library) => {
  const at = async ({
    game,
    phase,
    without = [],
    language,
  }: CallInput<'night.view'>): Promise<{ here: ResolvedPhase; revision: number }> => {
    const book = await library.book(game)
    return { here: await resolved(library, book, phase, without, language), revision: revisionOf(book) }
  }
  return {
    'night.view': async (input: CallInput<'night.view'>): Promise<Answers['night.view']> => {
      const { here, revision } = await at(input)
      return nightView(here, { revision, phase: input.phase, without: input.without ?? [] })
    },

    'night.tree': async (input: CallInput<'night.tree'>): Promise<Answers['night.tree']> => {
      const { here } = await at(input)
      const { reason, verdict } = treeOf(here, input.of)
      const asked = question(reason.claim, here.speaker)
      const { decides, seeThere } = phrasesOf(here.speaker).tree
      return {
        of: input.of,
        language: here.speaker.locale,
        words: { decides, seeThere },
        title: asked ?? sentenceCase(sentence(reason.claim, reason.holds, here.speaker)),
        lines: treeLines(reason, here.speaker, verdict),
      }
    },

    'night.outline': async (input: CallInput<'night.outline'>): Promise<Answers['night.outline']> => {
      const { here } = await at(input)
      const { reason, verdict } = treeOf(here, input.of)
      return {
        text: outline(
          dialects[dialectOf(input.dialect)],
          outlineOf(reason, here.speaker, { rules: true, ...(verdict && { verdict }) }),
        ),
      }
    },

    'night.map': async (input: CallInput<'night.map'>): Promise<Answers['night.map']> => {
      const { here } = await at(input)
      return mapView(here, input.phase)
    },

    'night.pivots': async (input: CallInput<'night.pivots'>): Promise<Answers['night.pivots']> => {
      const { here } = await at(input)
      const known = turns.get(here)
      if (known) return known
      const made = pivotsView(here)
      turns.set(here, made)
      return made
    },

    'night.changes': async (input: CallInput<'night.changes'>): Promise<Answers['night.changes']> => {
      const { here: there } = await at(input)
      const { here } = await at({ game: input.game, phase: input.phase, language: input.language })
      return { lines: nightChanges(here, there) }
    },
  }
}

const turns = new WeakMap<ResolvedPhase, PivotsView>()
/** The same before it is put in words. */
const turning = new WeakMap<Outcome, readonly Pivot[]>()

/** The row that a claim is shown in. */
const rowOf = (claim: Claim): string => (claim.is === 'works' ? actionId(claim.action) : claimId({ claim }))

function pivotsView({ system, game, phase, outcome, speaker }: ResolvedPhase): PivotsView {
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
