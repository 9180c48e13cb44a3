/** Rumours: one player shows black for the night that follows (RU-SLN-1). */
import { homeOf, isMixed, negativeOf, sideOf, type Side } from '../shared/sides.ts'
import type { Slot } from '../../../reason/claim.ts'
import { all, type Gate, type LateEffect, type Walk } from '../vocabulary.ts'
import { ownNight } from './shots.ts'

const until = (walk: Walk): string => `night ${walk.phase.number}`
const ruleOf = (side: Side | undefined): string =>
  side === 'mafia' ? 'RU-MAF-10' : side === 'maniac' ? 'RU-MAN-5' : 'RU-SLN-1'

/** Whose rumour it is; of a pair made of the last two each spreads those of the own side (RU-DET-12). */
const sideIn = (walk: Walk, who: Slot): Side | undefined =>
  isMixed(walk.game.seats) ? homeOf(negativeOf(walk.seat(who))) : sideOf(walk.game.seats, who)

export const slandering: LateEffect = (walk, { move: { id: action, actor }, at, why }) => {
  const side = sideIn(walk, actor)
  const night = side && ownNight(walk, side)
  const slandered = all(
    { is: 'fact', kind: 'slandered', of: at, other: actor, action },
    { rule: 'RU-SLN-1', also: [night === 'RU-FMT-6' ? night : ruleOf(side)], action },
    [why],
  )
  walk.put({
    kind: 'slandered',
    of: at,
    by: actor,
    action,
    why: slandered,
    rule: 'RU-SLN-1',
    data: { side: side ?? '' },
    until: until(walk),
  })
  return slandered
}

/** One rumour a night for each side: the first in the roster, after what was said in the evening. */
export const oneRumour: Gate = (walk, { does, actor }) => {
  if (does !== 'slander') return undefined
  const side = sideIn(walk, actor)
  const mixed = isMixed(walk.game.seats)
  const reason = walk.ledger.seek(
    {
      kind: 'slandered',
      when: 'soFar',
      where: fact => (mixed || fact.data.side === side) && fact.until === until(walk),
    },
    ruleOf(side),
    { is: 'fact', kind: 'rumourSpread', of: '', values: { side: side ?? '' } },
  )
  return reason.because.length ? reason : undefined
}
