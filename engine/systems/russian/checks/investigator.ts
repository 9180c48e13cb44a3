/** The investigator: what he is told of others’ work, and his own shot (RU-INV). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { strike } from '../shared/attack.ts'
import { learns, learnsFact } from '../shared/learns.ts'
import { holderOf, hasUse } from '../shared/roles.ts'
import { isRole } from '../shared/playing.ts'
import { isBlack } from '../shared/sides.ts'
import { isSecond, stillMoving } from '../shared/undead.ts'
import { all, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'
import { checksOf, noInformation } from './colours.ts'
import { bring, foundBy } from './detective.ts'

/** What commissioner and detective found, told without their names (RU-INV-1, RU-COM-6). */
export function inform(walk: Walk): void {
  for (const seat of stillMoving(walk))
    if (!seat.bystander && isRole(walk.game, seat, 'investigator')) informOne(walk, seat.slot)
}

function informOne(walk: Walk, slot: Slot): void {
  const informed = walk.passive(slot, 'informed')
  if (!informed || !hasUse(walk, slot)) return
  const told = (why: Reason, rule: RuleId): Reason =>
    all({ is: 'fact', kind: 'isTold', of: slot }, { rule, action: informed.action }, [informed.why, why])
  let heard = false
  for (const { move, at, passes, free, obtained, given, substituted } of checksOf(walk)) {
    if (
      !passes.holds
      || walk.isDead(move.actor)
      || walk.seat(move.actor).role !== 'commissioner'
      || isSecond(walk.game, move.actor, 'check')
    )
      continue
    heard = true
    const about = move.to[0] ?? at
    const result = obtained.holds ? given : 'noInfo'
    const forged = substituted?.holds === true
    const hears = told(!obtained.holds ? noInformation(move, free) : forged ? substituted : obtained, 'RU-COM-6')
    if (learns(walk, { actor: slot, id: move.id, does: 'check' }, about, result, 'RU-COM-6', hears))
      walk.tell(slot, 'informed', { ability: 'check', about, result }, 'RU-COM-6')
  }
  for (const { move, about, fact, given, why, substituted } of foundBy(walk)) {
    if (walk.seat(move.actor).role !== 'detective' || isSecond(walk.game, move.actor, move.does)) continue
    heard = true
    bring(walk, {
      to: slot,
      move,
      about,
      ...(fact !== undefined && { fact }),
      told: given,
      rule: 'RU-INV-1',
      why: told(substituted?.holds ? substituted : why, 'RU-INV-1'),
    })
  }
  for (const fact of walk.ledger.found({ kind: 'slanderPassed', when: 'phaseStart' })) {
    heard = true
    const { side } = fact.data
    const by = { action: informed.action, ability: 'informed' }
    if (learnsFact(walk, slot, by, fact.of, 'slander', side, 'RU-DET-12', told(fact.why, 'RU-DET-12')))
      walk.tell(slot, 'slander', { about: fact.of, side }, 'RU-DET-12')
  }
  const used =
    heard
    || walk.moves.some(({ actor, does }) => actor === slot && ['verify', 'request', 'vigilanteShot'].includes(does))
  for (const fact of used ? walk.ledger.found({ kind: 'newObserver', of: slot, when: 'phaseStart' }) : []) {
    walk.ledger.end(fact, walk.given({ is: 'fact', kind: 'toldWhatIsObserved', of: slot }, 'RU-INFO-4'))
    const by = { action: informed.action, ability: 'informed' }
    const observed = ['commissioner', 'detective']
    const knows = all(
      { is: 'fact', kind: 'hearsWhatIsObserved', of: slot },
      { rule: 'RU-INFO-4', also: ['RU-GEN-23'] },
      [informed.why, fact.why],
    )
    if (learnsFact(walk, slot, by, slot, 'observes', observed, 'RU-INFO-4', knows))
      walk.tell(slot, 'observes', { role: observed }, 'RU-INFO-4')
  }
}

/** A shot of a civil role: the attack itself is as any other (RU-INV-4). */
export const shot: LateEffect = (walk, { move, at, why }) =>
  strike(walk, {
    action: move.id,
    killer: move.actor,
    target: at,
    cause: 'civil',
    rule: ruleOf(walk, move.actor, at),
    reached: all(
      { is: 'fact', kind: 'onlyMove', of: move.actor, action: move.id },
      { rule: 'RU-INV-6', action: move.id },
      [why],
    ),
  })

const ruleOf = (walk: Walk, actor: Slot, at: Slot): RuleId =>
  actor === at && walk.seat(actor).faction === 'grey' ? 'RU-INV-G1' : 'RU-INV-4'

/** A kill with this shot is remembered: it may cost the shot (RU-INV-4, RU-INV-B1). */
export function rememberKill(walk: Walk, { by: killer, action, data, why, phase }: Fact<'kill'>): void {
  if (
    phase !== undefined
    || data.cause !== 'civil'
    || walk.moves.find(({ id }) => id === action)?.does !== 'vigilanteShot'
  )
    return
  walk.put({
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
export function askForShot(walk: Walk): void {
  const investigator = holderOf(walk.living(), 'investigator')
  if (!investigator) return
  const observed = ['commissioner', 'detective']
  const before = observed.some(role => holderOf(walk.game.seats, role))
  const heir =
    walk.ledger.found({
      kind: 'heir',
      of: investigator.slot,
      when: 'soFar',
      where: ({ phase, data }) => phase === undefined && data.role === 'investigator',
    }).length > 0
  const kept =
    walk.ledger.found({
      kind: 'vigilanteKill',
      when: 'soFar',
      where: ({ data }) => data.team === 'grey' || data.team === (isBlack(investigator) ? 'red' : 'black'),
    }).length === 0
  if ((before || (heir && kept)) && !observed.some(role => holderOf(walk.living(), role)))
    walk.tell(investigator.slot, 'mayShoot', {}, 'RU-INFO-6')
}
