/** The tree behind a row of a phase. */
import type { VerdictWord } from '../../../engine/journal/outcome.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, claimId, proposalId, stepIds } from '../library/row-ids.ts'
import { notFound, Refused } from '../refusal.ts'
import { say } from '../words/say.ts'

/** What an id names: a question by its claim, an action, a step of the tally, or what is proposed of the game's end. */
export function treeOf({ outcome, phase }: ResolvedPhase, of: string): { reason: Reason; verdict?: VerdictWord } {
  const step = stepIds(outcome.tally?.steps ?? []).indexOf(of)
  if (step >= 0) return { reason: outcome.tally!.steps[step]!.reason }
  if (of === proposalId && outcome.winner?.reason) return { reason: outcome.winner.reason }
  const asked = outcome.questions.find(one => claimId(one) === of)
  const tried = outcome.verdicts.find(({ action }) => actionId(action) === of)
  const { reason } = asked ?? tried ?? {}
  if (reason) return { reason, ...(tried && { verdict: tried.verdict }) }
  if (phase.submissions.some(({ id }) => actionId(id) === of))
    throw new Refused('notFound', say('night.doesNotCount'), say('night.rowSays'))
  throw notFound('outcome', of.slice(0, 80), [])
}
