/** A politician who is mayor covers his secretary where his own vertical is on somebody else (RU-POL-5). */
import type { Slot } from '../../../reason/claim.ts'
import type { Cast, Silence } from '../day/hooks.ts'
import type { Speaks } from '../shared/speaks.ts'
import { vertical } from '../posts/vertical.ts'
import { all, type Walk } from '../vocabulary.ts'

/** Ballots against the secretary count nothing unless his own is one of them. */
export function coveredSecretary(
  walk: Walk,
  { slot, action, why }: { slot: Slot } & Speaks,
  ballots: readonly Cast[],
): Silence[] {
  const secretary = walk.living().find(({ details }) => details?.title === 'secretary')?.slot
  const raised = vertical(walk)
  if (secretary === undefined || !raised?.why.holds || raised.of === secretary || !walk.isSomebody(raised.of)) return []
  const against = ballots.filter(({ target }) => target === secretary)
  const elsewhere = all({ is: 'fact', kind: 'verticalElsewhere', of: slot, other: secretary }, { rule: 'RU-POL-5' }, [
    raised.why,
  ])
  const covers = all(
    { is: 'fact', kind: 'coveredByMayor', of: secretary, other: slot },
    { rule: 'RU-POL-5', action },
    [why, elsewhere],
    against.filter(({ by }) => by === slot).map(ballot => ballot.why),
  )
  return against
    .filter(({ by }) => by !== slot)
    .map(({ by }): Silence => ({ by, target: secretary, to: 0, why: covers }))
}
