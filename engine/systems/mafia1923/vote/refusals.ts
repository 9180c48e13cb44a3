/** Which jails and which votes besides the ballot are not taken in. */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import type { Sent } from '../refusal.ts'

/** Why an ability of the day may not be used so (1923-SHE1, SHE3, COU1, PAC1), or undefined when it may. */
export function refusedByDay(game: Game, _phase: PhaseState, move: Sent): Refusal | undefined {
  const seat = seatOf(game, move.by)!
  switch (move.does) {
    case 'jail':
      return refusedJail(seat, move)
    case 'extraVote':
      return move.to.length || move.with?.family
        ? family(game, move, '1923-COU1')
        : { rule: '1923-COU1', says: 'an extra vote names a player, a family or both' }
    case 'negativeVote':
      return move.to.length || move.with?.family
        ? family(game, move, '1923-PAC1')
        : { rule: '1923-PAC1', says: 'a negative vote names a player, a family or both' }
    default:
      return undefined
  }
}

/** A player and a family, always both (1923-SHE1). Once himself, once his own family; the two are counted apart (1923-SHE3). */
function refusedJail(seat: Seat, { to: [player, family] }: Sent): Refusal | undefined {
  if (family === undefined) return { rule: '1923-SHE1', says: 'jail names a player and a family' }
  const used = (of: string): number => own(seat.uses, `jail:${of}`) ?? 0
  if (player === seat.slot && used('self') >= 1)
    return { rule: '1923-SHE3', says: `${seat.name} jailed himself once already` }
  if (family === seat.details?.family && used('family') >= 1)
    return { rule: '1923-SHE3', says: `${seat.name} jailed his own family once already` }
  return undefined
}

function family({ seats }: Game, { with: keys }: Sent, rule: string): Refusal | undefined {
  const name = keys?.family
  return name === undefined || seats.some(({ details }) => details?.family === name)
    ? undefined
    : { rule, says: `there is no family ${name}` }
}
