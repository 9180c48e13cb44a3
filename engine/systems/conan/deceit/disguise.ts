/** Disguises: as what somebody is seen (CONAN-AB6, AB7, S7, I5). */
import { phaseAfter } from '../../../game/when.ts'
import type { Seat } from '../../../journal/state.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { passiveLost } from '../rulings/conditions.ts'
import { all, any, type Effect, type Resolution } from '../vocabulary.ts'

/** Puts a disguise on: for good, or until the end of the next day. */
const disguised: Effect = (run, { move, at, why }) => {
  const rule = move.ability.rule!
  const temporary = move.does === 'temporaryDisguise'
  run.put({
    kind: 'disguised',
    of: at,
    why,
    rule,
    by: move.actor,
    action: move.id,
    data: { role: move.with.role ?? '' },
    lasting: true,
    ...(temporary && {
      until: phaseAfter(run.system, run.name, run.phase.kind === 'night' ? 1 : 2, ['night', 'day']),
    }),
  })
  return why
}

export const disguising: Readonly<Record<string, Effect>> = { disguised }

/** The disguise that the set-up gave somebody. */
export const disguiseGiven = ({ details }: Pick<Seat, 'details'>): string | undefined =>
  details?.disguise?.trim() || undefined

/** As which role somebody is seen: under a disguise that holds, or the true one. An injury takes a disguise off (CONAN-S7), as do the other conditions. */
export function seemsToBe(run: Resolution, who: SeatId): { role: string; why: Reason } {
  const seat = run.seat(who)
  const off = passiveLost(run, who)
  const given = disguiseGiven(seat)
  const worn = [
    ...(given !== undefined
      ? [
          {
            role: given,
            why: run.given({ is: 'fact', kind: 'disguised', of: who, values: { role: given } }, 'CONAN-AB6'),
          },
        ]
      : []),
    ...run.ledger
      .found({ kind: 'disguised', of: who, when: 'soFar' })
      .map(fact => ({ role: fact.data.role, why: run.ledger.standing(fact, 'soFar') })),
  ].at(-1)
  const isReally = run.given({ is: 'fact', kind: 'isReally', of: who, values: { role: seat.role } }, 'CONAN-AB31')
  if (!worn) return { role: seat.role, why: isReally }
  const seems = all(
    { is: 'fact', kind: 'seemsToBe', of: who, values: { role: worn.role } },
    { rule: worn.why.rule },
    [worn.why],
    off,
  )
  if (seems.holds) return { role: worn.role, why: seems }
  const isSeen = any({ is: 'fact', kind: 'isReally', of: who, values: { role: seat.role } }, { rule: 'CONAN-S7' }, off)
  return { role: seat.role, why: isSeen }
}
