/** How many players may live at most for a witch hunt to be out of the question (RU-HUNT-1). */
import type { Game } from '../../../journal/state.ts'
import { isExtended } from '../shared/sides.ts'

export const fewestForHunt = (game: Pick<Game, 'options'>): number => (isExtended(game) ? 6 : 5)
