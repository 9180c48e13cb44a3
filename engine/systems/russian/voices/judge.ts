/** The judge: what his ballot weighs, whom it condemns where a vote is level, and what he is blamed for (RU-JUD). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import type { Cast, Weight } from '../day/hooks.ts'
import { isCopied } from '../shared/playing.ts'
import { isBlack } from '../shared/sides.ts'
import { speaksBy } from '../shared/speaks.ts'
import { all, type Fact, type Resolution } from '../vocabulary.ts'
import { silencedBy } from './liar.ts'
import { changeStored, handOverStored, storedOf } from './stored.ts'

/** With what a judge begins, and what he never goes beyond. */
const MOST = 6
/** Above this he is still heard by whoever has a barrier (RU-JUD-2). */
const HEARD = 3

const weight = { counter: 'judgeWeight', ability: 'judgement', begins: MOST, most: MOST } as const

/** What the ballot of a judge weighs now: of who only copied or conjured the role, which begins anew, a third less (RU-JUD-2). */
function weightNow(run: Resolution, judge: SeatId): Weight | undefined {
  const passive = speaksBy(run, judge, 'judgement')
  if (!passive) return undefined
  const copied = isCopied(run.game, judge, 'judgement')
  const votes = copied ? Math.floor((MOST * 2) / 3) : storedOf(run, judge, weight)
  const rule = copied ? 'RU-JUD-2' : 'RU-JUD-1'
  const claim = { is: 'fact', kind: 'judgeWeighs', of: judge, values: { size: votes } } as const
  return { votes, why: all(claim, { rule, action: passive.action }, [passive.why]), lost: passive.lost }
}

/** Step `weights`. */
export const judgesWeight = (run: Resolution, { by }: Cast): Weight | undefined => weightNow(run, by)

/** Step `barriers`: two of it are left where he weighs more than three (RU-JUD-2). */
export function heardBehindBarrier(run: Resolution, { by }: Cast): Weight | undefined {
  const now = weightNow(run, by)
  if (!now || now.votes <= HEARD) return undefined
  const claim = { is: 'fact', kind: 'heardBehindBarrier', of: by } as const
  return { votes: 2, why: all(claim, { rule: 'RU-JUD-2' }, [now.why]) }
}

/**
 * Step `verdict`: of those who are level the ones against whom judges vote, in the order of their ballots; not where a liar has
 * made nothing of the judge’s ballot: that of a black one leaves him a vote, and so his say.
 */
export const condemned = (
  run: Resolution,
  tied: readonly SeatId[],
  ballots: readonly Cast[],
): { who: SeatId; why: Reason }[] =>
  ballots
    .filter(({ target }) => tied.includes(target))
    .flatMap(({ by, target, why }) => {
      const now = weightNow(run, by)
      if (!now) return []
      const silenced = run.option<boolean>('silencedJudgeCondemns') ? undefined : silencedBy(run, by, 'nothing')
      const claim = { is: 'fact', kind: 'condemns', of: target, other: by } as const
      return [{ who: target, why: all(claim, { rule: 'RU-JUD-2' }, [why, now.why], silenced ? [silenced] : []) }]
    })

/** After a lynch: three less for a red against whom he voted, two for another one, one more for a black against whom he did (RU-JUD-1). */
export const blameJudge = (run: Resolution): void =>
  changeStored(run, weight, ({ seat, votedAgainst }) =>
    seat.faction === 'red' ? (votedAgainst ? -3 : -2) : isBlack(seat) && votedAgainst ? 1 : 0,
  )

/** Who takes the role over has what it weighs by now (RU-ACZ-3). */
export const inheritWeight = (run: Resolution, heir: Fact<'heir'>): void => handOverStored(run, heir, weight)
