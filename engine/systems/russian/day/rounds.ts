/**
 * The votes of one day: that of the day, a revote where it was level or a priest forgave, one more vote, and revotes of
 * that. Each is a phase of its own which the host opens; what the one before left to do stands in the ledger.
 */
import type { Game } from '../../../journal/state.ts'
import { drawer } from '../shared/memo.ts'
import type { Round } from './hooks.ts'
import { endOfDay, isVote, lastRevote, laterVotes, ofExtra, opening, voteKinds } from './kinds.ts'
import { rememberedOf, type Walk } from '../vocabulary.ts'

/** Until when a move before a vote holds: to the last revote of it, or to the end of the day where it is not made anew. */
export const endOfVote = (walk: Walk): string =>
  walk.option<boolean>('extraVotePremoves') ? lastRevote(walk.phase) : endOfDay(walk.phase.number)

/** The vote that is due now, after the last one: a revote of it, or one more on the same day. */
export function voteDue({ facts, phases }: Pick<Game, 'facts' | 'phases'>): string | undefined {
  const last = phases.at(-1)?.kind ?? ''
  if (!isVote(last)) return undefined
  const due = (['revoteDue', 'revoteWithout'] as const).some(kind => rememberedOf(facts, kind).length)
  if (due) return voteKinds[voteKinds.findIndex(kind => kind === last) + 1]
  return rememberedOf(facts, 'extraVoteDue').length ? 'extraVote' : undefined
}

/** Whether a revote, or one more vote, is still due today. */
export const dayGoesOn = (walk: Walk): boolean =>
  (['revoteDue', 'revoteWithout', 'extraVoteDue'] as const).some(
    kind => walk.ledger.found({ kind, when: 'tonight' }).length > 0,
  )

/** Whether what lasts until then ends with this vote. */
export const isLastVote = (walk: Walk, until: string | undefined): boolean =>
  isVote(walk.phase.kind) && until === endOfDay(walk.phase.number) && !dayGoesOn(walk)

/** What lasts until the end of the day is over with its last vote. */
export function endDay(walk: Walk): void {
  for (const fact of walk.ledger.facts)
    if (isLastVote(walk, fact.until))
      walk.ledger.end(fact, walk.given({ is: 'fact', kind: 'dayIsOver', of: fact.of }, 'RU-TIME-1'))
}

/** Which vote this is, by what the votes before it left to do. */
export const roundOf = drawer<Round>(walk => {
  const extra = ofExtra.includes(walk.phase.kind)
  if (opening.includes(walk.phase.kind)) return { is: 'vote', between: [], extra }
  if (forgivenBefore(walk).length) return { is: 'mercy', between: [], extra }
  const between = walk.ledger.found({ kind: 'revoteDue', when: 'phaseStart' }).map(({ of }) => of)
  return between.length ? { is: 'revote', between, extra } : { is: 'vote', between: [], extra }
})

/** Who was forgiven in the vote before this revote. */
export const forgivenBefore = (walk: Walk) => walk.ledger.found({ kind: 'revoteWithout', when: 'phaseStart' })

/** What the votes before left to do is done; a later vote that nothing asked for is told to the host. */
export function beginRound(walk: Walk): void {
  const due = (['revoteDue', 'revoteWithout'] as const).flatMap(kind => walk.ledger.found({ kind, when: 'phaseStart' }))
  const more = walk.ledger.found({ kind: 'extraVoteDue', when: 'phaseStart' })
  const here = walk.phase.kind === 'extraVote' ? more : due
  if (laterVotes.some(kind => kind === walk.phase.kind) && !here.length) walk.notice('noVoteDue', 'RU-VOTE-9')
  roundOf(walk)
  for (const fact of here) walk.ledger.end(fact, walk.given({ is: 'fact', kind: 'nowVoted', of: fact.of }, 'RU-VOTE-9'))
}
