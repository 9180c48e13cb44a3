/** What hired killers and imitators may not send in while others do it, and shots of a side that gave up its night. */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { is } from '../abilities.ts'
import type { Sent } from '../shared/sent.ts'
import { hirelingOf, isEmployed, reduced, servesNow } from '../shared/pairs.ts'
import { accountsOf } from '../shared/shots.ts'
import { homeOf, isMixed, negativeOf, sideOf, type Side } from '../shared/sides.ts'

/** @returns the rule of this part against a move, or undefined */
export function refuseFamily(game: Game, { number }: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  if (!is(does, 'ofSide')) return undefined
  if (servesNow(game.seats, seat) !== undefined && isEmployed(game.seats, seat))
    return { rule: 'RU-HIR-1', says: `${seat.name} sends nothing in and goes where he is sent` }
  if (negativeOf(seat) === 'imitator' && game.seats.some(one => one.alive && negativeOf(one) === 'maniac'))
    return { rule: 'RU-IMI-1', says: 'as long as the maniac lives nobody else sends in his kills' }
  const side = sideOf(game.seats, by)
  if (is(does, 'ownShot') && side !== undefined && reduced(game, side))
    return { rule: 'RU-YAK-2', says: 'one against a pair has no shot; insurance is sent in as insure' }
  if (is(does, 'ownShot') && isMixed(game.seats) && own(game.options, 'mixedPairNights') === 'own') {
    const home: Side = number % 2 ? 'mafia' : 'maniac'
    if (homeOf(negativeOf(seat)) !== home && accountsOf(game, number).mafia.available === 1)
      return { rule: 'RU-YAK-6', says: `the shot of this night is the partner's; insurance is sent in as insure` }
  }
  if (does !== 'order') return undefined
  const dead = seatOf(game, to[0] ?? '')
  if (dead && !dead.alive) return { rule: 'RU-GEN-12', says: `${dead.name} is dead` }
  return servesNow(game.seats, seat) !== undefined || (side !== undefined && hirelingOf(game.seats, side))
    ? undefined
    : { rule: 'RU-HIR-1', says: 'there is nobody to go on an order' }
}
