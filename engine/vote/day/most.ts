/** The most votes, where a day ends without a majority: for one alone, or for several as a tie is broken. */
import { nobody, type SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { perRunByKey } from '../../resolve/sequence/per-run.ts'
import { all, any, type Cites, type Claim, type Says, type Voting } from './vocabulary.ts'

/** What comes of several with the most votes. */
export type Tie = 'nobody' | 'all' | 'draw' | 'firstToReach' | 'revote' | 'host'

/** How one of several is singled out: what a tree says of that one, and of the others. */
const singled: Partial<Record<Tie, readonly [is: Says, other: Says]>> = {
  draw: ['drawn', 'notDrawn'],
  firstToReach: ['firstThere', 'notFirst'],
  host: ['picked', 'notPicked'],
}

/**
 * The most votes are enough: for one alone, or for several as the tie is broken.
 * @param one whom of several a system singles out, where it is not drawn; nobody where absent
 * @param waits how many more votes for each the host has yet to confirm, which the totals show and which decide nothing
 */
export function mostVotes(
  run: Voting,
  slot: SeatId,
  wanted: readonly SeatId[],
  on: (slot: SeatId) => Reason[],
  tie: Tie,
  { deadline: rule, tie: ofTies }: Cites,
  one?: SeatId,
  waits: (slot: SeatId) => number = () => 0,
): Reason {
  const mostOf = (one: SeatId): Reason => {
    const [count, more] = [on(one).length, waits(one)]
    const claim: Claim = more
      ? { is: 'fact', kind: 'mostVotesSoFar', of: one, values: { count, waits: more } }
      : { is: 'fact', kind: 'mostVotes', of: one, values: { count } }
    return all(claim, { rule }, on(one), wanted.includes(one) ? [] : wanted.map(mostOf))
  }
  const most = mostOf(slot)
  const rivals = wanted.filter(one => one !== slot).map(mostOf)
  if (wanted.length < 2 || !most.holds) return most
  const tied: Claim = { is: 'fact', kind: 'tied', of: slot, values: { count: wanted.length } }
  const amongSeveral = { rule: ofTies, notes: [{ claim: tied, rule: ofTies }] }
  if (tie === 'all') return all({ is: 'fact', kind: 'tiedAll', of: slot }, amongSeveral, [most])
  const [is, other] = singled[tie] ?? []
  const chosen = tie === 'draw' ? drawn(run, wanted) : one
  if (is === undefined || other === undefined || chosen === undefined)
    return all(
      { is: 'fact', kind: 'mostAlone', of: slot },
      { rule: ofTies },
      [most],
      [any(tied, { rule: ofTies }, rivals)],
    )
  return all(
    { is: 'fact', kind: is, of: slot },
    amongSeveral,
    [most],
    chosen === slot ? [] : [any({ is: 'fact', kind: other, of: slot }, { rule: ofTies }, rivals)],
  )
}

const draws = perRunByKey<string>()

/** What stands on a lot. */
const lotOf = (one: SeatId): string => (one === nobody ? 'nobody' : one)

/** One draw for a tie. */
function drawn(run: Voting, wanted: readonly SeatId[]): SeatId {
  const lot = draws(run, 'tie', () => run.draw('tie', wanted[0]!, wanted.map(lotOf))!)
  return wanted.find(one => lotOf(one) === lot)!
}
