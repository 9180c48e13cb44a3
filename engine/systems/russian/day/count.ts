/**
 * A count on its way through its steps: who voted for whom, what each ballot weighs by now, who is to die. Every step takes
 * what the former left; one that changes nothing is not shown (RU-VOTE-15).
 */
import { Count } from '../../../vote/tally.ts'
import type { TallyStep } from '../../../journal/outcome.ts'
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { perRun } from '../shared/per-run.ts'
import { any, type Resolution } from '../vocabulary.ts'
import type { Boost, Cast, Sentence, Shield, Silence } from './hooks.ts'
import type { VoteStep } from './order.ts'
import { leftOf, sumUp, type Left, type Point, type Removal } from './points.ts'

/** What the steps before have left. */
interface Counting {
  count: Count<string>
  shields: readonly Shield[]
  ballots: readonly Cast[]
  points: readonly Point[]
  removals: readonly Removal[]
  /** What one step leaves of every ballot, which is what the next one finds. */
  left: ReadonlyMap<string, Left>
  sentences: readonly Sentence[]
  /** What parts added to these ballots, and what they made nothing of, as they said at those steps. */
  boosts: readonly Boost[]
  silences: readonly Silence[]
}

export const counting = perRun<Counting>(run => ({
  count: new Count<string>({ players: run.living().map(({ slot }) => slot) }),
  shields: [],
  ballots: [],
  points: [],
  removals: [],
  left: new Map(),
  sentences: [],
  boosts: [],
  silences: [],
}))

/** What a step leaves of the points, and what it took. */
export interface Stepped {
  points: readonly Point[]
  because: readonly Reason[]
  removals?: readonly Removal[]
}

/** Takes one step of the count; where its reason does not hold, what was before stays. */
export function recount(
  run: Resolution,
  id: VoteStep,
  step: (run: Resolution, points: readonly Point[], removals: readonly Removal[]) => Stepped,
): void {
  const now = counting(run)
  const { points, because, removals = now.removals } = step(run, now.points, now.removals)
  if (!because.length) return
  const reason = any({ is: 'fact', kind: 'recounted', of: '', values: { step: id } }, { rule: 'RU-VOTE-15' }, because)
  const before = now.left
  // What failed, and what was spared, is remembered: it tells why nothing came of it. What fell away before still does.
  now.points = points
  const earlier = now.removals
  now.removals = reason.holds ? removals : removals.filter(one => !one.why.holds || earlier.includes(one))
  now.count.step(id, 'RU-VOTE-15', reason, ({ players }) => {
    sumUp(players, points, removals)
  })
  const changed = changesOf(before, (now.left = leftOf(points, now.removals)))
  if (changed.length) now.count.steps.at(-1)!.ballots = changed
  run.tally = now.count.result()
}

/** Every ballot that counts otherwise than before. */
function changesOf(before: ReturnType<typeof leftOf>, after: ReturnType<typeof leftOf>): TallyStep['ballots'] & {} {
  const changed: ReturnType<typeof changesOf> = []
  for (const [ballot, { by, on, votes }] of before) {
    const now = after.get(ballot)?.votes ?? 0
    if (now !== votes) changed.push({ by, on, before: votes, after: now })
  }
  for (const [ballot, { by, on, votes }] of after)
    if (votes && !before.has(ballot)) changed.push({ by, on, before: 0, after: votes })
  return changed
}

/** How many votes everybody has by now. */
export const totals = (run: Resolution): Readonly<Record<SeatId, number>> => counting(run).count.totals.players
