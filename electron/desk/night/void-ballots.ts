/** Votes that do not count, as rows of a phase: who votes for whom, what keeps the vote from counting, and its tree. */
import { nobody } from '../../../engine/reason/claim.ts'
import type { Tally } from '../../../engine/journal/outcome.ts'
import type { Ballot } from '../../../engine/journal/state.ts'
import type { Reason } from '../../../engine/reason/reason.ts'
import { nodesOf } from '../../../engine/reason/table.ts'
import { votesIn } from '../../../engine/ruleset/system.ts'
import { say } from '../../../engine/text/message.ts'
import { joinSpans, sentenceCase, text, type Span } from '../../../engine/text/span.ts'
import { phrasesOf } from '../../../engine/why/sentences.ts'
import type { Speaker } from '../../../engine/why/speaker.ts'
import type { NightRow } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { ballotId } from '../library/row-ids.ts'
import { whySaid } from '../votes/ballot-view.ts'
import { isVote, votesOf } from '../votes/judged.ts'

/** A row for each vote that does not count; what was replaced or taken back stands in the list of the votes alone. */
export function voidBallotRows(here: ResolvedPhase): NightRow[] {
  const { system, game, phase, outcome, speaker } = here
  if (!votesIn(system, game, phase.kind)) return []
  return votesOf(here).ballots.flatMap(({ ballot, standing, wrong }): NightRow[] => {
    if (standing !== 'void' || !isVote(ballot)) return []
    return [
      {
        id: ballotId(ballot.id),
        section: 'void',
        mark: 'none',
        said: sentenceCase(
          say(speaker.locale, phrasesOf(speaker).results.votes, {
            voter: [speaker.name(ballot.by)],
            choice: choiceSaid(ballot, speaker),
          }),
        ),
        why: wrong ? [text(whySaid(wrong, outcome.tally, speaker))] : [],
        hasTree: againstBallot(ballot.id, outcome.tally) !== undefined,
        by: ballot.by,
        standing: 'refused',
        verdict: 'void',
        ...(wrong && { rule: wrong.rule }),
        ...(ballot.at !== undefined && { at: ballot.at }),
      },
    ]
  })
}

/** What a vote is for: a family, a player, both, or nobody. */
export function choiceSaid({ for: choice, individual, family, nobody: none }: Ballot, speaker: Speaker): Span[] {
  const who = [choice, individual, ...(none ? [nobody] : [])].filter(one => one !== undefined)
  return joinSpans([...(family === undefined ? [] : [[text(family)]]), ...who.map(one => [speaker.name(one)])], ' ')
}

/** Why a vote does not count, as the tally has it; undefined where it has no more than a word for it. */
export const againstBallot = (ballot: string, tally: Tally | undefined): Reason | undefined =>
  nodesOf((tally?.steps ?? []).map(({ reason }) => reason)).find(
    ({ claim, holds }) => !holds && claim.is === 'fact' && claim.values?.ballot === ballot,
  )
