/**
 * The vertical of power (RU-VERT-1): against one player, whom the mayor named before the vote, nobody votes today. Who said
 * nothing leaves it on the secretary; who named nobody leaves it off, unless that counts as nothing said.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Shield } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { perRun } from '../shared/per-run.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Nobody, as the mayor says it. */
const NOBODY = ''

/** The mayor says on whom the vertical is to be. */
export const verticalRaised: LateEffect = (run, { move, at, why }) => named(run, move, at, why)
/** The mayor says that it is to be on nobody. */
export const verticalLowered: LateEffect = (run, { move, why }) => named(run, move, NOBODY, why)

function named(run: Resolution, { id: action, actor }: Move, of: SeatId, because: Reason): Reason {
  const claim = { is: 'fact', kind: of === NOBODY ? 'noVertical' : 'vertical', of, other: actor, action } as const
  const why = all(claim, { rule: 'RU-VERT-1', action }, [because])
  // It is of the day: it holds in a revote after mercy and in one more vote too.
  const until = endOfDay(run.phase.number)
  run.put({ kind: 'vertical', of, by: actor, action, why, rule: 'RU-VERT-1', data: { mayor: actor }, until })
  return why
}

const holder = (run: Resolution, title: string): SeatId | undefined =>
  run.living().find(({ details }) => details?.title === title)?.slot

/** On whom the vertical is today, and why. */
export const vertical = perRun<{ of: SeatId; why: Reason } | undefined>(run => {
  const mayor = holder(run, 'mayor')
  if (mayor === undefined) return undefined
  const named = run.ledger.found({ kind: 'vertical', when: 'soFar' }).at(-1)
  if (named && named.of !== NOBODY) return { of: named.of, why: named.why }
  const secretary = holder(run, 'secretary')
  if (secretary === undefined) return undefined
  const refused = named && !run.option<boolean>('noVerticalMeansSecretary') ? [named.why] : []
  const why = all(
    { is: 'fact', kind: 'verticalStays', of: secretary, other: mayor },
    { rule: 'RU-VERT-1' },
    [],
    refused,
  )
  return { of: secretary, why }
})

/** Nobody votes against whoever is under it. */
export function verticalShield(run: Resolution): Shield[] {
  const raised = vertical(run)
  if (!raised) return []
  const [secretary, mayor] = [holder(run, 'secretary'), holder(run, 'mayor')]
  const left = secretary !== undefined && secretary !== raised.of ? secretary : undefined
  const shield = (of: SeatId, why: Reason): Shield => ({
    of,
    why: all({ is: 'fact', kind: 'onVertical', of }, { rule: 'RU-VERT-1' }, [why]),
  })
  const elsewhere = (of: SeatId): Reason =>
    all({ is: 'fact', kind: 'verticalStays', of, other: mayor! }, { rule: 'RU-VERT-1' }, [], [raised.why])
  return [shield(raised.of, raised.why), ...(left === undefined ? [] : [shield(left, elsewhere(left))])]
}

/** What everybody reads when the vote starts: on whom the vertical is. */
export function announceVertical(run: Resolution): void {
  const mayor = holder(run, 'mayor')
  if (mayor === undefined) return
  const raised = vertical(run)
  if (raised?.why.holds) run.announce('vertical', { who: raised.of }, 'RU-VERT-1', 'voteStart')
  else run.announce('noVertical', {}, 'RU-VERT-1', 'voteStart')
}
