/** The inquisitor burns whom a check gave away (RU-INQ). What he does when he is lynched belongs to the day. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import { strike } from '../shared/attack.ts'
import { holds } from '../shared/held.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { burnableOn } from './checkers.ts'

/** He burns by a check that gives him the right this night; the attack itself is as any other. */
export const burnAtStake: LateEffect = (walk, { move, at, why }) => {
  const { id: action, actor } = move
  const rule = ruleOf(walk, actor, at)
  const right = any(
    { is: 'fact', kind: 'mayBurn', of: actor, other: at, action },
    { rule, action },
    [
      ...walk.ledger.attempts({
        kind: 'checked',
        of: at,
        when: 'phaseStart',
        where: fact =>
          burnableOn(fact.data, isBlack(walk.seat(actor))) === walk.phase.number
          && holds(walk.game, actor, 'burnAtStake', fact),
      }),
      ...walk.ledger.attempts({ kind: 'mayBurnAgain', of: at, when: 'phaseStart' }),
    ].map(fact => walk.ledger.standing(fact)),
  )
  return strike(walk, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule,
    reached: all({ is: 'fact', kind: 'setsOutToBurn', of: actor, other: at, action }, { rule, action }, [why, right]),
  })
}

/** A check that a black inquisitor burns by a night later has a rule of its own. */
function ruleOf(walk: Walk, actor: Slot, at: Slot): RuleId {
  const seat = walk.seat(actor)
  if (actor === at && isGrey(seat)) return 'RU-INQ-G1'
  const late = walk.ledger.found({
    kind: 'checked',
    of: at,
    when: 'phaseStart',
    where: fact =>
      burnableOn(fact.data, isBlack(seat)) === walk.phase.number
      && fact.data.night + 1 < walk.phase.number
      && holds(walk.game, actor, 'burnAtStake', fact),
  })
  return late.length ? 'RU-INQ-B1' : 'RU-INQ-2'
}

/** Whom he burned is remembered: of blacks it turns on the own colour (RU-INQ-B2). */
export function rememberBurning(walk: Walk, { by: killer, action, data, why, phase }: Fact<'kill'>): void {
  const move = walk.moves.find(({ id }) => id === action)
  if (phase !== undefined || killer === undefined || data.cause !== 'civil' || move?.does !== 'burnAtStake') return
  const { victim, team } = data
  walk.put({
    kind: 'burntAtStake',
    of: killer,
    by: killer,
    why,
    rule: 'RU-INQ-2',
    data: { victim, team },
    lasting: true,
  })
}

/** A burning that killed nobody may be tried again where the host has it so (RU-INQ-2). */
export function keepFailedBurnings(walk: Walk): void {
  if (!walk.option<boolean>('burningRetries')) return
  for (const { id: action, actor, to } of walk.moves.filter(({ does }) => does === 'burnAtStake')) {
    const killed = walk.ledger.seek(
      { kind: 'kill', by: actor, when: 'soFar', where: fact => fact.action === action },
      'RU-INQ-2',
      { is: 'fact', kind: 'killedSomebody', of: actor },
    )
    for (const at of to) {
      const why = all(
        { is: 'fact', kind: 'mayBurnAgain', of: at, other: actor, action },
        { rule: 'RU-INQ-2', action },
        [],
        [killed],
      )
      const until = `night ${walk.phase.number + 1}`
      walk.put({ kind: 'mayBurnAgain', of: at, by: actor, action, why, rule: 'RU-INQ-2', until })
    }
  }
}
