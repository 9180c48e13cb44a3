/** What stands in the way of whoever acts in the night (1923-N3), or of reaching somebody, and what only seems to. */
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { fact, under } from '../claims.ts'
import { all, type ActorGuard, type TargetGuard, type Says, type Resolution } from '../vocabulary.ts'

/** Who died at an earlier step acts no more; the rule that says so of this role comes before the general one. */
export const dead: ActorGuard = (run, { actor, does, id }) =>
  run.ledger.found({ kind: 'death', of: actor, when: 'soFar' }).map(death => {
    const special: RuleId | undefined =
      does === 'inquire' ? '1923-DET3' : death.data.cause === 'robber' ? '1923-ROB11' : undefined
    return all(
      fact('actsNoMore', actor, { action: id }),
      special === undefined ? { rule: '1923-N3' } : { rule: special, also: ['1923-N3'] },
      [death.why],
    )
  })

/** Poison and an injury of this night keep nobody from acting (1923-S3, S16). */
export const illOrHurt: ActorGuard = (run, { actor }) => [
  ...run.ledger
    .found({ kind: 'poisoned', of: actor, when: 'phaseStart' })
    .map(poison => seeming(run, 'tooIll', actor, '1923-S3', poison.why)),
  ...run.ledger
    .found({ kind: 'injured', of: actor, when: 'tonight', where: ({ phase }) => phase === undefined })
    .map(injury => seeming(run, 'hurtTonight', actor, '1923-S16', injury.why)),
]

/** What seems to keep somebody from acting, and does not. @param rule the rule that says so */
export const seeming = (run: Resolution, kind: Says, of: SeatId, rule: RuleId, why: Reason): Reason =>
  all(fact(kind, of), { rule }, [why], [run.given(fact('actsAllTheSame', of), rule)])

/** Two players are named for one purpose: with one of them dead it comes to nothing (1923-S14). */
export const bothLiving: ActorGuard = (run, { does, to, actor, id }) => {
  if ((does !== 'deliver' && does !== 'pair') || run.option('target.diedEarlier') === 'stillWorks') return undefined
  if (
    run.ledger.found({ kind: 'redirectMark', of: actor, when: 'soFar' }).length
    || run.ledger.found({ kind: 'newTarget', where: ({ action }) => action === id, when: 'soFar' }).length
  )
    return undefined
  return to.flatMap(slot =>
    run.ledger
      .found({ kind: 'death', of: slot, when: 'soFar' })
      .map(death => under(fact('diedBefore', slot), '1923-S14', death.why)),
  )
}

/** Nobody is reached who died at an earlier step (1923-S14); a kill of the dead is none (1923-MAF10, N5). */
export const deadAlready: TargetGuard = (run, { does }, at) => {
  if (!run.isSomebody(at) || (does !== 'factionKill' && run.option('target.diedEarlier') === 'stillWorks'))
    return undefined
  const cite = does === 'factionKill' ? { rule: '1923-N5', also: ['1923-MAF10'] } : { rule: '1923-S14' }
  return run.ledger
    .found({ kind: 'death', of: at, when: 'soFar' })
    .map(death => all(fact('deadAlready', at), cite, [death.why]))
}
