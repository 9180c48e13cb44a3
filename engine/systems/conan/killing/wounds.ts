/** Injuries, and what a killer adds to them: Heavy Handed and Insult to Injury (CONAN-S11, AB14, AB15). */
import { phaseAfter } from '../../../game/when.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { finds, seekFact } from '../rulings/host.ts'
import type { Effect, Walk } from '../vocabulary.ts'

/** Injures somebody, for good or for as long as the host set (CONAN-S11). */
export function injure(walk: Walk, who: Slot, why: Reason, rule: RuleId): void {
  const phases = walk.option<number>('injured.phases')
  walk.mark(
    who,
    'injured',
    why,
    rule,
    phases ? { until: phaseAfter(walk.system, walk.name, phases, ['night', 'day']) } : {},
  )
}

/** Who is injured also loses the vote of the next day. */
const insulted: Effect = (walk, { move, at, why }) => {
  const wounds = walk.ledger.tried({ kind: 'injured', of: at, when: 'soFar' })
  const hurt = seekFact(at, 'wounded', 'unhurt', { rule: 'CONAN-AB15' }, wounds)
  const taken = finds(
    move,
    { is: 'fact', kind: 'insulted', of: at, action: move.id },
    { rule: 'CONAN-AB15', action: move.id },
    why,
    hurt,
  )
  walk.put({
    kind: 'insulted',
    of: at,
    why: taken,
    rule: 'CONAN-AB15',
    by: move.actor,
    action: move.id,
    until: phaseAfter(walk.system, walk.name, 1, ['night', 'day']),
  })
  return taken
}

/** Where Protect or Heal stopped his own kill, the target is hurt all the same. */
const manhandled: Effect = (walk, { move, why }) => {
  const attacks = walk.ledger.attempts({ kind: 'attacked', by: move.actor, when: 'soFar' })
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
    for (const { of } of walk.ledger.found({ kind: 'attacked', by: move.actor, when: 'soFar' }))
      injure(walk, of, hurt, 'CONAN-AB14')
  return hurt
}

export const wounding: Readonly<Record<string, Effect>> = { insulted, manhandled }
