/** How a secretary loses the post: dismissed by the mayor's ballot, or together with the mayor (RU-SEC-3). */
import type { SeatId } from '../../../reason/claim.ts'
import { lastRevote } from '../day/kinds.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, any, type Resolution } from '../vocabulary.ts'

const holder = (run: Resolution, title: string): SeatId | undefined =>
  run.living().find(({ details }) => details?.title === title)?.slot

/**
 * The mayor voted against her and she was not lynched: after the vote she is secretary no more. A vote that goes on in a revote
 * has no result yet, and she may be lynched in that.
 */
export function dismiss(run: Resolution): void {
  const [mayor, secretary] = [holder(run, 'mayor'), holder(run, 'secretary')]
  if (mayor === undefined || secretary === undefined) return
  const against = run.ledger
    .attempts({
      kind: 'votes',
      of: mayor,
      when: 'soFar',
      where: ({ data, phase }) => phase === undefined && data.target === secretary,
    })
    .map(({ why }) => why)
  const [before] = run.ledger.found({ kind: 'dismissed', of: secretary, by: mayor, when: 'phaseStart' })
  if (!against.length && !before) return
  const goesOn = (['revoteDue', 'revoteWithout'] as const).some(
    kind => run.ledger.found({ kind, when: 'tonight' }).length > 0,
  )
  const why =
    before?.why ?? any({ is: 'fact', kind: 'dismissed', of: secretary, other: mayor }, { rule: 'RU-SEC-3' }, against)
  const until = goesOn ? { until: lastRevote(run.phase) } : {}
  if (!before || goesOn) run.put({ kind: 'dismissed', of: secretary, by: mayor, why, rule: 'RU-SEC-3', ...until })
  if (why.holds && !goesOn) leavesPost(run, secretary, why)
}

/** With the mayor the secretary goes, whether the mayor lost the post or is out of the game. */
export function leaveWithMayor(run: Resolution): void {
  const secretary = holder(run, 'secretary')
  if (secretary === undefined || holder(run, 'mayor') !== undefined) return
  const gone = run.seats().find(({ details, alive }) => details?.title === 'mayor' && !alive)
  const [lost] = run.ledger.found({ kind: 'mayorOut', when: 'soFar' })
  const deaths = gone ? run.deaths().filter(({ of }) => of === gone.slot) : []
  const because = [...(lost ? [lost.why] : []), ...deaths.map(({ why }) => why)]
  if (!because.length) return
  const why = any({ is: 'fact', kind: 'mayorGone', of: secretary }, { rule: 'RU-SEC-3' }, because)
  if (why.holds) leavesPost(run, secretary, why)
}

function leavesPost(run: Resolution, who: SeatId, because: Reason): void {
  const why = all({ is: 'fact', kind: 'secretaryOut', of: who }, { rule: 'RU-SEC-3' }, [because])
  run.put({ kind: 'secretaryOut', of: who, why, rule: 'RU-SEC-3' })
  if (!why.holds) return
  run.change(who, { details: { title: '' } })
  run.announce('secretaryOut', { who }, 'RU-SEC-3')
}
