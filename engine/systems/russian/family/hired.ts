/** Which order counts as what: a shot of the side's own, together with the shot of who gave it, or in the other side's place. */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { is } from '../attributes.ts'
import type { Pending } from '../shared/attack.ts'
import { perRun } from '../shared/per-run.ts'
import { hirelingOf, servesNow } from '../shared/pairs.ts'
import { byRoster } from '../shared/roster.ts'
import { planOf } from '../shared/plan.ts'
import { otherSide, sideOf, type Side } from '../shared/sides.ts'
import type { Resolution } from '../vocabulary.ts'

/** `own`: with a shot of the side, which it shares with the shot `with`. `cross`: in the place of the other side; `side` is whose shot it is. */
type Turn = { as: 'own'; side: Side; with?: Move } | { as: 'cross'; side: Side }
export interface Order {
  move: Move
  goer: SeatId
  target: SeatId
  turn: Turn
  blow?: Pending | undefined
}

/** Who goes when this player gives an order: the hired killer of the side, himself where nobody sends him any more. */
export function hiredFor(run: Resolution, by: SeatId): SeatId | undefined {
  const { seats } = run.game
  const seat = seats.find(({ slot }) => slot === by)
  if (seat && servesNow(seats, seat)) return by
  const side = sideOf(seats, by)
  return side && hirelingOf(seats, side)?.slot
}

/** The orders of the night as they come up. */
export const orders = perRun(run => ({
  sent: [] as Order[],
  turnOf: (move: Move): Turn =>
    turns(run).get(move.id) ?? { as: 'own', side: sideOf(run.game.seats, move.actor) ?? 'mafia' },
}))

/** An order shares the shot of who gave it, else has one that nobody shoots, else shares a partner's; without any it insures the other side (RU-HIR-2, RU-HIR-7). */
const turns = perRun((run): ReadonlyMap<string, Turn> => {
  const { uses, accounts } = planOf(run)
  const result = new Map<string, Turn>()
  const given = run.moves.filter(({ does }) => is(does, 'order'))
  for (const move of byRoster(run, given, ({ actor }) => actor)) {
    const side = sideOf(run.game.seats, move.actor)
    if (!side) continue
    const shots = run.moves.filter(
      ({ id, does }) => is(does, 'ownShot') && uses.get(id)?.as === 'own' && uses.get(id)?.side === side,
    )
    const used = shots.reduce((sum, { id }) => {
      const use = uses.get(id)
      return sum + (use?.as === 'own' ? use.shots : 0)
    }, 0)
    const shared = [...result.values()].flatMap(turn => (turn.as === 'own' && turn.with ? [turn.with.id] : []))
    const free =
      accounts[side].available - used - [...result.values()].filter(turn => turn.as === 'own' && !turn.with).length
    const partner =
      shots.find(({ actor }) => actor === move.actor)
      ?? (free > 0 ? undefined : shots.find(({ id }) => !shared.includes(id)))
    if (move.with.for === 'maniac' || accounts[side].available <= 0)
      result.set(move.id, { as: 'cross', side: otherSide(side) })
    else result.set(move.id, { as: 'own', side, ...(partner && { with: partner }) })
  }
  return result
})
