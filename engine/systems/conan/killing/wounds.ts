/** Injuries, and what a killer adds to them: Heavy Handed and Insult to Injury (CONAN-S11, AB14, AB15). */
import { phaseAfter } from '../../../game/when.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { finds, seekFact } from '../rulings/host.ts'
import type { Effect, Resolution } from '../vocabulary.ts'

/** Injures somebody, for good or for as long as the host set (CONAN-S11). */
export function injure(run: Resolution, who: SeatId, why: Reason, rule: RuleId): void {
  const phases = run.option<number>('injured.phases')
  run.mark(
    who,
    'injured',
    why,
    rule,
    phases ? { until: phaseAfter(run.system, run.name, phases, ['night', 'day']) } : {},
  )
}

/** Who is injured also loses the vote of the next day. */
const insulted: Effect = (run, { move, at, why }) => {
  const wounds = run.ledger.tried({ kind: 'injured', of: at, when: 'soFar' })
  const hurt = seekFact(at, 'wounded', 'unhurt', { rule: 'CONAN-AB15' }, wounds)
  const taken = finds(
    move,
    { is: 'fact', kind: 'insulted', of: at, action: move.id },
    { rule: 'CONAN-AB15', action: move.id },
    why,
    hurt,
  )
  run.put({
    kind: 'insulted',
    of: at,
    why: taken,
    rule: 'CONAN-AB15',
    by: move.actor,
    action: move.id,
    until: phaseAfter(run.system, run.name, 1, ['night', 'day']),
  })
  return taken
}

/** Where Protect or Heal stopped his own kill, the target is hurt all the same. */
const manhandled: Effect = (run, { move, why }) => {
  const attacks = run.ledger.attempts({ kind: 'attacked', by: move.actor, when: 'soFar' })
  const help = attacks.map(({ why }) => why)
  const met = seekFact(move.actor, 'ownAttack', 'unmet', { rule: 'CONAN-AB14' }, help)
  const hurt = finds(
    move,
    { is: 'fact', kind: 'manhandled', of: attacks[0]?.of ?? move.actor, action: move.id },
    { rule: 'CONAN-AB14', action: move.id },
    why,
    met,
  )
  if (hurt.holds)
    for (const { of } of run.ledger.found({ kind: 'attacked', by: move.actor, when: 'soFar' }))
      injure(run, of, hurt, 'CONAN-AB14')
  return hurt
}

export const wounding: Readonly<Record<string, Effect>> = { insulted, manhandled }
