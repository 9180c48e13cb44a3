/** How much one ballot may weigh (RU-CAP-1). */
import { isBlack } from '../shared/sides.ts'
import type { Walk } from '../vocabulary.ts'
import { byBallot, taken, type Point, type Stepped } from './points.ts'

/** As many as there are other reds, or blacks where those are more. */
export function limitOf(walk: Walk): number {
  const living = walk.living()
  const reds = living.filter(({ faction }) => faction === 'red').length
  return Math.max(reds - 1, living.filter(isBlack).length)
}

/** The ballot of somebody who is not black weighs no more than that, whatever is added to it. */
export function underCaps(walk: Walk, points: readonly Point[]): Stepped {
  const limit = limitOf(walk)
  const capped = ({ by, target }: Point) =>
    walk.given({ is: 'fact', kind: 'ballotCapped', of: by, other: target, values: { size: limit } }, 'RU-CAP-1')
  const above = byBallot(points).flatMap(ballot => {
    const [first] = ballot
    const over = ballot.slice(Math.max(1, limit))
    return first && over.length && !isBlack(walk.seat(first.by)) ? { over, why: capped(first) } : []
  })
  return {
    points: points.map(point => {
      const cap = above.find(({ over }) => over.includes(point))
      return cap ? taken(point, cap.why, 'RU-CAP-1') : point
    }),
    because: above.map(({ why }) => why),
  }
}
