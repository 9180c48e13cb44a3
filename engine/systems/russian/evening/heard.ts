/** What somebody hears of the night through the role of another (RU-INFO-1). */
import type { ActionId, RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { hearings, movesMade } from '../shared/general-info.ts'
import { learnsFact } from '../shared/learns.ts'
import { scopes } from '../shared/scopes.ts'
import { all, type Walk } from '../vocabulary.ts'

/** The message for each kind of what there is to hear. */
const kinds = {
  move: 'watchedMove',
  result: 'watchedResult',
  impact: 'watchedImpact',
  message: 'watchedMessage',
} as const

/** Asked when everything else is told: `who` hears of the role of `of`, because of `why`. */
export function reportHeard(
  walk: Walk,
  {
    who,
    through,
    of,
    rule,
    why,
  }: { who: Slot; through: { action: ActionId; ability: string }; of: Slot; rule: RuleId; why: Reason },
): void {
  const heard = hearings(walk, of)
  if (!heard.length) return
  const { action } = through
  const hears = all({ is: 'fact', kind: 'hearsOf', of, other: who }, { rule: scopes.generalInfo.rule, action }, [
    why,
    ...movesMade(walk, of).map(entry => entry.why),
  ])
  const words = heard.map(({ word }) => word)
  if (!learnsFact(walk, who, through, of, 'generalInfo', words, rule, hears)) return
  for (const { what, values } of heard) walk.tell(who, kinds[what], { who: of, ...values }, rule)
}
