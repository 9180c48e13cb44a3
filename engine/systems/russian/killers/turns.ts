/** The killers of a night in their order (RU-NORD-9). */
import type { Move } from '../../../resolve/sequence/move.ts'
import { is } from '../attributes.ts'
import { orders } from '../family/hired.ts'
import { byPriority, planOf } from '../shared/plan.ts'
import { sideOf, sides, type Side } from '../shared/sides.ts'
import type { Resolution } from '../vocabulary.ts'

/** Whose turn comes first tonight: the mafia on odd nights, the maniac's side on even ones. */
const sidesInOrder = (run: Resolution): readonly Side[] => (run.phase.number % 2 === 1 ? sides : [...sides].reverse())

/** What is said at home comes first, then side by side the orders, the own shots, and who shoots in another's place; suicides come last (RU-SUI-1). */
export function inKillersOrder(moves: readonly Move[], run: Resolution): Move[] {
  const { uses } = planOf(run)
  const turns = sidesInOrder(run)
  const place = (move: Move): number => {
    const { id, does, actor } = move
    const use = uses.get(id)
    if (does === 'suicide') return 99
    if (is(does, 'declines')) return 0
    if (is(does, 'order')) {
      const turn = orders(run).turnOf(move)
      return (turns.indexOf(turn.side) + 1) * 10 + (turn.as === 'cross' ? 2.5 : 0)
    }
    const side = turns.indexOf(use?.side ?? sideOf(run.game.seats, actor) ?? 'mafia')
    return (
      (side + 1) * 10
      + (use?.as === 'own'
        ? 1
        : use?.as === 'partner'
          ? 2
          : use?.as === 'cross'
            ? sideOf(run.game.seats, actor) === undefined
              ? 2.2
              : 3
            : 4)
    )
  }
  const known = byPriority(run, moves)
  return [...known].sort((a, b) => place(a) - place(b))
}
