/** Ballots as reasons: what speaks for a majority, and what no longer does. */
import type { Ballot } from '../../journal/state.ts'
import type { RuleId, Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { all, type Cites, type Claim, type Voting } from './vocabulary.ts'
import { weighed } from './weight.ts'

export const votesFor = (ballot: string, by: Slot, on = ''): Claim => ({
  is: 'fact',
  kind: 'votesFor',
  of: on,
  other: by,
  values: { ballot },
})

export const voteOf = ({ id, by, for: on }: Ballot, rule: RuleId): Reason => all(votesFor(id, by, on), { rule })

/** A ballot as so many votes as its voter has (`votes(2)`), each a reason. */
export function votesOf(walk: Voting, ballot: Ballot, { ballot: rule, weight }: Cites): Reason[] {
  const { id, by, for: on } = ballot
  const vote = voteOf(ballot, rule)
  const weighing = weighed(walk.catalogue, walk.seat(by))
  const also = weighing.by === undefined || weighing.by === weight ? {} : { also: [weighing.by] }
  const more = Array.from({ length: weighing.votes - 1 }, (_, nth) =>
    all(
      { is: 'fact', kind: 'votesAgain', of: on!, other: by, values: { ballot: id, nth: nth + 2 } },
      { rule: weight, ...also },
      [vote],
    ),
  )
  return [vote, ...more]
}

/** A vote that its voter took back, or gave to somebody else. */
export const replacedBy = ({ id, by, for: on }: Ballot, later: Ballot, rule: RuleId): Reason =>
  all(
    votesFor(id, by, on),
    { rule },
    [],
    [
      all(
        later.for === undefined
          ? { is: 'fact', kind: 'tookBack', of: by, other: on! }
          : { is: 'fact', kind: 'votedOn', of: later.for, other: by },
        { rule },
      ),
    ],
  )

/** An unvote, or a vote for somebody else, as what it takes away. */
export const takesBack = (ballot: string, by: Slot, of: Slot): Claim => ({
  is: 'fact',
  kind: 'takenBack',
  of,
  other: by,
  values: { ballot },
})
