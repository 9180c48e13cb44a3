/** Ballots as reasons: what speaks for a majority, and what no longer does. */
import type { Ballot } from '../../journal/state.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { all, least, type Cites, type Claim, type Voting } from './vocabulary.ts'
import { weighed } from './weight.ts'

export const votesFor = (ballot: string, by: SeatId, on = ''): Claim => ({
  is: 'fact',
  kind: 'votesFor',
  of: on,
  other: by,
  values: { ballot },
})

/** A ballot as so many votes as its voter has (`votes(2)`), each a reason. */
export function votesOf(run: Voting, ballot: Ballot, { ballot: rule, weight, seat }: Cites): Reason[] {
  const { id, by, for: on } = ballot
  const vote = all(votesFor(id, by, on), { rule }, sameSeats(run, ballot, seat))
  const weighing = weighed(run.catalogue, run.seat(by))
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

/** A replaced player's votes, and those for that player, are his successor's: seats vote, not names. */
const sameSeats = (run: Voting, { by, for: on }: Ballot, rule: RuleId | undefined): Reason[] =>
  rule === undefined
    ? []
    : [...new Set([by, on])].flatMap(slot =>
        slot !== undefined && run.game.seats.some(seat => seat.slot === slot && seat.former?.length)
          ? all({ is: 'fact', kind: 'sameSeat', of: slot }, { rule })
          : [],
      )

/** That votes are enough: how many there are, how many it takes, and how many more the host has yet to confirm (`waits`). */
export const enoughClaim = (needed: number, of: SeatId, votes: readonly Reason[], waits = 0): Claim => ({
  is: 'fact',
  kind: 'enoughVotes',
  of,
  values: { needed, count: votes.filter(({ holds }) => holds).length, waits },
})

/** Whether they are. What has yet to be confirmed is never among those that count. */
export const enoughVotes = (needed: number, of: SeatId, rule: RuleId, votes: readonly Reason[], waits = 0): Reason =>
  least(needed, enoughClaim(needed, of, votes, waits), { rule }, votes)

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
export const takesBack = (ballot: string, by: SeatId, of: SeatId): Claim => ({
  is: 'fact',
  kind: 'takenBack',
  of,
  other: by,
  values: { ballot },
})
