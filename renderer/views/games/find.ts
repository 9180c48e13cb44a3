/** Which games a search finds, and in what order the list shows them. */
import type { GameListed } from '../../../electron/desk/contract.ts'

/** Games in which every word of the search stands somewhere; running games first, each group by its last change. */
export function found(games: readonly GameListed[], search: string): GameListed[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  const told = (game: GameListed): string =>
    [game.name, game.systemName, game.phase ?? '', game.state, game.winner ?? ''].join('\n').toLowerCase()
  return games
    .filter(game => words.every(word => told(game).includes(word)))
    .sort(
      (a, b) =>
        Number(a.state === 'finished') - Number(b.state === 'finished')
        || (a.changed < b.changed ? 1 : a.changed > b.changed ? -1 : 0),
    )
}
