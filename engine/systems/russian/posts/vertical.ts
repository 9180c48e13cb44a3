/**
 * The vertical of power (RU-VERT-1): against one player, whom the mayor named before the vote, nobody votes today. Who said
 * nothing leaves it on the secretary; who named nobody leaves it off, unless that counts as nothing said.
 */
import type { Move } from '../../../resolve/sequence/move.ts'
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Shield } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { drawer } from '../shared/memo.ts'
import { all, type LateEffect, type Walk } from '../vocabulary.ts'

/** Nobody, as the mayor says it. */
const NOBODY = ''

/** The mayor says on whom the vertical is to be. */
export const verticalRaised: LateEffect = (walk, { move, at, why }) => named(walk, move, at, why)
/** The mayor says that it is to be on nobody. */
export const verticalLowered: LateEffect = (walk, { move, why }) => named(walk, move, NOBODY, why)

function named(walk: Walk, { id: action, actor }: Move, of: Slot, because: Reason): Reason {
  const claim = { is: 'fact', kind: of === NOBODY ? 'noVertical' : 'vertical', of, other: actor, action } as const
  const why = all(claim, { rule: 'RU-VERT-1', action }, [because])
  // It is of the day: it holds in a revote after mercy and in one more vote too.
  const until = endOfDay(walk.phase.number)
  walk.put({ kind: 'vertical', of, by: actor, action, why, rule: 'RU-VERT-1', data: { mayor: actor }, until })
  return why
}

const holder = (walk: Walk, title: string): Slot | undefined =>
  walk.living().find(({ details }) => details?.title === title)?.slot

/** On whom the vertical is today, and why. */
export const vertical = drawer<{ of: Slot; why: Reason } | undefined>(walk => {
  const mayor = holder(walk, 'mayor')
  if (mayor === undefined) return undefined
  const named = walk.ledger.found({ kind: 'vertical', when: 'soFar' }).at(-1)
  if (named && named.of !== NOBODY) return { of: named.of, why: named.why }
  const secretary = holder(walk, 'secretary')
  if (secretary === undefined) return undefined
  const refused = named && !walk.option<boolean>('noVerticalMeansSecretary') ? [named.why] : []
  const why = all(
    { is: 'fact', kind: 'verticalStays', of: secretary, other: mayor },
    { rule: 'RU-VERT-1' },
    [],
    refused,
  )
  return { of: secretary, why }
})

/** Nobody votes against whoever is under it. */
export function verticalShield(walk: Walk): Shield[] {
  const raised = vertical(walk)
  if (!raised) return []
  const [secretary, mayor] = [holder(walk, 'secretary'), holder(walk, 'mayor')]
  const left = secretary !== undefined && secretary !== raised.of ? secretary : undefined
  const shield = (of: Slot, why: Reason): Shield => ({
    of,
    why: all({ is: 'fact', kind: 'onVertical', of }, { rule: 'RU-VERT-1' }, [why]),
  })
  const elsewhere = (of: Slot): Reason =>
    all({ is: 'fact', kind: 'verticalStays', of, other: mayor! }, { rule: 'RU-VERT-1' }, [], [raised.why])
  return [shield(raised.of, raised.why), ...(left === undefined ? [] : [shield(left, elsewhere(left))])]
}

/** What everybody reads when the vote starts: on whom the vertical is. */
export function announceVertical(walk: Walk): void {
  const mayor = holder(walk, 'mayor')
  if (mayor === undefined) return
  const raised = vertical(walk)
  if (raised?.why.holds) walk.announce('vertical', { who: raised.of }, 'RU-VERT-1', 'voteStart')
  else walk.announce('noVertical', {}, 'RU-VERT-1', 'voteStart')
}
