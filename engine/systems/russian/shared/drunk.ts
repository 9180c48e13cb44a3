/** A bum who drank: for this night every role takes him for dead (RU-NORD-11, RU-BUM-7). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** That somebody is taken for dead tonight; nothing where he did not try to drink. */
export function takenForDead(run: Resolution, who: SeatId): Reason[] | undefined {
  const drunk = run.ledger.attempts({
    kind: 'drunk',
    of: who,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })
  return drunk.length
    ? drunk.map(({ why }) =>
        all({ is: 'fact', kind: 'takenForDead', of: who }, { rule: 'RU-NORD-11' }, [
          all({ is: 'fact', kind: 'drunk', of: who }, { rule: 'RU-BUM-7' }, [why]),
        ]),
      )
    : undefined
}
