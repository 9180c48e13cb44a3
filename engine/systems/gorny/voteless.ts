/** Treestumps (GORNY-N8): they have no vote, and may talk when dead. */
import type { Game, Seat } from '../../journal/state.ts'
import { own } from '../../ruleset/catalogue.ts'
import type { RuleId, Slot } from '../../reason/claim.ts'
import { roles } from './roles.ts'

export const isStump = (game: Pick<Game, 'customRoles'>, { role }: Pick<Seat, 'role'>): boolean =>
  (own(game.customRoles, role) ?? own(roles, role))?.abilities.includes('stump') ?? false

/** @returns everybody without a vote though living, with the rule that says so */
export const voteless = (game: Game): { slot: Slot; rule: RuleId }[] =>
  game.seats.filter(seat => seat.alive && isStump(game, seat)).map(({ slot }) => ({ slot, rule: 'GORNY-N8' }))
