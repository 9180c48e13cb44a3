/** What keeps an attacked player or a killer from going (RU-GEN-7, RU-OVL-4, RU-FMT-7). */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { is, withAttribute } from '../attributes.ts'
import type { Blow } from '../part.ts'
import { blows, wasAttacked, wouldDie } from '../shared/attack.ts'
import { goesOnByLife } from '../shared/lives.ts'
import { isCivil, killsAsCivil } from '../shared/moves.ts'
import { afterKillers, apartFromNight } from '../shared/place.ts'
import { planOf } from '../shared/plan.ts'
import { isBlack, isExtended, killersOf, sideOf } from '../shared/sides.ts'
import { all, any, least, type Cause, type ActorGuard, type Resolution } from '../vocabulary.ts'

/**
 * Whoever was attacked makes no move that stands later than the killers, nor a later killer's one (RU-GEN-7, RU-
 * KILL-9); of a doctor see `protect/doctor.ts`.
 */
export const attackedGate: ActorGuard = (run, move) => {
  if (is(move.does, 'spoken') || is(move.does, 'heals')) return undefined
  const reason = wasAttacked(run, move.actor)
  if (!reason.because.length) return undefined
  const exempt = exemption(run, move)
  return all(
    { is: 'fact', kind: 'heldByAttack', of: move.actor },
    { rule: 'RU-KILL-9', also: afterKillers(move) },
    [reason],
    [...(exempt ? [exempt] : []), ...apartFromNight(run, move)],
  )
}

/** A blow that a bodyguard took for an executor foils the civil move that would follow, as any rescue does (RU-EXE-9). */
export const rescuedGate: ActorGuard = (run, move) => {
  const { does, actor, id: action } = move
  if (!isCivil(move) || is(does, 'spoken') || !run.option<boolean>('bodyguardIsRescue')) return undefined
  if (!withAttribute('despiteAttack').some(ability => run.has(actor, ability))) return undefined
  const guards = run.ledger.found({ kind: 'warded', of: actor, when: 'soFar' }).map(({ by }) => by)
  const taken = run.ledger.seek(
    {
      kind: 'attacked',
      when: 'soFar',
      where: ({ phase, of, data }) => phase === undefined && data.aimed === actor && guards.includes(of),
    },
    'RU-EXE-9',
    { is: 'fact', kind: 'blowTaken', of: actor },
  )
  if (!taken.because.length) return undefined
  return all(
    { is: 'fact', kind: 'heldByRescue', of: actor, action },
    { rule: 'RU-EXE-9', also: afterKillers(move), action },
    [taken],
    apartFromNight(run, move),
  )
}

/** The executor's own move (RU-EXE-9). */
function exemption(run: Resolution, { does, actor, id }: Move): Reason | undefined {
  if (is(does, 'despiteAttack'))
    return run.given({ is: 'fact', kind: 'capturesAllTheSame', of: actor, action: id }, 'RU-EXE-9', id)
  // Who lives by a life of his own goes on; whom another's role saved does not.
  return goesOnByLife(run, actor)
}

/** A black killer's civil kill does not add to the kills that his side can make in one night (RU-OVL-4). */
export const civilLimit: ActorGuard = (run, { does, actor, id }) => {
  const side = sideOf(run.game.seats, actor)
  if (!killsAsCivil({ does }) || side === undefined) return undefined
  const { available, capacity } = planOf(run).accounts[side]
  const killers = killersOf(run.game.seats, side).map(({ slot }) => slot)
  const most = Math.min(capacity, Math.max(1, available))
  const made = run.ledger.attempts({
    kind: 'attacked',
    when: 'soFar',
    where: ({ phase, by, data, of }) =>
      phase === undefined && data.cause !== 'suicide' && data.target === of && by !== undefined && killers.includes(by),
  })
  if (!made.length) return undefined
  return least(
    most,
    { is: 'fact', kind: 'killsTaken', of: actor, action: id, values: { count: most } },
    { rule: 'RU-OVL-4', action: id },
    made.map(({ why }) => why),
  )
}

/** Killers' moves of negative roles: their own, and what hired killers are sent for. */
const ofNegatives: ReadonlySet<Cause> = new Set(['shot', 'order'])

/** On the shared nights one black at most dies by another's shot; a further such shot is skipped and lost (RU-FMT-7). */
export function oneBlackOnly(run: Resolution, { killer, target, cause, action }: Blow): Reason[] {
  if (
    !isExtended(run.game)
    || run.phase.number > 2
    || !ofNegatives.has(cause)
    || killer === target
    || !isBlack(run.seat(killer))
    || !isBlack(run.seat(target))
  )
    return []
  const black = (slot: SeatId): boolean => run.game.seats.some(seat => seat.slot === slot && isBlack(seat))
  const before = run.ledger
    .found({
      kind: 'kill',
      when: 'soFar',
      where: ({ phase, of, data }) =>
        phase !== undefined && ofNegatives.has(data.cause) && data.team === 'black' && black(of) && of !== data.victim,
    })
    .map(({ why }) => why)
  const tonight = blows(run)
    .filter(
      blow =>
        ofNegatives.has(blow.cause)
        && !(blow.action === action && blow.killer === killer && blow.target === target)
        && blow.killer !== blow.victim
        && black(blow.killer)
        && black(blow.victim),
    )
    .map(blow => wouldDie(run, blow))
  const others = [...before, ...tonight]
  return others.length
    ? [
        any(
          { is: 'fact', kind: 'blackDiedAlready', of: target, other: killer, action },
          { rule: 'RU-FMT-7', action },
          others,
        ),
      ]
    : []
}
