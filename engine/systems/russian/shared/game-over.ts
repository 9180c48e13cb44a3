/** The proposal that the game is over, as a fact of the phase: whoever proposes first is heard. */
import type { Proposal } from '../../../journal/outcome.ts'
import type { RuleId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { all, type Resolution } from '../vocabulary.ts'

/** Proposes an end. `winners` as the game knows them, with commas. */
export function over(run: Resolution, winners: string, rule: RuleId, why: Reason): void {
  run.put({
    kind: 'gameOver',
    of: '',
    rule,
    why: all({ is: 'fact', kind: 'gameOver', of: '' }, { rule }, [why]),
    data: { winners },
  })
}

/** What was proposed, for the host to confirm. */
export function gameOver(run: Resolution): Proposal | undefined {
  const [over] = run.ledger.found({ kind: 'gameOver', when: 'soFar' })
  return over && { winners: over.data.winners.split(','), rule: over.rule, reason: over.why }
}
