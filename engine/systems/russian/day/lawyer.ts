/** The lawyer at a vote: one more against whom the own check showed black, and no barrier helps that player (RU-LAW-3). */
import type { SeatId } from '../../../reason/claim.ts'
import type { Reason } from '../../../reason/reason.ts'
import { holds } from '../shared/held.ts'
import { isBlack } from '../shared/sides.ts'
import { takenFrom } from '../shared/speaks.ts'
import { any, type Resolution } from '../vocabulary.ts'
import type { Boost, Cast } from './hooks.ts'

/** That a lawyer's check showed somebody; a black lawyer is served by a check of either colour (RU-LAW-B1). */
function checkedBy(run: Resolution, lawyer: SeatId, target: SeatId, colour?: 'black'): Reason[] {
  if (!run.has(lawyer, 'lawyerCheck')) return []
  return run.ledger
    .attempts({
      kind: 'checked',
      of: target,
      when: 'phaseStart',
      where: fact =>
        fact.data.does === 'lawyerCheck'
        && (colour === undefined || fact.data.shown === colour)
        && holds(run.game, lawyer, 'lawyerCheck', fact),
    })
    .map(fact => run.ledger.standing(fact, 'phaseStart'))
}

/** Why nothing defends somebody against this voter; undefined of who is no lawyer with a black check. */
export function voidsDefence(run: Resolution, voter: SeatId, against: SeatId): Reason | undefined {
  const checks = checkedBy(run, voter, against, 'black')
  return checks.length
    ? any(
        { is: 'fact', kind: 'provedBlack', of: against, other: voter },
        { rule: 'RU-LAW-3' },
        checks,
        takenFrom(run, voter),
      )
    : undefined
}

/** Whether a check of his own adds this vote. */
export const isLawyersBoost = ({ why: { claim } }: Boost): boolean =>
  claim.is === 'fact' && claim.kind === 'checkWeighs'

/** Each ballot of a lawyer against somebody whom he checked weighs one more. */
export const lawyersBoosts = (run: Resolution, ballots: readonly Cast[]): Boost[] =>
  ballots.flatMap(({ by, target }): Boost[] => {
    if (by === target) return []
    const black = isBlack(run.seat(by))
    const rule = black && !voidsDefence(run, by, target)?.holds ? 'RU-LAW-B1' : 'RU-LAW-3'
    const checks = checkedBy(run, by, target, black ? undefined : 'black')
    const lost = checks.some(({ holds }) => holds) ? takenFrom(run, by) : []
    const why = any({ is: 'fact', kind: 'checkWeighs', of: by, other: target }, { rule }, checks, lost)
    return checks.length ? [{ by, target, votes: 1, why, lost: lost[0] }] : []
  })
