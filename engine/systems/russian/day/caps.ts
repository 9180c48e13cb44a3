/** How much one ballot may weigh (RU-CAP-1), and how much the ballots of one side together (RU-CAP-2, RU-CAP-4). */
import type { RuleId, Slot } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { isBlack } from '../shared/sides.ts'
import { any, type Claim, type Walk } from '../vocabulary.ts'
import { byBallot, counts, removedFrom, taken, type Point, type Removal, type Stepped } from './points.ts'

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

/**
 * Once a red was lynched, blacks together give one player no more than that, and with the faceless no more than there are
 * reds, or blacks where those are more. What a barrier takes away it takes from blacks first, and it is in no sum.
 */
export function underSums(walk: Walk, points: readonly Point[], removals: readonly Removal[]): Stepped {
  const lynched = redsLynched(walk)
  if (!lynched.length) return { points, because: [] }
  const reds = walk.living().filter(({ faction }) => faction === 'red').length
  const all = Math.max(reds, walk.living().filter(isBlack).length)
  const cut = walk.living().flatMap(({ slot }): Removal[] => {
    const on = points.filter(point => point.target === slot && counts(point))
    const blacks = on.filter(({ by }) => isBlack(walk.seat(by))).length
    const greys = on.filter(({ by }) => walk.seat(by).faction === 'grey').length
    const left = Math.max(0, blacks - removedFrom(slot, removals))
    const limit = limitOf(walk)
    return [
      ...over(slot, left, limit, 'RU-CAP-2', lynched),
      ...over(slot, Math.min(left, limit) + greys, all, 'RU-CAP-4', lynched),
    ]
  })
  return { points, because: cut.map(({ why }) => why), removals: [...removals, ...cut] }
}

/** What of a sum is above its limit falls away. */
function over(of: Slot, sum: number, limit: number, rule: RuleId, lynched: readonly Reason[]): Removal[] {
  if (sum <= limit) return []
  const claim: Claim = { is: 'fact', kind: 'sumCapped', of, values: { size: limit } }
  return [{ of, votes: sum - limit, why: any(claim, { rule }, lynched), says: claim }]
}

/** The lynches of reds so far. */
const redsLynched = (walk: Walk): Reason[] =>
  walk.ledger
    .attempts({ kind: 'lynched', when: 'phaseStart' })
    .filter(({ of, why }) => why.holds && walk.seat(of).faction === 'red')
    .map(fact => walk.ledger.standing(fact, 'phaseStart'))
