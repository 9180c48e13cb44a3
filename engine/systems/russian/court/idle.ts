/** A black hero and the black whom he saved do not kill in the night after it (RU-HER-B3). */
import { kills, kindOf } from '../shared/moves.ts'
import { all, type Gate } from '../vocabulary.ts'

export const noKillerMoves: Gate = (walk, move) => {
  const { actor, id: action } = move
  if (!kills(move) || kindOf(move) !== 'negative') return undefined
  const idle = walk.ledger.attempts({ kind: 'noKillerMove', of: actor, when: 'phaseStart' })
  return idle.map(fact =>
    all({ is: 'fact', kind: 'keptFromKilling', of: actor, action }, { rule: 'RU-HER-B3', action }, [
      walk.ledger.standing(fact, 'phaseStart'),
    ]),
  )
}
