/** What hired killers and imitators may not send in while others do it, and shots of a side that gave up its night. */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { is } from '../attributes.ts'
import type { Sent } from '../shared/sent.ts'
import { hirelingOf, isEmployed, reduced, servesNow } from '../shared/pairs.ts'
import { accountsOf } from '../shared/shots.ts'
import { homeOf, isMixed, negativeOf, sideOf, type Side } from '../shared/sides.ts'

/** @returns the rule of this part against a move, or undefined */
export function refuseFamily(game: Game, { number }: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  if (!is(does, 'ofSide')) return undefined
  if (servesNow(game.seats, seat) !== undefined && isEmployed(game.seats, seat))
    return {
      rule: 'RU-HIR-1',
      says: {
        en: `${seat.name} sends nothing in and goes where he is sent`,
        ru: `игрок ${seat.name} ходов не присылает и идет, куда пошлют`,
      },
    }
  if (negativeOf(seat) === 'imitator' && game.seats.some(one => one.alive && negativeOf(one) === 'maniac'))
    return {
      rule: 'RU-IMI-1',
      says: {
        en: 'as long as the maniac lives nobody else sends in his kills',
        ru: 'пока жив маньяк, его убийств за него никто не присылает',
      },
    }
  const side = sideOf(game.seats, by)
  if (is(does, 'ownShot') && side !== undefined && reduced(game, side))
    return {
      rule: 'RU-YAK-2',
      says: {
        en: 'one against a pair has no shot; insurance is sent in as insure',
        ru: 'у одиночки против пары выстрела нет; страховку присылают отдельным ходом',
      },
    }
  if (is(does, 'ownShot') && isMixed(game.seats) && own(game.options, 'mixedPairNights') === 'own') {
    const home: Side = number % 2 ? 'mafia' : 'maniac'
    if (homeOf(negativeOf(seat)) !== home && accountsOf(game, number).mafia.available === 1)
      return {
        rule: 'RU-YAK-6',
        says: {
          en: "the shot of this night is the partner's; insurance is sent in as insure",
          ru: 'выстрел этой ночи — у напарника; страховку присылают отдельным ходом',
        },
      }
  }
  if (does !== 'order') return undefined
  const dead = seatOf(game, to[0] ?? '')
  if (dead && !dead.alive)
    return { rule: 'RU-GEN-12', says: { en: `${dead.name} is dead`, ru: `игрок ${dead.name} мертв` } }
  return servesNow(game.seats, seat) !== undefined || (side !== undefined && hirelingOf(game.seats, side))
    ? undefined
    : { rule: 'RU-HIR-1', says: { en: 'there is nobody to go on an order', ru: 'по заказу идти некому' } }
}
