/** What answers a lynch: a supersaint takes along whoever hammered (DAY-R5), a jester and a lyncher have won by it (DAY-R6). */
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { isByDay, type ByDay } from './marks.ts'
import { all, type Walk } from './vocabulary.ts'

/**
 * Whoever was lynched answers it.
 * @param why the lynch, as a reason
 * @param by whose ballot ended the day; the last one on the lynched where the option says so, nobody otherwise
 */
export function answer(walk: Walk, lynched: Slot, why: Reason, by: Slot | undefined): void {
  wins(walk, lynched, why)
  if (by === undefined || by === lynched || !isByDay(walk.catalogue, walk.seat(lynched), 'supersaint')) return
  const taken = all(
    { is: 'fact', kind: 'takenAlong', of: by, other: lynched },
    { rule: 'DAY-R5', also: ['supersaint'] },
    [why],
  )
  walk.dies(by, taken, 'DAY-R5', { cause: 'killed' })
}

/** Who has won by a lynch: whoever wanted to be lynched, and whoever wanted just that lynch and lives. */
function wins(walk: Walk, lynched: Slot, why: Reason): void {
  const is = (slot: Slot, what: ByDay): boolean => isByDay(walk.catalogue, walk.seat(slot), what)
  const won = (who: Slot, as: 'jester' | 'lyncher', because: readonly Reason[]): void => {
    const reason = all({ is: 'fact', kind: 'hasWon', of: who }, { rule: 'DAY-R6', also: [as] }, because)
    walk.put({ kind: 'hasWon', of: who, why: reason, rule: 'DAY-R6', lasting: true, data: { as } })
    if (reason.holds) walk.notice('hasWon', 'DAY-R6')
  }
  if (is(lynched, 'jester')) won(lynched, 'jester', [why])
  for (const { slot } of walk.living().filter(({ slot }) => slot !== lynched && is(slot, 'lyncher'))) {
    if (walk.ask('lyncher') !== 'yes') continue
    const target = all({ is: 'fact', kind: 'isTarget', of: lynched, other: slot }, { rule: 'DAY-R6' })
    const voted = all({ is: 'fact', kind: 'onTheWagon', of: slot, other: lynched }, { rule: 'DAY-R6' }, [
      walk.ledger.seek({ kind: 'vote', of: lynched, where: ({ by }) => by === slot, when: 'soFar' }, 'DAY-R6', {
        is: 'fact',
        kind: 'votesFor',
        of: lynched,
        other: slot,
      }),
    ])
    won(slot, 'lyncher', [why, target, ...(walk.option('lyncher') === 'onWagon' ? [voted] : [])])
  }
}
