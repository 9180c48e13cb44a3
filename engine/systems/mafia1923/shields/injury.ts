/** Injuries (1923-S15, S21): the day and the night after. */
import { phaseAfter } from '../../../game/when.ts'
import type { ActionId, SeatId } from '../../../reason/claim.ts'
import type { Note, Reason } from '../../../reason/reason.ts'
import { listens } from '../not-told.ts'
import { fact } from '../claims.ts'
import { any, type Resolution } from '../vocabulary.ts'

/**
 * Somebody is injured for the day and the night that follow this night; a second injury starts that period again.
 * @param guards whoever hurt him: one of them is enough
 * @param notes what belongs to it
 */
export function injure(
  run: Resolution,
  who: SeatId,
  guards: readonly Reason[],
  notes: readonly Note[],
  action: ActionId | undefined,
): void {
  const again = run.ledger.found({ kind: 'injured', of: who, when: 'phaseStart' }).length > 0
  const why = any(
    fact('hurt', who, { ...(action !== undefined && { action }) }),
    {
      rule: '1923-S15',
      notes: [...notes, ...(again ? [{ claim: fact('injuredAgain', who), rule: '1923-S21' }] : [])],
    },
    guards,
  )
  run.mark(who, 'injured', why, '1923-S15', {
    until: phaseAfter(run.system, run.name, 2),
    ...(action !== undefined && { action }),
  })
}

/** A set-up may say that somebody is injured without saying since when: that is over with this night. */
export function endOpenInjuries(run: Resolution): void {
  for (const injury of run.ledger.found({
    kind: 'injured',
    when: 'phaseStart',
    where: ({ until }) => until === undefined,
  })) {
    run.ledger.end(injury, run.given(fact('wellAgain', injury.of), '1923-S15'))
  }
}

/** The injured hear of it in the morning (1923-S19). */
export function tellInjured(run: Resolution): void {
  const hurt = run.ledger
    .found({ kind: 'injured', where: ({ phase }) => phase === undefined, when: 'soFar' })
    .map(({ of }) => of)
  for (const who of new Set(hurt)) if (listens(run, who)) run.tell(who, 'injured', {}, '1923-S19')
}
