/** Rumours: one player shows black for the night that follows (RU-SLN-1). */
import { homeOf, isMixed, negativeOf, sideOf, type Side } from '../shared/sides.ts'
import type { SeatId } from '../../../reason/claim.ts'
import { all, type ActorGuard, type LateEffect, type Resolution } from '../vocabulary.ts'
import { ownNight } from './shots.ts'

const until = (run: Resolution): string => `night ${run.phase.number}`
const ruleOf = (side: Side | undefined): string =>
  side === 'mafia' ? 'RU-MAF-10' : side === 'maniac' ? 'RU-MAN-5' : 'RU-SLN-1'

/** Whose rumour it is; of a pair made of the last two each spreads those of the own side (RU-DET-12). */
const sideIn = (run: Resolution, who: SeatId): Side | undefined =>
  isMixed(run.game.seats) ? homeOf(negativeOf(run.seat(who))) : sideOf(run.game.seats, who)

export const slandering: LateEffect = (run, { move: { id: action, actor }, at, why }) => {
  const side = sideIn(run, actor)
  const night = side && ownNight(run, side)
  const slandered = all(
    { is: 'fact', kind: 'slandered', of: at, other: actor, action },
    { rule: 'RU-SLN-1', also: [night === 'RU-FMT-6' ? night : ruleOf(side)], action },
    [why],
  )
  run.put({
    kind: 'slandered',
    of: at,
    by: actor,
    action,
    why: slandered,
    rule: 'RU-SLN-1',
    data: { side: side ?? '' },
    until: until(run),
  })
  return slandered
}

/** One rumour a night for each side: the first in the roster, after what was said in the evening. */
export const oneRumour: ActorGuard = (run, { does, actor }) => {
  if (does !== 'slander') return undefined
  const side = sideIn(run, actor)
  const mixed = isMixed(run.game.seats)
  const reason = run.ledger.seek(
    {
      kind: 'slandered',
      when: 'soFar',
      where: fact => (mixed || fact.data.side === side) && fact.until === until(run),
    },
    ruleOf(side),
    { is: 'fact', kind: 'rumourSpread', of: '', values: { side: side ?? '' } },
  )
  return reason.because.length ? reason : undefined
}
