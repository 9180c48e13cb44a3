/** How a secretary loses the post: dismissed by the mayor's ballot, or together with the mayor (RU-SEC-3). */
import type { Slot } from '../../../reason/claim.ts'
import { lastRevote } from '../day/kinds.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Walk } from '../vocabulary.ts'

const holder = (walk: Walk, title: string): Slot | undefined =>
  walk.living().find(({ details }) => details?.title === title)?.slot

/**
 * The mayor voted against her and she was not lynched: after the vote she is secretary no more. A vote that goes on in a revote
 * has no result yet, and she may be lynched in that.
 */
export function dismiss(walk: Walk): void {
  const [mayor, secretary] = [holder(walk, 'mayor'), holder(walk, 'secretary')]
  if (mayor === undefined || secretary === undefined) return
  const against = walk.ledger
    .attempts({
      kind: 'votes',
      of: mayor,
      when: 'soFar',
      where: ({ data, phase }) => phase === undefined && data.target === secretary,
    })
    .map(({ why }) => why)
  const [before] = walk.ledger.found({ kind: 'dismissed', of: secretary, by: mayor, when: 'phaseStart' })
  if (!against.length && !before) return
  const goesOn = (['revoteDue', 'revoteWithout'] as const).some(
    kind => walk.ledger.found({ kind, when: 'tonight' }).length > 0,
  )
  const why =
    before?.why ?? any({ is: 'fact', kind: 'dismissed', of: secretary, other: mayor }, { rule: 'RU-SEC-3' }, against)
  const until = goesOn ? { until: lastRevote(walk.phase) } : {}
  if (!before || goesOn) walk.put({ kind: 'dismissed', of: secretary, by: mayor, why, rule: 'RU-SEC-3', ...until })
  if (why.holds && !goesOn) leavesPost(walk, secretary, why)
}

/** With the mayor the secretary goes, whether the mayor lost the post or is out of the game. */
export function leaveWithMayor(walk: Walk): void {
  const secretary = holder(walk, 'secretary')
  if (secretary === undefined || holder(walk, 'mayor') !== undefined) return
  const gone = walk.seats().find(({ details, alive }) => details?.title === 'mayor' && !alive)
  const [lost] = walk.ledger.found({ kind: 'mayorOut', when: 'soFar' })
  const deaths = gone ? walk.deaths().filter(({ of }) => of === gone.slot) : []
  const because = [...(lost ? [lost.why] : []), ...deaths.map(({ why }) => why)]
  if (!because.length) return
  const why = any({ is: 'fact', kind: 'mayorGone', of: secretary }, { rule: 'RU-SEC-3' }, because)
  if (why.holds) leavesPost(walk, secretary, why)
}

function leavesPost(walk: Walk, who: Slot, because: Reason): void {
  const why = all({ is: 'fact', kind: 'secretaryOut', of: who }, { rule: 'RU-SEC-3' }, [because])
  walk.put({ kind: 'secretaryOut', of: who, why, rule: 'RU-SEC-3' })
  if (!why.holds) return
  walk.change(who, { details: { title: '' } })
  walk.announce('secretaryOut', { who }, 'RU-SEC-3')
}
