/** Between the end of the vote and the flip: the governor, who may save whom the vote chose (DAY-R4). */
import type { Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { isByDay } from './marks.ts'
import { all, type Walk } from './vocabulary.ts'

/**
 * Who saves somebody from the lynch. The host is asked for every governor who lives, for the governor may say it to nobody
 * else; until the host says so, nobody is saved.
 * @returns what stands in the way of the lynch
 */
export function saved(walk: Walk, chosen: Slot): Reason[] {
  const removed = new Set(walk.phase.removed.map(({ who }) => who))
  return walk
    .living()
    .filter(seat => isByDay(walk.catalogue, seat, 'governor') && !removed.has(seat.slot))
    .filter(({ slot }) => slot !== chosen || walk.option('governorSelf') === 'yes')
    .filter(() => walk.ask('governor') === 'saved')
    .map(({ slot }) =>
      all({ is: 'fact', kind: 'saved', of: chosen, other: slot }, { rule: 'DAY-R4', also: ['governor'] }),
    )
}
