/** The ballots of an election: whose count, and for whom (RU-ELEC-1, RU-ELEC-2). Roles and boosts do nothing to them. */
import type { Ballot } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { sentIn } from '../shared/cast-ballots.ts'
import { Count, isLate } from '../../../vote/tally.ts'
import { eliteIs, isElite } from '../shared/roster.ts'
import { all, any, type Says, type Resolution } from '../vocabulary.ts'

/** A ballot that was cast in an election, and whether it counts. */
export interface Backing {
  by: SeatId
  target: SeatId
  /** Left with the host before: no first ballot (RU-ELEC-3). */
  advance: boolean
  why: Reason
}

/** @param tied those between whom a second round is; empty in the first one */
export function countBacking(run: Resolution, tied: readonly SeatId[]): { backings: Backing[]; count: Count<Says> } {
  const candidates = run.living().filter(seat => !seat.bystander && mayHoldPost(seat) && among(tied, seat.slot))
  const count = new Count<Says>({ players: candidates.map(({ slot }) => slot) })
  const spoken = new Set<SeatId>()
  const backings: Backing[] = []
  for (const ballot of sentIn(run)) {
    const bars = barsOf(run, ballot, tied, spoken)
    const [bar] = bars
    if (!bar || bar.rule !== 'RU-TIME-2') spoken.add(ballot.by)
    if (ballot.for === undefined) {
      if (bar) count.uncounted(ballot.id, bar.rule, saysOf(bar))
      else count.uncounted(ballot.id, 'RU-ELEC-1', { is: 'fact', kind: 'abstains', of: ballot.by })
      continue
    }
    const claim = { is: 'fact', kind: 'backs', of: ballot.by, other: ballot.for } as const
    const why = all(claim, { rule: 'RU-ELEC-1' }, [], bars)
    if (why.holds) count.counted(ballot.id)
    else if (bar) count.uncounted(ballot.id, bar.rule, saysOf(bar))
    backings.push({ by: ballot.by, target: ballot.for, advance: ballot.advance === true, why })
  }
  const cited = { rule: tied.length ? 'RU-ELEC-3' : 'RU-ELEC-1' }
  const claim = { is: 'fact', kind: 'votesCast', of: '', values: { votes: backings.filter(counts).length } } as const
  count.step(
    'cast',
    cited.rule,
    any(
      claim,
      cited,
      backings.map(({ why }) => why),
    ),
    ({ players }) => {
      for (const { target } of backings.filter(counts)) players[target] = (players[target] ?? 0) + 1
    },
  )
  return { backings, count }
}

export const counts = ({ why }: Backing): boolean => why.holds

/** Main players may be mayor or secretary, and of the elites the agent (RU-ELEC-2). */
const mayHoldPost = (seat: Parameters<typeof eliteIs>[0] & Parameters<typeof isElite>[0]): boolean =>
  !isElite(seat) || eliteIs(seat, 'holdsPosts')

const among = (tied: readonly SeatId[], slot: SeatId): boolean => !tied.length || tied.includes(slot)

type Bar = Reason & { claim: { is: 'fact'; kind: Says } }
const saysOf = ({ claim }: Bar) => claim

/** Everything that keeps a ballot from counting: who casts it, when, and for whom. */
function barsOf(run: Resolution, ballot: Ballot, tied: readonly SeatId[], spoken: ReadonlySet<SeatId>): Bar[] {
  const { by, for: target, at } = ballot
  const voter = run.seat(by)
  const { opens } = run.phase
  const bar = (rule: RuleId, kind: Says, of: SeatId): Bar => run.given({ is: 'fact', kind, of }, rule) as Bar
  const early = ballot.advance !== true && at !== undefined && opens !== undefined && Date.parse(at) < Date.parse(opens)
  return [
    ...(early ? [bar('RU-VOTE-1', 'earlyVote', by)] : []),
    ...(isLate(ballot, run.phase) ? [bar('RU-TIME-2', 'lateVote', by)] : []),
    ...(voter.alive ? [] : [bar('RU-VOTE-1', 'deadVoter', by)]),
    ...(spoken.has(by) ? [bar('RU-VOTE-1', 'ballotFinal', by)] : []),
    ...(eliteIs(voter, 'serves') ? [bar('RU-SRV-3', 'servantSilent', by)] : []),
    ...(eliteIs(voter, 'weighsNothing') ? [bar('RU-MAS-1', 'weighsNothing', by)] : []),
    ...(tied.includes(by) ? [bar('RU-ELEC-3', 'isTied', by)] : []),
    ...(target === undefined ? [] : barsOfTarget(run, by, target, tied, bar)),
  ]
}

function barsOfTarget(
  run: Resolution,
  by: SeatId,
  target: SeatId,
  tied: readonly SeatId[],
  bar: (rule: RuleId, kind: Says, of: SeatId) => Bar,
): Bar[] {
  const seat = seatOf(run.game, target)!
  return [
    ...(target === by ? [bar('RU-ELEC-1', 'backsHimself', by)] : []),
    ...(seat.alive ? [] : [bar('RU-ELEC-1', 'deadTarget', target)]),
    ...(mayHoldPost(seat) ? [] : [bar('RU-ELEC-2', 'noPostFor', target)]),
    ...(among(tied, target) ? [] : [bar('RU-ELEC-3', 'notTied', target)]),
    ...(wroteNoWall(run, target) ? [bar('RU-ELEC-1', 'noWallNoPost', target)] : []),
  ]
}

/** The host recorded that this player wrote no wall before the election. */
const wroteNoWall = (run: Resolution, who: SeatId): boolean =>
  (run.game.records ?? []).some(
    ({ form, phase, values }) =>
      form === 'noWall' && values.player === who && (phase === undefined || phase.startsWith('election')),
  )
