/** The witness: who votes as he does, and was named before the vote, weighs more, and he himself too (RU-WIT-1). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Boost, Cast } from '../day/hooks.ts'
import { endOfVote } from '../day/rounds.ts'
import { felledBy, playedBy } from '../shared/speaks.ts'
import { all, type Fact, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Named until the last revote of this vote. */
export const vouching: LateEffect = (run, { move: { actor, id: action }, at, why }) => {
  const vouched = all({ is: 'fact', kind: 'vouched', of: at, other: actor, action }, { rule: 'RU-WIT-1', action }, [
    why,
    ...playedBy(run, actor, 'vouch'),
  ])
  const until = endOfVote(run)
  run.put({ kind: 'vouched', of: at, by: actor, action, why: vouched, rule: 'RU-WIT-1', until })
  return vouched
}

/** That two ballots are for one player, by their own reasons. */
export const votesAlike = (one: Cast, other: Cast, because: readonly Reason[], rule: string): Reason =>
  all({ is: 'fact', kind: 'votesAlike', of: one.by, other: other.by }, { rule }, [one.why, other.why, ...because])

/** One more for each whom he named and who votes as he does, and for himself as many; what a liar makes of their ballots changes nothing of that. */
export function confirmed(run: Resolution, ballots: readonly Cast[]): Boost[] {
  return sentNow(run, run.ledger.attempts({ kind: 'vouched', when: 'soFar' })).flatMap(fact => {
    const { of, by: witness = '' } = fact
    const lost = felledBy(fact.why)
    return pairsOf(ballots, witness, of).flatMap(([his, theirs]): Boost[] => {
      const why = votesAlike(theirs, his, [run.ledger.standing(fact, 'soFar')], 'RU-WIT-1')
      return [
        { by: of, target: theirs.target, votes: 1, why, lost },
        { by: witness, target: his.target, votes: 1, why, lost },
      ]
    })
  })
}

/** What was named for this vote, and what was to be and is not: the move failed. */
export const sentNow = <One extends Fact>(run: Resolution, facts: readonly One[]): One[] =>
  facts.filter(fact => run.ledger.standing(fact, 'soFar').holds || (fact.phase === undefined && !fact.why.holds))

/** Each two ballots of these that are for one player. */
export const pairsOf = (ballots: readonly Cast[], one: SeatId, other: SeatId): [Cast, Cast][] =>
  ballots
    .filter(({ by }) => by === one)
    .flatMap(mine =>
      ballots
        .filter(({ by, target }) => by === other && target === mine.target)
        .map((its): [Cast, Cast] => [mine, its]),
    )
