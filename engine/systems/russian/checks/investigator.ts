/** The investigator: what he is told of others’ work, and his own shot (RU-INV). */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { strike } from '../shared/attack.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { holderOf, hasUse } from '../shared/roles.ts'
import { isRole } from '../shared/playing.ts'
import { isBlack } from '../shared/sides.ts'
import { isSecond, stillMoving } from '../shared/undead.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'
import { checksOf, noInformation } from './colours.ts'
import { bring, foundBy } from './detective.ts'

/** What commissioner and detective found, told without their names (RU-INV-1, RU-COM-6). */
export function inform(run: Resolution): void {
  for (const seat of stillMoving(run))
    if (!seat.bystander && isRole(run.game, seat, 'investigator')) informOne(run, seat.slot)
}

function informOne(run: Resolution, slot: SeatId): void {
  const informed = run.passive(slot, 'informed')
  if (!informed || !hasUse(run, slot)) return
  const told = (why: Reason, rule: RuleId): Reason =>
    all({ is: 'fact', kind: 'isTold', of: slot }, { rule, action: informed.action }, [informed.why, why])
  let heard = false
  for (const { move, at, passes, free, obtained, given, substituted } of checksOf(run)) {
    if (
      !passes.holds
      || run.isDead(move.actor)
      || run.seat(move.actor).role !== 'commissioner'
      || isSecond(run.game, move.actor, 'check')
    )
      continue
    heard = true
    const about = move.to[0] ?? at
    const result = obtained.holds ? given : 'noInfo'
    const forged = substituted?.holds === true
    const hears = told(!obtained.holds ? noInformation(move, free) : forged ? substituted : obtained, 'RU-COM-6')
    if (learns(run, { actor: slot, id: move.id, does: 'check' }, about, result, 'RU-COM-6', hears))
      run.tell(slot, 'informed', { ability: 'check', about, result }, 'RU-COM-6')
  }
  for (const { move, about, fact, given, why, substituted } of foundBy(run)) {
    if (run.seat(move.actor).role !== 'detective' || isSecond(run.game, move.actor, move.does)) continue
    heard = true
    bring(run, {
      to: slot,
      move,
      about,
      ...(fact !== undefined && { fact }),
      told: given,
      rule: 'RU-INV-1',
      why: told(substituted?.holds ? substituted : why, 'RU-INV-1'),
    })
  }
  for (const fact of run.ledger.found({ kind: 'slanderPassed', when: 'phaseStart' })) {
    heard = true
    const { side } = fact.data
    const by = { action: informed.action, ability: 'informed' }
    if (learnsFact(run, slot, by, fact.of, 'slander', side, 'RU-DET-12', told(fact.why, 'RU-DET-12')))
      run.tell(slot, 'slander', { about: fact.of, side }, 'RU-DET-12')
  }
  const used =
    heard
    || run.moves.some(({ actor, does }) => actor === slot && ['verify', 'request', 'vigilanteShot'].includes(does))
  for (const fact of used ? run.ledger.found({ kind: 'newObserver', of: slot, when: 'phaseStart' }) : []) {
    run.ledger.end(fact, run.given({ is: 'fact', kind: 'toldWhatIsObserved', of: slot }, 'RU-INFO-4'))
    const by = { action: informed.action, ability: 'informed' }
    const observed = ['commissioner', 'detective']
    const knows = all(
      { is: 'fact', kind: 'hearsWhatIsObserved', of: slot },
      { rule: 'RU-INFO-4', also: ['RU-GEN-23'] },
      [informed.why, fact.why],
    )
    if (learnsFact(run, slot, by, slot, 'observes', observed, 'RU-INFO-4', knows))
      run.tell(slot, 'observes', { role: observed }, 'RU-INFO-4')
  }
}

/** A shot of a civil role: the attack itself is as any other (RU-INV-4). */
export const shot: LateEffect = (run, { move, at, why }) =>
  strike(run, {
    action: move.id,
    killer: move.actor,
    target: at,
    cause: 'civil',
    rule: ruleOf(run, move.actor, at),
    reached: all(
      { is: 'fact', kind: 'onlyMove', of: move.actor, action: move.id },
      { rule: 'RU-INV-6', action: move.id },
      [why],
    ),
  })

const ruleOf = (run: Resolution, actor: SeatId, at: SeatId): RuleId =>
  actor === at && run.seat(actor).faction === 'grey' ? 'RU-INV-G1' : 'RU-INV-4'

/** A kill with this shot is remembered: it may cost the shot (RU-INV-4, RU-INV-B1). */
export function rememberKill(run: Resolution, { by: killer, action, data, why, phase }: Fact<'kill'>): void {
  if (
    phase !== undefined
    || data.cause !== 'civil'
    || run.moves.find(({ id }) => id === action)?.does !== 'vigilanteShot'
  )
    return
  run.put({
    kind: 'vigilanteKill',
    of: data.victim,
    ...(killer !== undefined && { by: killer }),
    why,
    rule: 'RU-INV-4',
    data: { team: data.team },
    lasting: true,
  })
}

/** Once both are dead the host tells the investigator, whom he asks for a shot; so he does with an heir of the role (RU-INV-4, RU-INFO-6). */
export function askForShot(run: Resolution): void {
  const investigator = holderOf(run.living(), 'investigator')
  if (!investigator) return
  const observed = ['commissioner', 'detective']
  const before = observed.some(role => holderOf(run.game.seats, role))
  const heir =
    run.ledger.found({
      kind: 'heir',
      of: investigator.slot,
      when: 'soFar',
      where: ({ phase, data }) => phase === undefined && data.role === 'investigator',
    }).length > 0
  const kept =
    run.ledger.found({
      kind: 'vigilanteKill',
      when: 'soFar',
      where: ({ data }) => data.team === 'grey' || data.team === (isBlack(investigator) ? 'red' : 'black'),
    }).length === 0
  if ((before || (heir && kept)) && !observed.some(role => holderOf(run.living(), role)))
    run.tell(investigator.slot, 'mayShoot', {}, 'RU-INFO-6')
}
