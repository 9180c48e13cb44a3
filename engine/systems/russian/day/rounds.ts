/**
 * The votes of one day: that of the day, a revote where it was level or a priest forgave, one more vote, and revotes of
 * that. Each is a phase of its own which the host opens; what the one before left to do stands in the ledger.
 */
import type { Game } from '../../../journal/state.ts'
import { perRun } from '../shared/per-run.ts'
import type { Round } from './hooks.ts'
import { endOfDay, isVote, lastRevote, laterVotes, ofExtra, opening, voteKinds } from './kinds.ts'
import { rememberedOf, type Resolution } from '../vocabulary.ts'

/** Until when a move before a vote holds: to the last revote of it, or to the end of the day where it is not made anew. */
export const endOfVote = (run: Resolution): string =>
  run.option<boolean>('extraVotePremoves') ? lastRevote(run.phase) : endOfDay(run.phase.number)

/** The vote that is due now, after the last one: a revote of it, or one more on the same day. */
export function voteDue({ facts, phases }: Pick<Game, 'facts' | 'phases'>): string | undefined {
  const last = phases.at(-1)?.kind ?? ''
  if (!isVote(last)) return undefined
  const due = (['revoteDue', 'revoteWithout'] as const).some(kind => rememberedOf(facts, kind).length)
  if (due) return voteKinds[voteKinds.findIndex(kind => kind === last) + 1]
  return rememberedOf(facts, 'extraVoteDue').length ? 'extraVote' : undefined
}

/** Whether a revote, or one more vote, is still due today. */
export const dayGoesOn = (run: Resolution): boolean =>
  (['revoteDue', 'revoteWithout', 'extraVoteDue'] as const).some(
    kind => run.ledger.found({ kind, when: 'tonight' }).length > 0,
  )

/** Whether what lasts until then ends with this vote. */
export const isLastVote = (run: Resolution, until: string | undefined): boolean =>
  isVote(run.phase.kind) && until === endOfDay(run.phase.number) && !dayGoesOn(run)

/** What lasts until the end of the day is over with its last vote. */
export function endDay(run: Resolution): void {
  for (const fact of run.ledger.facts)
    if (isLastVote(run, fact.until))
      run.ledger.end(fact, run.given({ is: 'fact', kind: 'dayIsOver', of: fact.of }, 'RU-TIME-1'))
}

/** Which vote this is, by what the votes before it left to do. */
export const roundOf = perRun<Round>(run => {
  const extra = ofExtra.includes(run.phase.kind)
  if (opening.includes(run.phase.kind)) return { is: 'vote', between: [], extra }
  if (forgivenBefore(run).length) return { is: 'mercy', between: [], extra }
  const between = run.ledger.found({ kind: 'revoteDue', when: 'phaseStart' }).map(({ of }) => of)
  return between.length ? { is: 'revote', between, extra } : { is: 'vote', between: [], extra }
})

/** Who was forgiven in the vote before this revote. */
export const forgivenBefore = (run: Resolution) => run.ledger.found({ kind: 'revoteWithout', when: 'phaseStart' })

/** What the votes before left to do is done; a later vote that nothing asked for is told to the host. */
export function beginRound(run: Resolution): void {
  const due = (['revoteDue', 'revoteWithout'] as const).flatMap(kind => run.ledger.found({ kind, when: 'phaseStart' }))
  const more = run.ledger.found({ kind: 'extraVoteDue', when: 'phaseStart' })
  const here = run.phase.kind === 'extraVote' ? more : due
  if (laterVotes.some(kind => kind === run.phase.kind) && !here.length) run.notice('noVoteDue', 'RU-VOTE-9')
  roundOf(run)
  for (const fact of here) run.ledger.end(fact, run.given({ is: 'fact', kind: 'nowVoted', of: fact.of }, 'RU-VOTE-9'))
}
