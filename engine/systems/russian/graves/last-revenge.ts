/** A fanatic who is lynched with a revenge left that one of his own team cost him takes somebody along (RU-FAN-3). */
import type { Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Sentence } from '../day/hooks.ts'
import { endOfDay } from '../day/kinds.ts'
import { all, type Fact, type LateEffect, type Walk } from '../vocabulary.ts'

/** Whom he names once everybody has voted. */
export const takingAlong: LateEffect = (walk, { move: { actor, id: action }, at, why }) => {
  const taken = all(
    { is: 'fact', kind: 'takenInRevenge', of: at, other: actor, action },
    { rule: 'RU-FAN-3', action },
    [why],
  )
  const until = endOfDay(walk.phase.number)
  walk.put({ kind: 'takenInRevenge', of: at, by: actor, action, why: taken, rule: 'RU-FAN-3', until })
  return taken
}

/** What he named in this vote. */
const named = (walk: Walk, fanatic: Slot): Fact<'takenInRevenge'>[] =>
  walk.ledger.attempts({
    kind: 'takenInRevenge',
    by: fanatic,
    when: 'soFar',
    where: ({ phase }) => phase === undefined,
  })

/** Step `chain`: lynched along with him, and no ballots against them matter. */
export const lynchedAlong = (walk: Walk, who: Slot): Sentence[] =>
  named(walk, who).map(({ of, why }) => ({ who: of, rule: 'RU-FAN-3', because: [why], unless: [], beside: true }))

/** Step `rescues`: whoever uses it is beyond rescue, and so is whom he takes (RU-HER-2, RU-DAY-3). */
export const beyondRescue = (walk: Walk, { who }: Pick<Sentence, 'who'>): Reason[] => [
  ...named(walk, who).map(({ why }) => all({ is: 'fact', kind: 'usesLastDeed', of: who }, { rule: 'RU-HER-2' }, [why])),
  ...walk.ledger.attempts({ kind: 'takenInRevenge', of: who, when: 'soFar' }).map(({ why }) => why),
]
