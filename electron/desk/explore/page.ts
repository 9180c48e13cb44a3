/** The page that a game is explored in. */
import type { ExploredGame, ExploredPage } from '../contract.ts'
import { fileName } from '../file-name.ts'
import { onePage, type Program } from '../one-page.ts'
import { say } from '../words/say.ts'
import { packed } from './packed.ts'

/** The page, and what to call its file. It is said in the language of whoever is being answered. */
export function pageOf(game: ExploredGame, program: Program): ExploredPage {
  const about = {
    language: game.language,
    title: say('explore.title', { name: game.name }),
    data: { id: 'game', json: packed(game) },
  }
  return { text: onePage(about, program), name: `${fileName(game.name)}.html` }
}
