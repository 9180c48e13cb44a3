/** The look of a move on oneself, for who watches, where the true move was foiled (RU-GEI-6, RU-EXE-10). */
import type { Arrival } from '../../../resolve/sequence/rulings.ts'
import type { RuleId } from '../../../reason/claim.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** Logs the move as one that stayed at home, where the player asked for that and the true one did not come. */
export function seemHome(
  run: Resolution,
  { move: { actor, does, id: action, with: keys }, why }: Arrival,
  rule: RuleId,
): void {
  if (keys.seem !== 'home') return
  const seems = all({ is: 'fact', kind: 'seemedHome', of: actor, action }, { rule, action }, [], [why])
  run.put({
    kind: 'went',
    of: actor,
    by: actor,
    action,
    why: seems,
    rule,
    data: { kind: 'negative', does, aim: actor },
  })
}
