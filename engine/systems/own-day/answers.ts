/** What answers a lynch: a supersaint takes along whoever hammered (DAY-R5), a jester and a lyncher have won by it (DAY-R6). */
import type { SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { isByDay, type ByDay } from './marks.ts'
import { all, type Resolution } from './vocabulary.ts'

/**
 * Whoever was lynched answers it.
 * @param why the lynch, as a reason
 * @param by whose ballot ended the day; the last one on the lynched where the option says so, nobody otherwise
 */
export function answer(run: Resolution, lynched: SeatId, why: Reason, by: SeatId | undefined): void {
  wins(run, lynched, why)
  if (by === undefined || by === lynched || !isByDay(run.catalogue, run.seat(lynched), 'supersaint')) return
  const taken = all(
    { is: 'fact', kind: 'takenAlong', of: by, other: lynched },
    { rule: 'DAY-R5', also: ['supersaint'] },
    [why],
  )
  run.dies(by, taken, 'DAY-R5', { cause: 'killed' })
}

/** Who has won by a lynch: whoever wanted to be lynched, and whoever wanted just that lynch and lives. */
function wins(run: Resolution, lynched: SeatId, why: Reason): void {
  const is = (slot: SeatId, what: ByDay): boolean => isByDay(run.catalogue, run.seat(slot), what)
  const won = (who: SeatId, as: 'jester' | 'lyncher', because: readonly Reason[]): void => {
    const reason = all({ is: 'fact', kind: 'hasWon', of: who }, { rule: 'DAY-R6', also: [as] }, because)
    run.put({ kind: 'hasWon', of: who, why: reason, rule: 'DAY-R6', lasting: true, data: { as } })
    if (reason.holds) run.notice('hasWon', 'DAY-R6')
  }
  if (is(lynched, 'jester')) won(lynched, 'jester', [why])
  for (const { slot } of run.living().filter(({ slot }) => slot !== lynched && is(slot, 'lyncher'))) {
    if (run.ask('lyncher') !== 'yes') continue
    const target = all({ is: 'fact', kind: 'isTarget', of: lynched, other: slot }, { rule: 'DAY-R6' })
    const voted = all({ is: 'fact', kind: 'onTheWagon', of: slot, other: lynched }, { rule: 'DAY-R6' }, [
      run.ledger.seek({ kind: 'vote', of: lynched, where: ({ by }) => by === slot, when: 'soFar' }, 'DAY-R6', {
        is: 'fact',
        kind: 'votesFor',
        of: lynched,
        other: slot,
      }),
    ])
    won(slot, 'lyncher', [why, target, ...(run.option('lyncher') === 'onWagon' ? [voted] : [])])
  }
}
