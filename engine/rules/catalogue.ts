/**
 * A system's tables together with what the host composed for this game: the one place where a role or ability is
 * looked up by name.
 */
import type { Game, ModifierUse, Seat } from '../game/state.ts'
import type { Ability, Modifier, Role } from './role.ts'
import type { System } from './system.ts'

export interface Catalogue {
  role(id: string): Role | undefined
  ability(id: string): Ability | undefined
  /** Every ability this player has: the role's, and what the faction shares. */
  abilitiesOf(seat: Seat): string[]
  /** All modifiers of this player, with their entries. */
  modifiersOf(seat: Seat): { use: ModifierUse; modifier: Modifier }[]
  /** The modifiers that apply to one ability of this player, with their entries. */
  modifiersOn(seat: Seat, ability: string): { use: ModifierUse; modifier: Modifier }[]
}

/** @param game a game of this system, with its custom roles */
export function catalogueOf(system: System, game: Pick<Game, 'customRoles' | 'customAbilities'>): Catalogue {
  const role = (id: string): Role | undefined => own(game.customRoles, id) ?? own(system.roles, id)
  const ability = (id: string): Ability | undefined => own(game.customAbilities, id) ?? own(system.abilities, id)
  // What a seat was given says more than what its role always has: another number of uses.
  const usesOf = (seat: Seat): ModifierUse[] => [
    ...(role(seat.role)?.modifiers ?? []).filter(id => !seat.modifiers.some(({ modifier, on }) => modifier === id && on === undefined)).map(modifier => ({ modifier })), ...seat.modifiers,
  ]
  const modifiersOf = (seat: Seat): { use: ModifierUse; modifier: Modifier }[] => usesOf(seat).flatMap(use => {
    const modifier = own(system.modifiers, use.modifier)
    return modifier ? [{ use, modifier }] : []
  })
  return {
    role, ability,
    abilitiesOf: seat => [...new Set([...role(seat.role)?.abilities ?? [], ...own(system.factions, seat.faction)?.abilities ?? []])],
    modifiersOf,
    modifiersOn: (seat, id) => modifiersOf(seat).filter(({ use, modifier }) => (use.on === undefined || use.on === id)
      && (modifier.where === undefined || ability(id)?.components.some(({ does }) => modifier.where!.includes(does)))),
  }
}

/** A record's own entry; never something inherited, whatever the key. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => Object.hasOwn(record, key) ? record[key] : undefined
