/** The ballots of a day: which enter, and for whom each is (RU-VOTE-1, RU-VOTE-8). */
import type { Ballot } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import type { RuleId, Slot } from '../../../reason/claim.ts'
import { cast } from '../../../vote/cast.ts'
import { Count, isLate } from '../../../vote/tally.ts'
import { vertical } from '../posts/vertical.ts'
import { isElite } from '../shared/elites.ts'
import type { Point } from './points.ts'
import { all, type Claim, type Says, type Walk } from '../vocabulary.ts'

/** A ballot that counts, and for whom: where it was at nobody who can be voted for, for the voter (RU-VOTE-8). */
interface Counted {
  ballot: Ballot
  target: Slot
  fallen?: Bar
}

/** Counts the ballots: the first of each voter, of the living, cast while the vote was open. */
export function countBallots(walk: Walk): { count: Count<Says>; points: Point[] } {
  const count = new Count<Says>({ players: walk.living().map(({ slot }) => slot) })
  const voted = new Set<Slot>()
  const valid: Counted[] = []
  for (const ballot of cast(walk.system, walk.game, walk.phase).ballots) {
    const refused =
      voided(walk, ballot) ?? (voted.has(ballot.by) ? no('RU-VOTE-1', 'ballotFinal', ballot.by) : undefined)
    if (refused) {
      count.uncounted(ballot.id, refused.rule, refused.why)
      continue
    }
    voted.add(ballot.by)
    const fallen = unvotable(walk, ballot)
    const target = fallen || ballot.for === undefined ? ballot.by : ballot.for
    const spent = fallen && walk.option('immuneAutoVote') === 'void' ? mayorSafe(walk, target) : undefined
    if (spent) count.uncounted(ballot.id, 'RU-VOTE-8', spent.why)
    else {
      valid.push({ ballot, target, ...(fallen && { fallen }) })
      count.counted(ballot.id)
    }
  }
  const each = valid.map(({ ballot: { by }, target, fallen }) => {
    const rule: RuleId = fallen ? 'RU-VOTE-8' : 'RU-VOTE-1'
    const claim = { is: 'fact', kind: 'votes', of: by, other: target } as const
    const why = fallen ? all(claim, { rule }, [walk.given(fallen.why, fallen.rule)]) : walk.given(claim, rule)
    walk.put({ kind: 'votes', of: by, why, rule, data: { target } })
    return why
  })
  const ballots = all(
    { is: 'fact', kind: 'votesCast', of: '', values: { votes: valid.length } },
    { rule: 'RU-VOTE-1' },
    each,
  )
  count.step('cast', 'RU-VOTE-1', ballots, ({ players }) => {
    for (const { target } of valid) players[target] = (players[target] ?? 0) + 1
  })
  return { count, points: valid.map(({ ballot: { by }, target }, place) => ({ by, target, why: each[place]! })) }
}

/** What keeps a ballot from entering. */
interface Bar {
  rule: RuleId
  why: Claim
}
const no = (rule: RuleId, kind: Says, of: Slot): Bar => ({ rule, why: { is: 'fact', kind, of } })

/** Why a ballot never entered. */
function voided(walk: Walk, ballot: Ballot): Bar | undefined {
  const { opens } = walk.phase
  if (ballot.at !== undefined && opens !== undefined && Date.parse(ballot.at) < Date.parse(opens))
    return no('RU-VOTE-1', 'earlyVote', ballot.by)
  if (isLate(ballot, walk.phase)) return no('RU-TIME-2', 'lateVote', ballot.by)
  return seatOf(walk.game, ballot.by)?.alive ? undefined : no('RU-VOTE-1', 'deadVoter', ballot.by)
}

/** Why nobody whom a ballot could be for is named by it. */
function unvotable(walk: Walk, { by, for: target }: Ballot): Bar | undefined {
  if (target === undefined) return no('RU-VOTE-8', 'namesNobody', by)
  return seatOf(walk.game, target)?.alive
    ? (mayorSafe(walk, target) ?? outOfReach(walk, target))
    : no('RU-VOTE-8', 'deadTarget', target)
}

const mayorSafe = (walk: Walk, who: Slot): Bar | undefined =>
  seatOf(walk.game, who)?.details?.title === 'mayor' ? no('RU-MAY-1', 'mayorSafe', who) : undefined

/** Elites, and who is under the vertical today (RU-ELITE-1, RU-VERT-1). */
function outOfReach(walk: Walk, who: Slot): Bar | undefined {
  if (isElite(walk.seat(who))) return no('RU-ELITE-1', 'isElite', who)
  const raised = vertical(walk)
  return raised?.of === who && raised.why.holds ? no('RU-VERT-1', 'onVertical', who) : undefined
}
