/** Two pairs of killers: whom each may whiten, and when one steps in for the other (RU-YAK-3, RU-YAK-5). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { hasYakuza, isWhole, partnersOf } from '../shared/pairs.ts'
import { isExtended, isMixed, otherSide, sideOf, sides, type Side } from '../shared/sides.ts'
import { all, type LateEffect, type Resolution } from '../vocabulary.ts'

/** Whether the other pair may step in for this one although its victim was saved: both are whole. */
export const crossesPairs = (run: Resolution, _insured: Side): boolean => {
  const { seats } = run.game
  return hasYakuza(seats) && sides.every(side => isWhole(seats, side))
}

export const sideFor = (run: Resolution, who: SeatId): Side | undefined => sideOf(run.game.seats, who)

/** One of a pair shows red for a night (RU-YAK-3). */
export const whitening: LateEffect = (run, { move: { id: action, actor }, at, why }) => {
  const { seats } = run.game
  const side = sides.find(one => partnersOf(seats, one).some(({ slot }) => slot === actor))
  const mixed = isMixed(seats)
  const pair = side === undefined ? [] : mixed ? sides.flatMap(one => partnersOf(seats, one)) : partnersOf(seats, side)
  const until = `night ${run.phase.number}`
  const key = mixed ? 'mixed' : (side ?? '')
  const before = run.ledger
    .found({ kind: 'whitened', when: 'soFar', where: ({ data, until: last }) => data.pair === key && last === until })
    .map(({ of, why }) => all({ is: 'fact', kind: 'whitenedBefore', of }, { rule: 'RU-YAK-3' }, [why]))
  const whitened = all(
    { is: 'fact', kind: 'whitened', of: at, other: actor, action },
    { rule: 'RU-YAK-3', action },
    [why, ...(side === undefined ? [] : [mayWhiten(run, side)])],
    [
      ...(pair.some(({ slot }) => slot === at)
        ? []
        : [run.given({ is: 'fact', kind: 'noneOfThePair', of: at }, 'RU-YAK-3')]),
      ...before,
    ],
  )
  run.put({ kind: 'whitened', of: at, by: actor, action, why: whitened, rule: 'RU-YAK-3', until, data: { pair: key } })
  return whitened
}

/** Whose right it is: that of a whole pair of yakuza, then of the mafia, and of a pair made of the last two. */
function mayWhiten(run: Resolution, side: Side): Reason {
  const { seats } = run.game
  const broken = (one: Side): Reason[] =>
    isWhole(seats, one)
      ? []
      : [run.given({ is: 'fact', kind: 'pairBroken', of: '', values: { side: one } }, 'RU-YAK-3')]
  const others =
    side === 'mafia' && !isExtended(run.game) && isWhole(seats, otherSide(side))
      ? [run.given({ is: 'fact', kind: 'othersRight', of: '', values: { side: otherSide(side) } }, 'RU-YAK-3')]
      : []
  const claim = { is: 'fact', kind: 'mayWhiten', of: '', values: { side } } as const
  if (!hasYakuza(seats))
    return all(claim, { rule: 'RU-YAK-3' }, [], [run.given({ is: 'fact', kind: 'noYakuza', of: '' }, 'RU-YAK-3')])
  return isMixed(seats)
    ? run.given({ is: 'fact', kind: 'lastTwo', of: '' }, 'RU-YAK-3')
    : all(claim, { rule: 'RU-YAK-3' }, [], [...broken(side), ...others])
}
