/** The inquisitor burns whom a check gave away (RU-INQ). What he does when he is lynched belongs to the day. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import { strike } from '../shared/attack.ts'
import { holds } from '../shared/held.ts'
import { isBlack, isGrey } from '../shared/sides.ts'
import { all, any, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { burnableOn } from './checkers.ts'

/** He burns by a check that gives him the right this night; the attack itself is as any other. */
export const burnAtStake: LateEffect = (run, { move, at, why }) => {
  const { id: action, actor } = move
  const rule = ruleOf(run, actor, at)
  const right = any(
    { is: 'fact', kind: 'mayBurn', of: actor, other: at, action },
    { rule, action },
    [
      ...run.ledger.attempts({
        kind: 'checked',
        of: at,
        when: 'phaseStart',
        where: fact =>
          burnableOn(fact.data, isBlack(run.seat(actor))) === run.phase.number
          && holds(run.game, actor, 'burnAtStake', fact),
      }),
      ...run.ledger.attempts({ kind: 'mayBurnAgain', of: at, when: 'phaseStart' }),
    ].map(fact => run.ledger.standing(fact)),
  )
  return strike(run, {
    action,
    killer: actor,
    target: at,
    cause: 'civil',
    rule,
    reached: all({ is: 'fact', kind: 'setsOutToBurn', of: actor, other: at, action }, { rule, action }, [why, right]),
  })
}

/** A check that a black inquisitor burns by a night later has a rule of its own. */
function ruleOf(run: Resolution, actor: SeatId, at: SeatId): RuleId {
  const seat = run.seat(actor)
  if (actor === at && isGrey(seat)) return 'RU-INQ-G1'
  const late = run.ledger.found({
    kind: 'checked',
    of: at,
    when: 'phaseStart',
    where: fact =>
      burnableOn(fact.data, isBlack(seat)) === run.phase.number
      && fact.data.night + 1 < run.phase.number
      && holds(run.game, actor, 'burnAtStake', fact),
  })
  return late.length ? 'RU-INQ-B1' : 'RU-INQ-2'
}

/** Whom he burned is remembered: of blacks it turns on the own colour (RU-INQ-B2). */
export function rememberBurning(run: Resolution, { by: killer, action, data, why, phase }: Fact<'kill'>): void {
  const move = run.moves.find(({ id }) => id === action)
  if (phase !== undefined || killer === undefined || data.cause !== 'civil' || move?.does !== 'burnAtStake') return
  const { victim, team } = data
  run.put({
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
export function keepFailedBurnings(run: Resolution): void {
  if (!run.option<boolean>('burningRetries')) return
  for (const { id: action, actor, to } of run.moves.filter(({ does }) => does === 'burnAtStake')) {
    const killed = run.ledger.seek(
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
      const until = `night ${run.phase.number + 1}`
      run.put({ kind: 'mayBurnAgain', of: at, by: actor, action, why, rule: 'RU-INQ-2', until })
    }
  }
}
