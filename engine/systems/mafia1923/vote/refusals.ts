/** Which jails and which votes besides the ballot are not taken in. */
import { seatOf, type Game, type PhaseState, type Refusal, type Seat } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { sayingInEach } from '../../../text/in-each.ts'
import type { Sent } from '../refusal.ts'

const says = sayingInEach(
  {
    extraVote: 'an extra vote names a player, a family or both',
    negativeVote: 'a negative vote names a player, a family or both',
    jail: 'jail names a player and a family',
    himself: '{name} jailed himself once already',
    ownFamily: '{name} jailed his own family once already',
    noFamily: 'there is no family {name}',
  },
  {
    extraVote: 'для дополнительного голоса называют игрока, семью или и то и другое',
    negativeVote: 'для отрицательного голоса называют игрока, семью или и то и другое',
    jail: 'для тюрьмы называют и игрока, и семью',
    himself: 'игрок {name} уже сажал в тюрьму самого себя',
    ownFamily: 'игрок {name} уже сажал в тюрьму свою семью',
    noFamily: 'семьи {name} нет',
  },
)

/** Why an ability of the day may not be used so (1923-SHE1, SHE3, COU1, PAC1), or undefined when it may. */
export function refusedByDay(game: Game, _phase: PhaseState, move: Sent): Refusal | undefined {
  const seat = seatOf(game, move.by)!
  switch (move.does) {
    case 'jail':
      return refusedJail(seat, move)
    case 'extraVote':
      return move.to.length || move.with?.family
        ? family(game, move, '1923-COU1')
        : { rule: '1923-COU1', says: says('extraVote') }
    case 'negativeVote':
      return move.to.length || move.with?.family
        ? family(game, move, '1923-PAC1')
        : { rule: '1923-PAC1', says: says('negativeVote') }
    default:
      return undefined
  }
}

/** A player and a family, always both (1923-SHE1). Once himself, once his own family; the two are counted apart (1923-SHE3). */
function refusedJail(seat: Seat, { to: [player, family] }: Sent): Refusal | undefined {
  if (family === undefined) return { rule: '1923-SHE1', says: says('jail') }
  const used = (of: string): number => own(seat.uses, `jail:${of}`) ?? 0
  if (player === seat.slot && used('self') >= 1)
    return { rule: '1923-SHE3', says: says('himself', { name: seat.name }) }
  if (family === seat.details?.family && used('family') >= 1)
    return { rule: '1923-SHE3', says: says('ownFamily', { name: seat.name }) }
  return undefined
}

function family({ seats }: Game, { with: keys }: Sent, rule: string): Refusal | undefined {
  const name = keys?.family
  return name === undefined || seats.some(({ details }) => details?.family === name)
    ? undefined
    : { rule, says: says('noFamily', { name }) }
}
