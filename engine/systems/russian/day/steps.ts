/**
 * The tally of a lynch as a list of steps (RU-VOTE-15). Each takes the points as the one before it left them, and its
 * place on the list is its place in the count; a step that changes nothing is not shown.
 */
import { any, type Walk } from '../vocabulary.ts'
import { countBallots } from './ballots.ts'
import { behindBarriers, ofDrugged } from './barriers.ts'
import { underCaps, underSums } from './caps.ts'
import { boosted } from './lawyer.ts'
import { totalsOf, type Point, type Removal, type Stepped } from './points.ts'

type Step = (walk: Walk, points: readonly Point[], removals: readonly Removal[]) => Stepped

/** Weights, cuts of single ballots, barriers, limits of sums: each of them is about what the former left. */
export const steps: Readonly<Record<string, Step>> = {
  boosts: boosted,
  drugs: ofDrugged,
  caps: underCaps,
  barriers: behindBarriers,
  sums: underSums,
}

/** What the count comes to: every point, those included that were lost on the way, and what fell away from sums. */
export interface Counted {
  points: readonly Point[]
  removals: readonly Removal[]
}

/** Counts the ballots. */
export function tally(walk: Walk): Counted {
  const { count, points: cast } = countBallots(walk)
  let now: Counted = { points: cast, removals: [] }
  for (const [id, step] of Object.entries(steps)) {
    const { points, because, removals = now.removals } = step(walk, now.points, now.removals)
    if (!because.length) continue
    const reason = any({ is: 'fact', kind: 'recounted', of: '' }, { rule: 'RU-VOTE-15' }, because)
    // What was spared is remembered, for it tells why nothing fell away.
    now = reason.holds ? { points, removals } : { ...now, removals: removals.filter(({ why }) => !why.holds) }
    count.step(id, 'RU-VOTE-15', reason, ({ players }) => {
      Object.assign(players, totalsOf(Object.keys(players), points, removals))
    })
  }
  walk.tally = count.result()
  return now
}
