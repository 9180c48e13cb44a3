/** What somebody hears of the night through the role of another (RU-INFO-1). */
import type { ActionId, RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { hearings, movesMade } from '../shared/general-info.ts'
import { learnsFact } from '../shared/learns.ts'
import { scopes } from '../shared/scopes.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** The message for each kind of what there is to hear. */
const kinds = {
  move: 'watchedMove',
  result: 'watchedResult',
  impact: 'watchedImpact',
  message: 'watchedMessage',
} as const

/** Asked when everything else is told: `who` hears of the role of `of`, because of `why`. */
export function reportHeard(
  run: Resolution,
  {
    who,
    through,
    of,
    rule,
    why,
  }: { who: SeatId; through: { action: ActionId; ability: string }; of: SeatId; rule: RuleId; why: Reason },
): void {
  const heard = hearings(run, of)
  if (!heard.length) return
  const { action } = through
  const hears = all({ is: 'fact', kind: 'hearsOf', of, other: who }, { rule: scopes.generalInfo.rule, action }, [
    why,
    ...movesMade(run, of).map(entry => entry.why),
  ])
  const words = heard.map(({ word }) => word)
  if (!learnsFact(run, who, through, of, 'generalInfo', words, rule, hears)) return
  for (const { what, values } of heard) run.tell(who, kinds[what], { who: of, ...values }, rule)
}
