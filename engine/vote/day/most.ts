/** The most votes, where a day ends without a majority: for one alone, or for several as a tie is broken. */
import type { RuleId, Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { drawers } from '../../resolve/sequence/drawer.ts'
import { all, any, type Claim, type Voting } from './vocabulary.ts'

/** What comes of several with the most votes. */
export type Tie = 'nobody' | 'all' | 'draw'

/** The most votes are enough: for one alone, or for several as the tie is broken. */
export function mostVotes(
  walk: Voting,
  slot: Slot,
  wanted: readonly Slot[],
  on: (slot: Slot) => Reason[],
  tie: Tie,
  rule: RuleId,
): Reason {
  const mostOf = (one: Slot): Reason => {
    const claim: Claim = { is: 'fact', kind: 'mostVotes', of: one, values: { count: on(one).length } }
    return all(claim, { rule }, on(one), wanted.includes(one) ? [] : wanted.map(mostOf))
  }
  const most = mostOf(slot)
  const rivals = wanted.filter(one => one !== slot).map(mostOf)
  if (wanted.length < 2 || !most.holds) return most
  const tied: Claim = { is: 'fact', kind: 'tied', of: slot, values: { count: wanted.length } }
  const amongSeveral = { rule, notes: [{ claim: tied, rule }] }
  switch (tie) {
    case 'all':
      return all({ is: 'fact', kind: 'tiedAll', of: slot }, amongSeveral, [most])
    case 'draw':
      return all(
        { is: 'fact', kind: 'drawn', of: slot },
        amongSeveral,
        [most],
        drawn(walk, wanted) === slot ? [] : [any({ is: 'fact', kind: 'notDrawn', of: slot }, { rule }, rivals)],
      )
    default:
      return all({ is: 'fact', kind: 'mostAlone', of: slot }, { rule }, [most], [any(tied, { rule }, rivals)])
  }
}

const draws = drawers<Slot>()

/** One draw for a tie. */
function drawn(walk: Voting, wanted: readonly Slot[]): Slot {
  return draws(walk, 'tie', () => walk.draw('tie', wanted[0]!, wanted)!)
}
