/** The court (1923-V8 to V10): which families are sent there. */
import { fact, holds, so, under } from '../claims.ts'
import { families } from '../families.ts'
import { all, type Fact, type Walk } from '../vocabulary.ts'
import { familyJailsOf } from '../vote/jails.ts'
import { atLeast, castOn, votesOn, type Vote } from '../vote/votes.ts'

/** Writes which families are sent to court, and which nearly were (1923-V8, V9, V9a, V9b, SHE6). */
export function sendToCourt(walk: Walk, vote: Vote): Fact<'atCourt'>[] {
  const size = walk.option<number>('court.size')
  const least = walk.option<number>('court.minFamilyVotes')
  const standing = families(walk).map(family => ({
    family,
    votes: votesOn(vote.tally.totals, 'family', family),
    jails: familyJailsOf(walk, family),
  }))
  const candidates = standing
    .filter(({ votes, jails }) => votes >= least && !holds(jails))
    .sort((a, b) => b.votes - a.votes)
  const cut = cutOf(
    candidates.map(({ votes }) => votes),
    size,
    walk.option('court.tieMode'),
  )
  // A family in jail is concerned where somebody voted for it; that none of it counts is what keeps it from court.
  const concerned = standing.filter(({ family }) => least <= 0 || castOn(vote, 'family', family))
  return concerned.map(({ family, votes, jails }) => {
    const tied =
      candidates.findIndex(candidate => candidate.votes === votes) < size
      && candidates.filter(candidate => candidate.votes >= votes).length > size
    const why = all(
      fact('amongFirst', family, { values: { votes, size } }),
      { rule: '1923-V8' },
      [
        atLeast(least, vote, 'family', family, fact('enoughVotes', family, { values: { votes } }), '1923-V9b'),
        so(
          votes >= cut,
          fact('atLeastCut', family, { values: { votes, cut: Number.isFinite(cut) ? cut : 0 } }),
          tied ? '1923-V9' : '1923-V9a',
        ),
      ],
      jails.map(jail => under(fact('jailedFromCourt', family), '1923-SHE6', jail)),
    )
    return walk.put({ kind: 'atCourt', of: family, why, rule: '1923-V8', data: { votes } })
  })
}

/** The least total that goes to court. @param sorted totals of those that may go, the highest first */
function cutOf(sorted: readonly number[], size: number, mode: string): number {
  const ranked = mode === 'denseRank' ? [...new Set(sorted)] : sorted
  return ranked[Math.min(size, ranked.length) - 1] ?? Infinity
}
