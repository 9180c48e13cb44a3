/** Who has no vote: treestumps (GORNY-N8), who may also talk when dead, and whoever has no votes by name (`votes(0)`). */
import type { Game, Seat } from '../../journal/state.ts'
import { catalogueOf, getOwn } from '../../ruleset/catalogue.ts'
import type { System } from '../../ruleset/system.ts'
import type { RuleId, SeatId } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { roles } from './roles.ts'
import { weightOf } from '../../vote/day/weight.ts'
import { all, type Resolution } from './vocabulary.ts'

/** Whether somebody is a stump of wood, and not in effect vanilla by the option `treestump`. */
export const isStump = (
  { customRoles, options }: Pick<Game, 'customRoles' | 'options'>,
  { role }: Pick<Seat, 'role'>,
): boolean =>
  getOwn(options, 'treestump') !== 'asVanilla'
  && ((getOwn(customRoles, role) ?? getOwn(roles, role))?.abilities.includes('stump') ?? false)

/** That somebody is a stump, as a reason; undefined where it is not so. */
export const stumpOf = (run: Resolution, slot: SeatId): { why: Reason } | undefined =>
  isStump(run.game, run.seat(slot))
    ? (run.passive(slot, 'stump') ?? { why: all({ is: 'fact', kind: 'stump', of: slot }, { rule: 'GORNY-N8' }) })
    : undefined

/** @returns everybody without a vote though living, with the rule that says so */
export const votelessIn =
  (system: () => System) =>
  (game: Game): { slot: SeatId; rule: RuleId }[] => {
    const catalogue = catalogueOf(system(), game)
    return game.seats
      .filter(({ alive }) => alive)
      .flatMap(seat =>
        isStump(game, seat)
          ? { slot: seat.slot, rule: 'GORNY-N8' }
          : weightOf(catalogue, seat) === 0
            ? { slot: seat.slot, rule: 'votes' }
            : [],
      )
  }
