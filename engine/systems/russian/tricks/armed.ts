/** By which rule one of the four shoots or insures, when those who kill by trade are gone (RU-FMT-5, RU-OVL-6). */
import type { Seat } from '../../../journal/state.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { entryOf, roleIs } from '../roles/is.ts'
import { shootsAsNegative } from '../shared/moves.ts'
import { planOf } from '../shared/plan.ts'
import { isBlack, isExtended, negativeOf } from '../shared/sides.ts'
import { all, type ActorGuard } from '../vocabulary.ts'

/** Whether the blacks who are left are two of joker, poisoner and executor (RU-FMT-5). */
const lastTwo = (seats: readonly Seat[]): boolean => {
  const blacks = seats.filter(seat => seat.alive && isBlack(seat))
  return blacks.length === 2 && blacks.every(seat => roleIs(negativeOf(seat), 'killsLast'))
}

/** The rule by which somebody shoots, or would. */
export const armedBy = (
  game: { seats: readonly Seat[]; options: Parameters<typeof isExtended>[0]['options'] },
  negative: string,
): RuleId | undefined =>
  roleIs(negative, 'killsLast') && lastTwo(game.seats) && isExtended(game) ? 'RU-FMT-5' : entryOf(negative)?.killsBy

/** Shows by which rule one of the four comes to a shot; stops the geisha’s insurance of yakuza (RU-GEI-8). */
export const armedGate: ActorGuard = (run, { does, actor, id: action }) => {
  const negative = negativeOf(run.seat(actor))
  const rule = armedBy(run.game, negative)
  if (rule === undefined || !shootsAsNegative({ does })) return undefined
  const as = planOf(run).uses.get(action)?.as
  if (negative === 'geisha' && as !== 'own') return insuringGate(run, { actor, action })
  const isHeir = run.seat(actor).details?.heir === 'true'
  const cite = isHeir ? { rule: 'RU-OVL-6', also: [rule] } : { rule, also: rule === 'RU-FMT-5' ? ['RU-OVL-6'] : [] }
  return all(
    { is: 'fact', kind: 'notTheKiller', of: actor, action },
    { rule, action },
    [],
    as === 'own' ? [all({ is: 'fact', kind: 'killerNow', of: actor }, cite)] : [],
  )
}

/** The geisha insures the maniac, and yakuza only as the partner of the one who is left (RU-GEI-8). */
const insuringGate = (run: Parameters<ActorGuard>[0], { actor, action }: { actor: string; action: string }) => {
  const yakuza = run.game.seats.filter(seat => seat.alive && roleIs(negativeOf(seat), 'pairOfYakuza')).length
  return yakuza > 1
    ? all({ is: 'fact', kind: 'insuresNoYakuza', of: actor, action }, { rule: 'RU-GEI-8', action })
    : undefined
}
