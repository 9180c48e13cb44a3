/** The court (1923-V8 to V10): which families are sent there. */
import type { Reason } from '../../../reason/reason.ts'
import { fact, holds, under } from '../claims.ts'
import { families } from '../families.ts'
import { all, any, least, type Fact, type Resolution } from '../vocabulary.ts'
import { familyJailsOf } from '../vote/jails.ts'
import { atLeast, castOn, votesOn, type Vote } from '../vote/votes.ts'
import { hasMore, keepsUp } from './ahead.ts'

/** A family as it stands in the vote. */
interface Standing {
  family: string
  votes: number
  jails: readonly Reason[]
}

/** Writes which families are sent to court, and which nearly were (1923-V8, V9, V9a, V9b, SHE6). */
export function sendToCourt(run: Resolution, vote: Vote): Fact<'atCourt'>[] {
  const size = run.option<number>('court.size')
  const fewest = run.option<number>('court.minFamilyVotes')
  const standing = families(run).map(family => ({
    family,
    votes: votesOn(vote.tally.totals, 'family', family),
    jails: familyJailsOf(run, family),
  }))
  // A family in jail is concerned where somebody voted for it; that none of it counts is what keeps it from court.
  const concerned = standing.filter(({ family }) => fewest <= 0 || castOn(vote, 'family', family))
  return concerned.map(one => {
    const { family, votes, jails } = one
    const why = all(
      fact('amongFirst', family, { values: { votes, size } }),
      { rule: '1923-V8' },
      [
        atLeast(fewest, vote, 'family', family, fact('enoughVotes', family, { values: { votes } }), '1923-V9b'),
        isHighEnough(run, vote, one, standing),
      ],
      jails.map(jail => under(fact('jailedFromCourt', family), '1923-SHE6', jail)),
    )
    return run.put({ kind: 'atCourt', of: family, why, rule: '1923-V8', data: { votes } })
  })
}

/** That fewer others have more votes than go to court; totals that several have count once where the host says so. */
function isHighEnough(run: Resolution, vote: Vote, { family, votes }: Standing, standing: readonly Standing[]): Reason {
  const size = run.option<number>('court.size')
  const held = { half: 'family', on: family } as const
  const others = standing.filter(one => one.family !== family)
  const totals = others.filter(({ jails }) => !holds(jails)).map(one => one.votes)
  const isTied = totals.includes(votes) && totals.filter(total => total >= votes).length >= size
  const above = others.flatMap(({ family: rival, votes: total, jails }) =>
    hasMore(vote, held, {
      rival,
      says: 'familyHasMore',
      rule: '1923-V8',
      out: jails.map(jail => under(fact('jailedFromCourt', rival), '1923-SHE6', jail)),
    }).map(why => ({ total, why })),
  )
  const ranks = run.option('court.tieMode') === 'denseRank' ? eachTotalOnce(above) : above.map(({ why }) => why)
  const higher = ranked(run, totals)
  return all(
    fact('highEnough', family, { values: { size } }),
    { rule: isTied ? '1923-V9' : '1923-V9a' },
    keepsUp(vote, held, higher.slice(size - 1, size)),
    ranks.length < size
      ? []
      : [least(size, fact('othersAhead', family, { values: { size } }), { rule: '1923-V8' }, ranks)],
  )
}

/** Totals as they go to court, the highest first. */
function ranked(run: Resolution, totals: readonly number[]): number[] {
  const some = run.option('court.tieMode') === 'denseRank' ? [...new Set(totals)] : totals
  return some.toSorted((a, b) => b - a)
}

/** Whoever has the same total stands for one. */
function eachTotalOnce(above: readonly { total: number; why: Reason }[]): Reason[] {
  const totals = [...new Set(above.map(({ total }) => total))]
  return totals.map(votes => {
    const same = above.filter(({ total }) => total === votes).map(({ why }) => why)
    return same.length === 1
      ? same[0]!
      : any(fact('totalIsHigher', '', { values: { votes } }), { rule: '1923-V9a' }, same)
  })
}
