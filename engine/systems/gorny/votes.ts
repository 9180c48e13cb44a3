/** The vote of a day: who has how many, and who is lynched for it. */
import { collected } from '../../vote/day/collected.ts'
import { mostVotes, type Tie } from '../../vote/day/most.ts'
import { enoughVotes, votesOf } from '../../vote/day/votes.ts'
import { majorityOf } from '../../vote/standing.ts'
import { Count, top } from '../../vote/tally.ts'
import type { SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { read, type Locked, type Lost } from './ballots.ts'
import { cites, all, any, type Says, type Resolution } from './vocabulary.ts'

/** Counts the day's vote, and lynches who is to be lynched. */
export function countVotes(run: Resolution): void {
  const living = run
    .living()
    .map(({ slot }) => slot)
    .filter(slot => !run.phase.removed.some(({ who }) => who === slot))
  const needed = majorityOf(living.length)
  const { turns, attempts } = collected(run, cites)
  const { standing, refused, givenUp, locked } = read(run, turns)
  const counted = standing.map(ballot => ({ ballot, votes: votesOf(run, ballot, cites) }))
  const on = (slot: SeatId): Reason[] =>
    counted.filter(({ ballot }) => ballot.for === slot).flatMap(({ votes }) => votes)

  const count = new Count<Says>({ players: living })
  for (const { ballot, votes } of counted)
    run.put({ kind: 'vote', of: ballot.for!, by: ballot.by, why: votes[0]!, rule: 'GORNY-V1' })
  for (const { ballot, votes } of counted) count.counted(ballot.id, votes.length)
  for (const { ballot, rule, why } of refused) count.uncounted(ballot.id, rule, why)
  count.step(
    'votes',
    'GORNY-V1',
    all(
      { is: 'fact', kind: 'votesIn', of: '', values: { count: counted.flatMap(({ votes }) => votes).length } },
      { rule: 'GORNY-V1' },
      counted.flatMap(({ votes }) => votes),
    ),
    totals => {
      for (const { ballot, votes } of counted) totals.players[ballot.for!]! += votes.filter(({ holds }) => holds).length
    },
  )
  for (const { ballot, rule, reason } of refused) count.step(`refused:${ballot.id}`, rule, reason)
  for (const [index, reason] of attempts.entries()) count.step(`attempt:${index + 1}`, reason.rule, reason)

  const voted = living.filter(slot => on(slot).length || locked?.who === slot)
  const majorities = new Map(
    voted.map(slot => [
      slot,
      majority(slot, needed, withLost(slot, needed, on(slot), [...refused, ...givenUp]), locked),
    ]),
  )
  for (const [slot, reason] of majorities)
    count.step(locked?.who === slot ? 'lock' : `majority:${slot}`, reason.rule, reason)

  const lynched = voted.filter(slot => majorities.get(slot)!.holds)
  const most = wantedWithout(run, count)
  const wanted = lynched.length ? [] : most
  for (const slot of voted) {
    // Without a majority somebody else's, whoever has fewer votes would have been near.
    const isBeaten = most.length > 0 && !lynched.includes(slot) && !most.includes(slot)
    const reason =
      wanted.length || isBeaten
        ? any({ is: 'fact', kind: 'lynched', of: slot }, { rule: 'GORNY-V5' }, [
            mostVotes(run, slot, most, on, tie(run), cites),
            majorities.get(slot)!,
          ])
        : all({ is: 'fact', kind: 'lynched', of: slot }, { rule: 'GORNY-V3' }, [majorities.get(slot)!])
    if (wanted.length) count.step(`deadline:${slot}`, 'GORNY-V5', reason)
    run.dies(slot, reason, reason.rule, { cause: 'lynched' })
    if (reason.holds) run.lynched.push(slot)
  }
  run.tally = count.result({ needed, ...(locked && { locked: locked.who }) })
}

/** The votes for somebody; of those who gave theirs up or have none too, where these would have made the majority. */
function withLost(slot: SeatId, needed: number, votes: readonly Reason[], lost: readonly Lost[]): readonly Reason[] {
  const voters = new Set(votes.map(({ claim }) => ('other' in claim ? claim.other : undefined)))
  const missing = new Map(
    lost
      .filter(({ ballot }) => ballot.for === slot && !voters.has(ballot.by))
      .map(({ ballot, reason }) => [ballot.by, reason]),
  )
  return votes.length + missing.size < needed ? votes : [...votes, ...missing.values()]
}

/** A majority at the end of the day, or a lock: that holds whatever became of the votes since. */
function majority(slot: SeatId, needed: number, votes: readonly Reason[], locked: Locked | undefined): Reason {
  if (locked?.who === slot) return locked.reason
  return enoughVotes(needed, slot, 'GORNY-V3', votes)
}

/** Who is lynched without a majority (GORNY-V5): those with the most votes, where they are enough and a tie allows. */
function wantedWithout(run: Resolution, { totals }: Count): SeatId[] {
  if (run.option('deadline') !== 'plurality') return []
  return top(totals.players)
}

/** What comes of several with the most votes; where these days are lent, a draw may go by its other name. */
function tie(run: Resolution): Tie {
  const option = run.option('tie')
  return option === 'all' ? 'all' : option === 'random' || option === 'draw' ? 'draw' : 'nobody'
}
