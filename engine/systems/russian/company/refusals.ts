/** What prostitute and geisha may not send in. */
import type { Game, PhaseState, Refusal } from '../../../journal/state.ts'
import { seatOf } from '../../../journal/state.ts'
import { own } from '../../../ruleset/catalogue.ts'
import { base, optional } from '../roles/civil.ts'
import { negativeOf } from '../shared/sides.ts'
import type { Sent } from '../shared/sent.ts'

/** @returns the rule against this move, or undefined */
export function refuseCompany(game: Game, _phase: PhaseState, { by, does, to }: Sent): Refusal | undefined {
  const seat = seatOf(game, by)!
  const civil = own(game.customRoles, seat.role) ?? own(base, seat.role) ?? own(optional, seat.role)
  switch (does) {
    case 'take':
      return to.length > 1 && !civil?.abilities.includes('takeHome')
        ? {
            rule: 'RU-GEI-B1',
            says: {
              en: `${seat.name} takes one client: only a geisha who is a prostitute too takes two`,
              ru: `игрок ${seat.name} забирает одного клиента: двух забирает только гейша, которая еще и проститутка`,
            },
          }
        : undefined
    case 'takeHome':
      return negativeOf(seat) === 'geisha'
        ? {
            rule: 'RU-PRO-B2',
            says: {
              en: `${seat.name} is the geisha too, and takes both clients with take`,
              ru: `игрок ${seat.name} еще и гейша и забирает обоих клиентов одним ходом`,
            },
          }
        : undefined
    default:
      return undefined
  }
}
