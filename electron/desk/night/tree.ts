/** The tree behind a row of a phase, as lines in words. */
import type { VerdictWord } from '../../../engine/journal/outcome.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import { sentenceCase } from '../../../engine/text/span.ts'
import { readStatuses, type ActionStatus } from '../../../engine/why/action-status.ts'
import { treeLines } from '../../../engine/why/print.ts'
import { phrasesOf, question, sentence } from '../../../engine/why/sentences.ts'
import type { TreeView } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { actionId, ballotId, claimId, proposalId, stepIds } from '../library/row-ids.ts'
import { notFound, Refused } from '../refusal.ts'
import { say } from '../words/say.ts'
import { againstBallot } from './void-ballots.ts'

/** @param of the id of a row @throws Refused where it has no tree */
export function treeView(here: ResolvedPhase, of: string): TreeView {
  const { reason, verdict, faring } = treeOf(here, of)
  const asked = question(reason.claim, here.speaker)
  const { decides, seeThere } = phrasesOf(here.speaker).tree
  return {
    of,
    language: here.speaker.locale,
    words: { decides, seeThere },
    title: asked ?? sentenceCase(sentence(reason.claim, reason.holds, here.speaker)),
    lines: treeLines(reason, here.speaker, verdict, faring),
  }
}

/** What an id names: a question by its claim, an action, a step of the tally, or what is proposed of the game's end. */
export function treeOf(
  here: ResolvedPhase,
  of: string,
): { reason: Reason; verdict?: VerdictWord; faring?: ActionStatus | undefined } {
  const { outcome, phase } = here
  const step = stepIds(outcome.tally?.steps ?? []).indexOf(of)
  if (step >= 0) return { reason: outcome.tally!.steps[step]!.reason }
  if (of === proposalId && outcome.winner?.reason) return { reason: outcome.winner.reason }
  const prefix = ballotId('')
  const against = of.startsWith(prefix) ? againstBallot(of.slice(prefix.length), outcome.tally) : undefined
  if (against) return { reason: against }
  const asked = outcome.questions.find(one => claimId(one) === of)
  const tried = outcome.verdicts.find(({ action }) => actionId(action) === of)
  const { reason } = asked ?? tried ?? {}
  if (reason) return { reason, ...(tried && { verdict: tried.verdict, faring: readStatuses(here).get(tried.action) }) }
  if (phase.submissions.some(({ id }) => actionId(id) === of))
    throw new Refused('notFound', say('night.doesNotCount'), say('night.rowSays'))
  throw notFound('outcome', of.slice(0, 80), [])
}
