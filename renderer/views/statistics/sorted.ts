/** In which order players stand. */
import type { PlayerCounted } from '../../../electron/desk/contract.ts'

/** A column of figures. */
export type Figure =
  | 'games'
  | 'wins'
  | 'town'
  | 'hostile'
  | 'other'
  | 'lived'
  | 'died'
  | 'lynched'
  | 'removed'
  | 'replaced'
  | 'right'

const figureOf = (player: PlayerCounted, figure: Figure): number => {
  switch (figure) {
    case 'town':
    case 'hostile':
    case 'other':
      return player.sides[figure]
    case 'right':
      // Whoever cast none is behind whoever was never right.
      return player.ballots ? player.right / player.ballots : -1
    default:
      return player[figure]
  }
}

/** The most first; those with as many stay as they came. */
export const sortedBy = (players: readonly PlayerCounted[], figure: Figure): PlayerCounted[] =>
  players.toSorted((one, other) => figureOf(other, figure) - figureOf(one, figure))
