/** Between the end of the vote and the flip: the governor, who may save whom the vote chose (DAY-R4). */
import type { ModifierUse, Seat } from '../../journal/state.ts'
import type { SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { own } from '../../ruleset/catalogue.ts'
import { isByDay } from './marks.ts'
import { all, type Resolution } from './vocabulary.ts'

/**
 * Who saves somebody from the lynch. The host is asked for every governor who lives, for the governor may say it to nobody
 * else; until the host says so, nobody is saved. One who may do so a number of times is not asked for once they are used up.
 * @returns what stands in the way of the lynch
 */
export function saved(run: Resolution, chosen: SeatId): Reason[] {
  const removed = new Set(run.phase.removed.map(({ who }) => who))
  return run
    .living()
    .filter(seat => isByDay(run.catalogue, seat, 'governor') && !removed.has(seat.slot))
    .filter(({ slot }) => slot !== chosen || run.option('governorSelf') === 'yes')
    .filter(seat => mayStill(run, seat))
    .filter(() => run.ask('governor') === 'saved')
    .map(seat => {
      if (limitOf(run, seat)) run.spend(seat.slot, 'governor', 'DAY-R4')
      return all({ is: 'fact', kind: 'saved', of: chosen, other: seat.slot }, { rule: 'DAY-R4', also: ['governor'] })
    })
}

/** What limits how often a governor saves. */
const limitOf = ({ catalogue }: Resolution, seat: Seat): ModifierUse | undefined =>
  catalogue.modifiersOf(seat).find(({ use, modifier }) => modifier.limitsUses && use.on === undefined)?.use

/** Whether a governor has not saved as often as he may. */
function mayStill(run: Resolution, seat: Seat): boolean {
  const limit = limitOf(run, seat)
  const spent = run.spent.filter(({ who, ability }) => who === seat.slot && ability === 'governor').length
  return !limit || (own(seat.uses, 'governor') ?? 0) + spent < (limit.count ?? 1)
}
