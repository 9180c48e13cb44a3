/** Calls that tell a game whole: as data, and as a page that everybody can open. */
import { languageAt } from '../../../engine/game/language.ts'
import type { Locale } from '../../../engine/text/wording.ts'
import type { Answers, CallInput, ExploredGame, WrittenPage } from '../contract.ts'
import { fileName } from '../file-name.ts'
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
import { endings, exchanged } from './exchange.ts'
import { explored } from './explored.ts'
import { pageOf } from './page.ts'

/** @param pages the folder of what pages are drawn by, as they were built */
export const exploreCalls = (library: Library, pages: string | undefined) => ({
  'explore.game': async ({
    game,
    language,
    early = false,
  }: CallInput<'explore.game'>): Promise<Answers['explore.game']> => {
    const tell = await toldWhole(library, { game, language, early })
    const program = await programIn(pages, 'explore')
    return await tell(told => pageOf(told, program))
  },

  'explore.exchange': async ({
    game,
    into,
    language,
  }: CallInput<'explore.exchange'>): Promise<Answers['explore.exchange']> => {
    const tell = await toldWhole(library, { game, language, early: false })
    return await tell(told => ({ text: exchanged(told, into), name: `${fileName(told.name)}.${endings[into]}` }))
  },
})

/**
 * A game as it can be told.
 * @returns tells it in its language, in which what is made of it is said too
 * @throws Refused while there is nothing to tell, or the game is not over and it is not asked for early
 */
async function toldWhole(
  library: Library,
  { game: id, language, early }: { game: string; language: Locale | undefined; early: boolean },
): Promise<(make: (told: ExploredGame) => WrittenPage) => Promise<WrittenPage>> {
  const book = await library.book(id)
  const { game, system, name } = book
  const isOver = game.winner !== undefined
  const indices = [...game.phases.keys()].filter(index => game.phases[index]!.result)
  if (!indices.length) throw new Refused('declined', say('explore.nothingYet'), say('explore.lockFirst'))
  if (!isOver && !early) throw new Refused('declined', say('explore.notOver'), say('explore.finishFirst'))
  const index = await sentIndex(library, book)
  const locale = spokenBy(system, language ?? languageAt(game, system, game.phases.length))
  return make =>
    speaking(locale, async () => {
      const phases: ResolvedPhase[] = []
      for (const index of indices) phases.push(await resolved(library, book, index, [], locale))
      const turned = isOver ? await turnedLines(finishedIn(book, phases)) : undefined
      const about = await aboutPhases(library, book, indices)
      const told = {
        name,
        early: !isOver,
        game,
        phases,
        index: index && asSent(index, book.settings.dialect),
        about,
        turned,
      }
      return make(explored(told))
    })
}
