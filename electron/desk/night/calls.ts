/** Calls about a resolved phase: what happens, why, what it turned on, and what if. */
import { setTimeout as passed } from 'node:timers/promises'
import { dialects } from '../../../engine/text/dialects/index.ts'
import { outline } from '../../../engine/text/dialect.ts'
import { outlineOf } from '../../../engine/why/print.ts'
import type { Answers, CallInput } from '../contract.ts'
import { dialectOf } from '../dialects.ts'
import { revisionOf } from '../library/book.ts'
import type { Library } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { bearingView } from './bearing.ts'
import { nightChanges } from './changes.ts'
import { mapView } from './map.ts'
import { pivotsInPieces } from './pivots.ts'
import { treeOf, treeView } from './tree.ts'
import { nightView } from './view.ts'
import { whyNotInPieces } from './why-not.ts'

/** Milliseconds in which a host who changed something has asked for what he looks at. */
const aMoment = 200

/** @param others waits until no other call is being answered, or for a moment where that takes long */
export const nightCalls = (library: Library, others: () => Promise<void>) => {
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
      return treeView(here, input.of)
    },

    'night.outline': async (input: CallInput<'night.outline'>): Promise<Answers['night.outline']> => {
      const { here } = await at(input)
      const { reason, verdict, faring } = treeOf(here, input.of)
      return {
        text: outline(
          dialects[dialectOf(input.dialect)],
          outlineOf(reason, here.speaker, { rules: true, ...(verdict && { verdict }), faring }),
        ),
      }
    },

    'night.map': async (input: CallInput<'night.map'>): Promise<Answers['night.map']> => {
      const { here } = await at(input)
      return mapView(here, input.phase, input.without)
    },

    'night.pivots': async (input: CallInput<'night.pivots'>): Promise<Answers['night.pivots']> => {
      for (;;) {
        const { here, revision } = await at(input)
        const found = await pivotsInPieces(here, async () => {
          await others()
          return revisionOf(await library.book(input.game)) === revision
        })
        // Of a game that changed meanwhile it is found out as it is now, when what changed has been looked at.
        if (found) return found
        await passed(aMoment)
      }
    },

    'night.whyNot': async (input: CallInput<'night.whyNot'>): Promise<Answers['night.whyNot']> => {
      for (;;) {
        const { here, revision } = await at(input)
        const said = await whyNotInPieces(here, input.of, async () => {
          await others()
          return revisionOf(await library.book(input.game)) === revision
        })
        if (said) return { said }
        await passed(aMoment)
      }
    },

    'night.bearing': async ({
      of,
      reached,
      ...input
    }: CallInput<'night.bearing'>): Promise<Answers['night.bearing']> => {
      const { here } = await at(input)
      return bearingView(here, of, reached)
    },

    'night.changes': async (input: CallInput<'night.changes'>): Promise<Answers['night.changes']> => {
      const { here: there } = await at(input)
      const { here } = await at({ game: input.game, phase: input.phase, language: input.language })
      return { lines: nightChanges(here, there) }
    },
  }
}
