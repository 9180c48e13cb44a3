/** A vote as everybody may read it in the end: the totals with their voters, what did not count, and each step with its reason. */
import { capital } from '../../../engine/text/humanize.ts'
import type { ExploredVotes } from '../contract.ts'
import type { ResolvedPhase } from '../library/resolved.ts'
import { nobody } from '../../../engine/reason/claim.ts'
import { votesView } from '../votes/view.ts'

/** @returns nothing where nobody votes in the phase, or nobody did */
export function exploredVotes(here: ResolvedPhase): ExploredVotes | undefined {
  const { form, ballots, totals, steps, needed, lynched, posts } = votesView(here, { revision: 0, phase: 0 })
  if (!form || (!ballots.length && !lynched.length)) return undefined
  const { speaker } = here
  const named = (of: string): string => {
    if (of === nobody) return capital(speaker.called('noLynch'))
    if (!here.game.seats.some(({ slot }) => slot === of)) return capital(speaker.called(of))
    const span = speaker.name(of)
    return span.kind === 'player' ? (span.nominative ?? span.name) : of
  }
  /** A voter with the number of the post in which that vote stands. */
  const voted = (by: string, on: string): string => {
    const ballot = ballots.find(
      one =>
        one.by === by
        && one.standing === 'counts'
        && [one.nobody ? nobody : one.for, one.family, one.individual].includes(on),
    )
    const number = posts.find(({ id }) => id === ballot?.post)?.number
    return number === undefined ? named(by) : `${named(by)} #${number}`
  }
  return {
    totals: totals.map(({ of, votes, voters, notes }) => ({
      of: named(of),
      votes,
      voters: voters.map(by => voted(by, of)),
      ...(notes && { notes: notes.map(({ votes: by, said }) => ({ votes: by, said })) }),
    })),
    uncounted: ballots.flatMap(({ by, for: on, nobody: none, family, individual, standing, why, rule }) =>
      standing === 'counts' || standing === 'takesBack'
        ? []
        : [
            {
              by: named(by),
              for: [none ? nobody : on, family, individual].flatMap(of => (of === undefined ? [] : [named(of)])),
              standing,
              ...(why !== undefined && { why }),
              ...(rule !== undefined && { rule }),
            },
          ],
    ),
    steps: steps.map(({ id, said, rule, holds, changes }) => ({
      id,
      said,
      rule,
      holds,
      changes: changes.map(change => ({ ...change, of: named(change.of) })),
    })),
    ...(needed !== undefined && { needed }),
    lynched: lynched.map(named),
  }
}
