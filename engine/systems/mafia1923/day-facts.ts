/** Questions about a day that several of its rulings ask: who is jailed, who is of which family, what is simply so. */
import type { Seat } from '../../journal/state.ts'
import type { RuleId, Slot } from '../../reason/claim.ts'
import type { Reason } from '../../reason/reason.ts'
import { plays } from './spectators.ts'
import { all, any, type Claim, type Says, type Walk } from './vocabulary.ts'

/** A fact of this system as a claim. */
export const fact = (
  kind: Says,
  of: string,
  more: Omit<Extract<Claim, { is: 'fact' }>, 'is' | 'kind' | 'of'> = {},
): Claim => ({ is: 'fact', kind, of, ...more })

/** Something that is simply so, or is not. */
export const so = (is: boolean, claim: Claim, rule: RuleId): Reason =>
  is ? all(claim, { rule }) : any(claim, { rule })

/** A reason under a rule that says more about it. */
export const under = (claim: Claim, rule: RuleId, reason: Reason): Reason => all(claim, { rule }, [reason])

export const familyOf = (walk: Walk, slot: Slot): string =>
  walk.game.seats.find(seat => seat.slot === slot)?.details?.family ?? ''

/** The living players, bystanders among them. */
export const livingPlayers = (walk: Walk): Seat[] => walk.living().filter(plays)

/** The living members of a family. */
export const livingOf = (walk: Walk, family: string): Seat[] =>
  livingPlayers(walk).filter(({ details }) => details?.family === family)

/** Every family of the game, in roster order. */
export const families = (walk: Walk): string[] => [
  ...new Set(walk.game.seats.filter(plays).flatMap(({ details }) => details?.family ?? [])),
]

/** Every attempt to jail a player, by name or with the family (1923-SHE1). Those that hold keep votes away. */
export function jailsOf(walk: Walk, slot: Slot): Reason[] {
  return [...jails(walk, 'jailed', slot), ...jails(walk, 'jailedFamily', familyOf(walk, slot))]
}

/** Every attempt to jail a family. */
export const familyJailsOf = (walk: Walk, family: string): Reason[] => jails(walk, 'jailedFamily', family)

/** Every attempt to jail this player by name. */
export const ownJailsOf = (walk: Walk, slot: Slot): Reason[] => jails(walk, 'jailed', slot)

const jails = (walk: Walk, kind: 'jailed' | 'jailedFamily', of: string): Reason[] =>
  walk.ledger.attempts({ kind, of, when: 'soFar' }).map(jailed => walk.ledger.standing(jailed, 'soFar'))

export const holds = (reasons: readonly Reason[]): boolean => reasons.some(reason => reason.holds)
