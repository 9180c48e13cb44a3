/** What stands in the way of whoever acts in the night (1923-N3, N4), and what only seems to. */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Move } from '../../../resolve/sequence/move.ts'
import { fact, under } from '../claims.ts'
import { heldByBoss, undoneByBoss } from '../interference/boss.ts'
import { nobodySends, teamGoesOn, teamIsThere } from '../mafia/gates.ts'
import { roleLacked, roleLost } from '../theft/gates.ts'
import { all, type Gate, type Says, type Walk } from '../vocabulary.ts'

const isKill = ({ does }: Move): boolean => does === 'factionKill'

const ofOwn =
  (gate: Gate): Gate =>
  (walk, move) =>
    isKill(move) ? undefined : gate(walk, move)

const ofTeam =
  (gate: Gate): Gate =>
  (walk, move) =>
    isKill(move) ? gate(walk, move) : undefined

/** Who died at an earlier step acts no more; the rule that says so of this role comes before the general one. */
const dead: Gate = (walk, { actor, does, id }) =>
  walk.ledger.found({ kind: 'death', of: actor, when: 'soFar' }).map(death => {
    const special: RuleId | undefined =
      does === 'inquire' ? '1923-DET3' : death.data.cause === 'robber' ? '1923-ROB11' : undefined
    return all(
      fact('actsNoMore', actor, { action: id }),
      special === undefined ? { rule: '1923-N3' } : { rule: special, also: ['1923-N3'] },
      [death.why],
    )
  })

/** Poison and an injury of this night keep nobody from acting (1923-S3, S16). */
const illOrHurt: Gate = (walk, { actor }) => [
  ...walk.ledger
    .found({ kind: 'poisoned', of: actor, when: 'phaseStart' })
    .map(poison => seeming(walk, 'tooIll', actor, '1923-S3', poison.why)),
  ...walk.ledger
    .found({ kind: 'injured', of: actor, when: 'tonight', where: ({ phase }) => phase === undefined })
    .map(injury => seeming(walk, 'hurtTonight', actor, '1923-S16', injury.why)),
]

export const seeming = (walk: Walk, kind: Says, of: Slot, rule: RuleId, why: Reason): Reason =>
  all(fact(kind, of), { rule }, [why], [walk.given(fact('actsAllTheSame', of), rule)])

/** Two players are named for one purpose: with one of them dead it comes to nothing (1923-S14). */
const bothLiving: Gate = (walk, { does, to, actor, id }) => {
  if ((does !== 'deliver' && does !== 'pair') || walk.option('target.diedEarlier') === 'stillWorks') return undefined
  if (
    walk.ledger.found({ kind: 'redirectMark', of: actor, when: 'soFar' }).length
    || walk.ledger.found({ kind: 'newTarget', where: ({ action }) => action === id, when: 'soFar' }).length
  )
    return undefined
  return to.flatMap(slot =>
    walk.ledger
      .found({ kind: 'death', of: slot, when: 'soFar' })
      .map(death => under(fact('diedBefore', slot), '1923-S14', death.why)),
  )
}

export const gates: readonly Gate[] = [
  ofOwn(dead),
  ofOwn(roleLost),
  ofOwn(roleLacked),
  ofOwn(heldByBoss),
  undoneByBoss,
  ofOwn(illOrHurt),
  bothLiving,
  ofTeam(teamGoesOn),
  ofTeam(teamIsThere),
  ofTeam(nobodySends),
]
