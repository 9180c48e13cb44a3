/** Calls that tell a game whole: as data, and as a page that everybody can open. */
import { languageAt } from '../../../engine/game/language.ts'
import type { Answers, CallInput } from '../contract.ts'
import type { Library } from '../library/library.ts'
import { resolved, type ResolvedPhase } from '../library/resolved.ts'
import { sentIndex } from '../posts/game-index.ts'
import { finishedIn, turnedLines } from '../posts/turned.ts'
import { asSent } from '../posts/shown.ts'
import { programIn } from '../one-page.ts'
import { Refused } from '../refusal.ts'
import { say, speaking } from '../words/say.ts'
import { aboutPhases } from './about.ts'
import { spokenBy } from './cases.ts'
import { explored } from './explored.ts'
import { pageOf } from './page.ts'

/** @param pages the folder of what pages are drawn by, as they were built */
export const exploreCalls = (library: Library, pages: string | undefined) => ({
  'explore.game': async ({
    game: id,
    language,
    early = false,
  }: CallInput<'explore.game'>): Promise<Answers['explore.game']> => {
    const book = await library.book(id)
    const { game, system, name } = book
    const isOver = game.winner !== undefined
    const indices = [...game.phases.keys()].filter(index => game.phases[index]!.result)
    if (!indices.length) throw new Refused('declined', say('explore.nothingYet'), say('explore.lockFirst'))
    if (!isOver && !early) throw new Refused('declined', say('explore.notOver'), say('explore.finishFirst'))
    const index = await sentIndex(library, book)
    const program = await programIn(pages, 'explore')
    const locale = spokenBy(system, language ?? languageAt(game, system, game.phases.length))
    return speaking(locale, async () => {
      const phases: ResolvedPhase[] = []
      for (const index of indices) phases.push(await resolved(library, book, index, [], locale))
      const turned = isOver ? await turnedLines(finishedIn(book, phases)) : undefined
      const about = await aboutPhases(library, book, indices)
      const told = { name, early: !isOver, game, phases, index: index && asSent(index), about, turned }
      return pageOf(explored(told), program)
    })
  },
})
