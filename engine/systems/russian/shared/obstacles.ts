/** What a move meets on its way: at home, or at its target. Each obstacle is written down where it is asked for, failed ones too. */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Way } from '../../../resolve/sequence/way.ts'
import type { Fact, Resolution } from '../vocabulary.ts'

/** Something in the way of a move, or tried: at home, or at its target, on the way to which place. */
export interface Obstacle {
  at: string
  where: 'home' | 'target'
  why: Reason
}

/** What is in the way of a move to one of its places, the first first. */
export const obstaclesOn = ({ at, home, target }: Pick<Way, 'at' | 'home' | 'target'>): Obstacle[] => [
  ...home.map((why): Obstacle => ({ at, where: 'home', why })),
  ...target.map((why): Obstacle => ({ at, where: 'target', why })),
]

/** Writes down what somebody's move meets on its way to a place. */
export function meets(run: Resolution, by: SeatId, action: string, way: Pick<Way, 'at' | 'home' | 'target'>): void {
  for (const { at, where, why } of obstaclesOn(way))
    run.put({ kind: 'obstacle', of: at, by, action, why, rule: why.rule, data: { where } })
}

/** What somebody's move met on its way to a place, or to any of them. */
export const metOn = (
  run: Resolution,
  by: SeatId | undefined,
  action: string | undefined,
  at?: string,
): (Obstacle & Pick<Fact, 'tick'>)[] =>
  run.ledger
    .attempts({
      kind: 'obstacle',
      by,
      when: 'soFar',
      ...(at !== undefined && { of: at }),
      where: fact => fact.action === action,
    })
    .map(({ of, data, why, tick }) => ({ at: of, where: data.where, why, tick }))
